import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly request: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** What to answer; `undefined` breaks the connection instead. */
export type Reply = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown } | undefined;

/** An HTTP server that answers as a test decides, for answers that the service gives too rarely: it records the requests. */
export class ScriptedServer {
  readonly received: Received[] = [];

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(reply: (received: Received, count: number) => Reply | Promise<Reply>): Promise<ScriptedServer> {
    const server = createServer((request, response) => {
      void bodyOf(request).then(async (body) => {
        const received = { request: `${request.method} ${request.url}`, authorization: request.headers.authorization, body };
        scripted.received.push(received);
        const answer = await reply(received, scripted.received.length);
        if (answer === undefined) request.socket.destroy();
        else response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(JSON.stringify(answer.body ?? {}));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const scripted = new ScriptedServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    return scripted;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
