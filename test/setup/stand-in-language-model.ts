import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the stand-in received. */
export interface AskedModel {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // The shape of a body is what tests are about.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface ModelAnswer {
  readonly status?: number;
  /** The text of the answer. */
  readonly content?: string | null;
  /** Replaces the whole body. */
  readonly raw?: string;
  readonly headers?: Record<string, string>;
  readonly afterMs?: number;
}

/** Replaces a language model: a server for the chat-completions format that returns the answers a test sets and records the requests. */
export class StandInLanguageModel {
  readonly asked: AskedModel[] = [];
  /** The answer to each request; a test can replace it. */
  answer: (asked: AskedModel) => ModelAnswer = () => ({ content: '{"code": null}' });

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(): Promise<StandInLanguageModel> {
    let model: StandInLanguageModel | undefined = undefined;
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const asked = { path: request.url ?? '', headers: request.headers, text, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
        model?.asked.push(asked);
        const { status = 200, content, raw, headers = {}, afterMs = 0 } = model?.answer(asked) ?? {};
        const body = raw ?? JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content } }] });
        setTimeout(() => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body), afterMs).unref();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    model = new StandInLanguageModel(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server);
    return model;
  }

  /** The question in the last request. */
  get question(): { title: string; candidates: { code: string; title: string }[]; [name: string]: unknown } {
    return JSON.parse(this.asked.at(-1)?.body.messages.at(-1).content) as StandInLanguageModel['question'];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
