import type { Logger } from './log.ts';

/** One line with the number of failures for each of these, while they go on. */
const COUNT_EVERY_MS = 60_000;
/** A success ends an outage if nothing failed for this long. Otherwise, a store that answers now and then would begin and end one each time. */
const QUIET_MS = 5_000;

interface Outage {
  readonly since: number;
  failures: number;
  /** Failures since the last line. */
  uncounted: number;
  lastAt: number;
  countedAt: number;
}

/**
 * Logs the failures of a store that is away: one line when it begins, with the cause; one for each minute, with the number of failures; and one when it ends. Under
 * traffic, a line for each failure would fill the disk. Each failure is a line of the level `debug`.
 */
export class OutageLog {
  private outage: Outage | undefined;

  /** `name` begins the lines: "The search engine". */
  constructor(
    private readonly log: Pick<Logger, 'warn' | 'info' | 'debug'>,
    private readonly name: string,
    private readonly now: () => number = Date.now,
  ) {}

  failed(line: Readonly<Record<string, unknown>>, message: string): void {
    const now = this.now();
    const { outage } = this;
    if (outage === undefined) {
      this.outage = { since: now, failures: 1, uncounted: 0, lastAt: now, countedAt: now };
      this.log.warn(line, `${message}. ${this.name} is away, or answers too late. Further failures are counted.`);
      return;
    }
    outage.failures++;
    outage.uncounted++;
    outage.lastAt = now;
    this.log.debug(line, message);
    if (now - outage.countedAt < COUNT_EVERY_MS) return;
    this.log.warn({ failures: outage.uncounted, since: new Date(outage.since).toISOString() }, `${this.name} is still away.`);
    outage.uncounted = 0;
    outage.countedAt = now;
  }

  worked(): void {
    const { outage } = this;
    if (outage === undefined) return;
    const now = this.now();
    if (now - outage.lastAt < QUIET_MS) return;
    this.log.info({ failures: outage.failures, seconds: Math.round((outage.lastAt - outage.since) / 1_000) }, `${this.name} answers again.`);
    this.outage = undefined;
  }
}
