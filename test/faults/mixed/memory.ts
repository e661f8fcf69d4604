import { readFileSync } from 'node:fs';
import type { Installation } from '../installation.ts';

const EVERY_MS = 60_000;
/** What a process needs until its caches are full. */
const WARM_MS = 120_000;
/** More than this in a minute, after it is warm, is growth. */
const GROWTH_MB_PER_MINUTE = 15;

interface Sample {
  readonly at: number;
  readonly pid: number;
  readonly megabytes: number;
}

/** Resident memory of the API process (Linux only). A process that replaces a killed one begins anew. */
export class Memory {
  readonly samples: Sample[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly installation: Installation) {
    this.sample();
    this.timer = setInterval(() => {
      this.sample();
    }, EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.sample();
  }

  private sample(): void {
    const pid = this.installation.pidOf('api');
    if (pid === undefined) return;
    try {
      const kilobytes = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      if (kilobytes !== undefined) this.samples.push({ at: Date.now(), pid, megabytes: Math.round(Number(kilobytes) / 1_024) });
    } catch {
      // It has just ended.
    }
  }

  /** The growth per minute of the last process since it was warm; undefined if it was not observed for long enough. */
  growth(): number | undefined {
    const last = this.samples.at(-1);
    const own = this.samples.filter(({ pid }) => pid === last?.pid);
    const warm = own.filter(({ at }) => at - (own[0]?.at ?? 0) >= WARM_MS);
    const [first] = warm;
    if (first === undefined || last === undefined || warm.length < 3) return undefined;
    return Math.round(((last.megabytes - first.megabytes) / ((last.at - first.at) / 60_000)) * 10) / 10;
  }

  isFlat(): boolean {
    return (this.growth() ?? 0) <= GROWTH_MB_PER_MINUTE;
  }
}
