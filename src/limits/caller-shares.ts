import { currentRequest } from '../telemetry/request-scope.ts';
import type { Waiting } from '../runtime/work-queue.ts';
import { GatePerKey } from './gate-per-key.ts';

/**
 * Limits how much of a shared resource each caller uses at the same time, so that one caller's slow work does not hold up all others. Further work of the caller
 * waits, within limits. The service's own work is not limited.
 */
export class CallerShares {
  private readonly gates: GatePerKey;

  constructor(most: number, waiting: Waiting) {
    this.gates = new GatePerKey(most, waiting);
  }

  async run<T>(work: () => Promise<T>, left?: AbortSignal): Promise<T> {
    const caller = currentRequest()?.caller;
    return caller === undefined ? work() : this.gates.run(caller, work, left);
  }
}
