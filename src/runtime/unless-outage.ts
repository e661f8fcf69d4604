import type { SparePart, UnlessOutage } from '../errors/unless-outage.ts';
import type { Logger } from './log.ts';
import { isForeseen } from './store-log.ts';

/** Logs what fails, with the id of its request, and counts it. */
export function unlessOutage(log: Pick<Logger, 'error'>, count: (part: SparePart) => void): UnlessOutage {
  return async (part, work) => {
    try {
      return await work();
    } catch (error) {
      if (!isForeseen(error)) {
        count(part);
        log.error({ err: error, part }, 'A part of an answer failed. The answer is sent without it.');
      }
      return undefined;
    }
  };
}

/** For programs that stop at the first fault. */
export const orStop: UnlessOutage = (_part, work) => work();
