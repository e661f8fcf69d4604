import type { KnownTitles } from './known-titles.ts';
import type { OccupationTexts } from './texts.ts';
import type { TitleTokens } from './tokens.ts';
import { RANKING } from '../tuning.ts';

/** What texts about occupations say about each. */
export interface TextScores {
  /** Relative to the best occupation. */
  readonly relative: Float64Array;
  readonly raw: Float64Array;
}

/** Brings BM25 scores to the size of the other evidence. The trees only compare values, so another scale changes nothing once they are learned again. */
const RAW_SCALE = 10;

/** For each occupation, how similar its official titles are. */
export function officialSimilarity({ official, groups }: KnownTitles, tokens: TitleTokens): Float64Array {
  const most = new Float64Array(groups.length);
  for (const { index, similarity } of official.find(tokens, 1, RANKING.evidence.neighbours).nearest[0] ?? []) {
    const group = official.groups[index] ?? 0;
    most[group] = Math.max(most[group] ?? 0, similarity);
  }
  return most;
}

/** For each occupation, how well texts about it fit the words of a title. */
export function textScores(texts: OccupationTexts, { stems }: TitleTokens): TextScores {
  const scores = texts.scores(stems);
  const raw = new Float64Array(scores.length);
  let best = Number.MIN_VALUE;
  for (let group = 0; group < scores.length; group++) {
    const score = scores[group] ?? 0;
    raw[group] = score / RAW_SCALE;
    if (score > best) best = score;
  }
  for (let group = 0; group < scores.length; group++) scores[group] = (scores[group] ?? 0) / best;
  return { relative: scores, raw };
}
