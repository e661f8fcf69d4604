import { matchedRanges } from '../matched-ranges.ts';
import { wordKey, wordsOf } from '../words.ts';
import { rankCodes } from './evidence/codes.ts';
import { rankGroups } from './evidence/fusion.ts';
import type { TitleKnowledge } from './evidence/knowledge.ts';
import type { Candidate, TitleMatch } from './match.ts';
import { asTyped, isKnownTitle, meantTitle, type MeantTitle } from './meant-title.ts';
import { normalizeTitle } from './normalize.ts';
import { ACRONYMS, readingsOf } from './readings.ts';
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
 * arrive at the title that typeahead found (a synonym), it is that one.
 */
export function meantByTyped(typed: string, found: readonly Candidate[], knowledge: TitleKnowledge): MeantTitle | undefined {
  const [best] = found;
  if (best === undefined || !found.some(({ whole }) => whole || best.butTypos === true)) return undefined;
  const meant = meantTitle(knowledge, typed);
  return meansTitle(meant, best) ? meant : asTyped(best.document.title);
}

/**
 * Whether a whole title was typed that its rules read otherwise than typeahead did: a known word that typeahead takes for a typo ("line leader"), a typo or an
 * acronym beside a level ("AE II").
 */
export function isReadOtherwise(typed: string, [best]: readonly Candidate[], knowledge: TitleKnowledge): boolean {
  if (best === undefined || best.whole) return false;
  const meant = meantTitle(knowledge, typed);
  if (best.butTypos === true) return !meansTitle(meant, best);
  // "electricia" goes on, an acronym is typed to its end.
  const isOnItsWay = best.begins === true && !meant.readAs.some(({ text }) => ACRONYMS.has(wordKey(text)));
  return !isOnItsWay && meant.readAs.length > 0 && meant.titles.some((title) => isKnownTitle(knowledge, title));
}

function meansTitle({ titles }: MeantTitle, { document }: Candidate): boolean {
  const { expanded } = normalizeTitle(document.title);
  return titles.some((title) => normalizeTitle(title).expanded === expanded);
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
  return likeliestFirst(found.map((candidate) => ({ ...candidate, probability: learned.get(candidate.document.onet_code) ?? 0 })));
}

/** Occupations that have exactly the title that was typed stand in the order of their probabilities, in the places and with the scores that they have together. */
function likeliestFirst(found: readonly (Candidate & { readonly probability: number })[]): Candidate[] {
  const ordered = found.filter(({ whole }) => whole).sort((a, b) => b.probability - a.probability);
  let next = 0;
  return found.map((candidate) => (candidate.whole ? { ...(ordered[next++] ?? candidate), score: candidate.score } : candidate));
}
