import { POSTING_TIERS } from '../../../catalog/enumerations.ts';
import { isCompany, isOfBeginners, isTopic, type Item } from '../items.ts';
import { BADGES } from '../senses.ts';

/** "Employers outside the US": the country of the headquarters. Inside, all of them are. */
export function withOtherCountries(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ text }, i) => i > 0 && /^(?:the )?(?:us|usa|u ?s|u\.s\.?|united states|america|united states of america)$/iu.test(text));
  const before = items.slice(0, Math.max(at, 0)).findLastIndex(({ means, text }) => means.kind !== 'mark' && !/^the$/iu.test(text));
  const not = items[before];
  if (not?.means.kind !== 'not' || !items.some((item) => isTopic(item, ['companies', 'who']))) return [...items];
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'value', options: [{ field: 'COUNTRY', values: ['United States'] }] } };
    return item;
  });
}

/** "Hiring a lot of entry-level reps": many postings for beginners, and no badge. */
export function withManyBeginners(items: readonly Item[]): Item[] {
  const isOf = (item: Item | undefined, name: string): boolean => item?.means.kind === 'value' && item.means.options.some(({ field }) => field === name);
  const isMany = (i: number): boolean =>
    isOf(items[i], 'TOTAL_POSTING_TIER') &&
    isOf(
      items.slice(i + 1).find(({ means }) => means.kind !== 'skip'),
      'BADGE_EARLY_CAREER',
    );
  const many = items.findIndex((_, i) => isMany(i));
  const beginners = items.findIndex((item, i) => i > many && isOf(item, 'BADGE_EARLY_CAREER'));
  if (many < 0) return [...items];
  return items.map((item, i) => {
    if (i === many && item.means.kind === 'value')
      return {
        ...item,
        means: {
          ...item.means,
          options: item.means.options.map((one) => (one.field === 'TOTAL_POSTING_TIER' ? { ...one, field: 'ENTRY_POSTING_TIER' } : one)),
        },
      };
    return i === beginners ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Post a lot, but nothing for beginners": no openings for them. Next to badges, it is a badge that they lack. */
export function withNothingForBeginners(items: readonly Item[]): Item[] {
  const beginners = items.findIndex((item) => isTopic(item, ['beginners']));
  const nothing = items.slice(0, Math.max(beginners, 0)).findLastIndex(({ means }) => means.kind !== 'skip');
  const isOfPostings = items.some(
    (item) => isTopic(item, ['postings']) || (item.means.kind === 'value' && item.means.options.some(({ field }) => field === 'TOTAL_POSTING_TIER')),
  );
  const hasBadge = items.some((item) => item.means.kind === 'level' || isTopic(item, ['badges']));
  if (beginners < 0 || !/^(?:nothing|none|zero|nil)$/iu.test(items[nothing]?.text ?? '') || !isOfPostings || hasBadge) return [...items];
  return items.map((item, i) => {
    if (i === beginners) return { ...item, means: { kind: 'value', options: [{ field: 'ENTRY_POSTING_TIER', values: ['none'] }] } };
    return i === nothing ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Which clusters count Python among their premium skills": nothing is counted. */
export function withCountedAmong(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isVerb =
      isTopic(item, ['count']) && /^counts?$/iu.test(item.text) && i > 0 && items.slice(i + 1).some(({ text }) => /^(?:among|as one of)$/iu.test(text));
    return isVerb ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "No more than a high school diploma": the levels below a degree are all that is at most this. */
export function withNoMoreThan(items: readonly Item[]): Item[] {
  const isLow = (item: Item | undefined): boolean =>
    item?.means.kind === 'value' &&
    item.means.options.some(({ field, values }) => field === 'JOB_LEVEL' && values.every((value) => String(value).startsWith('Sub-')));
  return items.map((item, i) => {
    const next = items.slice(i + 1).find(({ means, text }) => means.kind !== 'skip' || !/^(?:an?|the)$/iu.test(text));
    return item.means.kind === 'compare' && item.means.operator === 'lte' && isLow(next) ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Compare Target and Walmart on all four of their badges": which badges, and not how many. */
export function withAllTheirBadges(items: readonly Item[]): Item[] {
  const isTable = items.some((item) => isTopic(item, ['company_badges']));
  const isNamed = items.some(isCompany) || isTable;
  return items.map((item, i) => {
    const before = items[i - 1]?.text ?? '';
    const isFour =
      item.means.kind === 'number' && item.means.value === BADGE_FIELDS && (/(?:^|\s)all$/iu.test(before) || (isTable && /^(?:the|their|its)$/iu.test(before)));
    const isOfBadges = items.slice(i + 1, i + MOST_WORDS).some((one) => isTopic(one, BADGES));
    return isNamed && isFour && isOfBadges ? { ...item, means: { kind: 'skip' } } : item;
  });
}
/** The overall badge, and those of the three archetypes. */
const BADGE_FIELDS = 4;
const MOST_WORDS = 5;

/** "Companies per state, only tech", "…, only sub-bachelor level": a condition as it is. */
export const withOnly = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const [before, next] = [items[i - 1], items[i + 1]];
    const isNamed = next?.means.kind === 'value' || (next?.means.kind === 'entity' && ['industry', 'place'].includes(next.means.entity.kind));
    return isNamed &&
      ['mark', 'but'].includes(before?.means.kind ?? '') &&
      item.means.kind === 'unknown' &&
      /^(?:only|just|solely|exclusively)$/iu.test(item.text)
      ? { ...item, means: { kind: 'skip' } }
      : item;
  });

/** "Entry-level jobs at Target": those with openings for beginners. A badge says how good they are, and not whether there are any. */
export function withJobsForBeginners(items: readonly Item[]): Item[] {
  const beginners = items.findIndex((item, i) => isOfBeginners(item) && /^entry[\s-]level$/iu.test(item.text) && isJobs(items[i + 1]));
  const isOther = items.some(
    (item, i) =>
      ['level', 'quantifier', 'superlative', 'order', 'by', 'not', 'compare'].includes(item.means.kind) ||
      isTopic(item, ['badges', 'company_badges', 'role_badges', 'count', 'entry_postings', 'postings', 'wages']) ||
      (i !== beginners && item.means.kind === 'value' && item.means.options.some(({ field }) => field.includes('POSTING'))),
  );
  if (beginners < 0 || isOther || !items.some(isCompany)) return [...items];
  const tiers = POSTING_TIERS.filter((tier) => tier !== 'none');
  return items.map((item, i) => (i === beginners ? { ...item, means: { kind: 'value', options: [{ field: 'ENTRY_POSTING_TIER', values: tiers }] } } : item));
}
const isJobs = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['jobs', 'hiring']);
