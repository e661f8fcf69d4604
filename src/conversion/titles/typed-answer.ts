import { matchedRanges } from '../matched-ranges.ts';
import { wordsOf } from '../words.ts';
import { rankCodes } from './evidence/codes.ts';
import type { Ranking } from './evidence/fusion.ts';
import type { TitleKnowledge } from './evidence/knowledge.ts';
import type { Candidate, TitleMatch } from './match.ts';
import { readingsOf } from './readings.ts';
import { RANKING } from './tuning.ts';

/** Adds to typeahead's matches what of them was typed. */
export function withRanges(typed: string, matches: readonly TitleMatch[]): TitleMatch[] {
  const words = wordsOf(typed);
  const { written, acronyms, withoutLevel } = readingsOf(words);
  const readings = [words, ...written, ...acronyms, ...(withoutLevel === undefined ? [] : [withoutLevel])];
  return matches.map((match) => ({ ...match, matched_ranges: matchedRanges(readings, match.matched_title) }));
}

/**
 * How probable what typeahead found is. A title that is known as it stands is as probable as the learned ranking says; until that is read, and for
 * half-typed titles, of which nobody knows how they go on, it is the occupation's share of the observations, times how often such a title is right.
 */
export function withProbability(found: readonly Candidate[], ranking: Ranking | undefined, knowledge: TitleKnowledge | undefined): Candidate[] {
  const codes = ranking === undefined || knowledge === undefined ? [] : rankCodes(knowledge, ranking);
  const learned = new Map(codes.map(({ code, probability }) => [code, probability]));
  return found.map((candidate) => {
    const { document, share, whole } = candidate;
    const byShare = share * (whole ? RANKING.wholeTyped : RANKING.halfTyped);
    return { ...candidate, probability: whole ? (learned.get(document.onet_code) ?? byShare) : byShare };
  });
}
