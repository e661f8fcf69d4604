import { Semaphore, withTimeout } from 'async-mutex';

interface Gate {
  readonly slots: Semaphore;
  users: number;
}

/** How long work may wait, and the error that it gets then. */
export interface Waiting {
  readonly milliseconds: number;
  readonly refusal: () => Error;
}

/** Runs at most so much work at once for each key. Further work waits its turn, without `waiting` as long as it takes. Keys without work use no memory. */
export class GatePerKey {
  private readonly gates = new Map<string, Gate>();

  constructor(
    private readonly most: number,
    private readonly waiting?: Waiting,
  ) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const gate = this.gates.get(key) ?? { slots: new Semaphore(this.most), users: 0 };
    this.gates.set(key, gate);
    gate.users += 1;
    try {
      // Nearly always a slot is free. Only those who wait need a timer, and an error with its stack.
      const slots =
        this.waiting !== undefined && gate.slots.isLocked() ? withTimeout(gate.slots, this.waiting.milliseconds, this.waiting.refusal()) : gate.slots;
      return await slots.runExclusive(work);
    } finally {
      gate.users -= 1;
      if (gate.users === 0) this.gates.delete(key);
    }
  }
}
