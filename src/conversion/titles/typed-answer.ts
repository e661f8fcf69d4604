import { matchedRanges } from '../matched-ranges.ts';
import { wordSpans } from '../word-spans.ts';
import { wordsOf } from '../words.ts';
import { rankCodes } from './evidence/codes.ts';
import { rankGroups } from './evidence/fusion.ts';
import type { TitleKnowledge } from './evidence/knowledge.ts';
import type { Candidate, TitleMatch } from './match.ts';
import { meantTitle, type MeantTitle, type ReadAs } from './meant-title.ts';
import { normalizeTitle } from './normalize.ts';
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
 * What a typed title means, by the same rules as a whole one: undefined while it is half-typed, as nobody knows how it goes on. Where the rules do not
 * arrive at the title that typeahead found (a synonym, another correction), it is that one.
 */
export function meantByTyped(typed: string, found: readonly Candidate[], knowledge: TitleKnowledge): MeantTitle | undefined {
  const [best] = found;
  if (best === undefined || !found.some(({ whole }) => whole || best.butTypos === true)) return undefined;
  const meant = meantTitle(knowledge, typed);
  const { title } = best.document;
  const isFound = meant.titles.some((other) => normalizeTitle(other).expanded === normalizeTitle(title).expanded);
  return isFound ? meant : { titles: [title], readAs: best.butTypos === true ? differences(typed, title) : [] };
}

/** The words that a misspelt title has otherwise than the title that is meant; as a whole where they cannot be told apart. */
function differences(typed: string, title: string): ReadAs[] {
  const [spans, words] = [wordSpans(typed), wordsOf(title)];
  if (spans.length !== words.length) return [{ text: typed, as: [words.join(' ')] }];
  return spans.flatMap(({ word, letters }, i) => {
    const other = words[i] ?? '';
    return word === other ? [] : [{ text: typed.slice(letters[0]?.[0], letters.at(-1)?.[1]), as: [other] }];
  });
}

/**
 * How probable what typeahead found is. When a whole title was typed, as probable as the learned ranking says of what it means, where that may be several
 * titles of each as much. Until that is read, and for half-typed titles, it is the occupation's share of the observations, times how often such a title is right.
 */
export function withProbability(found: readonly Candidate[], meant: MeantTitle | undefined, knowledge: TitleKnowledge | undefined): Candidate[] {
  if (meant === undefined || knowledge === undefined) {
    return found.map((candidate) => ({ ...candidate, probability: candidate.share * (candidate.whole ? RANKING.wholeTyped : RANKING.halfTyped) }));
  }
  const learned = new Map<string, number>();
  for (const title of meant.titles) {
    for (const { code, probability } of rankCodes(knowledge, rankGroups(knowledge, title))) {
      learned.set(code, (learned.get(code) ?? 0) + probability / meant.titles.length);
    }
  }
  return found.map((candidate) => ({ ...candidate, probability: learned.get(candidate.document.onet_code) ?? 0 }));
}
