import type { TitleKnowledge } from './knowledge.ts';
import type { TitleTokens } from './tokens.ts';

/** The title that an agreement may be on: as it stands or, where that is not known, without level and seniority. One word that is left is too general: "Senior Associate". */
export function agreedTitle({ byKey }: Pick<TitleKnowledge, 'byKey'>, { key, core, hasAside }: Pick<TitleTokens, 'key' | 'core' | 'hasAside'>): string {
  return byKey.has(key) || hasAside || !core.includes(' ') ? key : core;
}

/**
 * The 6-digit occupation that all sources agree on for exactly this title, if they do. What they put to the remainder of a family ("Test Engineer": engineers,
 * all other) is no agreement on what it is, and where observations were imported the trees know how employers file such titles: there an agreement costs more
 * than it gains (docs/titles.md).
 */
export function agreedGroup(knowledge: TitleKnowledge, tokens: TitleTokens): number | undefined {
  const { byKey, titles, isOther, hasMemory } = knowledge;
  if (hasMemory) return undefined;
  const [first, ...others] = byKey.get(agreedTitle(knowledge, tokens)) ?? [];
  const group = first === undefined ? undefined : titles[first]?.group;
  if (group === undefined || others.some((index) => titles[index]?.group !== group)) return undefined;
  return isOther[group] === true ? undefined : group;
}

/** Probabilities with the one at `agreed` the greatest: it changes places with the one that was. The same when it is so already, or when there is none. */
export function agreedFirst(probabilities: readonly number[], agreed: number): readonly number[] {
  const most = Math.max(...probabilities);
  const own = probabilities[agreed];
  if (own === undefined || own === most) return probabilities;
  const first = probabilities.indexOf(most);
  return probabilities.map((p, i) => (i === agreed ? most : i === first ? own : p));
}
