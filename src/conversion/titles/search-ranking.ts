import type { SearchEngine, SearchResult } from '../../engine/client.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { TUNING } from '../tuning.ts';
import { bestOfEachCode, type Candidate, type Scored, type TitleDocument } from './match.ts';
import type { NormalizedTitle } from './normalize.ts';
import { TITLE_FIELDS } from './typeahead.ts';

/** Flags and weights of the ranking by search scores. All have defaults in {@link TUNING}. */
export interface SearchRankingOptions {
  /** Combine several signals; otherwise only the best lexical match of each occupation counts. */
  readonly fusion: boolean;
  readonly stem: boolean;
  /** Require every word of the title. */
  readonly ftsAnd: boolean;
  readonly alpha: number;
  readonly beta: number;
  readonly exactBonus: number;
  readonly lexMode: 'minmax' | 'percentile';
}

export const SEARCH_RANKING_DEFAULTS: SearchRankingOptions = {
  fusion: true,
  stem: true,
  ftsAnd: false,
  alpha: TUNING.searchRanking.fusionAlpha,
  beta: TUNING.searchRanking.fusionBeta,
  exactBonus: TUNING.searchRanking.fusionExact,
  lexMode: 'minmax',
};

export interface Found {
  readonly document: TitleDocument;
  /** BM25 score; 0 for titles found only by their key. */
  readonly lexical: number;
}

/** The two search requests for a title: by its keys and by its words. */
export function searchRequests(title: NormalizedTitle, options: Pick<SearchRankingOptions, 'stem' | 'ftsAnd'>): Record<string, unknown>[] {
  const common = { track_total_hits: false, _source: TITLE_FIELDS };
  const field = options.stem ? 'title.stem' : 'title';
  const match = { query: title.expanded, operator: options.ftsAnd ? 'and' : 'or', ...(options.stem ? { analyzer: 'stems_and_synonyms' } : {}) };
  return [
    {
      ...common,
      size: 100,
      query: {
        bool: {
          filter: [{ bool: { should: [{ terms: { key: exactKeys(title) } }, { terms: { core_key: [title.core, title.expanded] } }] } }],
          should: [{ rank_feature: { field: 'observations' } }],
        },
      },
    },
    { ...common, size: TUNING.searchRanking.candidates, query: { match: { [field]: match } } },
  ];
}

/** The request for misspelled titles; sent only if the plain requests leave some word unmatched. */
export function fuzzyRequest(title: NormalizedTitle): Record<string, unknown> {
  const should = fuzzyWords('title', title.core.split(' '));
  return { track_total_hits: false, _source: TITLE_FIELDS, size: TUNING.searchRanking.candidates, query: { bool: { should, minimum_should_match: '2<75%' } } };
}

function exactKeys(title: NormalizedTitle): string[] {
  return [...new Set([title.key, title.core, title.expanded])];
}

/** Combines lexical similarity, the vote of similar titles, frequency, and exact matches into one score per occupation. Pure. */
export function fuse(exact: readonly TitleDocument[], lexical: readonly Found[], options: SearchRankingOptions): Candidate[] {
  const best = Math.max(...lexical.map((found) => found.lexical), Number.MIN_VALUE);
  const relative = (found: Found, position: number): number => (options.lexMode === 'minmax' ? found.lexical / best : 1 - position / lexical.length);
  const weights = lexical.map((found, i) => ({ document: found.document, weight: relative(found, i) }));
  if (!options.fusion)
    return withShares(
      bestOfEachCode([
        ...exact.map((document) => ({ document, score: 1 + options.exactBonus })),
        ...weights.map(({ document, weight }) => ({ document, score: weight })),
      ]),
      exact,
    );

  const votes = new Map<string, number>();
  let allVotes = Number.MIN_VALUE;
  for (const { document, weight } of weights) {
    const vote = weight ** TUNING.searchRanking.voteExponent;
    allVotes += vote;
    votes.set(document.onet_code, (votes.get(document.onet_code) ?? 0) + vote);
  }
  const observed = exact.reduce((sum, document) => sum + document.observation_count, 0);
  const exactShare = new Map<string, number>();
  for (const { onet_code, observation_count } of exact) exactShare.set(onet_code, (exactShare.get(onet_code) ?? 0) + observation_count / observed);

  const all = [...weights, ...exact.map((document) => ({ document, weight: 1 }))];
  const candidates = all.map(({ document, weight }) => {
    const vote = (votes.get(document.onet_code) ?? 0) / allVotes;
    const commonness = Math.min(1, Math.log1p(document.observation_count) / Math.log1p(TUNING.searchRanking.commonTitle));
    const share = exactShare.get(document.onet_code) ?? 0;
    return { document, score: options.alpha * weight + (1 - options.alpha) * vote + options.beta * commonness + options.exactBonus * share };
  });
  const ranked = bestOfEachCode(candidates);
  const floor = (ranked[0]?.score ?? 0) * TUNING.searchRanking.floor;
  return withShares(
    ranked.filter(({ score }) => score >= floor),
    exact,
  );
}

/** Adds each occupation's share: of the observations of exact titles or, without any, of all scores. */
function withShares(ranked: readonly Scored[], exact: readonly TitleDocument[]): Candidate[] {
  const observed = new Map<string, number>();
  for (const { onet_code, observation_count } of exact) observed.set(onet_code, (observed.get(onet_code) ?? 0) + observation_count);
  const weightOf = ({ document, score }: Scored): number => (exact.length > 0 ? (observed.get(document.onet_code) ?? 0) : score);
  const all = ranked.reduce((sum, candidate) => sum + weightOf(candidate), Number.MIN_VALUE);
  return ranked.map((candidate) => {
    const { document, score } = candidate;
    return { document, score, share: weightOf(candidate) / all, isFullTitle: observed.has(document.onet_code) };
  });
}

/** Search results for one title. */
export interface EngineFindings {
  readonly exact: readonly TitleDocument[];
  readonly lexical: readonly Found[];
}

/**
 * Searches for several titles in one round trip. A second round trip searches for misspellings, but only for titles with a word that is not `known`, because it
 * costs ten times as much. Results are in the order of the titles.
 */
export async function findTitles(
  engine: SearchEngine,
  titles: readonly NormalizedTitle[],
  options: SearchRankingOptions,
  known: (word: string) => boolean = () => false,
): Promise<EngineFindings[]> {
  const asked = titles.filter(({ core }) => core !== '');
  if (asked.length === 0) return titles.map(() => ({ exact: [], lexical: [] }));
  const results = await searchInParts(
    engine,
    asked.flatMap((title) => searchRequests(title, options)),
  );
  const found = new Map(asked.map((title, i) => [title, { exact: documentsOf(results[2 * i]), lexical: foundIn(results[2 * i + 1]) }]));
  const misspelled = options.ftsAnd
    ? []
    : asked.filter((title) => {
        const { exact = [], lexical = [] } = found.get(title) ?? {};
        return exact.length === 0 && !title.core.split(' ').every(known) && !lexical.some(({ document }) => explains(document, title));
      });
  const corrected = await searchInParts(engine, misspelled.map(fuzzyRequest), FUZZY_AT_ONCE);
  misspelled.forEach((title, i) => {
    const { exact = [], lexical = [] } = found.get(title) ?? {};
    found.set(title, { exact, lexical: merge(lexical, foundIn(corrected[i])) });
  });
  return titles.map((title) => found.get(title) ?? { exact: [], lexical: [] });
}

/** Searches in one request to the engine: enough to save round trips, few enough to stay within the timeout. */
const SEARCHES_AT_ONCE = 60;
/** Searches for misspellings cost ten times as much. */
const FUZZY_AT_ONCE = 6;

async function searchInParts(
  engine: SearchEngine,
  bodies: readonly Record<string, unknown>[],
  atOnce = SEARCHES_AT_ONCE,
): Promise<SearchResult<TitleDocument>[]> {
  const results: SearchResult<TitleDocument>[] = [];
  for (let start = 0; start < bodies.length; start += atOnce) {
    const part = bodies.slice(start, start + atOnce);
    results.push(...(await engine.searchMany<TitleDocument>(part.map((body) => ({ kind: 'titles', body })))));
  }
  return results;
}

/** Whether a title has every word of the core, so that no search for misspellings is needed. */
function explains(document: TitleDocument, title: NormalizedTitle): boolean {
  const words = new Set([...document.key.split(' '), ...document.core_key.flatMap((key) => key.split(' '))]);
  return title.core.split(' ').every((word) => words.has(word)) || title.expanded.split(' ').every((word) => words.has(word));
}

function documentsOf(result: SearchResult<TitleDocument> | undefined): TitleDocument[] {
  return (result?.hits ?? []).map((hit) => hit._source);
}

function foundIn(result: SearchResult<TitleDocument> | undefined): Found[] {
  return (result?.hits ?? []).map((hit) => ({ document: hit._source, lexical: hit._score }));
}

/** Both lists ordered by score, each title once. */
function merge(first: readonly Found[], second: readonly Found[]): Found[] {
  const byTitle = new Map<string, Found>();
  for (const found of [...first, ...second]) {
    const id = `${found.document.onet_code}|${found.document.key}`;
    if ((byTitle.get(id)?.lexical ?? -1) < found.lexical) byTitle.set(id, found);
  }
  return [...byTitle.values()].sort((a, b) => b.lexical - a.lexical);
}
