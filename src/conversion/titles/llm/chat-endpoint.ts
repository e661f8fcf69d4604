import { z } from 'zod';
import type { ChatMessage } from './prompt.ts';

/** Address and timeout of the language model. */
export interface EndpointSettings {
  /** Including the version, for example `https://llm.example.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** For one question, including all attempts. */
  readonly timeoutMs: number;
}

/** Why there is no answer. The message never includes the response or the key. */
export class EndpointError extends Error {
  override name = 'EndpointError';
}

/** An answer is a code and a few words. Some models print their reasoning first. */
const LONGEST_ANSWER_BYTES = 256 * 1024;
/** Status codes for a body with members that the server or the model does not support. */
const BODY_REFUSED = [400, 422];

const COMPLETION = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1) });

/**
 * A client for `POST {baseUrl}/chat/completions`, the format that most language models support. It uses fetch because the usual client libraries follow
 * redirects, retry on their own, and read further settings from the environment.
 */
export class ChatEndpoint {
  private readonly url: string;
  /** Sent until the server refuses these options and answers without them. */
  private options: object = { temperature: 0, response_format: { type: 'json_object' } };

  constructor(private readonly settings: EndpointSettings) {
    const url = new URL(settings.baseUrl);
    url.pathname = `${url.pathname.replace(/\/+$/u, '')}/chat/completions`;
    this.url = url.href;
  }

  /** The text of the answer; empty if the model gave none. Throws {@link EndpointError}. */
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
      // A redirect could send the title, and the key, to an address that was not configured.
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
    if (error instanceof SyntaxError) throw new EndpointError('the answer is not JSON');
    throw error;
  }
  const completion = COMPLETION.safeParse(body);
  if (!completion.success) throw new EndpointError('the answer is not a chat completion');
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

/** Only the code of the cause: messages of network errors may include the request. */
function unreachable(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? `not reachable (${cause.code})` : 'not reachable';
}
