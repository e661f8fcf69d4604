import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the stand-in got it. */
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
  /** What the model says. */
  readonly content?: string | null;
  /** The whole body instead. */
  readonly raw?: string;
  readonly headers?: Record<string, string>;
  readonly afterMs?: number;
}

/** Speaks the chat-completions format in place of a language model: says what a test wants it to say, and keeps what it was asked. */
export class StandInLanguageModel {
  readonly asked: AskedModel[] = [];
  /** What it answers from now on. */
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
        setTimeout(() => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body), afterMs);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    model = new StandInLanguageModel(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server);
    return model;
  }

  /** The question of the last request, as the model reads it. */
  get question(): { title: string; candidates: { code: string; title: string }[]; [name: string]: unknown } {
    return JSON.parse(this.asked.at(-1)?.body.messages.at(-1).content) as StandInLanguageModel['question'];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
