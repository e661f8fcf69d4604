import { readThings } from '../../src/conversion/titles/no-job/things.ts';
import { FIELD, separated } from '../../src/conversion/titles/parsing/separators.ts';
import { wordKey } from '../../src/text/words.ts';
import { readFacts } from '../../seeds/facts.ts';

/** The first phrases of all titles: their last nouns say what they are, except in lists ("ear, nose and throat doctor"). */
const HEADS = readFacts()
  .occupations.flatMap(({ title, titles }) => [title, ...titles])
  .filter((title) => !/[,/]/u.test(title))
  .flatMap((title) => separated(title, FIELD).slice(0, 1).map(wordKey));

describe('things.tsv', () => {
  it('has no noun that says what a title of the dataset is', () => {
    const things = new Set(readThings());
    const found = HEADS.flatMap((head) => {
      const words = head.split(' ');
      return words.flatMap((_, i) => (things.has(words.slice(i).join(' ')) ? [`${head}: ${words.slice(i).join(' ')}`] : []));
    });
    expect([...new Set(found)]).toEqual([]);
  });
});
