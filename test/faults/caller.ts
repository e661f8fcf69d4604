export interface Received {
  /** HTTP status; 0 if the connection failed or nothing came within the limit. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether a 429 or 503 says when to try again. */
  readonly saysWhen: boolean;
}

const LONGEST_MS = 60_000;

/** Sends requests with a token. */
export class Caller {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Requests a path of REST, or sends a query. */
  async ask(pathOrQuery: string): Promise<Received> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      const answer = pathOrQuery.startsWith('/')
        ? await fetch(`${this.url}${pathOrQuery}`, { headers, signal })
        : await fetch(`${this.url}/api/dsl`, { method: 'POST', headers, signal, body: JSON.stringify({ query: pathOrQuery }) });
      const body = (await answer.json()) as Record<string, unknown>;
      return { status: answer.status, body, saysWhen: ![429, 503].includes(answer.status) || answer.headers.has('retry-after') };
    } catch {
      return { status: 0, body: {}, saysWhen: true };
    }
  }
}
