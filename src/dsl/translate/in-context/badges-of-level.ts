import { textOf } from '../indexed.ts';
import { isKindOfBadge, isLevel, isOrMore, isTopic, type Item } from '../items.ts';
import type { FieldValue, Sense } from '../senses.ts';

/** The overall badge, and those of the three archetypes. */
export const BADGES = 4;
/** What can be between how many badges and their level: "two of the four badges are platinum". */
const BETWEEN = /^(?:of|out of|the|their|its|in|on|for|across|with|at|are|is|overall|company|four|4)$/iu;
/** Words for a number that say only that it is more than one. */
const SEVERAL = /^(?:several|multiple|(?:a )?couple(?: of)?)$/iu;
const SEVERAL_OF = /^(?:a )?couple$/iu;
const EXACTLY = /^(?:exactly|just|only|precisely)$/iu;
const TO = /^(?:to|and|or|through|-|–)$/iu;
const FEWEST_OF_SEVERAL = 2;

type Times = NonNullable<FieldValue['times']>;

/** Neighboring items that say one thing. */
interface Span {
  readonly start: number;
  /** The one after the last. */
  readonly end: number;
}

/**
 * "Fewer than two platinum badges", "gold in two of the four badges": how many badges have a level, which is another number than that of all badges. Four of them are all. The words
 * become one condition, so that a query that has no such condition reports all of them.
 */
export function withBadgesOfLevel(found: readonly Item[]): Item[] {
  const items = withoutComparedLevels(found);
  const read: Item[] = [];
  for (let i = 0; i < items.length;) {
    const found = countedFrom(items, i) ?? ofKindFrom(items, i);
    const item = items[i];
    if (item === undefined) break;
    read.push(...(found === undefined ? [item] : found.items));
    i = found?.end ?? i + 1;
  }
  return read.length < items.length ? withOneMore(read) : read;
}

/** "Two platinum badges and a gold one": any badge, because another one can be the overall badge. */
const withOneMore = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const { means } = item;
    if (means.kind !== 'level' || means.level === 'NA' || !/(?:^|\s)an?$/iu.test(items[i - 1]?.text ?? '') || !isBadges(items[i + 1])) return item;
    return { ...item, means: { kind: 'value', options: [{ field: 'ANY_BADGE', values: [means.level] }] } };
  });

/** "More gold badges than platinum ones": no query compares the two numbers. */
function withoutComparedLevels(items: readonly Item[]): Item[] {
  const more = items.findIndex(({ text }, i) => /^(?:(?:with|have|has) )?(?:more|fewer|less)$/iu.test(text) && isLevel(items[i + 1]));
  const than = items.findIndex(({ text }, i) => i > more && /^than$/iu.test(text) && isLevel(items[i + 1]));
  const between = items.slice(more + 2, than);
  if (more < 0 || than < 0 || !between.every(isBadges)) return [...items];
  const end = isBadges(items[than + 2]) ? than + 3 : than + 2;
  const run = items.slice(more, end);
  return [...items.slice(0, more), joined(run, { kind: 'unknown' }), ...items.slice(end)];
}

/** What begins at an item and says how many badges have a level. */
function countedFrom(items: readonly Item[], start: number): { readonly items: readonly Item[]; readonly end: number } | undefined {
  const level = items[start];
  // "Platinum in two of the four badges".
  const isFirst = isLevel(level) && BETWEEN.test(items[start + 1]?.text ?? '');
  const count = countFrom(items, isFirst ? afterBetween(items, start + 1) : start);
  if (count === undefined) return undefined;
  const end = isFirst ? endOfBadges(items, count.end) : endOfLevel(items, count.end);
  const said = isFirst ? level : items.slice(count.end, end).find(isLevel);
  if (end === undefined || said?.means.kind !== 'level' || said.means.level === 'NA') return undefined;
  const orMore = orMoreAfter(items, end);
  const times = orMore === undefined ? count.times : { least: count.times.least, most: BADGES };
  const run = items.slice(start, orMore ?? end);
  if (times.least === BADGES && times.most >= BADGES) return { items: run.map((item) => asAll(item, items[count.at])), end: orMore ?? end };
  return { items: [joined(run, conditionOf(said.means.level, times))], end: orMore ?? end };
}

/** "At least two gold growth badges": a company has one of a kind, so that any other number is not said. Fewer than that can be none. */
function ofKindFrom(items: readonly Item[], start: number): { readonly items: readonly Item[]; readonly end: number } | undefined {
  const count = countFrom(items, start);
  const first = count === undefined ? 0 : afterBetween(items, count.end);
  const badges = items.findIndex((item, i) => i >= first && !isLevel(item) && !isKindOfBadge(item));
  const named = items.slice(first, badges);
  if (count === undefined || !isBadges(items[badges]) || named.filter(isKindOfBadge).length !== 1) return undefined;
  const { least } = count.times;
  if (least > 0) return { items: least === 1 ? named : [joined(items.slice(start, first), { kind: 'unknown' }), ...named], end: badges };
  return { items: [joined(items.slice(start, badges + 1), { kind: 'unknown' })], end: badges + 1 };
}

const joined = (run: readonly Item[], means: Item['means']): Item => ({ from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0, text: textOf(...run), means });

/** "All four badges": each of them has the level. */
const asAll = (item: Item, counted: Item | undefined): Item =>
  item === counted
    ? { ...item, means: { kind: 'quantifier', quantifier: 'all' } }
    : item.means.kind === 'compare'
      ? { ...item, means: { kind: 'skip' } }
      : item;

/** A badge of either level is counted with all badges. */
export function conditionOf(level: 'Platinum' | 'Gold' | 'Ranked', times: Times): Extract<Sense, { kind: 'value' }> {
  const { least, most } = times;
  const ofAll: FieldValue =
    least === most
      ? { field: 'BADGE_COUNT', values: [least] }
      : least === 0
        ? { field: 'BADGE_COUNT', operator: 'lte', values: [most] }
        : most >= BADGES
          ? { field: 'BADGE_COUNT', operator: 'gte', values: [least] }
          : { field: 'BADGE_COUNT', operator: 'between', values: [least, most] };
  return { kind: 'value', options: [...(level === 'Ranked' && least <= BADGES ? [ofAll] : []), { field: 'ANY_BADGE', values: [level], times }] };
}

interface Count extends Span {
  /** The number. */
  readonly at: number;
  readonly times: Times;
}

/** "At least two", "not more than one", "between 1 and 2", "2 or 3", "several": how many, if it begins at an item. */
export function countFrom(items: readonly Item[], start: number): Count | undefined {
  const [first] = items.slice(start);
  const isNot = first?.means.kind === 'not';
  const compareAt = isNot ? start + 1 : start;
  const compare = items[compareAt]?.means;
  const isCompared = compare?.kind === 'compare';
  if (isNot && !isCompared) return undefined;
  const isBetween = first?.means.kind === 'between';
  const isExact = EXACTLY.test(first?.text ?? '');
  const at = isCompared ? compareAt + 1 : isBetween || isExact ? start + 1 : start;
  const item = items[at];
  if (item !== undefined && SEVERAL.test(item.text) && at === start) {
    const isOf = SEVERAL_OF.test(item.text) && /^of$/iu.test(items[at + 1]?.text ?? '');
    return { start, end: isOf ? at + 2 : at + 1, at, times: { least: FEWEST_OF_SEVERAL, most: BADGES } };
  }
  const number = numberAt(items, at);
  if (number === undefined) return undefined;
  const last = TO.test(items[at + 1]?.text ?? '') ? numberAt(items, at + 2) : undefined;
  if (last !== undefined && last > number && !isCompared) return { start, end: at + 3, at, times: { least: number, most: last } };
  if (isBetween) return undefined;
  const orMore = isCompared ? undefined : orMoreAfter(items, at + 1);
  if (orMore !== undefined) return { start, end: orMore, at, times: { least: number, most: BADGES } };
  const after = items[at + 1]?.means;
  // "Two or fewer".
  if (!isCompared && after?.kind === 'compare' && after.operator === 'lte') return { start, end: at + 2, at, times: { least: 0, most: number } };
  return { start, end: at + 1, at, times: timesOf(number, isCompared ? compare.operator : undefined, { isNot, isExact }) };
}

const numberAt = (items: readonly Item[], at: number): number | undefined => {
  const means = items[at]?.means;
  return means?.kind === 'number' && means.unit === 'plain' && Number.isInteger(means.value) ? means.value : undefined;
};

/** "More than one" is at least two, and one badge is any. */
function timesOf(
  number: number,
  operator: 'gt' | 'gte' | 'lt' | 'lte' | undefined,
  { isNot, isExact }: { readonly isNot: boolean; readonly isExact: boolean },
): Times {
  if (operator === undefined) return { least: number, most: number === 1 && !isExact ? BADGES : number };
  const isFromBelow = (operator === 'gt' || operator === 'gte') !== isNot;
  // The bound itself counts for "at least", "at most", and what is not above or below it.
  const isIncluded = operator.endsWith('e') !== isNot;
  if (isFromBelow) return { least: isIncluded ? number : number + 1, most: BADGES };
  return { least: 0, most: isIncluded ? number : number - 1 };
}

/** "Or more", or a plus sign, at an index: the index after it. */
function orMoreAfter(items: readonly Item[], at: number): number | undefined {
  const item = items[at];
  return item?.text === '+' || (isOrMore(item) && !/^or better$/iu.test(item.text)) ? at + 1 : undefined;
}

function afterBetween(items: readonly Item[], at: number): number {
  const next = items.findIndex(({ text }, i) => i >= at && !BETWEEN.test(text));
  return next < 0 ? items.length : next;
}

const isBadges = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['badges', 'company_badges']);

/** The index after the badges that are named from here on. */
function endOfBadges(items: readonly Item[], from: number): number | undefined {
  const at = afterBetween(items, from);
  return isBadges(items[at]) ? at + 1 : undefined;
}

/** The index after the level and the badges, in any order. "Two golds" says both. */
function endOfLevel(items: readonly Item[], from: number): number | undefined {
  const at = afterBetween(items, from);
  if (isLevel(items[at])) {
    if (isBadges(items[at + 1])) return at + 2;
    // "One platinum and two gold badges".
    const isListed = /^(?:and|,)$/iu.test(items[at + 1]?.text ?? '') && countedFrom(items, at + 2) !== undefined;
    return isListed || /s$/iu.test(items[at]?.text ?? '') ? at + 1 : undefined;
  }
  const level = isBadges(items[at]) ? afterBetween(items, at + 1) : at;
  return level > at && isLevel(items[level]) ? level + 1 : undefined;
}
