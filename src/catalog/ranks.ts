import { BADGES, JOB_LEVELS, MSA_SIZES, POSTING_TIERS } from './enumerations.ts';

const [ADVANCED, BACHELOR, EXPERIENCED_BACHELOR, BELOW, EXPERIENCED_BELOW] = JOB_LEVELS;

/** Values in words that have an order, highest first. Values next to each other in a list are equal: experience is no higher degree. */
const RANKS: readonly (readonly (readonly string[])[])[] = [
  [...BADGES, 'NA'].map((badge) => [badge]),
  POSTING_TIERS.map((tier) => [tier]),
  MSA_SIZES.map((size) => [size]),
  [[ADVANCED], [BACHELOR, EXPERIENCED_BACHELOR], [BELOW, EXPERIENCED_BELOW]],
];

/** The values from one to another, both included; undefined if they have no order. Without a bound, all in that direction. */
export function valuesBetween(low: string | undefined, high: string | undefined): readonly string[] | undefined {
  const ranks = RANKS.find((some) => [low, high].every((value) => value === undefined || some.flat().includes(value)));
  if (ranks === undefined) return undefined;
  const rankOf = (value: string): number => ranks.findIndex((equal) => equal.includes(value));
  const [first, last] = [high === undefined ? 0 : rankOf(high), low === undefined ? ranks.length - 1 : rankOf(low)];
  return ranks.slice(Math.min(first, last), Math.max(first, last) + 1).flat();
}
