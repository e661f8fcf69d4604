import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { currentRequest } from '../telemetry/request-scope.ts';

/** A request that takes longer waits for something else than the processor, such as an open stream. It is no reason for others to wait. */
const LONGEST_SHORT_MS = 100;
/** Longest wait of a batch between two of its parts, so that it ends even if requests never stop arriving. */
const LONGEST_WAIT_MS = 10;

/**
 * Lets short requests pass while a batch is computed: the batch works in parts of a millisecond or two, and starts the next one only when no short request is being
 * answered, or after 10 ms.
 */
export class Turns {
  /** When each request that is being answered arrived, those that take too long aside; the first to arrive comes first. */
  private readonly short = new Map<object, number>();
  private waiting: (() => void)[] = [];

  /** Counts each request as short until it is answered, or has taken too long to be one. */
  readonly count: RequestHandler = (_request, response, next) => {
    this.short.set(response, performance.now());
    const end = (): void => {
      if (this.short.delete(response) && this.short.size === 0) this.wake();
    };
    response.once('close', end);
    const request = currentRequest();
    if (request !== undefined) request.giveWay = end;
    next();
  };

  /** The request that is being answered is a batch: nobody waits for it, and it waits for others. */
  giveWay(): void {
    currentRequest()?.giveWay?.();
  }

  /** Resolves when the next part of a batch may start. */
  async next(): Promise<void> {
    await nextTurn();
    if (!this.isAnswering()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private isAnswering(): boolean {
    const latest = performance.now() - LONGEST_SHORT_MS;
    for (const [response, since] of this.short) {
      if (since > latest) return true;
      this.short.delete(response);
    }
    return false;
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resume of waiting) resume();
  }
}
