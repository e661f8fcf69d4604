import { nothingOf } from './exact-shares.ts';
import { REFERENCE, type KnownTitles } from './known-titles.ts';
import type { Neighbour } from './neighbours.ts';

/** What the most similar known titles of one source say about each occupation. */
export interface SimilarTitles {
  /** Share of the votes. */
  readonly shares: Float64Array;
  /** Similarity of the nearest title. */
  readonly closest: Float64Array;
  /** The occupations of these titles. */
  readonly groups: ReadonlySet<number>;
}

/** What the similar titles of all sources say about each occupation. All sources count equally. */
export interface Votes {
  readonly shares: Float64Array;
  /** Votes for its major group, and for its minor group. */
  readonly major: Float64Array;
  readonly minor: Float64Array;
}

const NO_GROUPS: ReadonlySet<number> = new Set();
/** Of the code of an occupation, the digits of its major and of its minor group. */
const MAJOR = 2;
const MINOR = 4;

/** Lets the similar titles of one source vote, each by its similarity and, except in O*NET, by the logarithm of its observations. */
export function similarTitles(knownTitles: KnownTitles, list: readonly Neighbour[], source: number): SimilarTitles {
  const size = knownTitles.groups.length;
  if (list.length === 0) return { shares: nothingOf(size), closest: nothingOf(size), groups: NO_GROUPS };
  const { groups: groupOf, counts } = knownTitles.titles;
  const shares = new Float64Array(size);
  const closest = new Float64Array(size);
  const groups = new Set<number>();
  let all = 0;
  for (const { index, similarity } of list) {
    const group = groupOf[index] ?? 0;
    const weight = voteOf(similarity) * (source === REFERENCE ? 1 : 1 + Math.log10(counts[index] ?? 1));
    shares[group] = (shares[group] ?? 0) + weight;
    closest[group] = Math.max(closest[group] ?? 0, similarity);
    groups.add(group);
    all += weight;
  }
  if (all > 0) for (const group of groups) shares[group] = (shares[group] ?? 0) / all;
  return { shares, closest, groups };
}

/** Adds up the votes of all sources. */
export function votesOf(knownTitles: KnownTitles, similar: readonly SimilarTitles[]): Votes {
  const votes = new Float64Array(knownTitles.groups.length);
  const voted = new Set<number>();
  for (const { shares, groups } of similar)
    for (const group of groups) {
      votes[group] = (votes[group] ?? 0) + (shares[group] ?? 0);
      voted.add(group);
    }
  // In the order of the occupations, so that floating-point sums do not depend on the order of the neighbors.
  const order = [...voted].sort((one, other) => one - other);
  let sum = 0;
  for (const group of order) sum += votes[group] ?? 0;
  if (sum > 0) for (const group of order) votes[group] = (votes[group] ?? 0) / sum;
  return { shares: votes, major: pooled(knownTitles, votes, order, MAJOR), minor: pooled(knownTitles, votes, order, MINOR) };
}

/** For each occupation, the number of its code prefix, and how many different prefixes there are. */
const BEGINNINGS = new WeakMap<KnownTitles, Map<number, { of: Uint16Array; count: number }>>();
function beginningsOf(knownTitles: KnownTitles, digits: number): { of: Uint16Array; count: number } {
  const known = BEGINNINGS.get(knownTitles) ?? new Map<number, { of: Uint16Array; count: number }>();
  BEGINNINGS.set(knownTitles, known);
  let beginnings = known.get(digits);
  if (beginnings === undefined) {
    const ids = new Map<string, number>();
    const of = Uint16Array.from(knownTitles.groups, (group) => {
      const beginning = group.slice(0, digits);
      const id = ids.get(beginning) ?? ids.size;
      ids.set(beginning, id);
      return id;
    });
    beginnings = { of, count: ids.size };
    known.set(digits, beginnings);
  }
  return beginnings;
}

/** For each occupation, the sum of the votes of all occupations with the same code prefix. */
function pooled(knownTitles: KnownTitles, votes: Float64Array, voted: readonly number[], digits: number): Float64Array {
  const { of, count } = beginningsOf(knownTitles, digits);
  const sums = new Float64Array(count);
  for (const group of voted) sums[of[group] ?? 0] = (sums[of[group] ?? 0] ?? 0) + (votes[group] ?? 0);
  const pools = new Float64Array(votes.length);
  for (let group = 0; group < pools.length; group++) pools[group] = sums[of[group] ?? 0] ?? 0;
  return pools;
}

/** Similar titles count by the fourth power of their similarity, so the nearest ones decide. */
export function voteOf(similarity: number): number {
  const square = similarity * similarity;
  return square * square;
}
