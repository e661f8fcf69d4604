import type { AnswerCache } from '../../engine/answer-cache.ts';
import type { SearchEngine } from '../../engine/client.ts';
import { allowedEdits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { matchName, type NameMatch } from '../name-match.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../words.ts';
import { bestOfEachCode, type Candidate, type TitleDocument } from './match.ts';

/** Fields of a title document that matches are made of. */
export const TITLE_FIELDS = [
  'title',
  'key',
  'core_key',
  'onet_code',
  'onet_title',
  'cluster_id',
  'cluster_name',
  'observation_count',
  'onet_frequency',
  'top_company',
];

/** The engine's request for a typed text: every word begins some word of the title, in any order, or nearly so. */
export function typeaheadRequest(words: readonly string[]): Record<string, unknown> {
  const text = words.join(' ');
  const asTyped = { match: { 'title.prefix': { query: text, operator: 'and', boost: 1 } } };
  const withTypo = { bool: { must: fuzzyWords('title.prefix', words) } };
  const mayHoldTypo = words.some((word) => allowedEdits(word) > 0);
  return {
    size: TUNING.typeahead.candidates,
    track_total_hits: false,
    _source: TITLE_FIELDS,
    query: {
      bool: {
        filter: [{ bool: { should: mayHoldTypo ? [asTyped, withTypo] : [asTyped], minimum_should_match: 1 } }],
        // Scores choose which candidates are fetched, in the order of the tiers; they are ranked again below.
        should: [
          { constant_score: { filter: { term: { key: text } }, boost: 1_000 } },
          { constant_score: { filter: { prefix: { key: text } }, boost: 300 } },
          { constant_score: { filter: asTyped, boost: 100 } },
          { rank_feature: { field: 'observations', log: { scaling_factor: 2 } } },
        ],
      },
    },
  };
}

/**
 * Ranks fetched titles by tier (exact, prefix, words in any order, with typos), then by how common they are. Titles with typos count
 * only when nothing matches as typed: whoever types "lawyer" does not mean a layer.
 */
export function rankTypeahead(words: readonly string[], documents: readonly TitleDocument[]): Candidate[] {
  const matched = documents.flatMap((document) => {
    const match = matchName(words, wordsOf(document.title));
    return match === undefined ? [] : [{ document, match }];
  });
  const asTyped = matched.filter(({ match }) => match.tier !== 'fuzzy');
  const kept = asTyped.length > 0 ? asTyped : matched;
  const ranked = bestOfEachCode(kept.map(({ document, match }) => ({ document, tier: match.tier, score: typeaheadScore(document, match) })));

  const bestTier = ranked[0]?.tier;
  const observed = new Map<string, number>();
  let all = 0;
  for (const { document, match } of kept) {
    if (match.tier !== bestTier) continue;
    observed.set(document.onet_code, (observed.get(document.onet_code) ?? 0) + document.observation_count);
    all += document.observation_count;
  }
  return ranked.map(({ document, score, tier }) => ({ document, score, share: (observed.get(document.onet_code) ?? 0) / all, whole: tier === 'exact' }));
}

function typeaheadScore(document: TitleDocument, match: NameMatch): number {
  const { tier, observationScale, extraWord, edit } = TUNING.typeahead;
  const evidence = Math.log10(1 + document.observation_count) / observationScale - extraWord * match.extraWords;
  return tier[match.tier] + Math.max(0, evidence) - (match.tier === 'fuzzy' ? edit * (match.edits - 1) : 0);
}

/** Occupations for a half-typed title, best first; empty when some word fits no title. Answers are remembered while the indices stay as they are. */
export async function typeahead(engine: SearchEngine, answers: AnswerCache<Candidate>, text: string): Promise<readonly Candidate[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return answers.rows(words.join(' '), async () => {
    const { hits } = await engine.search<TitleDocument>('titles', typeaheadRequest(words));
    const ranked = rankTypeahead(
      words,
      hits.map((hit) => hit._source),
    );
    return ranked.map((candidate) => ({ ...candidate, document: withoutKeys(candidate.document) }));
  });
}

/** Only the ranking reads the keys; remembered answers are smaller without. */
function withoutKeys(document: TitleDocument): TitleDocument {
  return { ...document, key: '', core_key: [] };
}
