import { SEARCH_RANKING_DEFAULTS, searchRequests, fuse, fuzzyRequest } from '../../../src/conversion/titles/search-ranking.ts';
import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
import { titleDocument as title } from './title-document.ts';

const found = (name: string, code: string, lexical: number, observations = 100) => ({ document: title(name, code, observations), lexical });
const codes = (candidates: ReturnType<typeof fuse>) => candidates.map(({ document }) => document.onet_code);

describe('fusion', () => {
  it('an exact title outranks any lexical neighbour', () => {
    expect(codes(fuse([title('Nurse', 'a', 10)], [found('Nurse Manager', 'b', 20, 9_000), found('Nurse', 'a', 9, 10)], SEARCH_RANKING_DEFAULTS))[0]).toBe('a');
  });

  it('of several occupations with the exact title the more observed comes first, with its share', () => {
    const ranked = fuse([title('Genius', 'a', 100), title('Genius', 'b', 300)], [], SEARCH_RANKING_DEFAULTS);
    expect(ranked.map(({ document, share, isFullTitle }) => [document.onet_code, share, isFullTitle])).toEqual([
      ['b', 0.75, true],
      ['a', 0.25, true],
    ]);
  });

  it('neighbours vote: many good matches of one occupation beat one slightly better of another', () => {
    const lexical = [found('ICU Nurse', 'b', 10), found('Nurse ICU RN', 'a', 9.5), found('Critical Care Nurse', 'a', 9), found('ICU RN', 'a', 9)];
    expect(codes(fuse([], lexical, SEARCH_RANKING_DEFAULTS))).toEqual(['a', 'b']);
    expect(codes(fuse([], lexical, { ...SEARCH_RANKING_DEFAULTS, alpha: 1, beta: 0 }))).toEqual(['b', 'a']);
  });

  it('beta counts how common a title is', () => {
    const lexical = [found('Nurse A', 'a', 10, 1), found('Nurse B', 'b', 9.9, 10_000)];
    expect(codes(fuse([], lexical, { ...SEARCH_RANKING_DEFAULTS, beta: 0 }))).toEqual(['a', 'b']);
    expect(codes(fuse([], lexical, { ...SEARCH_RANKING_DEFAULTS, beta: 1 }))).toEqual(['b', 'a']);
  });

  it('what has far less evidence than the best is left out', () => {
    expect(codes(fuse([], [found('Nurse', 'a', 100), found('Purse Maker', 'b', 1, 1)], SEARCH_RANKING_DEFAULTS))).toEqual(['a']);
  });

  it('without fusion the best lexical match of each occupation decides, exact titles first', () => {
    const ranked = fuse([title('Nurse', 'c', 5)], [found('ICU Nurse', 'b', 10), found('Nurse ICU', 'a', 8), found('ICU RN', 'a', 9)], {
      ...SEARCH_RANKING_DEFAULTS,
      fusion: false,
    });
    expect(ranked.map(({ document, score }) => [document.onet_code, score])).toEqual([
      ['c', 2],
      ['b', 1],
      ['a', 0.9],
    ]);
  });

  it('percentile mode looks at positions and not at scores', () => {
    const percentile = { ...SEARCH_RANKING_DEFAULTS, fusion: false, lexMode: 'percentile' as const };
    const scores = (lexical: number[]) => fuse([], [found('A', 'a', lexical[0]!), found('B', 'b', lexical[1]!)], percentile).map(({ score }) => score);
    expect(scores([100, 1])).toEqual([1, 0.5]);
    expect(scores([2, 1.9])).toEqual([1, 0.5]);
  });

  it('nothing found: nothing ranked', () => {
    for (const fusion of [true, false]) expect(fuse([], [], { ...SEARCH_RANKING_DEFAULTS, fusion })).toEqual([]);
  });

  it('scores are finite and fall; shares add up to one; one row an occupation', () => {
    const lexical = Array.from({ length: 40 }, (_, i) => found(`Title ${i}`, `code-${i % 9}`, 40 - i, 1 + ((i * 7919) % 5_000)));
    for (const fusion of [true, false]) {
      for (const lexMode of ['minmax', 'percentile'] as const) {
        for (const exact of [[], [title('Title', 'code-3', 9)]]) {
          const ranked = fuse(exact, lexical, { ...SEARCH_RANKING_DEFAULTS, fusion, lexMode });
          expect(ranked.every(({ score, share }) => Number.isFinite(score) && share >= 0 && share <= 1)).toBe(true);
          expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
          expect(new Set(codes(ranked)).size).toBe(ranked.length);
          expect(ranked.map(({ score }) => score)).toEqual(ranked.map(({ score }) => score).sort((a, b) => b - a));
        }
      }
    }
  });
});

describe('the requests of the engine', () => {
  const title = normalizeTitle('Sr. Registered Nurse - ICU (Nights)');

  it.each([
    ['by default', SEARCH_RANKING_DEFAULTS],
    ['without stemming', { ...SEARCH_RANKING_DEFAULTS, stem: false }],
    ['with every word required', { ...SEARCH_RANKING_DEFAULTS, ftsAnd: true }],
  ])('%s', (_, options) => {
    expect(searchRequests(title, options)).toMatchSnapshot();
  });

  it('for misspelled words', () => {
    expect(fuzzyRequest(normalizeTitle('Regisered Nuse'))).toMatchSnapshot();
  });
});
