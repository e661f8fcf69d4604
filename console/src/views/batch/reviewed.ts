import type { BatchState } from './batch-run.ts';
import { STATUSES, type Outcome, type Status } from './outcome.ts';
import type { Item } from './plan.ts';

/** A title that was converted, and what a person picked for it: null for none of the matches, undefined if nothing was picked. */
export interface Reviewed {
  readonly index: number;
  readonly item: Item;
  readonly outcome: Outcome;
  readonly pick: string | null | undefined;
}

/**
 * The titles that were converted, doubtful ones first. While more are converted, they stay in the order in which they were asked, so that no row moves
 * away from under a pointer.
 */
export function reviewedOf({ phase, plan, outcomes, picks }: Pick<BatchState, 'phase' | 'plan' | 'outcomes' | 'picks'>): Reviewed[] {
  const rows = plan.requests.flat().flatMap((index): Reviewed[] => {
    const [item, outcome] = [plan.items[index], outcomes[index]];
    return item === undefined || outcome === undefined ? [] : [{ index, item, outcome, pick: picks.get(index) }];
  });
  if (phase === 'running') return rows;
  const rank = ({ outcome }: Reviewed): number => STATUSES.indexOf(outcome.status) + (outcome.matches[0]?.probability ?? 0);
  return rows.sort((a, b) => rank(a) - rank(b));
}

/** How many titles have each status. */
export const countsOf = (reviewed: readonly Reviewed[]): ReadonlyMap<Status, number> =>
  new Map(STATUSES.map((status) => [status, reviewed.filter(({ outcome }) => outcome.status === status).length]));
