import { setTimeout as sleep } from 'node:timers/promises';
import { recoveredAt } from './recovery.ts';

/** The kinds of requests that callers send all the time. */
export const KINDS = ['list', 'title', 'batch', 'write'] as const;
export type Kind = (typeof KINDS)[number];

interface Seen {
  readonly kind: Kind;
  readonly at: number;
  readonly ms: number;
  /** HTTP status; 0 if the connection failed or nothing came within the limit. */
  readonly status: number;
  /** Whether a success had the wrong content. */
  readonly isWrong: boolean;
  /** Whether a 503 says when to try again. */
  readonly saysWhen: boolean;
}

const LONGEST_MS = 60_000;
const PAUSE_MS = 100;
const COMPANY = 'Walmart';

/** Sends requests of each kind, one after the other, and compares each answer with what it must be. */
export class Traffic {
  readonly seen: Seen[] = [];
  /** Aliases whose writes were acknowledged. */
  readonly acknowledged: string[] = [];
  private readonly loops: Promise<void>[];
  private isOver = false;
  private written = 0;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly label: string,
  ) {
    this.loops = KINDS.map((kind) => this.loop(kind));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
  }

  /** When each kind has succeeded again, without a later failure; undefined if one has not. */
  recoveredAt(since: number): number | undefined {
    return recoveredAt(
      this.seen.map(({ kind, at, status }) => ({ kind, at, isFailure: status !== 200 })),
      KINDS,
      since,
    );
  }

  private async loop(kind: Kind): Promise<void> {
    while (!this.isOver) {
      const at = Date.now();
      const { status, isWrong, saysWhen } = await this.ask(kind).catch(() => ({ status: 0, isWrong: false, saysWhen: true }));
      this.seen.push({ kind, at, ms: Date.now() - at, status, isWrong, saysWhen });
      await sleep(PAUSE_MS);
    }
  }

  private async ask(kind: Kind): Promise<Pick<Seen, 'status' | 'isWrong' | 'saysWhen'>> {
    if (kind === 'list') return this.check(await this.get('/api/companies?limit=20&order_by=alpha'), ({ data }) => data?.length === 20);
    if (kind === 'title') return this.check(await this.get('/api/titleconvert?title=registered%20nurse'), ({ data }) => data?.[0]?.onet_code === '29-1141.00');
    if (kind === 'batch') {
      const answer = await this.query('TITLECONVERT ["registered nurse", "truck drivers", "software eng"]');
      return this.check(answer, ({ data }) => data?.results?.[0]?.recommended?.onet_code === '29-1141.00' && data.results.length === 3);
    }
    const alias = `Fault ${this.label} ${this.written++}`;
    const answer = await this.query(`ADD ALIAS "${alias}" TO COMPANY "${COMPANY}" TYPE alternate_spelling`);
    if (answer.status === 200) this.acknowledged.push(alias);
    return this.check(answer, ({ success }) => success === true);
  }

  private get(path: string): Promise<Response> {
    return fetch(`${this.url}${path}`, { headers: { authorization: `Bearer ${this.token}` }, signal: AbortSignal.timeout(LONGEST_MS) });
  }

  private query(query: string): Promise<Response> {
    return fetch(`${this.url}/api/dsl`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
  }

  // The shape of a body is what this looks at.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private async check(answer: Response, isRight: (body: any) => boolean): Promise<Pick<Seen, 'status' | 'isWrong' | 'saysWhen'>> {
    const body: unknown = await answer.json();
    const { status } = answer;
    return { status, isWrong: status === 200 && !isRight(body), saysWhen: status !== 503 || answer.headers.has('retry-after') };
  }

  /** Aliases that were acknowledged and that the database, or the search index, does not have. */
  async lost(stored: ReadonlySet<string>): Promise<string[]> {
    const missing = this.acknowledged.filter((alias) => !stored.has(alias));
    // The last ones: the index gets writes in their order.
    for (const alias of this.acknowledged.slice(-3)) {
      const found = (await (await this.get(`/api/companyconvert?name=${encodeURIComponent(alias)}&limit=1`)).json()) as { data?: { matched_name?: string }[] };
      if (found.data?.[0]?.matched_name !== alias) missing.push(`${alias} (search)`);
    }
    return missing;
  }
}
