import type { SearchEngine, SearchResult } from '../../engine/client.ts';
import { awaitedLater } from '../../runtime/awaited-later.ts';
import { allowedEdits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../../text/words.ts';
import { bestOfEachCode, type Candidate, type TitleDocument } from './match.ts';
import { squashed, variantsOf, wholeVariants } from './title-variants.ts';
import { ModelDocument, NUMBERS, readNumbers, type NumberedDocument } from './model-documents.ts';
import type { TitleModel } from './title-model.ts';
import { isFullTitle, titleMatcher, type TitleNameMatch } from './title-name-match.ts';

/** Fields of a title document that a match needs. */
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

/** Whether words may have typos. */
interface Tolerance {
  readonly typos: boolean;
}

/** The search request for typed text: every word, or a variant of it, begins some word of the title, in any order and, with `typos`, with few typos. */
export function typeaheadRequest(words: readonly string[], { typos }: Tolerance): Record<string, unknown> {
  const { tier, observationScale, candidates, candidatesOfOverlap } = TUNING.typeahead;
  const variants = variantsOf(words);
  const fullTitles = wholeVariants(words, variants).map(squashed);
  const beginnings = (query: string): Record<string, unknown> => ({ match: { 'title.prefix': { query, operator: 'and' } } });
  const worth = (filter: Record<string, unknown>, boost: number): Record<string, unknown> => ({ constant_score: { filter, boost } });
  return {
    size: overlaps(words) ? candidatesOfOverlap : candidates,
    track_total_hits: false,
    query: {
      bool: {
        // Scores decide which candidates are fetched. They use the tiers and the frequency of the ranking below, so the best candidates are among them.
        must: [
          {
            dis_max: {
              queries: [
                // With any spaces. The ranking below tells which have the same.
                worth({ terms: { squashed: [...new Set(fullTitles)] } }, tier.exact),
                worth({ prefix: { 'squashed.prefix': squashed(words) } }, tier.prefix),
                worth(beginnings(words.join(' ')), tier.words),
                ...variants.rewritten.map((variant) => worth(beginnings(variant.join(' ')), tier.synonym)),
                ...(typos ? [worth({ bool: { must: fuzzyWords('title.prefix', words) } }, tier.fuzzy)] : []),
              ],
            },
          },
        ],
        should: [{ rank_feature: { field: 'observations', boost: Number((1 / (observationScale * Math.LN10)).toFixed(6)), log: { scaling_factor: 1 } } }],
      },
    },
  };
}

/** Whether one word of a title can match two typed words ("elementary e"). Most search results are then no match. */
function overlaps(words: readonly string[]): boolean {
  return words.some((word, i) => words.some((other, j) => i !== j && other.startsWith(word)));
}

/** What the ranking of typed text reads of a title. */
type Named = Pick<TitleDocument, 'title' | 'onet_code' | 'observation_count'>;

/**
 * Ranks fetched titles by tier (exact, other spelling, prefix, words in any order, synonym, typos), then by frequency. Titles with typos count only if no title,
 * or only rare ones, matches without typos: "lawyer" does not mean layer, but "casher" means cashier.
 */
export function rankTypeahead<T extends Named>(
  words: readonly string[],
  documents: readonly T[],
  /** Whether the titles are keys (see wordKey), and whether only those count that go on after the text. */
  { areKeys = false, goingOn = false }: { readonly areKeys?: boolean; readonly goingOn?: boolean } = {},
): (Omit<Candidate, 'document'> & { readonly document: T })[] {
  const matches = titleMatcher(words, variantsOf(words), { areKeys });
  const matched: Matched<T>[] = [];
  for (const document of documents) {
    const match = matches(document.title);
    if (match !== undefined && !(goingOn && isFullTitle(match.tier))) matched.push({ document, match, score: typeaheadScore(document, match) });
  }
  const scored = withoutUnlikely(matched);
  const ranked = bestOfEachCode(scored);

  const most = ranked[0]?.score ?? 0;
  const weights = new Map<string, number>();
  let all = 0;
  for (const { document, score } of scored) {
    const weight = Math.exp(WEIGHT_OF_SCORE * (score - most));
    weights.set(document.onet_code, (weights.get(document.onet_code) ?? 0) + weight);
    all += weight;
  }
  return ranked.map(({ document, score, match }) => ({
    document,
    score,
    share: (weights.get(document.onet_code) ?? 0) / all,
    isFullTitle: isFullTitle(match.tier),
    isPrefix: match.tier === 'prefix',
    typos: match.tier === 'fuzzy' ? match.edits : 0,
  }));
}

/** Scores have the logarithm of the observations: with this factor, titles of one tier weigh as much as they were observed. */
const WEIGHT_OF_SCORE = TUNING.typeahead.observationScale * Math.LN10;

interface Matched<T> {
  readonly document: T;
  readonly match: TitleNameMatch;
  readonly score: number;
}

function withoutUnlikely<T extends Named>(matched: readonly Matched<T>[]): readonly Matched<T>[] {
  // Of the titles of most texts, none has a typo, and the last word is no level.
  if (matched.every(({ match }) => match.tier !== 'fuzzy' && match.withoutLevel !== true)) return matched;
  const withoutTypos = matched.filter(({ match }) => match.tier !== 'fuzzy');
  if (withoutTypos.length === 0) return matched;
  // A known title plus a level is complete. The ranking of whole titles handles it better.
  if (withoutTypos.every(({ match }) => match.withoutLevel === true)) return [];
  if (withoutTypos.some(({ match }) => isFullTitle(match.tier))) return withoutTypos;
  const observed = withoutTypos.reduce((sum, { document }) => sum + document.observation_count, 0);
  return matched.filter(({ document, match }) => match.tier !== 'fuzzy' || document.observation_count > TUNING.typeahead.likelyTypo * observed);
}

function typeaheadScore(document: Named, { tier, edits, extraWords, onlyTypos, language }: TitleNameMatch): number {
  const { tier: base, observationScale, aliasShare, extraWord, edit, wholeTypo, language: ofLanguage } = TUNING.typeahead;
  const evidence = Math.max(0, Math.log10(1 + document.observation_count) / observationScale - extraWord * extraWords);
  const bonus = (onlyTypos === true ? wholeTypo : 0) + (language === true ? ofLanguage : 0);
  return base[tier] + evidence * (tier === 'alias' ? aliasShare : 1) + bonus - (tier === 'fuzzy' ? edit * (edits - 1) : 0);
}

/**
 * Occupations for a half-typed title, best first; empty if some word matches no title. With a model, the engine returns only the numbers that the ranking
 * needs. With `goingOn`, only titles that go on after the text.
 */
export async function typeahead(
  engine: SearchEngine,
  text: string,
  model?: TitleModel,
  { goingOn = false, early }: { readonly goingOn?: boolean; readonly early?: EarlySearch | undefined } = {},
): Promise<readonly Candidate[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const find = model === undefined ? findDocuments : findNumbered(model, { goingOn, early });
  const withoutTypos = await find(engine, words, { typos: false });
  // Typos cost three times as much to look for, and hardly any beginning has one.
  return withoutTypos.length === 0 && words.some((word) => allowedEdits(word) > 0) ? find(engine, words, { typos: true }) : withoutTypos;
}

const findNumbers = (engine: SearchEngine, words: readonly string[], tolerance: Tolerance): Promise<SearchResult<undefined>> =>
  engine.search<undefined>('titles', { ...typeaheadRequest(words, tolerance), ...NUMBERS });

/** A search for the titles that a text begins which runs while the text is read. */
export interface EarlySearch {
  readonly text: string;
  readonly found: Promise<SearchResult<undefined>>;
}

/**
 * Asks the engine for the titles that a text begins, before it is known how the text is read: nearly always as typed, if known titles go on after it. Undefined if none does.
 */
export function searchEarly(engine: SearchEngine, typed: string, { knownTitles: { beginnings } }: TitleModel): EarlySearch | undefined {
  const words = wordsOf(typed);
  const text = words.join(' ');
  if (beginnings.countOfBeginning(text) <= beginnings.countOfTitle(text)) return undefined;
  return { text, found: awaitedLater(findNumbers(engine, words, { typos: false })) };
}

type Find = (engine: SearchEngine, words: readonly string[], tolerance: Tolerance) => Promise<Candidate[]>;

const findDocuments: Find = async (engine, words, tolerance) => {
  const { hits } = await engine.search<TitleDocument>('titles', { ...typeaheadRequest(words, tolerance), _source: TITLE_FIELDS });
  const ranked = rankTypeahead(
    words,
    hits.map((hit) => hit._source),
  );
  return ranked.map((candidate) => ({ ...candidate, document: { ...candidate.document, key: '', core_key: [] } }));
};

/**
 * The ranking compares words, which the key of a title has like the title. Only the best title of each occupation is read from the model. If the index is newer and has a title
 * that the model does not know, the documents are read.
 */
const findNumbered =
  (model: TitleModel, { goingOn, early }: { readonly goingOn: boolean; readonly early: EarlySearch | undefined }): Find =>
  async (engine, words, tolerance) => {
    const isEarly = !tolerance.typos && early?.text === words.join(' ');
    const { hits } = await (isEarly ? early.found : findNumbers(engine, words, tolerance));
    const numbered: NumberedDocument[] = [];
    for (const hit of hits) {
      const read = readNumbers(model, hit);
      if (read === undefined) return findDocuments(engine, words, tolerance);
      numbered.push(read);
    }
    return rankTypeahead(words, numbered, { areKeys: true, goingOn }).map((candidate) => {
      const { onet_code, position, observation_count } = candidate.document;
      return { ...candidate, document: new ModelDocument(model, onet_code, position, observation_count) };
    });
  };
