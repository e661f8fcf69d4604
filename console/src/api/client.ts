import { problemOf } from './problem.ts';
import type { paths } from './schema.d.ts';
import { accessToken, renew } from './session.ts';

type Method = 'get' | 'post' | 'delete';
type PathsWith<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never }[keyof paths];
type Operation<M extends Method, P extends PathsWith<M>> = paths[P] extends Record<M, infer O> ? O : never;
/** The body of a success. */
export type Answer<M extends Method, P extends PathsWith<M>> =
  Operation<M, P> extends { responses: { 200: { content: { 'application/json': infer T } } } } ? T : never;
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? (Q extends undefined ? object : NonNullable<Q>) : object;
type PathOf<O> = O extends { parameters: { path: infer V } } ? { path: V } : { path?: never };
type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : undefined;

export type Parameters<M extends Method, P extends PathsWith<M>> = PathOf<Operation<M, P>> & {
  readonly query?: { readonly [K in keyof QueryOf<Operation<M, P>>]?: QueryOf<Operation<M, P>>[K] | undefined };
  readonly signal?: AbortSignal;
};

/** Sends GET to a path of the API. Parameters that are undefined or empty are not sent. */
export async function get<P extends PathsWith<'get'>>(path: P, parameters: Parameters<'get', P>): Promise<Answer<'get', P>> {
  const response = await send(urlOf(path, parameters), { signal: parameters.signal ?? null });
  return (await response.json()) as Answer<'get', P>;
}

export async function post<P extends PathsWith<'post'>>(path: P, body: BodyOf<Operation<'post', P>>, signal?: AbortSignal): Promise<Answer<'post', P>> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
  return (await response.json()) as Answer<'post', P>;
}

/** Sends a request with the access token. A token that was just revoked or expired is renewed once. */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const attempt = async (): Promise<Response> =>
    fetch(url, { ...init, headers: { ...(init.headers as Record<string, string> | undefined), Authorization: `Bearer ${await accessToken()}` } });
  let response = await attempt();
  if (response.status === 401 && (await renew()) !== null) response = await attempt();
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** The path with its placeholders filled, and the query. Also what "copy as curl" shows. */
export function urlOf(path: string, { path: values, query }: { readonly path?: unknown; readonly query?: object | undefined }): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(String((values as Record<string, unknown>)[name])));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
