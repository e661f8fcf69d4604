import { FIGURES } from '../../catalog/spoken.ts';
import { conditionOn, figureOf, isInverse, fits, type Amount } from './figures.ts';
import type { Item } from './items.ts';
import { coveredBy, type Facet } from './reading.ts';
import type { Topic } from './senses.ts';

const LARGEST_LIMIT = 1_000;
const DEFAULT_PAGE = 100;
const TOP_OF_COMPANY = 10;
const SUBJECTS: readonly Topic[] = ['companies', 'jobs', 'clusters', 'industries', 'postings', 'next', 'similar', 'company_badges', 'role_badges', 'beginners'];
/** Words between two numbers that are the ends of a range. A hyphen leaves nothing. */
const RANGE = /^(?:|to|through|thru|until|till|–|up to)$/iu;
/** "Growth over ten years" is the growth up to the tenth year. */
/** Pay is known for so many years. */
const MOST_YEARS = 10;
const DURATION = /(?:^| )(?:in|within|over|during|first|across|for)$/iu;
const EXACTLY = /^(?:exactly|just|only|precisely)$/iu;
/** "Number 11 to 20". */
const POSITION = /^(?:numbers?|nos?|positions?|places?|ranks?|entries|items?)$/iu;
/** How a bound begins that follows what it bounds. */
const JOINED = /^(?:or|and|at) /iu;
/** How far from a number its unit can be. An amount with a sign has one unit that fits; any other number is next to it. */
const NEAR = 1;
const FAR = 4;

export interface Indexed extends Item {
  readonly index: number;
}

/** Interprets the numbers of a question: bounds and values of fields, and which rows are wanted. `content` are the items with a meaning, in order; `all` has the others, too. */
export function readNumbers(content: readonly Indexed[], _taken: ReadonlySet<number>, all: readonly Indexed[]): Facet[] {
  const items = content.filter((item, i) => item.means.kind !== 'or' && !isByAmount(item, content[i + 1]));
  const facets: Facet[] = [];
  const hasTopic = (topic: Topic): boolean => items.some(({ means }) => (means.kind === 'topic' || means.kind === 'order') && means.topic === topic);
  const has = (kind: 'company' | 'role'): boolean => items.some(({ means }) => means.kind === 'entity' && means.entity.kind === kind);
  const isOfCompany = has('company') || (has('role') && (hasTopic('companies') || hasTopic('who')));
  readPages();
  items.forEach((item, i) => {
    if (item.means.kind !== 'number' || coveredBy(facets).has(item.index)) return;
    if (!readRange(item, i) && !readYears(i) && !readBound(item, i)) readLimit(item, i);
  });
  return facets;

  /** "Second page of 25", "skip the first 20". */
  function readPages(): void {
    items.forEach((item, i) => {
      const [next] = items.slice(i + 1);
      const size = amountOf(next);
      if (item.means.kind === 'skip_rows' && size !== undefined)
        facets.push({ kind: 'offset', text: textOf(item, next), at: item.index, covers: indexesOf(item, next), count: size.value });
      if (item.means.kind !== 'page') return;
      const ofPage = items.find(
        (one, place) => amountOf(one)?.unit === 'plain' && /page/iu.test(items[place + 1]?.text ?? '') && items[place + 1]?.means.kind === 'rows',
      );
      const per = [next, items[i - 1]].find((one) => amountOf(one)?.unit === 'plain') ?? ofPage;
      const length = amountOf(per)?.value;
      const at = item.index;
      if (item.means.number > 1) facets.push({ kind: 'offset', text: item.text, at, covers: [at], count: (item.means.number - 1) * (length ?? DEFAULT_PAGE) });
      if (per !== undefined && length !== undefined)
        facets.push({
          kind: 'limit',
          text: per.text,
          at: per.index,
          covers: indexesOf(per, item.means.number > 1 ? undefined : item, rowsAfter(per)),
          count: length,
        });
    });
  }

  function rowsAfter(item: Indexed): Indexed | undefined {
    const next = items[items.indexOf(item) + 1];
    return next?.means.kind === 'rows' ? next : undefined;
  }

  /** "Between 2 and 3 badges", "years 2 to 6", "50k to 80k". */
  function readRange(item: Indexed, i: number): boolean {
    const before = items[i - 1];
    // "Between year 2 and year 4" repeats the unit.
    const repeated = items[i + 1]?.means.kind === 'year' && items[i + 2]?.means.kind === 'number' ? items[i + 1] : undefined;
    const after = items[repeated === undefined ? i + 1 : i + 2];
    const [low, high] = [amountOf(item), amountOf(after)];
    if (low === undefined || high === undefined || after === undefined || low.value > high.value) return false;
    const glue = all.slice(item.index + 1, after.index).map(({ text }) => text);
    const start = [before, items[i - 2]].find((one) => one?.means.kind === 'between');
    if (start === undefined && !RANGE.test(glue.join(' '))) return false;
    if (start === undefined && isListed(before) && low.unit === 'plain' && readRows(item, after, before, items[i + 2], start)) return true;
    // "A BA share between 0.4 and 0.6, sorted by pay growth".
    const isClosed = start !== undefined && start === before && /^[,;.]/u.test(all[after.index + 1]?.text ?? '');
    const near = isClosed ? [items[i - 2], items[i + 2], items[i + 3]] : [items[i + 2], before, items[i + 3], items[i - 2]];
    const unit = repeated ?? unitOf(near, high, true);
    const named = unit === undefined ? (high.unit === 'money' ? FIGURES.pay : undefined) : figureOf(unit, high.unit);
    // "Pay year by year from 0 to 3": growth is in percent.
    const figure = named === FIGURES.payGrowth && high.unit === 'plain' && high.value <= MOST_YEARS && has('role') ? FIGURES.years : named;
    if (figure === undefined) return readRows(item, after, before, items[i + 2], start);
    const covers = indexesOf(item, after, unit, start, before?.means.kind === 'year' ? before : undefined);
    facets.push({ kind: 'field', text: textOf(item, after), at: item.index, covers, options: conditionOn(figure, 'between', [low, high]) });
    return true;
  }

  /** "Companies 11 to 20", "rows 51-100", "numbers 11 through 20 of the list". */
  function readRows(first: Indexed, last: Indexed, before: Indexed | undefined, next: Indexed | undefined, start: Indexed | undefined): boolean {
    const [low, high] = [amountOf(first), amountOf(last)];
    const isCounted = [before, next].some((one) => one?.means.kind === 'rows' || isListed(one));
    const number = before !== undefined && POSITION.test(before.text) ? before : undefined;
    if (low?.unit !== 'plain' || high?.unit !== 'plain' || low.value < 1 || high.value > LARGEST_LIMIT || (!isCounted && number === undefined)) return false;
    const [rows, at] = [[before, next].find((one) => one?.means.kind === 'rows'), first.index];
    const covers = indexesOf(first, last, rows, number, start);
    facets.push({ kind: 'limit', text: textOf(first, last), at, covers, count: high.value - low.value + 1 });
    if (low.value > 1) facets.push({ kind: 'offset', text: textOf(first, last), at, covers, count: low.value - 1 });
    return true;
  }

  /** "One, three, and five years", "years 0, 5, and 10". */
  function readYears(i: number): boolean {
    const end = items.findIndex(({ means }, place) => place >= i && means.kind !== 'number');
    const numbers = items.slice(i, end < 0 ? items.length : end);
    const unit = [items[i + numbers.length], items[i - 1]].find((one) => one?.means.kind === 'year');
    // "$90,000 after ten years" has one number of years.
    if (numbers.length < 2 || unit === undefined || numbers.some((one) => amountOf(one)?.unit !== 'plain')) return false;
    for (const one of numbers) {
      const amount = amountOf(one);
      if (amount === undefined) continue;
      facets.push({
        kind: 'field',
        text: textOf(one, unit),
        at: one.index,
        covers: indexesOf(one, unit),
        options: conditionOn(FIGURES.years, undefined, [amount]),
      });
    }
    return true;
  }

  /** "At least three badges", "over 80% have a degree", "after 5 years". */
  function readBound(item: Indexed, i: number): boolean {
    const amount = amountOf(item);
    if (amount === undefined) return false;
    const [before, after] = [items[i - 1], items[i + 1]];
    // "Two badges or more".
    const behind = items[i + 2];
    const isBehind = behind?.means.kind === 'compare' && JOINED.test(behind.text) && items[i + 3]?.means.kind !== 'number';
    // "Up to year 5".
    const ahead = before?.means.kind === 'year' ? items[i - 2] : undefined;
    const compare = [before, after, isBehind ? behind : undefined, ahead].find((one) => one?.means.kind === 'compare');
    const plus = all[item.index + 1]?.text === '+' ? all[item.index + 1] : undefined;
    // "Clusters where 80% of workers have a degree": that many or more.
    const isShare = amount.unit === 'percent' && items.some(isListed);
    const compared = compare?.means.kind === 'compare' ? compare.means.operator : plus !== undefined || isShare ? 'gte' : undefined;
    const reach = amount.unit === 'plain' ? NEAR + (compared === undefined ? 0 : 1) : FAR;
    const earlier = compared === undefined || compared === 'lte' ? items.slice(pauseBefore(item, compare, i), i) : items.slice(0, i);
    const [left, right] = [earlier.reverse(), items.slice(i + 1)].map((side) => sameClause(side.filter((one) => one !== compare)).slice(0, reach));
    // "Employers with at least one badge" counts badges.
    // "Retention of at least 70%, and pay growth …".
    const start = compare ?? item;
    const next = all[Math.min(start.index, item.index) - 1];
    // "A BA share below 15% and retention …".
    const isClosed = next !== undefined && next === left?.[0] && /^(?:and|but|with|,|;)$/iu.test(all[item.index + 1]?.text ?? '');
    const isOf = (isClosed || /^(?:of|is|are|at)$/iu.test(next?.text ?? '')) && left?.[0] !== undefined && figureOf(left[0], amount.unit) !== undefined;
    const sides = (place: number): (Indexed | undefined)[] => [right?.[place], isSubject(left?.[place]) ? undefined : left?.[place]];
    const near = Array.from({ length: reach }, (_, place) => (isOf ? sides(place).reverse() : sides(place))).flat();
    // "Over $70,000, highest pay first": the order comes after the bound.
    const isOrder = (one: Indexed | undefined): boolean => one?.means.kind === 'order';
    const unit = unitOf([...near.filter((one) => !isOrder(one)), ...near.filter(isOrder)], amount, compared !== undefined);
    const figure = unit === undefined ? (amount.unit === 'money' && compared !== undefined ? FIGURES.pay : undefined) : figureOf(unit, amount.unit);
    // "Up to 50 employers": what is listed, and how many of them.
    if (figure === undefined || (compared === 'lte' && unit === items.find(isListed))) return false;
    // "At least one platinum badge", of any kind.
    const level = figure === FIGURES.badges && after?.means.kind === 'level' ? after.means.level : undefined;
    if (level !== undefined && amount.value === 1 && (compared === undefined || compared === 'gte')) {
      const covers = indexesOf(item, compare, after, unit);
      facets.push({ kind: 'field', text: textOf(compare, item, after, unit), at: item.index, covers, options: [{ field: 'ANY_BADGE', values: [level] }] });
      return true;
    }
    // "The smallest share … for three years" is a time, "the top three" a number of rows.
    const isTime = figure === FIGURES.years && /^(?:after|within|in|over|during|for|at least)$/iu.test(previousWord(item));
    const isPosition =
      (!isTime && ['superlative', 'limit'].includes(before?.means.kind ?? '')) || after?.means.kind === 'superlative' || after?.means.kind === 'rows';
    const isFirst = figure === FIGURES.years && before?.means.kind === 'limit' && /first$/iu.test(before.text);
    const isDuration = isFirst || (figure === FIGURES.years && hasTopic('growth') && DURATION.test(previousWord(item)));
    const isValue = figure === FIGURES.years || figure === FIGURES.badges || EXACTLY.test(all[item.index - 1]?.text ?? '');
    if (!isDuration && compared === undefined && (!isValue || isPosition)) return false;
    // Retention is measured after three years, and the pay of a destination after ten.
    if (
      figure === FIGURES.years &&
      ((amount.value === 3 && hasTopic('retention')) ||
        (amount.value === 10 && (hasTopic('next') || (hasTopic('clusters') && !has('role'))) && (items.some(isMoney) || hasTopic('growth'))))
    ) {
      facets.push({ kind: 'order', text: textOf(item, unit), at: item.index, covers: indexesOf(item, unit), names: [], isOptional: true, isDefault: true });
      return true;
    }
    // "Growth from year one on" is all of it.
    const from = before?.means.kind === 'year' ? items[i - 2] : undefined;
    if (figure === FIGURES.years && amount.value <= 1 && hasTopic('growth') && from?.means.kind === 'between') {
      const covers = indexesOf(from, before, item);
      facets.push({ kind: 'order', text: textOf(from, before, item), at: item.index, covers, names: [], isOptional: true, isDefault: true });
      return true;
    }
    // "The first three years (years 0 to 3)" says it twice.
    const isTwice = isFirst && items.some((one, place) => place > i && one.means.kind === 'number' && amountOf(items[place + 1])?.value === amount.value);
    if (isTwice) {
      facets.push({
        kind: 'order',
        text: textOf(before, item, unit),
        at: item.index,
        covers: indexesOf(before, item, unit),
        names: [],
        isOptional: true,
        isDefault: true,
      });
      return true;
    }
    const operator = isDuration ? 'lte' : compared;
    // "Pay grows by more than half" is about growth only.
    const pay =
      figure === FIGURES.payGrowth || (figure === FIGURES.pay && compared !== undefined)
        ? items.filter((one, place) => isPay(one) && items[place - 1]?.means.kind !== 'superlative' && items[place - 1]?.means.kind !== 'by')
        : [];
    const by = content.find((one, place) => isByAmount(one, content[place + 1]) && [compare, item].includes(content[place + 1]));
    const covers = indexesOf(item, compare, plus, unit, by, ...pay, isDuration && before?.means.kind === 'limit' ? before : undefined);
    facets.push({
      kind: 'field',
      text: textOf(compare, item, unit),
      at: item.index,
      covers,
      options: conditionOn(figure, operator, [amount], isInverse(unit)),
    });
    return true;
  }

  /** Without an article: "over a decade". */
  function previousWord({ index }: Indexed): string {
    return all.slice(0, index).findLast(({ text }) => !/^(?:a|an|the|full)$/iu.test(text))?.text ?? '';
  }

  /** Where the part of the question begins that the number is in: "with a badge, max 20" is no bound on badges. */
  function pauseBefore(item: Indexed, compare: Indexed | undefined, i: number): number {
    const end = Math.min(item.index, compare?.index ?? item.index);
    const pause = all.findLast(({ means, text, index }) => index < end && means.kind === 'mark' && /^[,;.?!]/u.test(text));
    const first = pause === undefined ? 0 : items.findIndex(({ index }) => index > pause.index);
    return first < 0 ? i : first;
  }

  function readLimit(item: Indexed, i: number): void {
    const amount = amountOf(item);
    if (amount?.unit !== 'plain' || !Number.isInteger(amount.value) || amount.value <= 0 || amount.value > LARGEST_LIMIT) return;
    const [before, after] = [items[i - 1], items[i + 1]];
    const isPosition =
      ['superlative', 'limit', 'order'].includes(before?.means.kind ?? '') || ['superlative', 'rows', 'order'].includes(after?.means.kind ?? '');
    // "The 3 most probable occupations".
    const isMatches =
      after?.means.kind === 'topic' &&
      ['convert', 'code'].includes(after.means.topic) &&
      /(?:occupations|codes|matches)$/iu.test(after.text) &&
      !/title/iu.test(after.text);
    const isSubjectNext = isMatches || after?.means.kind === 'entity' || (after?.means.kind === 'topic' && SUBJECTS.includes(after.means.topic));
    const compare = [before, after].find((one) => one?.means.kind === 'compare');
    // "20 max".
    const isMost = compare?.means.kind === 'compare' && compare.means.operator === 'lte';
    if ((compare !== undefined && !isMost) || !(isPosition || isSubjectNext || isMost || i === items.length - 1)) return;
    const around = [before?.means.kind === 'limit' ? before : undefined, isMost ? compare : undefined, after?.means.kind === 'rows' ? after : undefined];
    // "Top 10 occupations" of a company have a field of their own.
    const top = [
      [before, after],
      [after, items[i + 2]],
    ].find(([word, jobs]) => word?.means.kind === 'superlative' && jobs?.means.kind === 'topic' && ['jobs', 'clusters'].includes(jobs.means.topic))?.[0];
    // "Does Pfizer have chemists among its top ten?"
    const ofJobs = has('company') && hasTopic('jobs') && i >= items.length - 2 && after?.means.kind === 'superlative' ? after : undefined;
    const isLast = has('company') && has('role') && i === items.length - 1 && before?.means.kind === 'superlative' && /^top$/iu.test(before.text);
    const best = top ?? (isLast ? before : ofJobs);
    // "Pairs that are top ten roles".
    const isQuality = hasTopic('role_badges') && top !== undefined && /^(?:is|are|as|among)(?: an?| the| their| its)?$/iu.test(all[item.index - 2]?.text ?? '');
    const isTop = amount.value === TOP_OF_COMPANY && (isOfCompany || isQuality) && best !== undefined;
    const covers = indexesOf(item, ...around, isTop ? best : undefined);
    if (isTop) facets.push({ kind: 'field', text: textOf(best, item), at: item.index, covers, options: [TOP10] });
    else facets.push({ kind: 'limit', text: item.text, at: item.index, covers, count: amount.value });
  }
}

/** Among the largest ten of a company. */
export const TOP10 = { field: 'TOP10', values: [1] } as const;

/** "Grows by 50%" names no order. */
const isByAmount = ({ means, text }: Item, next: Item | undefined): boolean =>
  means.kind === 'by' && /^by$/iu.test(text) && (next?.means.kind === 'compare' || (next?.means.kind === 'number' && next.means.unit !== 'plain'));

const isPay = ({ means }: Item): boolean => means.kind === 'topic' && means.topic === 'wages';

/** The indexes of those items that exist. */
export const indexesOf = (...items: readonly (Indexed | undefined)[]): number[] => items.flatMap((item) => item?.index ?? []);

const isListed = (item: Item | undefined): boolean => item?.means.kind === 'topic' && SUBJECTS.includes(item.means.topic);
const isSubject = (item: Item | undefined): boolean => item?.means.kind === 'topic' && (item.means.topic === 'companies' || item.means.topic === 'jobs');
const isMoney = ({ means }: Item): boolean => means.kind === 'number' && (means.unit === 'money' || means.value >= 1_000);
const amountOf = (item: Item | undefined): Amount | undefined => (item?.means.kind === 'number' ? item.means : undefined);

/** The first of these items that the number can measure. */
const unitOf = (items: readonly (Indexed | undefined)[], amount: Amount, isCompared: boolean): Indexed | undefined =>
  items.find((item): item is Indexed => {
    const figure = item === undefined ? undefined : figureOf(item, amount.unit);
    return figure !== undefined && fits(figure, amount, isCompared);
  });

/** Items up to the next number or the next word that begins another part of the question. */
function sameClause(items: readonly Indexed[]): readonly Indexed[] {
  const end = items.findIndex(({ means }) => ['number', 'compare', 'by', 'but'].includes(means.kind));
  return end < 0 ? items : items.slice(0, end);
}

const textOf = (...items: readonly (Item | undefined)[]): string =>
  items
    .filter((item) => item !== undefined)
    .sort((a, b) => a.from - b.from)
    .map(({ text }) => text)
    .join(' ');
