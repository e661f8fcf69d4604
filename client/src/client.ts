import { convertTitles, type BatchOptions, type TitleResult } from './batch.ts';
import { LaborMarketError } from './errors.ts';
import type { Methods } from './generated/methods.ts';
import { OPERATIONS } from './generated/operations.ts';
import type { CallOptions, Input, ListId, OperationId, QueryAnswer, Row } from './method.ts';
import { retrying } from './retry.ts';
import { sender, type HttpAnswer } from './send.ts';
import { sessionOf, type Credential, type User } from './session.ts';
import { unlessAborted } from './waiting.ts';

export interface ClientOptions {
  /** The address of the service: `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  readonly credential: Credential;
  /** How often a call is sent again after a failure that may pass; default 3. */
  readonly retries?: number;
  /** The longest `Retry-After` to wait for, in seconds; default 60. After a longer one, the call fails at once. */
  readonly longestWaitSeconds?: number;
  /** Replaces the global fetch, to add a proxy or a log. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface PageOptions extends Pick<CallOptions, 'signal'> {
  /** Rows per request; default: as many as the operation allows. */
  readonly pageSize?: number;
}

/** A client of the service: one method for each operation, and what takes several calls. */
export interface LaborMarket extends Methods {
  /** All rows of a list, fetched page by page as they are needed. Stop with `break`. */
  rows<Id extends ListId>(operation: Id, input?: Omit<Input<Id>, 'limit' | 'offset'>, options?: PageOptions): AsyncGenerator<Row<Id>, void, undefined>;
  /** Runs one query. */
  dsl<Data = unknown>(query: string, options?: CallOptions): Promise<QueryAnswer<Data>>;
  /** All rows of a query, fetched page by page. LIMIT in the query is the size of a page. */
  dslRows<One = Readonly<Record<string, unknown>>>(query: string, options?: Pick<CallOptions, 'signal'>): AsyncGenerator<One, void, undefined>;
  /** Converts any number of titles, 200 at a time. */
  convertTitles(titles: readonly string[], options?: BatchOptions): Promise<TitleResult[]>;
  /** Signs in now instead of with the first call, to see whether the password is right. Undefined if the credential is a token. */
  signIn(): Promise<User | undefined>;
  /** Ends the session of a username and password. */
  signOut(): Promise<void>;
}

/** Queries that change nothing. A query that begins with another word is never sent twice. */
const READS = /^\s*(?:LIST|GET|COUNT|SEARCH|ANALYZE|TITLECONVERT|COMPANYCONVERT|CLUSTERCONVERT|VERSION|HELP)\b/i;

/** A client of the service at `baseUrl`. It sends nothing before the first call. */
export function connect({ baseUrl, credential, retries = 3, longestWaitSeconds = 60, fetch }: ClientOptions): LaborMarket {
  const send = sender(baseUrl, (...request) => (fetch ?? globalThis.fetch)(...request));
  const session = sessionOf(credential, {
    login: async (input) => (await send({ method: 'post', path: '/auth/login', input })).body as never,
    refresh: async (input) => (await send({ method: 'post', path: '/auth/refresh', input })).body as never,
    logout: async (token) => {
      await send({ method: 'post', path: '/auth/logout', token });
    },
  });

  const sendSignedIn = async (request: { method: string; path: string; input: object | undefined }, signal: AbortSignal | undefined): Promise<HttpAnswer> => {
    const token = await unlessAborted(session.token(), signal);
    try {
      return await send({ ...request, token, signal });
    } catch (error) {
      // Nothing was done, so even a change may be sent again.
      if (!(error instanceof LaborMarketError && error.code === 'unauthorized') || !(await unlessAborted(session.renew(token), signal))) throw error;
      return send({ ...request, token: await unlessAborted(session.token(), signal), signal });
    }
  };

  const call = (id: OperationId, input: object | undefined, options: CallOptions = {}): Promise<HttpAnswer> => {
    const { method, path, readsOnly } = OPERATIONS[id];
    const { signal, repeatable = readsOnly } = options;
    return retrying(() => sendSignedIn({ method, path, input }, signal), { retries: options.retries ?? retries, repeatable, longestWaitSeconds, signal });
  };

  const dsl = async <Data>(query: string, options: CallOptions = {}): Promise<QueryAnswer<Data>> =>
    (await call('runDsl', { query }, { repeatable: READS.test(query), ...options })).body as QueryAnswer<Data>;

  const methods = Object.fromEntries(
    (Object.keys(OPERATIONS) as OperationId[]).map((id) => [id, async (input?: object, options?: CallOptions) => (await call(id, input, options)).body]),
  ) as unknown as Methods;

  return {
    ...methods,
    dsl,
    async *rows(id, input, { pageSize = OPERATIONS[id].largestPage, signal } = {}) {
      let first: string | null | undefined;
      for (let offset = 0, more = true; more;) {
        const { body, headers } = await call(id, { ...input, limit: pageSize, offset }, { ...(signal === undefined ? {} : { signal }) });
        const { data, count, has_more } = body as { data: Row<typeof id>[]; count: number; has_more: boolean };
        first = sameDataset(first, headers.get('x-dataset-version'));
        yield* data;
        offset += count;
        more = has_more && count > 0;
      }
    },
    async *dslRows<One>(query: string, options?: Pick<CallOptions, 'signal'>) {
      for (let next: string | undefined = query; next !== undefined;) {
        const { data, has_more, next_page }: QueryAnswer = await dsl(next, options);
        if (!Array.isArray(data)) throw new TypeError(`The answer to ${query} is one record. Use dsl() instead of dslRows().`);
        yield* data as One[];
        next = has_more === true ? (next_page as string | undefined) : undefined;
      }
    },
    convertTitles: (titles, options) => convertTitles(dsl, titles, options),
    signIn: () => session.signIn(),
    signOut: () => session.signOut(),
  };
}

/** Pages of two datasets do not fit together: rows would be missing or appear twice. */
function sameDataset(first: string | null | undefined, version: string | null): string | null {
  if (first === undefined || first === version) return version;
  throw new LaborMarketError(`The dataset changed from ${first} to ${version} between two pages.`, {
    code: 'dataset_changed',
    suggestion: 'Read the list again from the start.',
  });
}
