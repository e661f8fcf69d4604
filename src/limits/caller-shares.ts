import { Semaphore, withTimeout } from 'async-mutex';
import { currentRequest } from '../telemetry/request-scope.ts';

interface Share {
  readonly slots: Semaphore;
  users: number;
}

/**
 * Limits how much of a shared resource each caller uses at the same time, so that one caller's slow work does not hold up all others. Further work of the caller
 * waits, and is refused after `waitMs`. The service's own work is not limited.
 */
export class CallerShares {
  private readonly shares = new Map<string, Share>();

  constructor(
    private readonly most: number,
    private readonly waitMs: number,
    private readonly refusal: () => Error,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    const caller = currentRequest()?.caller;
    if (caller === undefined) return work();
    const share = this.shares.get(caller) ?? { slots: new Semaphore(this.most), users: 0 };
    this.shares.set(caller, share);
    share.users += 1;
    try {
      // Nearly always a slot is free. Only those who wait need a timer, and an error with its stack.
      const slots = share.slots.isLocked() ? withTimeout(share.slots, this.waitMs, this.refusal()) : share.slots;
      return await slots.runExclusive(work);
    } finally {
      share.users -= 1;
      if (share.users === 0) this.shares.delete(caller);
    }
  }
}
