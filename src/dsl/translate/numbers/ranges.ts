import { LAST_TENURE_YEAR } from '../../../catalog/tenure.ts';
import { FIGURES } from '../../../catalog/figures.ts';
import { MAXIMUM_LIMIT } from '../../rules/page.ts';
import { conditionOn, figureOf, unitOf, type Amount } from '../figures.ts';
import { indexesOf, textOf, type Indexed } from '../indexed.ts';
import type { Facet } from '../reading.ts';
import { amountOf, isListed, names, type Numbered } from './numbered.ts';

/** Words between two numbers that are the ends of a range. A hyphen leaves nothing. */
const TO = /^(?:|to|through|thru|until|till|–|up to)$/iu;
/** "Number 11 to 20". */
const POSITION = /^(?:numbers?|nos?|positions?|places?|ranks?|entries|items?)$/iu;

/** Two numbers that are the ends of a range, and the items around them. */
interface Range {
  readonly first: Indexed;
  readonly last: Indexed;
  readonly low: Amount;
  readonly high: Amount;
  readonly before: Indexed | undefined;
  readonly next: Indexed | undefined;
  /** "Number". */
  readonly position: Indexed | undefined;
  /** "Between". */
  readonly start: Indexed | undefined;
}

/** "Between 2 and 3 badges", "years 2 to 6", "50k to 80k", "companies 11 to 20". Undefined if the number begins no range. */
export function readRange(numbered: Numbered, i: number): Facet[] | undefined {
  const { items, all } = numbered;
  // "Between year 2 and year 4" repeats the unit.
  const repeated = items[i + 1]?.means.kind === 'year' && items[i + 2]?.means.kind === 'number' ? items[i + 1] : undefined;
  const [before, first, last, next] = [items[i - 1], items[i], items[repeated === undefined ? i + 1 : i + 2], items[i + 2]];
  const [low, high] = [amountOf(first), amountOf(last)];
  if (first === undefined || last === undefined || low === undefined || high === undefined || low.value > high.value) return undefined;
  const start = [before, items[i - 2]].find((one) => one?.means.kind === 'between');
  const between = all.slice(first.index + 1, last.index).flatMap(({ text, index }) => (index === repeated?.index ? [] : [text]));
  if (start === undefined && !TO.test(between.join(' '))) return undefined;
  // "Years 0 5 and 10" is a list.
  if (start === undefined && between.join('') === '' && before?.means.kind === 'year' && isListOn(items, items.indexOf(last))) return undefined;
  const position = [all[first.index - 1]].find((one) => one !== undefined && POSITION.test(one.text));
  const range: Range = { first, last, low, high, before, next, position, start };
  // "Companies with 3 to 4 badges".
  const isOfUnit = next?.index === last.index + 1 && unitOf([next], high, { isCompared: true }) !== undefined;
  // "Firms in Ohio, 51 through 100".
  const isPageAlone = isPage(low, high) && all[first.index - 1]?.means.kind === 'mark';
  const isOfRows =
    start === undefined &&
    !isOfUnit &&
    (isListed(before) || [before, next].some((one) => one?.means.kind === 'rows') || position !== undefined || isPageAlone) &&
    low.unit === 'plain';
  const rows = isOfRows ? readRows(range) : undefined;
  if (rows !== undefined) return rows;
  // "A BA share between 0.4 and 0.6, sorted by pay growth".
  const isClosed = start !== undefined && start === before && /^[,;.]/u.test(all[last.index + 1]?.text ?? '');
  const ahead = before === start ? items[i - 2] : before;
  // "Not between 2 and 3 badges".
  const not = start !== undefined && ahead?.means.kind === 'not' ? ahead : undefined;
  const named = not === undefined ? items[i - 2] : items[items.indexOf(not) - 1];
  const near = isClosed ? [named, next, items[i + 3]] : [next, before, items[i + 3], named];
  const unit = repeated ?? unitOf(near, high, { isCompared: true });
  const measured = unit === undefined ? (high.unit === 'money' ? FIGURES.pay : undefined) : figureOf(unit, high.unit);
  // "Pay year by year from 0 to 3": growth is in percent.
  const isTime = measured === FIGURES.payGrowth && high.unit === 'plain' && high.value <= LAST_TENURE_YEAR && names(numbered, 'role');
  const figure = isTime ? FIGURES.years : measured;
  if (figure === undefined) return readRows(range);
  const covers = indexesOf(first, last, unit, start, not, before?.means.kind === 'year' ? before : undefined);
  const negation = not === undefined ? {} : { isNegated: true };
  return [{ kind: 'field', text: textOf(not, first, last), at: first.index, covers, ...negation, options: conditionOn(figure, 'between', [low, high]) }];
}

const isListOn = (items: readonly Indexed[], last: number): boolean =>
  items[last + 1]?.means.kind === 'number' || (items[last + 1]?.means.kind === 'or' && items[last + 2]?.means.kind === 'number');

/** "2, 3 or 4 badges": numbers that follow each other. Undefined if the number begins no such list. */
export function readRun({ items, all }: Numbered, i: number): Facet[] | undefined {
  const end = items.findIndex(({ means }, place) => place >= i && !['number', 'or'].includes(means.kind));
  const run = items.slice(i, end < 0 ? items.length : end);
  const numbers = run.filter(({ means }) => means.kind === 'number');
  const [first, last, unit] = [numbers[0], numbers.at(-1), items[i + run.length]];
  const [low, high] = [amountOf(first), amountOf(last)];
  const isRun = numbers.every((one, place) => amountOf(one)?.unit === 'plain' && amountOf(one)?.value === (low?.value ?? NaN) + place);
  if (numbers.length <= 2 || !isRun || first === undefined || last === undefined || low === undefined || high === undefined || unit === undefined)
    return undefined;
  const between = all.slice(first.index, last.index + 1).filter((one) => !numbers.includes(one));
  const measured = unitOf([unit], high, { isCompared: true });
  const figure = measured === undefined ? undefined : figureOf(measured, 'plain');
  if (figure !== FIGURES.badges || !between.every(({ text }) => /^(?:,|or|and|to)$/iu.test(text))) return undefined;
  return [{ kind: 'field', text: textOf(...run), at: first.index, covers: indexesOf(...run, measured), options: conditionOn(figure, 'between', [low, high]) }];
}

/** "Companies 11 to 20", "rows 51-100", "numbers 11 through 20 of the list". */
function readRows({ first, last, low, high, before, next, position, start }: Range): Facet[] | undefined {
  const isCounted = [before, next].some((one) => one?.means.kind === 'rows' || isListed(one));
  if (
    low.unit !== 'plain' ||
    high.unit !== 'plain' ||
    (low.value < 1 && !isFromZero(low, high, [before, next])) ||
    high.value > MAXIMUM_LIMIT ||
    (!isCounted && position === undefined && !isPage(low, high))
  )
    return undefined;
  const rows = [before, next].find((one) => one?.means.kind === 'rows');
  const shared = { text: textOf(first, last), at: first.index, covers: indexesOf(first, last, rows, position, start) };
  // "Rows 0-49" are the first fifty.
  const limit: Facet = { kind: 'limit', ...shared, count: high.value - low.value + 1 };
  return low.value > 1 ? [limit, { kind: 'offset', ...shared, count: low.value - 1 }] : [limit];
}

const isFromZero = (low: Amount, high: Amount, near: readonly (Indexed | undefined)[]): boolean =>
  low.value === 0 && high.value < MAXIMUM_LIMIT && near.some((one) => one?.means.kind === 'rows');

/** "Firms in Ohio, 51 through 100": pages of ten begin so, and little else does. */
const isPage = (low: Amount, high: Amount): boolean => low.value % PAGE === 1 && high.value % PAGE === 0 && high.value > low.value;
const PAGE = 10;

/** "One, three, and five years", "years 0, 5, and 10". Undefined if the number begins no such list. */
export function readYears({ items }: Numbered, i: number): Facet[] | undefined {
  const isPart = ({ means }: Indexed, place: number): boolean => means.kind === 'number' || (means.kind === 'or' && items[place + 1]?.means.kind === 'number');
  const end = items.findIndex((one, place) => place >= i && !isPart(one, place));
  const run = items.slice(i, end < 0 ? items.length : end);
  const numbers = run.filter(({ means }) => means.kind === 'number');
  const unit = [items[i + run.length], items[i - 1]].find((one) => one?.means.kind === 'year');
  // "$90,000 after ten years" has one number of years.
  if (numbers.length < 2 || unit === undefined || numbers.some((one) => amountOf(one)?.unit !== 'plain')) return undefined;
  return numbers.flatMap((one): Facet[] => {
    const amount = amountOf(one);
    if (amount === undefined) return [];
    const options = conditionOn(FIGURES.years, undefined, [amount]);
    return [{ kind: 'field', text: textOf(one, unit), at: one.index, covers: indexesOf(one, unit), options }];
  });
}
