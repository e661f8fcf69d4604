import type { TargetKind } from '../forms/form.ts';
import { comparisonPhrases } from '../../language/comparisons.ts';
import { wordTable } from '../../text/word-table.ts';

/** What a clause of a loosely read query is about. */
export type Opener =
  'where' | 'about' | 'also' | 'order' | 'except' | 'range' | 'group' | 'limit' | 'offset' | 'page' | 'expand' | 'with' | 'search' | 'kept' | 'rest';

/** Words that start a clause. Questions have no clauses: plain English leaves most of these out, or reads a topic in them ("hiring", "matching"). */
export const OPENERS = wordTable<Opener>({
  where: 'where',
  having: 'where',
  if: 'where',
  when: 'where',
  wherein: 'where',
  'such that': 'where',
  whose: 'where',
  'that have': 'where',
  'which have': 'where',
  'filter by': 'where',
  'filtered by': 'where',
  filter: 'where',
  and: 'where',
  but: 'where',
  '&&': 'where',
  ',': 'where',
  for: 'about',
  of: 'about',
  at: 'about',
  in: 'about',
  from: 'about',
  within: 'about',
  near: 'about',
  around: 'about',
  'close to': 'about',
  by: 'group',
  hiring: 'about',
  'hiring for': 'about',
  'hiring in': 'about',
  'that hire': 'about',
  'that hires': 'about',
  employing: 'about',
  'located in': 'about',
  'based in': 'about',
  'headquartered in': 'about',
  on: 'about',
  vs: 'also',
  versus: 'also',
  against: 'also',
  'compared to': 'also',
  'compared with': 'also',
  to: 'also',
  'order by': 'order',
  orderby: 'order',
  sortby: 'order',
  'sort by': 'order',
  'sorted by': 'order',
  'ordered by': 'order',
  'rank by': 'order',
  'ranked by': 'order',
  sort: 'order',
  order: 'order',
  'group by': 'group',
  groupby: 'group',
  'grouped by': 'group',
  per: 'group',
  limit: 'limit',
  top: 'limit',
  first: 'limit',
  max: 'limit',
  take: 'limit',
  'fetch first': 'limit',
  'fetch next': 'limit',
  offset: 'offset',
  skip: 'offset',
  page: 'page',
  'page size': 'limit',
  'per page': 'limit',
  return: 'limit',
  expand: 'expand',
  include: 'expand',
  including: 'expand',
  'along with': 'expand',
  plus: 'expand',
  show: 'expand',
  showing: 'expand',
  display: 'expand',
  with: 'with',
  like: 'search',
  matching: 'search',
  containing: 'search',
  contains: 'search',
  named: 'search',
  called: 'search',
  range: 'range',
  except: 'except',
  excluding: 'except',
  exclude: 'except',
  'except for': 'except',
  'but not': 'except',
  without: 'except',
  group: 'group',
  using: 'kept',
  format: 'kept',
  clarify: 'kept',
});

/** Words that add nothing. Far fewer than plain English leaves out, because most of those can be a part of a value or a name without quotes. */
export const NOISE: readonly string[] = [
  'all',
  'the',
  'a',
  'an',
  'me',
  'please',
  'any',
  'rows',
  'row',
  'only',
  'results',
  'records',
  'every',
  'distinct',
  'unique',
  'data',
  'info',
  'information',
  'details',
  'that',
  'are',
  'which',
  'code',
];

export type Comparison = 'is' | 'is_not' | 'contains' | 'in' | 'not_in' | 'between' | 'gt' | 'gte' | 'lt' | 'lte' | 'is_null' | 'is_not_null';

/** Comparisons by size, and the opposite of each. */
const BY_SIZE = [
  ['gt', 'lte'],
  ['gte', 'lt'],
  ['lt', 'gte'],
  ['lte', 'gt'],
] as const;
/** "> 5", "IS > 5", "IS NOT > 5", "no more than 5". */
const SIZES_IN_WORDS: readonly (readonly [string, Comparison])[] = BY_SIZE.flatMap(([same, opposite]) =>
  comparisonPhrases(same, 'queries').flatMap((phrase): (readonly [string, Comparison])[] => [
    [phrase, same],
    [`is ${phrase}`, same],
    ...['not ', 'is not ', "isn't ", 'no ', 'is no ', '!'].map((not): readonly [string, Comparison] => [`${not}${phrase}`, opposite]),
  ]),
);

const OTHERS = ['is', 'is_not', 'contains', 'not_contains', 'in', 'not_in', 'between', 'not_between', 'is_null', 'is_not_null'] as const;

/**
 * Operators of other languages and in words. They are not asked of plain English: the messages of the parser read them, too (syntax-slips.ts), and must not wait for the
 * vocabulary, and most are no words of a question ("is more than", "not equal to").
 */
export const COMPARISONS = wordTable<Comparison | 'not_contains' | 'not_between'>(
  Object.fromEntries([...SIZES_IN_WORDS, ...OTHERS.flatMap((means) => comparisonPhrases(means, 'queries').map((phrase) => [phrase, means] as const))]),
);

/** What says that a number is only near: "around 60k". Also after IS. */
export const AROUND_WORDS = wordTable<true>(
  Object.fromEntries(comparisonPhrases('about', 'queries').flatMap((phrase) => [phrase, `is ${phrase}`].map((one) => [one, true] as const))),
);

/** What a value is, if a word says so. */
export type Noun = TargetKind | 'state' | 'industry' | 'text';

/** Nouns that plain English lacks: a question names a state and a cluster without saying what they are, and has no words for their columns. */
export const NOUNS = wordTable<Noun>({
  'cluster id': 'cluster',
  'cluster name': 'cluster',
  state: 'state',
});
