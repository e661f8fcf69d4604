import type { TitleKnowledge } from './knowledge.ts';
import type { TitleTokens } from './tokens.ts';

/** What is left of a family besides its named occupations ends so. */
const REMAINDER = '99';

/**
 * The 6-digit occupation that all sources agree on for exactly this title, if they do. What they put to the remainder of a family ("Test Engineer": engineers,
 * all other) is no agreement on what it is.
 */
export function agreedGroup({ byKey, titles, groups, isOther }: TitleKnowledge, { key }: Pick<TitleTokens, 'key'>): number | undefined {
  const [first, ...others] = byKey.get(key) ?? [];
  const group = first === undefined ? undefined : titles[first]?.group;
  if (group === undefined || others.some((index) => titles[index]?.group !== group)) return undefined;
  return isOther[group] === true || groups[group]?.endsWith(REMAINDER) === true ? undefined : group;
}

/** Probabilities with the one at `agreed` the greatest: it changes places with the one that was. The same when it is so already, or when there is none. */
export function agreedFirst(probabilities: readonly number[], agreed: number): readonly number[] {
  const most = Math.max(...probabilities);
  const own = probabilities[agreed];
  if (own === undefined || own === most) return probabilities;
  const first = probabilities.indexOf(most);
  return probabilities.map((p, i) => (i === agreed ? most : i === first ? own : p));
}
