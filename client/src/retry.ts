import { LaborMarketError } from './errors.ts';
import { sleep } from './waiting.ts';

export interface RetryRules {
  /** How often a failed call is sent again. */
  readonly retries: number;
  /** The call changes nothing, so it may be sent again if nobody knows whether it arrived. */
  readonly repeatable: boolean;
  /** The longest `Retry-After` to wait for; after a longer one, the call fails at once. */
  readonly longestWaitSeconds: number;
  readonly signal: AbortSignal | undefined;
}

/** Without a `Retry-After`: half a second, then twice as long each time. */
const FIRST_WAIT_SECONDS = 0.5;
const LONGEST_OWN_WAIT_SECONDS = 8;
/** Callers that were refused together do not come back together. */
const LARGEST_JITTER_SECONDS = 1;

/** Runs the work again after failures that may pass. */
export async function retrying<T>(work: () => Promise<T>, rules: RetryRules): Promise<T> {
  for (let failures = 0; ; failures++) {
    rules.signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      rules.signal?.throwIfAborted();
      if (failures >= rules.retries || !mayPass(error, rules.repeatable)) throw error;
      const seconds = waitSeconds(error.retryAfterSeconds, failures);
      if (seconds > rules.longestWaitSeconds + LARGEST_JITTER_SECONDS) throw error;
      await sleep(seconds * 1000, rules.signal);
    }
  }
}

/** A 429 is refused before anything is done, so even a change may be sent again. The others may have been done. */
function mayPass(error: unknown, repeatable: boolean): error is LaborMarketError {
  if (!(error instanceof LaborMarketError)) return false;
  if (error.status === 429) return true;
  return repeatable && (error.code === 'unreachable' || error.status === 502 || error.status === 503 || error.status === 504);
}

/** What the service asks for and a little more, or a random part of a wait that doubles. */
export function waitSeconds(retryAfter: number | undefined, failures: number, random = Math.random): number {
  if (retryAfter !== undefined) return retryAfter + random() * LARGEST_JITTER_SECONDS;
  return random() * Math.min(FIRST_WAIT_SECONDS * 2 ** failures, LONGEST_OWN_WAIT_SECONDS);
}
