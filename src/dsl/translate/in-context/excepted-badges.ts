import { KIND_FIELDS, badgeField } from '../../badge-fields.ts';
import { archetypeOf } from '../badges.ts';
import { textOf } from '../indexed.ts';
import { isBadge, isKindOfBadge, isLevel, isTopic, type Item } from '../items.ts';

const FIELDS: readonly string[] = ['OVERALL_BADGE', ...KIND_FIELDS];
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
    const isAll = all.some(isAllOfThem);
    const isNone = all.some(({ means }) => means.kind === 'not') && all.some(isBadge);
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
const EXCEPT = /^(?:but(?: not)?(?: the)?|except(?: for| in)?|excluding|other than|besides|apart from|aside from|save for|minus|not)$/iu;
const isAllOfThem = ({ means }: Item): boolean => means.kind === 'quantifier' && means.quantifier === 'all';

/** Where what is said of all badges begins: "platinum in every category", "with no badges". */
function startOfAll(items: readonly Item[], end: number): number {
  const first = items
    .slice(0, end)
    .findLastIndex((item) => !(isLevel(item) || isBadge(item) || isAllOfThem(item) || ['not', 'skip'].includes(item.means.kind)));
  const start = items.findIndex((item, i) => i > first && item.means.kind !== 'skip');
  return Math.min(start, end);
}

/** The index after the kinds of badges, their level, and "badges". */
function endOfKinds(items: readonly Item[], start: number): number {
  const next = items.findIndex((item, i) => i >= start && !(isKindOfBadge(item) || isLevel(item) || isBadge(item) || isBetween(item, items[i + 1])));
  return next < 0 ? items.length : next;
}
const isBetween = ({ means }: Item, next: Item | undefined): boolean =>
  ['or', 'skip'].includes(means.kind) && next !== undefined && (isKindOfBadge(next) || isLevel(next) || isBadge(next));

const levelIn = (items: readonly Item[]): Level | undefined => items.flatMap(({ means }) => (means.kind === 'level' ? [means.level] : []))[0];

/** "With only a growth badge", "gold in growth and no other badge": no other badge of a kind or overall. "Gold growth badges only" may just narrow the list. */
export function withOnlyBadge(items: readonly Item[]): Item[] {
  const only = items.findIndex((item, i) => isOnly(item) && HAS.test(items[i - 1]?.text ?? ''));
  const other = items.findIndex(({ means }, i) => means.kind === 'not' && /^(?:any )?other$/iu.test(items[i + 1]?.text ?? '') && isBadge(items[i + 2]));
  const at = only >= 0 ? only : other;
  if (at < 0) return [...items];
  const isFirst = at === only;
  const start = isFirst ? at : items.slice(0, at).findLastIndex((item, i) => !(isPart(item) || isBetween(item, items[i + 1]))) + 1;
  const named = isFirst ? items.slice(at + 1, endOfKinds(items, at + 1)) : items.slice(start, at);
  const end = isFirst ? at + 1 + named.length : at + 3;
  const fields = named.flatMap((one) => archetypeOf(one) ?? []).map(badgeField);
  const isAboutBadges = named.some((one) => isLevel(one) || isBadge(one));
  const isLast = items.slice(end, end + 1).every((item) => !isTopic(item, ['companies', 'jobs', 'clusters']) && item.means.kind !== 'number');
  if (fields.length !== 1 || !isAboutBadges || !isLast) return [...items];
  const level = levelIn(named) ?? 'Ranked';
  return replaced(
    items,
    { start, end },
    FIELDS.map((field) => ({ kind: 'value', options: [{ field, values: [fields.includes(field) ? level : 'NA'] }] })),
  );
}
const isOnly = ({ text, means }: Item): boolean => means.kind === 'unknown' && /^only$/iu.test(text);
const HAS = /(?:^|\s)(?:with|have|has|having|hold|holds|holding|got|earned|won)$/iu;
const isPart = (item: Item): boolean => isKindOfBadge(item) || isLevel(item) || isBadge(item);

/** Items that say so many things, in place of those that say them together. */
function replaced(items: readonly Item[], { start, end }: { readonly start: number; readonly end: number }, conditions: readonly Item['means'][]): Item[] {
  const run = items.slice(start, end);
  const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
  return [...items.slice(0, start), ...conditions.map((means): Item => ({ from, to, text: textOf(...run), means })), ...items.slice(end)];
}
