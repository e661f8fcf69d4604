import { ApiError } from '../errors/api-error.ts';
import { WorkQueue } from '../runtime/work-queue.ts';
import { CallerShares } from './caller-shares.ts';
import { spentShare } from './spent-limit.ts';

/** Batches that are converted at the same time. More at once would exceed the time limit of the search engine. */
const AT_ONCE = 2;
/** Batches of all callers that wait. Each takes a fraction of a second, so that the last one waits for seconds. */
const MOST_WAITING = 30;
/** Batches of one caller that are converted at the same time. Some others wait: each holds up to a megabyte. */
const OF_CALLER = 1;
const MOST_WAITING_OF_CALLER = 20;
const LONGEST_WAIT_OF_CALLER_MS = 60_000;

/** The batches of all callers. */
export const batchQueue = (): WorkQueue => new WorkQueue(AT_ONCE, { most: MOST_WAITING, refusal: () => new ApiError('too_many_waiting') });

/** The batches of each caller, before they enter the queue of all. */
export const batchesOfCallers = (): CallerShares =>
  new CallerShares(OF_CALLER, {
    most: MOST_WAITING_OF_CALLER,
    milliseconds: LONGEST_WAIT_OF_CALLER_MS,
    refusal: () => new ApiError('too_many_batches', { headers: spentShare('batches', OF_CALLER + MOST_WAITING_OF_CALLER) }),
  });
