import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** A request that takes longer waits for something else than the processor, such as an open stream. It is no reason for others to wait. */
const LONGEST_SHORT_MS = 100;
/** Longest wait of a batch between two of its parts, so that it ends even if requests never stop arriving. */
const LONGEST_WAIT_MS = 10;

/**
 * Lets short requests pass while a batch is computed: the batch works in parts of a millisecond or two, and starts the next one only when no short request is being
 * answered, or after 10 ms.
 */
export class Turns {
  private short = 0;
  private waiting: (() => void)[] = [];
  /** Ends the count of the request that is being answered. */
  private readonly current = new AsyncLocalStorage<() => void>();

  /** Counts each request as short until it is answered, or has taken too long to be one. */
  readonly count: RequestHandler = (_request, response, next) => {
    this.short++;
    let counted = true;
    const end = (): void => {
      clearTimeout(timer);
      if (!counted) return;
      counted = false;
      this.short--;
      if (this.short === 0) this.wake();
    };
    const timer = setTimeout(end, LONGEST_SHORT_MS).unref();
    response.once('close', end);
    this.current.run(end, next);
  };

  /** The request that is being answered is a batch: nobody waits for it, and it waits for others. */
  giveWay(): void {
    this.current.getStore()?.();
  }

  /** Resolves when the next part of a batch may start. */
  async next(): Promise<void> {
    await nextTurn();
    if (this.short === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resume of waiting) resume();
  }
}
