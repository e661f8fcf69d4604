import type { Installation } from './installation.ts';

const EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
/** What a process needs until its caches are full. */
const WARM_MS = 120_000;
/** More than this in a minute, after it is warm, is growth. */
const GROWTH_MB_PER_MINUTE = 5;

interface Sample {
  readonly at: number;
  readonly minute: number;
  readonly pid: number;
  readonly megabytes: number;
}

/** The memory of the API process, by minute. */
export class MemoryLog {
  private readonly samples: Sample[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(installation: Installation) {
    const began = Date.now();
    const look = (): void => {
      const pid = installation.pidOf('api');
      const megabytes = pid === undefined ? undefined : installation.memoryOf(pid);
      if (pid !== undefined && megabytes !== undefined)
        this.samples.push({ at: Date.now(), minute: Math.floor((Date.now() - began) / MINUTE_MS), pid, megabytes });
    };
    look();
    this.timer = setInterval(look, EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** The smallest and the largest value of each minute. A new process begins with little. */
  rows(): { readonly minute: number; readonly process: number; readonly 'least MB': number; readonly 'most MB': number }[] {
    const pids = [...new Set(this.samples.map(({ pid }) => pid))];
    const groups = new Map<string, Sample[]>();
    for (const sample of this.samples) {
      const key = `${sample.minute} ${sample.pid}`;
      groups.set(key, [...(groups.get(key) ?? []), sample]);
    }
    return [...groups.values()].map((group) => {
      const sizes = group.map(({ megabytes }) => megabytes);
      return { minute: group[0]?.minute ?? 0, process: pids.indexOf(group[0]?.pid ?? 0) + 1, 'least MB': Math.min(...sizes), 'most MB': Math.max(...sizes) };
    });
  }

  /**
   * The growth per minute of the last process since it was warm, by the smallest value of each minute: what is left after its garbage was collected. Undefined if it
   * was not seen for two more minutes.
   */
  growth(): number | undefined {
    const last = this.samples.at(-1);
    const own = this.samples.filter(({ pid }) => pid === last?.pid);
    const warm = own.filter(({ at }) => at - (own[0]?.at ?? 0) >= WARM_MS);
    const began = warm[0]?.at ?? 0;
    const minutes: number[] = [];
    for (const { at, megabytes } of warm) {
      const minute = Math.floor((at - began) / MINUTE_MS);
      minutes[minute] = Math.min(minutes[minute] ?? megabytes, megabytes);
    }
    const [first] = minutes;
    const least = minutes.at(-1);
    if (first === undefined || least === undefined || minutes.length < 3) return undefined;
    return Math.round(((least - first) / (minutes.length - 1)) * 10) / 10;
  }

  isFlat(): boolean {
    return (this.growth() ?? 0) <= GROWTH_MB_PER_MINUTE;
  }
}
