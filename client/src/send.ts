import createFetchClient from 'openapi-fetch';
import { errorOfResponse, unreachable } from './errors.ts';
import type { paths } from './generated/schema.ts';

/** One HTTP request, without retries. */
export interface HttpRequest {
  readonly method: string;
  /** With {placeholders}. */
  readonly path: string;
  readonly input?: object | undefined;
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface HttpAnswer {
  readonly body: unknown;
  readonly headers: Headers;
}

export type Send = (request: HttpRequest) => Promise<HttpAnswer>;

/** Sends requests to the service, and throws the error of every answer that is not a success. */
export function sender(baseUrl: string, fetch: typeof globalThis.fetch): Send {
  const { request: send } = createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    // Looked up for each request, in case that the program replaces it.
    fetch: (request) => fetch(request),
    querySerializer: { array: { style: 'form', explode: false } },
  });
  return async ({ method, path, input = {}, token, signal }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.entries(input as Record<string, unknown>);
    const options = {
      ...(method === 'get'
        ? {
            params: {
              path: Object.fromEntries(params.filter(([name]) => names.includes(name))),
              query: Object.fromEntries(params.filter(([name]) => !names.includes(name))),
            },
          }
        : { body: input }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal,
      cache: 'no-store',
    };
    const { response, data, error } = await (send as unknown as LooseSend)(method, path, options).catch((problem: unknown) => {
      signal?.throwIfAborted();
      throw unreachable(baseUrl, problem);
    });
    if (!response.ok) throw errorOfResponse(response, error);
    return { body: data, headers: response.headers };
  };
}

/** The types of input and output are those of `Methods`; between them, one function sends all requests. */
type LooseSend = (method: string, path: string, options: object) => Promise<{ response: Response; data?: unknown; error?: unknown }>;
