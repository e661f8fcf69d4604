import { isTopic, isValueOf, numberOf, skipped, type Item } from '../items.ts';
import { withHeadquarters } from './headquarters.ts';
import { withAllTheirBadges } from './more-conditions.ts';
import { withTopTen } from './top-ten.ts';
import type { Archetype } from '../reading.ts';
import type { Topic } from '../senses.ts';

const isSkip = (item: Item | undefined): boolean => item?.means.kind === 'skip';

/** Gives words the meaning that they have as parts of conditions: "leave Government out", "among their top 10", "no entry postings". */
export const withConditionWords = (items: readonly Item[]): Item[] =>
  [
    withSizes,
    withLeftOut,
    withBothSides,
    withEitherCount,
    withPlus,
    withAllFour,
    withAllTheirBadges,
    withTopTen,
    withoutBadge,
    withoutPostings,
    withPosted,
    withHeadquarters,
    withGlossedValues,
    withNarrowedLevels,
  ].reduce<Item[]>((read, reader) => reader(read), [...items]);

/** "Wages in large versus small and medium metros", "cluster 247, large only": the size of the other metro areas, and of those that are not named. */
function withSizes(items: readonly Item[]): Item[] {
  const isSize = (item: Item | undefined): boolean => item?.means.kind === 'value' && item.means.options.some(({ field }) => field === 'MSA_SIZE');
  const isByMetro = items.some((item) => isTopic(item, ['wages', 'growth', 'retention', 'promotion', 'probability']));
  if (!isByMetro) return [...items];
  const hasSize = items.some(isSize);
  return items.map((item, i) => {
    const size = SIZES.find(({ words }) => words.test(item.text));
    const previous = items.slice(0, i).findLast(({ means }) => means.kind !== 'mark');
    if (isTopic(item, ['metro']) && isSizeWord(previous?.text ?? '')) return skipped(item);
    if (size === undefined || !['unknown', 'skip', 'superlative'].includes(item.means.kind)) return item;
    const isOnly = /^(?:only|ones?)$/iu.test(items[i + 1]?.text ?? '');
    // "In small and medium metros" is one size.
    const isMeant = isOnly || isOfMetros(items, i) || (hasSize && !isSize(items[i + 1]));
    // "Small, not large metros".
    if (isSize(items[i + 1]) && /^not /iu.test(items[i + 1]?.text ?? '')) return skipped(item);
    return isMeant ? { ...item, means: { kind: 'value', options: [{ field: 'MSA_SIZE', values: [size.size] }] } } : item;
  });
}

/** "In large, not small, metros": both say which metro areas. */
function isOfMetros(items: readonly Item[], i: number): boolean {
  const next = items.slice(i + 1).find(({ means, text }) => !(means.kind === 'mark' || means.kind === 'not' || means.kind === 'or' || isSizeWord(text)));
  return next !== undefined && isTopic(next, ['metro']);
}
const isSizeWord = (text: string): boolean => SIZES.some(({ words }) => words.test(text));
const SIZES = [
  { words: /^(?:large|larger|big|bigger)$/iu, size: 'Large' },
  { words: /^(?:small|smaller|medium)$/iu, size: 'Small/Medium' },
] as const;

/** "Leave Government out", "keeping banks out". */
function withLeftOut(items: readonly Item[]): Item[] {
  const verb = items.findIndex(({ text }) => /^(?:leave|leaving|keep|keeping)$/iu.test(text));
  const out = items.findIndex(({ text }, i) => i > verb + 1 && /^out$/iu.test(text));
  const between = verb < 0 || out < 0 ? [] : items.slice(verb + 1, out);
  const isNamed = between.some(({ means }) => means.kind === 'entity' || means.kind === 'value');
  if (!isNamed || between.some(({ means }) => !['entity', 'value', 'or', 'skip'].includes(means.kind))) return [...items];
  return items.map((item, i) => (i === verb ? { ...item, means: { kind: 'not' } } : i === out ? skipped(item) : item));
}

/** "Promotion, inside or outside": both, and neither is a negation. */
function withBothSides(items: readonly Item[]): Item[] {
  if (!items.some((item) => isTopic(item, ['promotion']))) return withOtherWay(items);
  const at = items.findIndex(({ text }, i) => INSIDE.test(text) && items[i + 1]?.means.kind === 'or' && OUTSIDE.test(items[i + 2]?.text ?? ''));
  if (at < 0) return withOtherWay(items);
  return items.map((item, i) => (at >= 0 && i >= at && i <= at + 2 ? skipped(item) : item));
}

/** "Promoted inside vs has to leave", "where they are or elsewhere": both ways, where one is named in full. */
function withOtherWay(items: readonly Item[]): Item[] {
  const inside = items.findIndex(({ means }) => means.kind === 'value' && means.options.some(({ values }) => values.join() === 'internal_promotion'));
  if (inside < 0) return [...items];
  const versus = items.findIndex(({ text }, i) => i > inside && i <= inside + 2 && VERSUS.test(text));
  const way = items.findIndex(({ text }, i) => i > versus && i <= versus + MOST_BETWEEN && LEAVES.test(text));
  if (versus < 0 || way < 0) return [...items];
  const both = [{ field: 'OUTCOME', values: ['internal_promotion', 'external_promotion'] }];
  return items.map((item, i) => {
    if (i === inside && item.means.kind === 'value') return { ...item, means: { ...item.means, options: both } };
    return i >= versus && i <= way ? skipped(item) : item;
  });
}
const VERSUS = /^(?:vs|versus|or|against|compared (?:to|with)|rather than|instead of|as opposed to)$/iu;
const LEAVES =
  /^(?:(?:by |has to |have to |must |needs to )?(?:leav(?:e|es|ing)|quit(?:s|ting)?|switch(?:ing)?|mov(?:e|es|ing)|go(?:es|ing)?) ?(?:elsewhere|away|on|out)?|elsewhere|somewhere else|outside|external(?:ly)?|by (?:leaving|switching|moving))$/iu;
const MOST_BETWEEN = 5;

const INSIDE = /^(?:inside|within|internal|internally)$/iu;
const OUTSIDE = /^(?:outside|external|externally)$/iu;

/** "Three or four badges": from three to four. */
const withEitherCount = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    if (item.means.kind !== 'or') return item;
    const [low, high] = [numberOf(items[i - 1]), numberOf(items[i + 1])];
    return low !== undefined && high === low + 1 && COUNTED.some((topic) => isTopic(items[i + 2] ?? item, [topic])) ? { ...skipped(item), text: 'to' } : item;
  });
/** What two numbers in a row may count: "three or four badges". */
const COUNTED: readonly Topic[] = ['badges', 'jobs', 'companies'];

/** "8+ years", "two-plus badges". */
const withPlus = (items: readonly Item[]): Item[] =>
  items.map((item, i) =>
    /^(?:\+|plus)$/iu.test(item.text) && numberOf(items[i - 1]) !== undefined && ['year', 'topic'].includes(items[i + 1]?.means.kind ?? '')
      ? { ...item, means: { kind: 'compare', operator: 'gte' } }
      : item,
  );

/** "Platinum across all four badges", "all three archetypes ranked". */
function withAllFour(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const [before, next] = [items[i - 1], items[i + 1]];
    if (item.means.kind === 'per' && /\ball$/iu.test(item.text) && next?.means.kind === 'quantifier') return skipped(item);
    if (/(?:^|\s)all$/iu.test(before?.text ?? '') && numberOf(item) === ALL_ARCHETYPES.length && isArchetypes(next))
      return { ...item, means: { kind: 'quantifier', quantifier: 'all' } };
    return isArchetypes(item) && numberOf(before) === ALL_ARCHETYPES.length && /(?:^|\s)all$/iu.test(items[i - 2]?.text ?? '') ? skipped(item) : item;
  });
}
const ALL_ARCHETYPES: readonly Archetype[] = ['early_career', 'growth', 'stability'];
const isArchetypes = (item: Item | undefined): boolean => item?.means.kind === 'group' && item.means.name === 'ARCHETYPE';

/** "While growth is missing", "early career isn't ranked": no badge for it. */
function withoutBadge(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const [before, next] = [items[i - 1], items[i + 1]];
    const isLevel = item.means.kind === 'level' && item.means.level === 'Ranked';
    if (isLevel && before?.means.kind === 'not' && ISNT.test(before.text)) return { ...item, means: { kind: 'level', level: 'NA' } };
    if (item.means.kind === 'not' && ISNT.test(item.text) && next?.means.kind === 'level' && next.means.level === 'Ranked') return skipped(item);
    const isOfArchetype = isSkip(before) && isArchetype(items[i - 2]);
    return /^(?:missing|absent|blank)$/iu.test(item.text) && isOfArchetype ? { ...item, means: { kind: 'level', level: 'NA' } } : item;
  });
}
const ISNT = /^(?:isn['’]?t|is not|aren['’]?t|are not)$/iu;
const isArchetype = (item: Item | undefined): boolean =>
  item?.means.kind === 'archetype' || (item !== undefined && isTopic(item, ['growth', 'beginners', 'badges']));

/** "No degree or experience (sub-bachelor's)", "no degree (sub-bachelor's)": of the condition and what is in brackets after it, the wider one says no more. */
function withGlossedValues(items: readonly Item[]): Item[] {
  const isWider = (i: number, other: number): boolean => {
    const [wide, narrow] = [items[i]?.means, items[other]?.means];
    if (wide?.kind !== 'value' || narrow?.kind !== 'value') return false;
    const [said, meant] = [wide.options[0], narrow.options[0]];
    return said !== undefined && meant?.field === said.field && meant.values.every((one) => said.values.includes(one));
  };
  const isGloss = (i: number): boolean => items[i - 1]?.text === '(' && (items[i + 1]?.text ?? '').startsWith(')');
  return items.map((item, i) => {
    const isRepeated = (isGloss(i) && isWider(i, i - 2)) || (isGloss(i + 2) && isWider(i, i + 2) && !isWider(i + 2, i));
    return isRepeated ? skipped(item) : item;
  });
}

/** "Jobs without a degree …, just the no-degree no-experience ones": the narrower level is meant. */
function withNarrowedLevels(items: readonly Item[]): Item[] {
  const levelsOf = ({ means }: Item): readonly (string | number)[] =>
    means.kind === 'value' && means.isNegated !== true ? means.options.flatMap(({ field, values }) => (field === 'JOB_LEVEL' ? values : [])) : [];
  const isNarrowed = (i: number): boolean =>
    items.slice(Math.max(0, i - MOST_BEFORE_LEVEL), i).some(({ text }) => /^(?:just|only|specifically)(?: the)?$/iu.test(text));
  const narrow = items.findIndex((item, i) => levelsOf(item).length === 1 && isNarrowed(i));
  const narrowed = items[narrow];
  const [level] = narrowed === undefined ? [] : levelsOf(narrowed);
  return items.map((item, i) => (i < narrow && level !== undefined && levelsOf(item).length > 1 && levelsOf(item).includes(level) ? skipped(item) : item));
}
const MOST_BEFORE_LEVEL = 2;

/** "Entry-level jobs that they post a lot of" have a high number of entry-level postings, and "the high tier" says no more. */
function withPosted(items: readonly Item[]): Item[] {
  const tier = items.findIndex((item) => isValueOf(item, 'TOTAL_POSTING_TIER'));
  const posted = items[tier];
  if (posted === undefined || !POSTS.test(posted.text)) return [...items];
  const entry = items.findIndex((item, i) => isValueOf(item, 'EXPERIENCE_LEVEL') && ENTRY.test(item.text) && items[i + 1] !== undefined);
  return items.map((item, i) => {
    if (i === tier && entry >= 0 && item.means.kind === 'value')
      return { ...item, means: { kind: 'value', options: item.means.options.map((one) => ({ ...one, field: 'ENTRY_POSTING_TIER' })) } };
    const isRepeated = i > tier && /^high$/iu.test(item.text) && /^tier$/iu.test(items[i + 1]?.text ?? '');
    return (i === entry && entry >= 0) || isRepeated ? skipped(item) : item;
  });
}
const POSTS = /^(?:post|advertis|list|recruit)/iu;
const ENTRY = /^(?:entry|junior)/iu;

/** "Roles with no entry postings". */
const withoutPostings = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const before = items[i - 1];
    const field = isTopic(item, ['entry_postings']) ? 'ENTRY_POSTING_TIER' : isTopic(item, ['postings']) ? 'TOTAL_POSTING_TIER' : undefined;
    if (field !== undefined && isNo(before)) return { ...item, means: { kind: 'value', options: [{ field, values: ['none'] }] } };
    const next = items[i + 1];
    return isNo(item) && next !== undefined && isTopic(next, ['entry_postings', 'postings']) ? skipped(item) : item;
  });
const isNo = (item: Item | undefined): boolean => item?.means.kind === 'not' && /^(?:(?:with|has|have|having) no|without(?: any)?|no)$/iu.test(item.text);
