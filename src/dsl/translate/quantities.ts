import type { Item } from './items.ts';
import { coveredBy, type Facet } from './reading.ts';
import type { FieldValue, Topic } from './senses.ts';

/** What a number before or after a word of a topic measures. */
const MEASURED: Readonly<Partial<Record<Topic, string>>> = {
  badges: 'BADGE_COUNT',
  companies: 'COMPANY_COUNT',
  jobs: 'OCCUPATION_COUNT',
  retention: 'RETENTION_RATE_3YR',
  education: 'BA_PLUS_SHARE',
  wages: 'WAGE_P75_AT_10Y',
};
/** Fields whose values are shares, which people write as percentages. */
const SHARES = new Set(['BA_PLUS_SHARE', 'RETENTION_RATE_3YR', 'INTERNAL_PROMOTION_RATE', 'EXTERNAL_PROMOTION_RATE']);
const LARGEST_LIMIT = 1_000;
const SUBJECTS: readonly Topic[] = ['companies', 'jobs', 'clusters', 'industries', 'postings', 'next', 'similar', 'company_badges', 'role_badges'];

/** Interprets the numbers of a question: bounds and values of fields, and how many rows are wanted. `items` are those with a meaning, in order. */
export function readNumbers(content: readonly Indexed[]): Facet[] {
  const items = content.filter(({ means }) => means.kind !== 'or');
  const facets: Facet[] = [];
  items.forEach((item, i) => {
    const { means } = item;
    if (means.kind !== 'number' || coveredBy(facets).has(item.index)) return;
    const [before, after, second, later] = [items[i - 1], items[i + 1], items[i - 2], items[i + 2]];
    const at = item.index;
    const numberAfter = after?.means.kind === 'number' ? after.means : undefined;
    const rangeBefore = before?.means.kind === 'between' || (numberAfter !== undefined && measuredBy(before) !== undefined);
    if (rangeBefore && numberAfter !== undefined) {
      const unit = measuredBy(later) !== undefined ? later : measuredBy(before) !== undefined ? before : undefined;
      const field = measuredBy(unit);
      if (field !== undefined) {
        facets.push({
          kind: 'field',
          text: textOf(item, after),
          at,
          covers: indexesOf(item, after, unit, before),
          options: [{ field, operator: 'between', values: [scaled(field, means), scaled(field, numberAfter)] }],
        });
        return;
      }
    }
    const listed = yearsFrom(items, i);
    if (listed.length > 0 && before?.means.kind !== 'between') {
      const years = listed.at(-1);
      for (const one of listed.slice(0, -1))
        if (one.means.kind === 'number')
          facets.push({
            kind: 'field',
            text: textOf(one, years),
            at: one.index,
            covers: indexesOf(one, years),
            options: [{ field: 'YEARS_IN', values: [one.means.value] }],
          });
      return;
    }
    const compare = before?.means.kind === 'compare' ? before : after?.means.kind === 'compare' ? after : undefined;
    const operator = compare?.means.kind === 'compare' ? compare.means.operator : undefined;
    const next = compare === after && compare !== undefined ? later : after;
    const unit =
      measuredBy(next, means.isPercent) !== undefined
        ? next
        : measuredBy(compare === before && compare !== undefined ? second : before, means.isPercent) !== undefined
          ? compare === before && compare !== undefined
            ? second
            : before
          : undefined;
    const field = measuredBy(unit, means.isPercent);
    const isSize = field === 'BADGE_COUNT' || field === 'YEARS_IN';
    const isPosition = ['superlative', 'limit'].includes(before?.means.kind ?? '') || after?.means.kind === 'superlative' || after?.means.kind === 'rows';
    if (field !== undefined && (operator !== undefined || (isSize && !isPosition))) {
      const value: FieldValue = { field, operator: operator ?? 'is', values: [scaled(field, means)] };
      facets.push({ kind: 'field', text: textOf(compare, item, unit), at, covers: indexesOf(item, compare, unit), options: [value] });
      return;
    }
    const isSubjectNext = after?.means.kind === 'topic' && SUBJECTS.includes(after.means.topic);
    const isIndustryNext = after?.means.kind === 'entity';
    const isLast = i === items.length - 1;
    if (
      !means.isPercent &&
      Number.isInteger(means.value) &&
      means.value > 0 &&
      means.value <= LARGEST_LIMIT &&
      operator === undefined &&
      (isPosition || isSubjectNext || isIndustryNext || isLast)
    ) {
      const around = [before?.means.kind === 'limit' ? before : undefined, after?.means.kind === 'rows' ? after : undefined];
      facets.push({ kind: 'limit', text: item.text, at, covers: indexesOf(item, ...around), count: means.value });
    }
  });
  return facets;
}

/** The indexes of those items that exist. */
export const indexesOf = (...items: readonly (Indexed | undefined)[]): number[] => items.flatMap((item) => item?.index ?? []);

/** "One, three, and five years": the numbers from here on, and the word for years after them. Empty if it is no such list. */
function yearsFrom(items: readonly Indexed[], start: number): readonly Indexed[] {
  const end = items.findIndex(({ means }, i) => i >= start && means.kind !== 'number');
  return end > start + 1 && items[end]?.means.kind === 'year' ? items.slice(start, end + 1) : [];
}

export interface Indexed extends Item {
  readonly index: number;
}

function measuredBy(item: Item | undefined, isPercent = false): string | undefined {
  if (item === undefined) return undefined;
  const { means } = item;
  if (means.kind === 'year') return 'YEARS_IN';
  if (means.kind === 'value' && means.options.some(({ field }) => field === 'JOB_LEVEL') && isPercent) return 'BA_PLUS_SHARE';
  return means.kind === 'topic' ? MEASURED[means.topic] : undefined;
}

const scaled = (field: string, { value, isPercent }: { readonly value: number; readonly isPercent: boolean }): number =>
  SHARES.has(field) && (isPercent || value > 1) ? value / 100 : value;

const textOf = (...items: readonly (Item | undefined)[]): string =>
  items
    .filter((item) => item !== undefined)
    .sort((a, b) => a.from - b.from)
    .map(({ text }) => text)
    .join(' ');
