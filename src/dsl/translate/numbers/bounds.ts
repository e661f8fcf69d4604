import { AROUND_SHARE } from '../../../language/comparisons.ts';
import { AROUND_WORDS } from '../../meanings/connectives.ts';
import { FIGURES, type Figure } from '../../../catalog/figures.ts';
import { conditionOn, figureOf, isInverse, unitOf, type Amount } from '../figures.ts';
import { indexesOf, textOf, type Indexed } from '../indexed.ts';
import type { Item } from '../items.ts';
import type { Facet } from '../reading.ts';
import type { Comparison } from '../senses.ts';
import { amountOf, hasTopic, isByAmount, isListed, names, previousWord, understood, type Numbered } from './numbered.ts';

const EXACTLY = /^(?:exactly|just|only|precisely)$/iu;
/** "Growth over ten years" is the growth up to the tenth year. */
const DURATION = /(?:^| )(?:in|within|over|during|first|across|for)$/iu;
const TIME = /^(?:after|within|in|over|during|for|at least)$/iu;
/** How a bound begins that follows what it bounds. */
const JOINED = /^(?:or|and|at) /iu;
/** A plain number from here on is an amount of money. */
const FEWEST_DOLLARS = 1_000;
/** How far from a number its unit can be. An amount with a sign has one unit that fits; any other number is next to it. */
const NEAR = 1;
const FAR = 4;

/** A number that measures something, and the words that say what and how. */
interface Bound {
  readonly numbered: Numbered;
  readonly item: Indexed;
  readonly amount: Amount;
  readonly before: Indexed | undefined;
  readonly after: Indexed | undefined;
  /** "At least", and a plus sign after the number. */
  readonly compare: Indexed | undefined;
  readonly plus: Indexed | undefined;
  readonly operator: Comparison;
  /** "Around", before a number that nothing else compares. */
  readonly around: readonly Indexed[];
  /** "Not", right before the number or the words that compare it. */
  readonly not: Indexed | undefined;
  readonly figure: Figure;
  /** The word for the figure. */
  readonly unit: Indexed | undefined;
}

/** "At least three badges", "over 80% have a degree", "after 5 years". Undefined if the number bounds nothing. */
export function readBound(numbered: Numbered, i: number): Facet[] | undefined {
  const bound = boundAt(numbered, i);
  if (bound === undefined) return undefined;
  if (!isBound(bound)) return undefined;
  return [alwaysMeasuredThen(bound) ?? wholeGrowth(bound) ?? saidTwice(bound) ?? condition(bound)];
}

function boundAt(numbered: Numbered, i: number): Bound | undefined {
  const { items, all } = numbered;
  const [before, item, after] = [items[i - 1], items[i], items[i + 1]];
  const amount = amountOf(item);
  if (item === undefined || amount === undefined) return undefined;
  const compare = compareNear(items, i);
  const plus = all[item.index + 1]?.text === '+' ? all[item.index + 1] : undefined;
  const not = notBefore(items, before === compare || before?.means.kind === 'year' ? i - 2 : i - 1, { isCompared: compare !== undefined });
  // "Clusters where 80% of workers have a degree": that many or more.
  const isShare = amount.unit === 'percent' && items.some(isListed) && not === undefined;
  const around = compare === undefined && plus === undefined && not === undefined ? aroundBefore(numbered, item, amount) : [];
  const operator =
    compare?.means.kind === 'compare' ? compare.means.operator : around.length > 0 ? 'between' : plus !== undefined || isShare ? 'gte' : undefined;
  const isCompared = operator !== undefined;
  const reach = amount.unit === 'plain' ? NEAR + (isCompared ? 1 : 0) : FAR;
  const near = itemsNear(numbered, i, { amount, compare, not, isCompared: isCompared && operator !== 'lte', reach });
  // "Over $70,000, highest pay first": the order comes after the bound.
  const isOrder = (one: Indexed | undefined): boolean => one?.means.kind === 'order';
  const unit = unitOf([...near.filter((one) => !isOrder(one)), ...near.filter(isOrder), sharedUnit(numbered, i)], amount, { isCompared });
  const figure = unit === undefined ? (amount.unit === 'money' && isCompared ? FIGURES.pay : undefined) : figureOf(unit, amount.unit);
  // "The fifteen best-decorated employers": how many are wanted.
  if (unit !== undefined && isDirected(unit) && operator === undefined && not === undefined) return undefined;
  // "Up to 50 employers": what is listed, and how many of them.
  if (figure === undefined || (operator === 'lte' && unit === items.find(isListed))) return undefined;
  return {
    numbered,
    item,
    amount,
    before,
    after,
    compare,
    plus,
    operator: not === undefined ? operator : OPPOSITES[operator ?? 'is'],
    around,
    not,
    figure,
    unit,
  };
}

/** "Around 60k", "in the neighborhood of 60%": amounts near it. "About 20 companies" are a number of rows, and "about 5 years" is a year. */
function aroundBefore({ all }: Numbered, { index }: Indexed, { value, unit }: Amount): readonly Indexed[] {
  if (unit === 'plain' && value < FEWEST_DOLLARS) return [];
  const before = all.slice(Math.max(0, index - LONGEST_AROUND), index);
  const start = before.findIndex((_, i) => AROUND_WORDS[textOf(...before.slice(i)).toLowerCase()] === true);
  return start < 0 ? [] : before.slice(start);
}
const LONGEST_AROUND = 5;

/** "More than 2 but less than 4 badges": the unit of the second bound is that of both. */
function sharedUnit({ items, all }: Numbered, i: number): Indexed | undefined {
  const join = all[(items[i]?.index ?? -1) + 1];
  const [compare, number, unit] = items.slice(items[i + 1] === join ? i + 2 : i + 1);
  const isJoined = /^(?:but|and|nor)$/iu.test(join?.text ?? '') && compare?.index === (join?.index ?? 0) + 1 && number?.means.kind === 'number';
  return isJoined && items[i - 1]?.means.kind === 'compare' && compare.means.kind === 'compare' ? unit : undefined;
}

/** "Not over 50k", and for a bound also "not paying over 50k" and "nor retention under 50%". */
function notBefore(items: readonly Indexed[], at: number, { isCompared }: { readonly isCompared: boolean }): Indexed | undefined {
  const last = items[at];
  const ahead = isCompared && last !== undefined && isMeasured(last) ? items[at - 1] : last;
  return ahead?.means.kind === 'not' ? ahead : undefined;
}

/** "Not more than" is at most. What is not equal stays negated. */
const OPPOSITES = { gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt', between: 'between', is: undefined } as const;

/** The words that compare a number: before it, after it ("two badges or more"), or before its unit ("up to year 5"). */
function compareNear(items: readonly Indexed[], i: number): Indexed | undefined {
  const [before, after, behind] = [items[i - 1], items[i + 1], items[i + 2]];
  const isBehind = behind?.means.kind === 'compare' && JOINED.test(behind.text) && items[i + 3]?.means.kind !== 'number';
  // "A minimum pay of 90k".
  const isOfUnit = before !== undefined && figureOf(before) !== undefined && LIMITS.test(items[i - 2]?.text ?? '');
  const ahead = before?.means.kind === 'year' || isOfUnit ? items[i - 2] : undefined;
  return [before, after, isBehind ? behind : undefined, ahead].find((one) => one?.means.kind === 'compare');
}

const LIMITS = /^(?:(?:with )?an? )?(?:min|minimum|max|maximum)$/iu;

interface Search {
  readonly amount: Amount;
  readonly compare: Indexed | undefined;
  readonly not: Indexed | undefined;
  /** Compared from below, so that the words before can be about it even over a pause. */
  readonly isCompared: boolean;
  readonly reach: number;
}

/** The items next to a number, nearest first: those after it before those before it, unless a word joins it to the latter ("retention of at least 70%"). */
function itemsNear(numbered: Numbered, i: number, { amount, compare, not, isCompared, reach }: Search): (Indexed | undefined)[] {
  const { items, all } = numbered;
  const item = items[i];
  if (item === undefined) return [];
  const before = items.slice(isCompared ? 0 : pauseBefore(numbered, item, compare, i), i);
  // "Pay at ten years is over 100,000": as many years there are not.
  const earlier =
    amount.value < FEWEST_DOLLARS ? before : before.filter((one, place) => !areYears(one, before[place + 1]) && !areYears(before[place - 1], one));
  const [left, right] = [earlier.reverse(), items.slice(i + 1)].map((side) => sameClause(side.filter((one) => one !== compare && one !== not)).slice(0, reach));
  const last = left?.[0];
  const word = all[Math.min((compare ?? item).index, item.index) - 1];
  // "A BA share below 15% and retention …".
  const isClosed = word !== undefined && word === last && /^(?:and|but|with|,|;)$/iu.test(all[item.index + 1]?.text ?? '');
  // "… at more than 100 companies" counts companies.
  const isCounted = amount.unit === 'plain' && right?.[0]?.index === item.index + 1 && figureOf(right[0], amount.unit) !== undefined;
  const isJoined = isClosed || (/^(?:of|is|are|at)$/iu.test(word?.text ?? '') && !isCounted);
  const isOfLast = isJoined && last !== undefined && figureOf(last, amount.unit) !== undefined;
  const sides = (place: number): (Indexed | undefined)[] => [right?.[place], isSubject(left?.[place]) ? undefined : left?.[place]];
  return Array.from({ length: reach }, (_, place) => (isOfLast ? sides(place).reverse() : sides(place))).flat();
}

/** Where the part of the question begins that the number is in: "with a badge, max 20" is no bound on badges. */
function pauseBefore({ items, all }: Numbered, item: Indexed, compare: Indexed | undefined, i: number): number {
  const end = Math.min(item.index, compare?.index ?? item.index);
  const pause = all.findLast(({ means, text, index }) => index < end && means.kind === 'mark' && /^[,;.?!]/u.test(text));
  const first = pause === undefined ? 0 : items.findIndex(({ index }) => index > pause.index);
  return first < 0 ? i : first;
}

/** Items up to the next number or the next word that begins another part of the question. */
function sameClause(items: readonly Indexed[]): readonly Indexed[] {
  const end = items.findIndex(({ means }) => ['number', 'compare', 'by', 'but'].includes(means.kind));
  return end < 0 ? items : items.slice(0, end);
}

/** "Employers with at least one badge" counts badges. */
const isSubject = (item: Item | undefined): boolean => item?.means.kind === 'topic' && (item.means.topic === 'companies' || item.means.topic === 'jobs');

/** "The first three years". */
const isFirst = ({ figure, before }: Bound): boolean => figure === FIGURES.years && before?.means.kind === 'limit' && /first$/iu.test(before.text);

/** "Growth in ten years": up to that year. */
const isDuration = (bound: Bound): boolean =>
  isFirst(bound) || (bound.figure === FIGURES.years && hasTopic(bound.numbered, 'growth') && DURATION.test(previousWord(bound.numbered, bound.item)));

/** Whether the number measures something, and is not how many rows are wanted. */
function isBound(bound: Bound): boolean {
  const { numbered, item, before, after, operator, not, figure } = bound;
  if (isDuration(bound) || operator !== undefined || not !== undefined) return true;
  // "The smallest share … for three years" is a time, "the top three" a number of rows.
  const isTime = figure === FIGURES.years && TIME.test(previousWord(numbered, item));
  const isPosition =
    (!isTime && ['superlative', 'limit'].includes(before?.means.kind ?? '')) || after?.means.kind === 'superlative' || after?.means.kind === 'rows';
  const isValue = figure === FIGURES.years || figure === FIGURES.badges || EXACTLY.test(numbered.all[item.index - 1]?.text ?? '');
  return isValue && !isPosition;
}

/** Retention is measured after three years, and the pay of a destination after ten. */
function alwaysMeasuredThen({ numbered, item, amount, figure, unit }: Bound): Facet | undefined {
  if (figure !== FIGURES.years) return undefined;
  const isOfClusters = hasTopic(numbered, 'next') || (hasTopic(numbered, 'clusters') && !names(numbered, 'role'));
  const isOfPay = numbered.items.some(isMoney) || hasTopic(numbered, 'growth');
  const isThen = (amount.value === 3 && hasTopic(numbered, 'retention')) || (amount.value === 10 && isOfClusters && isOfPay);
  return isThen ? understood(textOf(item, unit), item.index, indexesOf(item, unit)) : undefined;
}

/** "Growth from year one on" is all of it. */
function wholeGrowth({ numbered, item, amount, before, figure }: Bound): Facet | undefined {
  const from = before?.means.kind === 'year' ? numbered.items[numbered.items.indexOf(item) - 2] : undefined;
  const isWhole = figure === FIGURES.years && amount.value <= 1 && hasTopic(numbered, 'growth') && from?.means.kind === 'between';
  return isWhole ? understood(textOf(from, before, item), item.index, indexesOf(from, before, item)) : undefined;
}

/** "The first three years (years 0 to 3)". */
function saidTwice(bound: Bound): Facet | undefined {
  const { items } = bound.numbered;
  const { item, amount, before, unit } = bound;
  const i = items.indexOf(item);
  const isTwice = isFirst(bound) && items.some((one, place) => place > i && one.means.kind === 'number' && amountOf(items[place + 1])?.value === amount.value);
  return isTwice ? understood(textOf(before, item, unit), item.index, indexesOf(before, item, unit)) : undefined;
}

function condition(bound: Bound): Facet {
  const { numbered, item, amount, before, compare, plus, operator, around, not, figure, unit } = bound;
  const { items, content } = numbered;
  const amounts =
    around.length > 0 ? [1 - AROUND_SHARE, 1 + AROUND_SHARE].map((share) => ({ ...amount, value: Number((amount.value * share).toFixed(4)) })) : [amount];
  // "Pay grows by more than half" is about growth only.
  const saysPay = figure === FIGURES.payGrowth || (figure === FIGURES.pay && operator !== undefined);
  const pay = saysPay ? items.filter((one, place) => isPay(one) && !['superlative', 'by'].includes(items[place - 1]?.means.kind ?? '')) : [];
  const by = content.find((one, place) => isByAmount(one, content[place + 1]) && [compare, item].includes(content[place + 1]));
  const first = isDuration(bound) && before?.means.kind === 'limit' ? before : undefined;
  // "The highest paying clusters under 60k" are wanted in this order, too.
  const own = unit !== undefined && isDirected(unit) ? undefined : unit;
  return {
    kind: 'field',
    text: textOf(not, compare, ...around, item, own),
    at: item.index,
    covers: indexesOf(item, not, compare, plus, own, by, ...pay, first, ...around),
    ...(not !== undefined && operator === undefined ? { isNegated: true } : {}),
    options: conditionOn(figure, isDuration(bound) ? 'lte' : operator, amounts, { isReversed: isInverse(unit) }),
  };
}

/** "Highest paying", "most badges first". */
const isDirected = ({ means }: Item): boolean => means.kind === 'order' && means.direction !== undefined;
const isMeasured = ({ means }: Item): boolean => means.kind === 'topic' && ['wages', 'retention', 'growth'].includes(means.topic);
const isPay = ({ means }: Item): boolean => means.kind === 'topic' && means.topic === 'wages';
const isMoney = ({ means }: Item): boolean => means.kind === 'number' && (means.unit === 'money' || means.value >= FEWEST_DOLLARS);
/** "Ten years". */
const areYears = (number: Item | undefined, year: Item | undefined): boolean => number?.means.kind === 'number' && year?.means.kind === 'year';
