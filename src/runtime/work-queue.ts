/** What ends the waiting for a turn, besides the turn. */
export interface Waiting {
  /** Work that waits at the same time; without it, any number. */
  readonly most?: number;
  /** How long work waits; without it, as long as it takes. */
  readonly milliseconds?: number;
  /** The error of work that is not accepted, or has waited too long. */
  readonly refusal: () => Error;
}

/** Does so much work at once. Further work waits, in the order in which it came. No library, because work whose caller has left must stop waiting, and a full queue refuse at once. */
export class WorkQueue {
  private working = 0;
  /** Starts the work that waits. A set keeps the order. */
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly atOnce: number,
    private readonly limits?: Waiting,
  ) {}

  get isEmpty(): boolean {
    return this.working === 0;
  }

  /** Does the work when it is its turn. Rejects with the reason of `left` if it is aborted before: nobody wants the result anymore. */
  async run<T>(work: () => Promise<T>, left?: AbortSignal): Promise<T> {
    left?.throwIfAborted();
    if (this.working < this.atOnce) this.working++;
    else await this.turn(left);
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  /** Resolves when work that has ended passes its place on. */
  private turn(left: AbortSignal | undefined): Promise<void> {
    const { most = Infinity, milliseconds, refusal = () => new Error('refused') } = this.limits ?? {};
    if (this.waiting.size >= most) throw refusal();
    return new Promise<void>((resolve, reject) => {
      const end = (): void => {
        this.waiting.delete(start);
        clearTimeout(timer);
        left?.removeEventListener('abort', leave);
      };
      const start = (): void => {
        end();
        resolve();
      };
      const leave = (): void => {
        end();
        reject(left?.reason as Error);
      };
      const refuse = (): void => {
        end();
        reject(refusal());
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(refuse, milliseconds);
      left?.addEventListener('abort', leave);
      this.waiting.add(start);
    });
  }

  private pass(): void {
    const [next] = this.waiting;
    if (next === undefined) this.working--;
    else next();
  }
}
