import type { Field } from './resource.ts';

/** The names of the inclusive bounds of a field in REST, such as `min_ba_plus_share`; undefined if it has none. The DSL has them in upper case, too. */
export function boundNames(key: string, { range, rest }: Field): { readonly gte: string; readonly lte: string } | undefined {
  const name = rest[0] ?? key;
  return range === 'everywhere' ? { gte: `min_${name}`, lte: `max_${name}` } : undefined;
}
