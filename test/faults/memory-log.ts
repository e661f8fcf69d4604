import type { Installation } from './installation.ts';

const EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

interface Sample {
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
      if (pid !== undefined && megabytes !== undefined) this.samples.push({ minute: Math.floor((Date.now() - began) / MINUTE_MS), pid, megabytes });
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
}
