import { KIND_FIELDS, badgeField } from '../../badge-fields.ts';
import { archetypeOf } from '../badges.ts';
import { textOf } from '../indexed.ts';
import { isBadge, isKindOfBadge, isLevel, type Item } from '../items.ts';

export const FIELDS: readonly string[] = ['OVERALL_BADGE', ...KIND_FIELDS];
type Level = Extract<Item['means'], { kind: 'level' }>['level'];

/**
 * "No badges except growth", "platinum in every category except growth": what is said of all badges is not said of those that are excepted. Each badge gets a condition of its own,
 * because a condition on all of them contradicts the exception.
 */
export function withExceptedBadges(items: readonly Item[]): Item[] {
  for (const [at, item] of items.entries()) {
    if (!['not', 'but'].includes(item.means.kind) || !EXCEPT.test(item.text)) continue;
    const start = startOfAll(items, at);
    const end = endOfKinds(items, at + 1);
    const [all, excepted] = [items.slice(start, at), items.slice(at + 1, end)];
    const kinds = excepted.flatMap((one) => archetypeOf(one) ?? []).map(badgeField);
    const isNone = all.some(({ means }) => means.kind === 'not') && all.some(isBadge);
    const isAll = isNone ? all.some(isAllOfThem) : [...all, item, ...excepted].some(isAllOfThem) || areOthers(all, excepted);
    const isAboutBadges = [...all, ...excepted].some((one) => isLevel(one) || isBadge(one) || /\bbadges?$/iu.test(one.text));
    if (kinds.length === 0 || isAll === isNone || !isAboutBadges || all.some(isKindOfBadge)) continue;
    // "All badges but growth platinum": all others are.
    const levelSaid = levelIn(all) ?? (isAll ? levelIn(excepted) : undefined);
    // "Every badge but growth", of any level, is read in badge-bounds.ts.
    if (isAll && levelSaid === undefined) continue;
    const level = levelSaid ?? 'Ranked';
    const ofExcepted = isNone ? (levelIn(excepted) ?? level) : undefined;
    const has = (field: string, one: Level): Item['means'] => ({ kind: 'value', options: [{ field, values: [one] }] });
    const lacks = (field: string): Item['means'] =>
      level === 'Ranked' ? has(field, 'NA') : { kind: 'value', options: [{ field, values: [level] }], isNegated: true };
    const conditions = FIELDS.map((field) => (kinds.includes(field) === isNone ? has(field, ofExcepted ?? level) : lacks(field)));
    return replaced(items, { start, end }, conditions);
  }
  return [...items];
}
const EXCEPT =
  /^(?:(?:everything |everywhere )?but(?: not)?(?: the)?|except(?: for| in)?|excluding|other than|besides|apart from|aside from|save for|minus|not)$/iu;
const isAllOfThem = ({ means, text }: Item): boolean =>
  (means.kind === 'quantifier' && means.quantifier === 'all') || (['topic', 'skip', 'not'].includes(means.kind) && ALL.test(text));
const ALL = /^(?:where )?(?:all|every|each|everything but|everywhere but)$/iu;

/** "Badges except growth are gold": what the level is said of is all others. */
const areOthers = (all: readonly Item[], excepted: readonly Item[]): boolean => isBadge(all.at(-1)) && levelIn(all) === undefined && isLevel(excepted.at(-1));

/** Where what is said of all badges begins: "platinum in every category", "with no badges". */
function startOfAll(items: readonly Item[], end: number): number {
  const first = items
    .slice(0, end)
    .findLastIndex((item) => !(isLevel(item) || isBadge(item) || isAllOfThem(item) || ['not', 'skip'].includes(item.means.kind)));
  const start = items.findIndex((item, i) => i > first && (item.means.kind !== 'skip' || isAllOfThem(item)));
  return Math.min(start, end);
}

/** The index after the kinds of badges, their level, and "badges". */
export function endOfKinds(items: readonly Item[], start: number): number {
  const next = items.findIndex((item, i) => i >= start && !(isPart(item) || isBetween(item, items.slice(i + 1))));
  return next < 0 ? items.length : next;
}
export const isPart = (item: Item): boolean => isKindOfBadge(item) || isLevel(item) || isBadge(item);
/** Whether an item only stands between words for badges: "for early career and for growth", "are all gold". */
export function isBetween({ means }: Item, after: readonly Item[]): boolean {
  const next = after.slice(0, MOST_BETWEEN).find((one) => !['or', 'skip'].includes(one.means.kind));
  return ['or', 'skip'].includes(means.kind) && next !== undefined && isPart(next);
}
const MOST_BETWEEN = 3;

export const levelIn = (items: readonly Item[]): Level | undefined => items.flatMap(({ means }) => (means.kind === 'level' ? [means.level] : []))[0];

/** Items that say so many things, in place of those that say them together. */
export function replaced(
  items: readonly Item[],
  { start, end }: { readonly start: number; readonly end: number },
  conditions: readonly Item['means'][],
): Item[] {
  const run = items.slice(start, end);
  const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
  return [...items.slice(0, start), ...conditions.map((means): Item => ({ from, to, text: textOf(...run), means })), ...items.slice(end)];
}
