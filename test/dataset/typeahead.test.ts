import { rankTypeahead } from '../../src/conversion/titles/typeahead.ts';
import { wordsOf } from '../../src/text/words.ts';
import { readFacts } from '../../seeds/facts.ts';
import { titleDocument as title } from '../unit/conversion/title-document.ts';

describe('over the titles of the dataset', () => {
  const documents = readFacts().occupations.flatMap(({ code, titles }) => titles.map((name, i) => title(name, code, Math.ceil(1_000 / (i + 1)))));
  // Every title is compared with every other: a part of them is enough.
  const some = documents.filter((_, i) => i % 41 === 0);
  const sample = some.filter((_, i) => i % 13 === 0);

  it('a whole title gives its occupation first, or another of the same title', () => {
    for (const { title: name } of sample) {
      const [first] = rankTypeahead(wordsOf(name), some);
      expect(wordsOf(first?.document.title ?? '')).toEqual(wordsOf(name));
      expect(first?.isFullTitle).toBe(true);
    }
  });

  it('scores fall, and no occupation stands twice', () => {
    for (const typed of ['n', 'nurse', 'softw dev', 'truck drver', 'manager', 'sale']) {
      const found = rankTypeahead(wordsOf(typed), documents);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map(({ document }) => document.onet_code)).size).toBe(found.length);
      found.slice(1).forEach(({ score }, i) => {
        expect(score).toBeLessThanOrEqual(found[i]!.score);
      });
    }
  });

  it('shares add up to one', () => {
    for (const typed of ['n', 'nurse', 'truck drver'])
      expect(rankTypeahead(wordsOf(typed), documents).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});
