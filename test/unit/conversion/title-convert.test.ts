import type { TitleQuestion } from '../../../src/conversion/titles/title-answer.ts';
import { SEARCH_RANKING_DEFAULTS } from '../../../src/conversion/titles/search-ranking.ts';
import type { TitleDocument } from '../../../src/conversion/titles/match.ts';
import type { SearchEngine } from '../../../src/engine/client.ts';
import type { CurrentVersions } from '../../../src/freshness/current-versions.ts';
import type { Database } from '../../../src/store/pool.ts';
import { titleDocument } from './title-document.ts';
import { titleConversionOn } from '../../setup/title-conversion-on.ts';

const VERSIONS = { dataset: 'd', index: 'i', resolver: 'r' };
const hits = (documents: readonly TitleDocument[]) => ({
  hits: documents.map((document, i) => ({ _source: document, _score: 10 - i })),
  total: documents.length,
});

/** A conversion without a title model, whose engine answers typeahead, and the ranking path by keys and by words, with these documents. */
function conversion(fast: readonly TitleDocument[], exact: readonly TitleDocument[] = [], lexical: readonly TitleDocument[] = []) {
  const asked: string[] = [];
  const engine = {
    search: async () => {
      asked.push('search');
      return hits(fast);
    },
    searchMany: async () => {
      asked.push('searchMany');
      return [hits(exact), hits(lexical)];
    },
    ping: async () => 0,
  } as unknown as SearchEngine;
  const versions = { current: () => VERSIONS, indexRevision: () => undefined, rowState: () => '' } as unknown as CurrentVersions;
  const database = { query: async () => [] } as unknown as Database;
  const titles = titleConversionOn(engine, versions, { database });
  const question: TitleQuestion = {
    title: '',
    limit: 10,
    minScore: 0.5,
    fast: true,
    withCluster: false,
    ambiguityThreshold: 0.3,
    searchRanking: SEARCH_RANKING_DEFAULTS,
  };
  return { asked, convert: (title: string, more: Partial<TitleQuestion> = {}) => titles.convert({ ...question, title, ...more }) };
}

const nurse = titleDocument('Registered Nurse', '29-1141.00', 40_000);
const manager = titleDocument('Registered Nurse Manager', '11-9111.00', 300);

it('typeahead answers when every word fits a title', async () => {
  const { convert, asked } = conversion([nurse]);
  const answer = await convert('registered nur');
  expect(answer.matches).toMatchObject([{ onet_code: '29-1141.00', match_source: 'name_corpus', match_score: 1, recommended: true }]);
  expect(answer).toMatchObject({ disambiguation: { status: 'resolved', signals_used: [] }, versions: VERSIONS });
  expect(asked).toEqual(['search']);
});

it('typeahead says which parts of the title were typed; the ranking path, which weighs much more, does not', async () => {
  const { convert } = conversion([nurse], [nurse]);
  expect((await convert('nur regis')).matches).toMatchObject([
    {
      matched_title: 'Registered Nurse',
      matched_ranges: [
        [0, 5],
        [11, 14],
      ],
    },
  ]);
  expect((await convert('registered nurse', { fast: false })).matches[0]).not.toHaveProperty('matched_ranges');
});

it('the ranking path answers what typeahead cannot', async () => {
  const { convert, asked } = conversion([], [nurse]);
  expect((await convert('Registered Nurse - Unit 7')).matches).toMatchObject([{ onet_code: '29-1141.00', match_source: 'database', match_score: 1 }]);
  // Typeahead looks as typed, then for typos.
  expect(asked).toEqual(['search', 'search', 'searchMany']);
});

it('_fast=false goes to the ranking path at once', async () => {
  const { convert, asked } = conversion([nurse], [nurse]);
  expect((await convert('registered nurse', { fast: false })).matches[0]?.match_source).toBe('database');
  expect(asked).toEqual(['searchMany']);
});

it('min_score cuts on the legacy pipeline only', async () => {
  const far = titleDocument('Nurse of another kind', '99-9999.00', 1);
  const { convert } = conversion([nurse, manager], [nurse], [nurse, far]);
  expect((await convert('registered nurse', { minScore: 1 })).matches).toHaveLength(2);
  expect((await convert('registered nurse', { minScore: 1, fast: false })).matches).toHaveLength(1);
  expect((await convert('registered nurse', { minScore: 0, fast: false })).matches.length).toBeGreaterThan(1);
});

it('the gap of the first two below the threshold is ambiguous, and so is an answer without matches', async () => {
  const { convert } = conversion([nurse, titleDocument('Registered Nurse', '29-1141.01', 4_000)]);
  expect((await convert('registered nurse', { ambiguityThreshold: 1 })).disambiguation.status).toBe('ambiguous');
  expect((await convert('registered nurse', { ambiguityThreshold: 0 })).disambiguation.status).toBe('resolved');
  expect((await conversion([]).convert('zzz')).disambiguation.status).toBe('ambiguous');
});

it('a best match that is not recommended is ambiguous, whatever the threshold', async () => {
  const { convert } = conversion([nurse, titleDocument('Registered Nurse', '29-1141.01', 39_000)]);
  const { matches, disambiguation } = await convert('registered nurse', { ambiguityThreshold: 0 });
  expect([matches[0]?.recommended, disambiguation.status]).toEqual([false, 'ambiguous']);
});

it('level, seniority and what was ignored are reported when the title carries them, and only then', async () => {
  const { convert } = conversion([nurse]);
  expect(await convert('Sr. Registered Nurse II (Nights)')).toMatchObject({ level: '2', seniority: 'senior', ignored: ['(Nights)'] });
  expect(Object.keys(await convert('registered nurse')).sort()).toEqual(['disambiguation', 'matches', 'versions']);
});

it('a text without words asks nothing and finds nothing', async () => {
  const { convert, asked } = conversion([nurse], [nurse]);
  expect((await convert('!!!')).matches).toEqual([]);
  expect(asked).toEqual([]);
});
