import { z } from 'zod';
import type { ChatMessage } from './prompt.ts';

/** Where the language model answers, and how long it may take. */
export interface EndpointSettings {
  /** Up to and with the version, as `https://llm.example.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** For one question, all attempts together. */
  readonly timeoutMs: number;
}

/** Why there is no answer, in words of our own: what came back, and the key, are never repeated. */
export class EndpointError extends Error {
  override name = 'EndpointError';
}

/** An answer is a code and a few words; some models think aloud before it. */
const LONGEST_ANSWER_BYTES = 256 * 1024;
/** What servers answer to a body with members that they, or the model, do not know. */
const BODY_REFUSED = [400, 422];

const COMPLETION = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1) });

/**
 * `POST {baseUrl}/chat/completions`, the format that most language models are served in. Built on fetch: one request needs no client library, and
 * the usual ones follow redirects, try again by themselves and read settings of their own from the environment.
 */
export class ChatEndpoint {
  private readonly url: string;
  /** Asked for until the server refuses what it does not know and answers without. */
  private options: object = { temperature: 0, response_format: { type: 'json_object' } };

  constructor(private readonly settings: EndpointSettings) {
    const url = new URL(settings.baseUrl);
    url.pathname = `${url.pathname.replace(/\/+$/u, '')}/chat/completions`;
    this.url = url.href;
  }

  /** The text of the answer; empty when the model gave none. Throws {@link EndpointError}. */
  async complete(messages: readonly ChatMessage[]): Promise<string> {
    const signal = AbortSignal.timeout(this.settings.timeoutMs);
    try {
      const response = await this.post({ ...this.options, messages }, signal);
      if (response.ok || !BODY_REFUSED.includes(response.status)) return await contentOf(response);
      await response.body?.cancel();
      const plain = await contentOf(await this.post({ messages }, signal));
      this.options = {};
      return plain;
    } catch (error) {
      throw error instanceof EndpointError ? error : new EndpointError(signal.aborted ? `no answer within ${this.settings.timeoutMs} ms` : unreachable(error));
    }
  }

  private post(body: object, signal: AbortSignal): Promise<Response> {
    const { apiKey, model } = this.settings;
    return fetch(this.url, {
      method: 'POST',
      // A redirect would take the title, and perhaps the key, to an address that nobody configured.
      redirect: 'manual',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, ...body }),
      signal,
    });
  }
}

async function contentOf(response: Response): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new EndpointError(`status ${response.status}`);
  }
  let body: unknown;
  try {
    body = JSON.parse(await boundedText(response));
  } catch (error) {
    if (error instanceof SyntaxError) throw new EndpointError('the answer is no JSON');
    throw error;
  }
  const completion = COMPLETION.safeParse(body);
  if (!completion.success) throw new EndpointError('the answer is no chat completion');
  return completion.data.choices[0]?.message.content ?? '';
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER_BYTES) throw new EndpointError(`the answer is longer than ${LONGEST_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The code of the cause alone: messages of network errors may hold what was sent. */
function unreachable(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? `not reachable (${cause.code})` : 'not reachable';
}
