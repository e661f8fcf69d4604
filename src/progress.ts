import { SingleBar } from 'cli-progress';

/** Told how much of a step is done. */
export type Tick = (done: number, total: number, what?: string) => void;

/** Shows the steps of a long task: a bar on a terminal, a line at the end of each step elsewhere. */
export class Progress {
  constructor(private readonly output: NodeJS.WriteStream = process.stdout) {}

  /** Runs one step, showing how far it is, and prints how long it took. `summary` adds to that line. */
  async step<T>(title: string, work: (tick: Tick) => Promise<T>, summary: (result: T) => string = () => ''): Promise<T> {
    const start = performance.now();
    const interactive = this.output.isTTY;
    const bar = interactive ? new SingleBar({ format: `  ${title} [{bar}] {percentage}% {what}`, stream: this.output, hideCursor: true, clearOnComplete: true, barsize: 30 }) : undefined;
    let barShown = false;
    if (interactive) this.output.write(`  ${title} …`);
    try {
      const result = await work((done, total, what = '') => {
        if (bar === undefined) return;
        if (!barShown) {
          this.output.write('\r\x1b[K');
          bar.start(total, 0, { what });
        }
        barShown = true;
        bar.setTotal(total);
        bar.update(done, { what });
      });
      if (barShown) bar?.stop();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const more = summary(result);
      this.output.write(`${interactive ? '\r\x1b[K' : ''}✓ ${title} (${seconds} s)${more === '' ? '' : `: ${more}`}\n`);
      return result;
    } catch (error) {
      if (barShown) bar?.stop();
      this.output.write(`${interactive ? '\r\x1b[K' : ''}✗ ${title}\n`);
      throw error;
    }
  }

  say(text: string): void {
    this.output.write(`${text}\n`);
  }
}
