import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import { KINDS, type Kind, type Oracle, type Verdict } from './oracle.ts';
import { recoveredAt } from './recovery.ts';
import type { WrittenCompany } from './written-company.ts';

type MixedKind = Kind | 'write' | 'own record';
const MIXED_KINDS: readonly MixedKind[] = [...KINDS, 'write', 'own record'];

interface Seen {
  readonly kind: MixedKind;
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  readonly isFailure: boolean;
  readonly isWrong: boolean;
}

const PAUSE_MS = 100;
const PAUSE_OF_WRITERS_MS = 300;
const EXAMPLES = 20;

/** Callers of every kind, and one that writes to each of some companies. Each answer is compared with what it must be. */
export class MixedTraffic {
  readonly seen: Seen[] = [];
  wrongAnswers = 0;
  /** Statuses other than those that callers must expect. */
  readonly unexpected = new Map<string, number>();
  private readonly loops: Promise<void>[];
  private isOver = false;
  /** Whether connections may break, because the only process that accepts them was killed. */
  mayBreak = false;

  constructor(caller: Caller, oracle: Oracle, companies: readonly WrittenCompany[]) {
    this.loops = [
      ...KINDS.map((kind) =>
        this.loop(async () => {
          await this.note(kind, () => oracle.ask(kind, caller));
          await sleep(PAUSE_MS);
          return !this.isOver;
        }),
      ),
      ...companies.map((company) =>
        this.loop(async () => {
          await this.note('write', () => company.write(caller));
          await this.note('own record', () => company.read(caller));
          await sleep(PAUSE_OF_WRITERS_MS);
          // A write without an answer is sent until one comes.
          return !this.isOver || !company.isCertain;
        }),
      ),
    ];
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
  }

  recoveredAt(since: number): number | undefined {
    return recoveredAt(this.seen, MIXED_KINDS, since);
  }

  /** Requests by kind and status, and how many were wrong. */
  table(): Record<string, Record<string, number>> {
    const rows: Record<string, Record<string, number>> = {};
    for (const { kind, status, isWrong } of this.seen) {
      const row = (rows[kind] ??= { wrong: 0 });
      row[status] = (row[status] ?? 0) + 1;
      row['wrong'] = (row['wrong'] ?? 0) + Number(isWrong);
    }
    return rows;
  }

  private async loop(step: () => Promise<boolean>): Promise<void> {
    while (await step());
  }

  private async note(kind: MixedKind, ask: () => Promise<Verdict>): Promise<void> {
    const at = Date.now();
    const couldBreak = this.mayBreak;
    const { status, wrong, saysWhen } = await ask();
    const isFailure = [0, 429, 503].includes(status);
    this.seen.push({ kind, at, ms: Date.now() - at, status, isFailure, isWrong: wrong !== undefined });
    if (wrong !== undefined && ++this.wrongAnswers <= EXAMPLES) console.log(`Wrong: ${kind} ${wrong}`);
    const surprise =
      status === 0 && !couldBreak && !this.mayBreak ? `${kind} broken connection` : saysWhen ? undefined : `${kind} ${status} without Retry-After`;
    if (surprise !== undefined) this.unexpected.set(surprise, (this.unexpected.get(surprise) ?? 0) + 1);
  }
}
