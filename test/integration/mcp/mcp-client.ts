import { request } from 'node:http';
import type { ServiceClient } from '../../setup/service-client.ts';

/** What a client of MCP sees of an answer. */
export interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

const VERSION = '2025-06-18';
export const INITIALIZE = { protocolVersion: VERSION, capabilities: {}, clientInfo: { name: 'test', version: '1' } };

/** Speaks MCP by hand, so that each header and byte is the test's to choose; `fetch` keeps some to itself. */
export class McpClient {
  private id = 0;

  constructor(
    readonly service: Pick<ServiceClient, 'url'>,
    readonly token?: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** The same caller, with further headers on each request. */
  with(headers: Readonly<Record<string, string>>): McpClient {
    return new McpClient(this.service, this.token, { ...this.headers, ...headers });
  }

  send(
    body: string | Buffer,
    { method = 'POST', path = '/mcp', headers = {} }: { method?: string; path?: string; headers?: Record<string, string> } = {},
  ): Promise<Seen> {
    const all = {
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json', accept: 'application/json, text/event-stream' } : {}),
      ...this.headers,
      ...headers,
    };
    return new Promise((resolve, reject) => {
      // Not a URL: the path is sent as it is written.
      const { hostname, port } = new URL(this.service.url);
      const sent = request({ hostname, port, path, method, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: text.startsWith('{') ? JSON.parse(text) : undefined });
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }

  message(body: unknown): Promise<Seen> {
    return this.send(JSON.stringify(body));
  }

  ask(method: string, params?: unknown): Promise<Seen> {
    return this.message({ jsonrpc: '2.0', id: ++this.id, method, ...(params === undefined ? {} : { params }) });
  }

  query(query: string): Promise<Seen> {
    return this.ask('tools/call', { name: 'svc_dsl_query', arguments: { query } });
  }

  /** Opens a session and gives its id. */
  async open(): Promise<string> {
    const { headers } = await this.ask('initialize', INITIALIZE);
    return String(headers['mcp-session-id']);
  }

  end(session: string): Promise<Seen> {
    return this.send('', { method: 'DELETE', headers: { 'mcp-session-id': session } });
  }
}
