import { setTimeout as sleep } from 'node:timers/promises';
import { Caller, type Received } from './caller.ts';
import { recoveredAt } from './recovery.ts';

/** The kinds of requests that callers send all the time. */
export const KINDS = ['list', 'title', 'batch', 'write', 'own write'] as const;
export type Kind = (typeof KINDS)[number];

interface Seen {
  readonly kind: Kind;
  readonly at: number;
  readonly ms: number;
  /** HTTP status; 0 if the connection failed or nothing came within the limit. */
  readonly status: number;
  /** Whether a success had the wrong content. */
  readonly isWrong: boolean;
  /** Whether a 429 or 503 says when to try again. */
  readonly saysWhen: boolean;
}

/** Those that are sent one after the other; an own write follows a write. */
const LOOPS: readonly Kind[] = ['list', 'title', 'batch', 'write'];
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
  private readonly caller: Caller;

  constructor(
    url: string,
    token: string,
    private readonly label: string,
  ) {
    this.caller = new Caller(url, token);
    this.loops = LOOPS.map((kind) => this.loop(kind));
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
      // A write is read at once, perhaps from another process.
      if ((await this.note(kind)) === 200 && kind === 'write') await this.note('own write');
      await sleep(PAUSE_MS);
    }
  }

  private async note(kind: Kind): Promise<number> {
    const at = Date.now();
    const { status, isWrong, saysWhen } = await this.ask(kind);
    this.seen.push({ kind, at, ms: Date.now() - at, status, isWrong, saysWhen });
    return status;
  }

  private async ask(kind: Kind): Promise<Pick<Seen, 'status' | 'isWrong' | 'saysWhen'>> {
    if (kind === 'list') return check(await this.caller.ask('/api/companies?limit=20&order_by=alpha'), ({ data }) => data?.length === 20);
    if (kind === 'title')
      return check(await this.caller.ask('/api/titleconvert?title=registered%20nurse'), ({ data }) => data?.[0]?.onet_code === '29-1141.00');
    if (kind === 'batch') {
      const answer = await this.caller.ask('TITLECONVERT ["registered nurse", "truck drivers", "software eng"]');
      return check(answer, ({ data }) => data?.results?.[0]?.recommended?.onet_code === '29-1141.00' && data.results.length === 3);
    }
    if (kind === 'own write') {
      const last = this.acknowledged.at(-1);
      return check(await this.caller.ask(`/api/companies/${COMPANY}/aliases`), ({ data }) => data?.some(({ alias }: { alias: string }) => alias === last));
    }
    const alias = `Fault ${this.label} ${this.written++}`;
    const answer = await this.caller.ask(`ADD ALIAS "${alias}" TO COMPANY "${COMPANY}" TYPE alternate_spelling`);
    if (answer.status === 200) this.acknowledged.push(alias);
    return check(answer, ({ success }) => success === true);
  }

  /** Aliases that were acknowledged and that the database, or the search index, does not have. */
  async lost(stored: ReadonlySet<string>): Promise<string[]> {
    const missing = this.acknowledged.filter((alias) => !stored.has(alias));
    // The last ones: the index gets writes in their order.
    for (const alias of this.acknowledged.slice(-3)) {
      const { body } = await this.caller.ask(`/api/companyconvert?name=${encodeURIComponent(alias)}&limit=1`);
      if ((body as { data?: { matched_name?: string }[] }).data?.[0]?.matched_name !== alias) missing.push(`${alias} (search)`);
    }
    return missing;
  }
}

// The shape of a body is what this looks at.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const check = ({ status, body, saysWhen }: Received, isRight: (body: any) => boolean): Pick<Seen, 'status' | 'isWrong' | 'saysWhen'> => ({
  status,
  isWrong: status === 200 && !isRight(body),
  saysWhen,
});
