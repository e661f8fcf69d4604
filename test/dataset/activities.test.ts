import { readActivities } from '../../src/conversion/titles/listed-activities.ts';
import { wordKey } from '../../src/text/words.ts';
import { readFacts } from '../../seeds/facts.ts';

describe('activities.tsv', () => {
  it('has only titles of the dataset', () => {
    const titles = new Set(readFacts().occupations.flatMap(({ title, titles }) => [title, ...titles].map(wordKey)));
    expect(readActivities().flatMap((activity) => activity.titles.filter((title) => !titles.has(title)))).toEqual([]);
  });
});
