import { matchedRanges } from '../matched-ranges.ts';
import { wordKey, wordsOf } from '../../text/words.ts';
import { rankCodes } from './evidence/codes.ts';
import { rankGroups } from './evidence/fusion.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { askedTitle } from './evidence/tokens.ts';
import type { Candidate, TitleMatch } from './match.ts';
import { isKnownTitle, unchanged, type ParsedTitle } from './parsed-title.ts';
import { normalizeTitle } from './normalize.ts';
import { ACRONYMS, variantsOf, wholeVariants } from './title-variants.ts';
import { RANKING } from './tuning.ts';

/** Adds to typeahead matches the parts of the matched title that were typed. */
export function withRanges(typed: string, matches: readonly TitleMatch[]): TitleMatch[] {
  const words = wordsOf(typed);
  const variants = wholeVariants(words, variantsOf(words));
  return matches.map((match) => ({ ...match, matched_ranges: matchedRanges(variants, match.matched_title) }));
}

/**
 * The interpretation of a fully typed title that typeahead found. Undefined while the title is half-typed, because it can still become anything. If parsing
 * does not lead to the title that typeahead found (a synonym), the found title is the interpretation.
 */
export function parseTypedTitle(parsed: ParsedTitle, [best, ...others]: readonly Candidate[]): ParsedTitle | undefined {
  if (best === undefined || ![best, ...others].some(({ isFullTitle, onlyTypos }) => isFullTitle || onlyTypos === true)) return undefined;
  return includesTitle(parsed, best) ? parsed : unchanged(normalizeTitle(best.document.title));
}

/**
 * Whether a title is fully typed, and parsing interprets it differently than typeahead: a known word that typeahead takes for a typo ("line leader"), or a typo
 * or acronym next to a level ("AE II").
 */
export function isParsedDifferently(parsed: ParsedTitle, [best]: readonly Candidate[], knownTitles: KnownTitles): boolean {
  if (best === undefined || best.isFullTitle) return false;
  if (best.onlyTypos === true) return !includesTitle(parsed, best);
  // "electricia" is unfinished. An acronym is complete.
  const isUnfinished = best.isPrefix === true && !parsed.readAs.some(({ text }) => ACRONYMS.has(wordKey(text)));
  return !isUnfinished && parsed.readAs.length > 0 && parsed.titles.some((title) => isKnownTitle(knownTitles, title));
}

function includesTitle({ titles }: ParsedTitle, { document }: Candidate): boolean {
  const { expanded } = normalizeTitle(document.title);
  return titles.some((title) => title.expanded === expanded);
}

/**
 * Adds probabilities to typeahead candidates. A fully typed title has the probabilities of the learned ranking; if it has several interpretations, each counts
 * equally. A half-typed title, or any title before the known titles are loaded, has the occupation's share of the observations times how often such a title is
 * right.
 */
export function withProbability(found: readonly Candidate[], parsed: ParsedTitle | undefined, knownTitles: KnownTitles | undefined): Candidate[] {
  if (parsed === undefined || knownTitles === undefined) {
    return found.map((candidate) => ({ ...candidate, probability: candidate.share * (candidate.isFullTitle ? RANKING.wholeTyped : RANKING.halfTyped) }));
  }
  const learned = new Map<string, number>();
  for (const title of parsed.titles) {
    for (const { code, probability } of rankCodes(knownTitles, rankGroups(knownTitles, askedTitle(title)))) {
      learned.set(code, (learned.get(code) ?? 0) + probability / parsed.titles.length);
    }
  }
  return likeliestFirst(found.map((candidate) => ({ ...candidate, probability: learned.get(candidate.document.onet_code) ?? 0 })));
}

/** Orders the occupations that have exactly the typed title by probability. The scores at their positions stay. */
function likeliestFirst(found: readonly (Candidate & { readonly probability: number })[]): Candidate[] {
  const ordered = found.filter(({ isFullTitle }) => isFullTitle).sort((a, b) => b.probability - a.probability);
  let next = 0;
  return found.map((candidate) => (candidate.isFullTitle ? { ...(ordered[next++] ?? candidate), score: candidate.score } : candidate));
}
