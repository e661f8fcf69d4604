import { COMPARISONS } from '../../../src/dsl/meanings/connectives.ts';
import { OPERATORS } from '../../../src/dsl/correction/languages/operator-names.ts';
import { keyOf } from '../../../src/dsl/translate/vocabulary/read-phrases.ts';
import { vocabulary } from '../../../src/dsl/translate/vocabulary/vocabulary.ts';
import { comparisonPhrases } from '../../../src/language/comparisons.ts';

const SIZES = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

it.each([
  ['in excess of', 'gt'],
  ['north of', 'gt'],
  ['exceeding', 'gt'],
  ['upwards of', 'gte'],
  ['at a minimum', 'gte'],
  ['south of', 'lt'],
  ['at the most', 'lte'],
] as const)('"%s" compares in questions, in queries, and in code', (phrase, means) => {
  expect(vocabulary().get(keyOf(phrase))).toEqual({ kind: 'compare', operator: means });
  expect(COMPARISONS[phrase]).toBe(means);
  expect(OPERATORS[phrase.replaceAll(' ', '_')]).toBe(SIZES[means]);
});

it.each(['or more', 'beyond', 'limit of', 'max'])('"%s" compares in questions only', (phrase) => {
  expect(vocabulary().get(keyOf(phrase))).toMatchObject({ kind: 'compare' });
  expect(COMPARISONS[phrase]).toBeUndefined();
});

it('no phrase compares in two ways', () => {
  for (const place of ['questions', 'queries', 'code'] as const) {
    const phrases = (Object.keys(SIZES) as (keyof typeof SIZES)[]).flatMap((means) => comparisonPhrases(means, place));
    expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i)).toEqual([]);
  }
});
