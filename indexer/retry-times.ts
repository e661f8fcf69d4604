import type { Failure } from '../src/store/outbox.ts';

const FIRST_RETRY_MS = 250;
/** An unreachable engine is retried soon. A rejected document will be rejected again until somebody fixes the cause. */
const LONGEST_RETRY_MS: Readonly<Record<Failure['kind'], number>> = { away: 5_000, refused: 300_000 };

/** Doubles with each previous attempt, up to a limit. Pure. */
export function retryAfterMs(attempts: number, kind: Failure['kind']): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS[kind]);
}
