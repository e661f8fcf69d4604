import { WorkQueue, type Waiting } from '../runtime/work-queue.ts';

/** Runs at most so much work at once for each key. Further work waits its turn, without `waiting` as long as it takes. Keys without work use no memory. */
export class GatePerKey {
  private readonly queues = new Map<string, WorkQueue>();

  constructor(
    private readonly most: number,
    private readonly waiting?: Waiting,
  ) {}

  /** Work whose caller has left stops waiting. */
  async run<T>(key: string, work: () => Promise<T>, left?: AbortSignal): Promise<T> {
    const queue = this.queues.get(key) ?? new WorkQueue(this.most, this.waiting);
    this.queues.set(key, queue);
    try {
      return await queue.run(work, left);
    } finally {
      if (queue.isEmpty) this.queues.delete(key);
    }
  }
}
