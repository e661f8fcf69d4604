import { readActivities } from '../../src/conversion/titles/sentences/listed-activities.ts';
import { readWorkWords } from '../../src/conversion/titles/sentences/work-words.ts';
import { wordKey } from '../../src/text/words.ts';
import { readFacts } from '../../seeds/facts.ts';

const TITLES = new Set(readFacts().occupations.flatMap(({ title, titles }) => [title, ...titles].map(wordKey)));

describe('activities.tsv', () => {
  it('has only titles of the dataset', () => {
    expect(readActivities().flatMap((activity) => activity.titles.filter((title) => !TITLES.has(title)))).toEqual([]);
  });
});

describe('work-words.tsv', () => {
  it('has only titles of the dataset', () => {
    expect(readWorkWords().flatMap(({ title }) => (TITLES.has(title) ? [] : [title]))).toEqual([]);
  });
});
