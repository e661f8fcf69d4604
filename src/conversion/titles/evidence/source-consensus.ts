import type { KnownTitles } from './known-titles.ts';
import type { TitleTokens } from './tokens.ts';

/**
 * The title whose sources are compared: the full title or, if that is not known, the title without level and seniority. A single remaining word is too general
 * ("Senior Associate").
 */
export function consensusTitle(
  { byKey }: { readonly byKey: Pick<KnownTitles['byKey'], 'has'> },
  { key, core, hasAside }: Pick<TitleTokens, 'key' | 'core' | 'hasAside'>,
): string {
  return byKey.has(key) || hasAside || !core.includes(' ') ? key : core;
}

/**
 * The 6-digit occupation that all sources have for exactly this title, if they agree. A catch-all occupation does not count ("Test Engineer": "Engineers, All
 * Other"). Nor does any consensus once observations are imported: the trees then know how employers file such titles, and a consensus costs more than it gains
 * (docs/title-accuracy.md).
 */
export function consensusGroup(knownTitles: KnownTitles, tokens: TitleTokens): number | undefined {
  const { byKey, titles, isOther, hasMemory } = knownTitles;
  if (hasMemory) return undefined;
  const [first, ...others] = byKey.get(consensusTitle(knownTitles, tokens)) ?? [];
  const group = first === undefined ? undefined : titles.groups[first];
  if (group === undefined || others.some((index) => titles.groups[index] !== group)) return undefined;
  return isOther[group] === true ? undefined : group;
}

/** Swaps the probability at `consensus` with the greatest one. Returns the same array if it already is the greatest, or if there is no consensus. */
export function consensusFirst(probabilities: readonly number[], consensus: number): readonly number[] {
  const most = Math.max(...probabilities);
  const own = probabilities[consensus];
  if (own === undefined || own === most) return probabilities;
  const first = probabilities.indexOf(most);
  return probabilities.map((p, i) => (i === consensus ? most : i === first ? own : p));
}
