import { SingleBar } from 'cli-progress';

/** Receives the progress of a step. */
export type Tick = (done: number, total: number, what?: string) => void;

/** Time between two lines about one step where there is no terminal. */
const LINE_EVERY_MS = 10_000;

/** Shows the steps of a long task: a bar on a terminal, a line at the end of each step elsewhere. */
export class Progress {
  constructor(private readonly output: NodeJS.WriteStream = process.stdout) {}

  /** Runs one step, shows its progress, and prints how long it took. `summary` adds to that line. */
  async step<T>(title: string, work: (tick: Tick) => Promise<T>, summary: (result: T) => string = () => ''): Promise<T> {
    const start = performance.now();
    const line = new StepLine(this.output, title);
    try {
      const result = await work((done, total, what = '') => {
        line.advance(done, total, what);
      });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const more = summary(result);
      line.end(`✓ ${title} (${seconds} s)${more === '' ? '' : `: ${more}`}`);
      return result;
    } catch (error) {
      line.end(`✗ ${title}`);
      throw error;
    }
  }

  say(text: string): void {
    this.output.write(`${text}\n`);
  }
}

/** The line of one step: its title, then a bar as soon as the total is known, then the result. */
class StepLine {
  private bar: SingleBar | undefined;
  private shownAt = performance.now();

  constructor(
    private readonly output: NodeJS.WriteStream,
    private readonly title: string,
  ) {
    if (output.isTTY) output.write(`  ${title} …`);
  }

  advance(done: number, total: number, what: string): void {
    if (!this.output.isTTY) {
      this.showLine(done, total, what);
      return;
    }
    if (this.bar === undefined) {
      this.output.write('\r\x1b[K');
      this.bar = new SingleBar({
        format: `  ${this.title} [{bar}] {percentage}% {what}`,
        stream: this.output,
        hideCursor: true,
        clearOnComplete: true,
        barsize: 30,
      });
      this.bar.start(total, 0, { what });
    }
    this.bar.setTotal(total);
    this.bar.update(done, { what });
  }

  /** Not a terminal: one more line from time to time. */
  private showLine(done: number, total: number, what: string): void {
    if (performance.now() - this.shownAt < LINE_EVERY_MS) return;
    this.shownAt = performance.now();
    this.output.write(`  ${this.title}: ${Math.floor((100 * done) / Math.max(total, 1))}%${what === '' ? '' : `, ${what}`}\n`);
  }

  end(text: string): void {
    this.bar?.stop();
    this.output.write(`${this.output.isTTY ? '\r\x1b[K' : ''}${text}\n`);
  }
}
