import { matchName } from '../../../src/conversion/name-match.ts';
import { wordsOf } from '../../../src/conversion/words.ts';
import { readFacts } from '../../../seeds/facts.ts';

const match = (typed: string, name: string) => matchName(wordsOf(typed), wordsOf(name));
const facts = readFacts();
const titles = [...new Set(facts.occupations.flatMap(({ title, titles }) => [title, ...titles]))];

describe('tiers', () => {
  it.each([
    ['registered nurse', 'Registered Nurse', { tier: 'exact', edits: 0, extraWords: 0, coverage: 1 }],
    ['registered nur', 'Registered Nurse', { tier: 'prefix', edits: 0, extraWords: 0, coverage: 14 / 16 }],
    ['regist', 'Registered Nurse', { tier: 'prefix', edits: 0, extraWords: 1, coverage: 6 / 16 }],
    ['nurse registered', 'Registered Nurse', { tier: 'words', edits: 0, extraWords: 0, coverage: 1 }],
    ['softw dev', 'Software Developer', { tier: 'words', edits: 0, extraWords: 0, coverage: 0.5 }],
    ['nurse', 'Registered Nurse', { tier: 'words', edits: 0, extraWords: 1, coverage: 5 / 16 }],
    ['sofware enginer', 'Software Engineer', { tier: 'fuzzy', edits: 2, extraWords: 0 }],
    ['truck drver', 'Truck Driver', { tier: 'fuzzy', edits: 1, extraWords: 0 }],
  ])('%s, %s', (typed, name, expected) => {
    expect(match(typed, name)).toMatchObject(expected);
  });

  it.each([
    ['pediatric nurse', 'Registered Nurse', 'one word fits none'],
    ['nurse nurse', 'Registered Nurse', 'each word of the name is used once'],
  ])('%s, %s: undefined, %s', (typed, name) => {
    expect(match(typed, name)).toBeUndefined();
  });

  it('the longest typed word chooses first', () => {
    expect(match('care caregiver', 'Caregiver Care')).toMatchObject({ tier: 'words', edits: 0 });
    expect(match('s sales', 'Sales Supervisor')).toMatchObject({ tier: 'words', edits: 0 });
  });
});

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
      expect(match(title, title)?.tier).toBe('exact');
    }
  });

  it('a trailing blank is neutral', () => {
    for (const title of titles) expect(match(`${title} `, title)).toEqual(match(title, title));
  });

  it('the words in reverse order match without a typo', () => {
    for (const title of titles) expect(matchName(wordsOf(title).reverse(), wordsOf(title))).toMatchObject({ edits: 0, coverage: 1 });
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
        expect(coverage >= 0 && coverage <= 1).toBe(true);
      }
    }
  });
});
