import { isBadge, isKindOfBadge, isLevel, isValueOf, skipped, type Item } from '../items.ts';
import { BADGES, conditionOf, countFrom } from './badges-of-level.ts';
import { LACKS_ANY } from './double-negation.ts';

/** "Gold but no platinum badges", "at least one gold but no platinum": who has no such badge has none of any kind, so that the other level is of any kind, too. */
export function withLackedLevel(items: readonly Item[]): Item[] {
  if (items.some((item) => isKindOfBadge(item))) return [...items];
  const not = items.findIndex((item, i) => item.means.kind === 'not' && LACKS_ANY.test(item.text) && isExact(items[i + 1]));
  const had = items.slice(0, Math.max(not, 0)).findLastIndex((item) => !isBadge(item) && !['but', 'mark', 'skip'].includes(item.means.kind));
  const [level, lacked] = [items[had]?.means, items[not + 1]?.means];
  const isOther = level?.kind === 'level' && lacked?.kind === 'level' && level.level !== lacked.level && isExact(items[had]);
  const isCounted = had >= 0 && items.slice(had, had + 1).some((item) => isValueOf(item, 'ANY_BADGE'));
  if (lacked?.kind !== 'level' || lacked.level === 'NA' || !(isOther || isCounted)) return [...items];
  const start = items.findIndex((_, i) => i < had && countFrom(items, i)?.end === had);
  const times = (start < 0 ? undefined : countFrom(items, start)?.times) ?? { least: 1, most: BADGES };
  return items.map((item, i): Item => {
    if (i === had && level?.kind === 'level' && level.level !== 'NA') return { ...item, means: conditionOf(level.level, times) };
    if (i === not + 1) return { ...item, means: conditionOf(lacked.level === 'NA' ? 'Ranked' : lacked.level, { least: 0, most: 0 }) };
    return i === not || (i > had && i <= not + 2 && isBadge(item)) || (start >= 0 && i >= start && i < had) ? skipped(item) : item;
  });
}
const isExact = (item: Item | undefined): boolean => isLevel(item) && item?.means.kind === 'level' && ['Platinum', 'Gold'].includes(item.means.level);

/** "Any badge but gold": some badge of the other level. */
export function withOtherLevel(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ means }, i) => ['not', 'but'].includes(means.kind) && isExact(items[i + 1]) && isAnyBadge(items[i - 2], items[i - 1]));
  return items.map((item, i): Item => {
    if (at >= 0 && i === at + 1 && item.means.kind === 'level')
      return { ...item, means: { kind: 'level', level: item.means.level === 'Gold' ? 'Platinum' : 'Gold' } };
    return at >= 0 && i === at ? skipped(item) : item;
  });
}
const isAnyBadge = (any: Item | undefined, badge: Item | undefined): boolean =>
  any?.means.kind === 'quantifier' && any.means.quantifier === 'any' && isBadge(badge);
