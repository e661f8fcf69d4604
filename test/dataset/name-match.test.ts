import { matchName } from '../../src/conversion/name-match.ts';
import { wordsOf } from '../../src/text/words.ts';
import { readFacts } from '../../seeds/facts.ts';

const match = (typed: string, name: string) => matchName(wordsOf(typed), wordsOf(name));
const facts = readFacts();
const titles = [...new Set(facts.occupations.flatMap(({ title, titles }) => [title, ...titles]))];

describe('over all titles of the dataset', () => {
  it('which are many', () => {
    expect(titles.length).toBeGreaterThan(8_000);
  });

  it('typing letter by letter never loses the title once a word is whole, and ends exact', () => {
    for (const title of titles) {
      const ends = [...title.matchAll(/[\p{L}\p{N}+#]+(?=[^\p{L}\p{N}+#'’.]|$)/gu)].map((word) => word.index + word[0].length);
      for (const end of ends) {
        const found = match(title.slice(0, end), title);
        if (found?.tier !== 'prefix' && found?.tier !== 'exact') throw new Error(`"${title.slice(0, end)}" loses "${title}"`);
      }
      if (match(title, title)?.tier !== 'exact') throw new Error(`"${title}" is not exact`);
    }
  });

  it('a trailing blank is neutral', () => {
    const isNeutral = (title: string): boolean => JSON.stringify(match(`${title} `, title)) === JSON.stringify(match(title, title));
    expect(titles.filter((title) => !isNeutral(title))).toEqual([]);
  });

  it('the words in reverse order match without a typo', () => {
    const matches = (title: string): boolean => {
      const found = matchName(wordsOf(title).reverse(), wordsOf(title));
      return found?.edits === 0 && found.coverage === 1;
    };
    expect(titles.filter((title) => !matches(title))).toEqual([]);
  });

  it('a letter left out of a longer word still matches', () => {
    for (const { title } of facts.occupations) {
      const words = wordsOf(title);
      const index = words.findIndex((word) => word.length >= 6);
      if (index < 0) continue;
      const typed = words.map((word, i) => (i === index ? word.slice(0, 2) + word.slice(3) : word));
      const found = matchName(typed, words);
      if (found === undefined || found.edits > 1) throw new Error(`"${typed.join(' ')}" loses "${title}"`);
    }
  });

  it('coverage is a share', () => {
    for (const title of titles.slice(0, 500)) {
      for (const typed of ['a', 'nurse', 'software engineer', title, title.slice(0, 5)]) {
        const coverage = match(typed, title)?.coverage ?? 0;
        if (!(coverage >= 0 && coverage <= 1)) throw new Error(`"${typed}" covers ${coverage} of "${title}"`);
      }
    }
  });
});
