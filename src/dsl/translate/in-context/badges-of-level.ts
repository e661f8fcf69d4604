import { isLevel, isTopic, type Item } from '../items.ts';

const BADGES = 4;
/** What is between how many badges and their level: "two of the four badges are platinum". */
const BETWEEN = /^(?:of|out of|the|their|its|in|on|for|across|with|at|are|is|or more|or fewer|or less|overall|company|four|4)$/iu;
const FEWEST = 2;

/**
 * "At least two platinum badges", "platinum in two of the four badges": no query counts badges of one level, and the number of all badges is another one. Four of
 * them are all.
 */
export function withBadgesOfLevel(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => isCount(item, items[i - 1]) && isOfLevel(items, i));
  const counted = items[at];
  if (counted?.means.kind !== 'number') return [...items];
  const [first, last] = [at - 1, at + 1].map((i) => items[i]?.means);
  const compared = [first, last].find((means) => means?.kind === 'compare');
  const isFewer = compared?.kind === 'compare' && /^lte?$/u.test(compared.operator);
  const isAll = counted.means.value === BADGES && !isFewer;
  return items.map((item, i): Item => {
    // "More than one": one of them is any.
    if (counted.means.kind === 'number' && counted.means.value < FEWEST) return item.means === compared ? { ...item, means: { kind: 'unknown' } } : item;
    if (i === at) return { ...item, means: isAll ? { kind: 'quantifier', quantifier: 'all' } : { kind: 'unknown' } };
    // "Two" says what is not asked for: how it is compared says no more.
    return item.means === compared ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "More than one" is at least two. */
function isCount({ means }: Item, before: Item | undefined): boolean {
  if (means.kind !== 'number' || means.unit !== 'plain' || means.value > BADGES) return false;
  return means.value >= FEWEST || (means.value === FEWEST - 1 && before?.means.kind === 'compare' && before.means.operator === 'gt');
}
const isBadges = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['badges', 'company_badges']);
const isBetween = (item: Item | undefined): boolean => item !== undefined && (BETWEEN.test(item.text) || item.means.kind === 'compare');

/** Whether a level and the badges are next to a number, in any order. */
function isOfLevel(items: readonly Item[], at: number): boolean {
  const after = items.slice(at + 1).filter((item) => !isBetween(item));
  const before = items.slice(0, at).findLast((item) => !isBetween(item));
  if (isLevel(after[0])) return isBadges(after[1]);
  return isBadges(after[0]) && (isLevel(after[1]) || isLevel(before));
}
