import { LRUCache } from 'lru-cache';
import type { Reads } from '../store/pool.ts';

/** A total that was counted, and the state of the rows at that time. */
export interface KnownTotal {
  readonly state: string;
  readonly total: number;
}

/** Totals by the statement and the values that it filters by. */
export type KnownTotals = Pick<LRUCache<string, KnownTotal>, 'get' | 'set'>;

const MOST_TOTALS = 2_000;

const ofDatabase = new WeakMap<Reads, KnownTotals>();

/**
 * The totals that this process has counted. A statement that gets one of them compares its state with the current one, in its own snapshot, and counts
 * again if they differ. So a total is never older than the rows next to it.
 */
export function knownTotals(database: Reads): KnownTotals {
  const totals = ofDatabase.get(database) ?? new LRUCache<string, KnownTotal>({ max: MOST_TOTALS });
  ofDatabase.set(database, totals);
  return totals;
}
