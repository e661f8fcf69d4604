import type { AnswerCache } from '../../engine/answer-cache.ts';
import type { SearchEngine } from '../../engine/client.ts';
import { allowedEdits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../words.ts';
import { bestOfEachCode, type Candidate, type TitleDocument } from './match.ts';
import { readingsOf, squashed } from './readings.ts';
import { isWhole, matchTitle, type TitleNameMatch } from './title-name-match.ts';

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

/** The engine's request for a typed text: every word begins some word of the title, in any order, or nearly so; or another reading of the text does. */
export function typeaheadRequest(words: readonly string[]): Record<string, unknown> {
  const { tier, observationScale, candidates, candidatesOfOverlap } = TUNING.typeahead;
  const text = words.join(' ');
  const { written, acronyms, withoutLevel } = readingsOf(words);
  const wholes = [words, ...written, ...acronyms, ...(withoutLevel === undefined ? [] : [withoutLevel])].map(squashed);
  const beginnings = (query: string): Record<string, unknown> => ({ match: { 'title.prefix': { query, operator: 'and' } } });
  const worth = (filter: Record<string, unknown>, boost: number): Record<string, unknown> => ({ constant_score: { filter, boost } });
  const mayHoldTypo = words.some((word) => allowedEdits(word) > 0);
  return {
    size: overlaps(words) ? candidatesOfOverlap : candidates,
    track_total_hits: false,
    _source: TITLE_FIELDS,
    query: {
      bool: {
        // Scores choose which candidates are fetched: the same tiers and commonness by which they are ranked below, so that none that belongs first is cut off.
        must: [
          {
            dis_max: {
              queries: [
                worth({ term: { key: text } }, tier.exact),
                worth({ terms: { squashed: [...new Set(wholes)] } }, tier.alias),
                worth({ prefix: { key: text } }, tier.prefix),
                worth({ prefix: { squashed: squashed(words) } }, tier.words),
                worth(beginnings(text), tier.words),
                ...written.map((reading) => worth(beginnings(reading.join(' ')), tier.synonym)),
                ...(mayHoldTypo ? [worth({ bool: { must: fuzzyWords('title.prefix', words) } }, tier.fuzzy)] : []),
              ],
            },
          },
        ],
        should: [{ rank_feature: { field: 'observations', boost: Number((1 / (observationScale * Math.LN10)).toFixed(6)), log: { scaling_factor: 1 } } }],
      },
    },
  };
}

/** Whether the engine may find one word of a title for two typed ones ("elementary e"): most of what it finds is then no match. */
function overlaps(words: readonly string[]): boolean {
  return words.some((word, i) => words.some((other, j) => i !== j && other.startsWith(word)));
}

/**
 * Ranks fetched titles by tier (exact, another way to write the same, prefix, words in any order, synonyms, typos), then by how common they are. Titles with
 * typos count only when nothing matches as typed, or nothing but rare titles: whoever types "lawyer" does not mean a layer, but "casher" is a cashier.
 */
export function rankTypeahead(words: readonly string[], documents: readonly TitleDocument[]): Candidate[] {
  const readings = readingsOf(words);
  const matched = documents.flatMap((document) => {
    const match = matchTitle(words, readings, document.title);
    return match === undefined ? [] : [{ document, match }];
  });
  const kept = withoutUnlikely(matched);
  const ranked = bestOfEachCode(kept.map(({ document, match }) => ({ document, match, score: typeaheadScore(document, match) })));

  const bestTier = ranked[0]?.match.tier;
  const observed = new Map<string, number>();
  let all = 0;
  for (const { document, match } of kept) {
    if (match.tier !== bestTier) continue;
    observed.set(document.onet_code, (observed.get(document.onet_code) ?? 0) + document.observation_count);
    all += document.observation_count;
  }
  return ranked.map(({ document, score, match }) => ({
    document,
    score,
    share: (observed.get(document.onet_code) ?? 0) / all,
    whole: isWhole(match.tier),
    begins: match.tier === 'prefix',
    butTypos: match.wholeButTypos === true,
  }));
}

interface Matched {
  readonly document: TitleDocument;
  readonly match: TitleNameMatch;
}

function withoutUnlikely(matched: readonly Matched[]): readonly Matched[] {
  const sound = matched.filter(({ match }) => match.tier !== 'fuzzy');
  if (sound.length === 0) return matched;
  // What is known but for its level is a whole title, which the database path weighs better.
  if (sound.every(({ match }) => match.withoutLevel === true)) return [];
  if (sound.some(({ match }) => isWhole(match.tier))) return sound;
  const observed = sound.reduce((sum, { document }) => sum + document.observation_count, 0);
  return matched.filter(({ document, match }) => match.tier !== 'fuzzy' || document.observation_count > TUNING.typeahead.likelyTypo * observed);
}

function typeaheadScore(document: TitleDocument, { tier, edits, extraWords, wholeButTypos, language }: TitleNameMatch): number {
  const { tier: base, observationScale, aliasShare, extraWord, edit, wholeTypo, language: ofLanguage } = TUNING.typeahead;
  const evidence = Math.max(0, Math.log10(1 + document.observation_count) / observationScale - extraWord * extraWords);
  const told = (wholeButTypos === true ? wholeTypo : 0) + (language === true ? ofLanguage : 0);
  return base[tier] + evidence * (tier === 'alias' ? aliasShare : 1) + told - (tier === 'fuzzy' ? edit * (edits - 1) : 0);
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
