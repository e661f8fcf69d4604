import { wordKey, wordsOf } from '../../text/words.ts';
import { matchedRanges } from '../matched-ranges.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { withProbability, type Candidate, type Scored, type TitleMatch } from './match.ts';
import { normalizeTitle } from './normalize.ts';
import { isKnownInAnyForm } from './known-title.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { variantsOf, wholeVariants } from './title-variants.ts';
import type { Probabilities } from './text-probabilities.ts';
import { RANKING } from './tuning.ts';
import { mostOf, type Completing } from './becomes-title.ts';
import { certain, lastWord } from './unfinished.ts';

/**
 * The occupations of a half-typed title: each known title that it can become counts by how often it was observed, and gives its occupations the probability that
 * they have for the full title. `found` are the titles that the engine found, with their shares; `titleShare` is the probability that the text becomes a title.
 */
export function completed(found: readonly Candidate[], { knownTitles, textProbabilities }: Completing, typed: string, titleShare = 1): Candidate[] {
  const probabilitiesOf = (text: string): Probabilities => textProbabilities.of(text);
  const probabilities = new Map(found.map(({ document }) => [document.onet_code, 0]));
  /** What is typed on the way to the titles that count, the most frequent first, and the occupation that each is most likely now. */
  const read: { readonly way: string; readonly likeliest: string }[] = [];
  // Only to the occupations that can be shown: most of those of a text are not.
  const add = (code: string, probability: number): void => {
    const before = probabilities.get(code);
    if (before !== undefined) probabilities.set(code, before + probability);
  };
  for (const [i, { document, share }] of found.entries()) {
    if (i >= RANKING.rankedCompletions) {
      add(document.onet_code, share * RANKING.wholeTyped);
      continue;
    }
    // Read once, because it is decoded where it is read.
    const { title } = document;
    const after = afterTheWord(probabilitiesOf, typed, title);
    after.forEach((probability, code) => {
      add(code, share * probability);
    });
    read.push({ way: wayTo(typed, title), likeliest: likeliestOf(after) });
  }
  const probabilityOf = ({ document: { onet_code } }: Candidate): number => probabilities.get(onet_code) ?? 0;
  const [best] = inOrder(found.map((candidate) => ({ document: candidate.document, score: probabilityOf(candidate) })));
  if (best === undefined) return [];
  const sure = howOftenRight(probabilities, typed);
  const now = sure(best.score);
  const { onet_code } = best.document;
  // The way to the most frequent title that is most likely this occupation, now and when it is typed to its end. Asked of no other occupation, because to rank a title takes long.
  const title = read.find((one) => one.likeliest === onet_code && likeliestOf(probabilitiesOf(one.way)) === onet_code)?.way;
  const first = title === undefined ? now : leastOnTheWay(knownTitles, probabilitiesOf, typed, { title, code: onet_code, now });
  const scale = now === 0 ? 0 : first / now;
  return byProbability(found, (candidate) => titleShare * (candidate.document === best.document ? first : scale * sure(probabilityOf(candidate))));
}

/** The most probable code of a text; empty if it names no job. */
const likeliestOf = (probabilities: Probabilities): string => probabilities.keys().next().value ?? '';

/**
 * The lowest probability of an occupation, which has `now` a probability by its completions, on the way from the typed text to a title, whenever a word may be finished that means the same occupation ("dairy farm", of "dairy
 * farmer"). Half-typed texts are not surer, because typing on would then lower the probability.
 */
export function leastOnTheWay(
  knownTitles: Beginning,
  probabilitiesOf: (text: string) => Probabilities,
  typed: string,
  { title, code, now }: { readonly title: string; readonly code: string; readonly now: number },
): number {
  const key = wordKey(title);
  const going = Math.min(now, probabilitiesOf(title).get(code) ?? 0);
  if (!key.startsWith(typed)) return going;
  let least = going;
  // What a text says whose last word is finished now is added by the caller.
  for (let length = typed.length + 1; length < key.length; length++) {
    const text = key.slice(0, length);
    if (text.endsWith(' ')) continue;
    const goesOn = key[length] === ' ' ? 0 : shareGoingOn(knownTitles, text);
    if (goesOn === 1) continue;
    const found = probabilitiesOf(text);
    const then = goesOn * going + (1 - goesOn) * (found.get(code) ?? 0);
    const isFirst = likeliestOf(found) === code || then > (1 - goesOn) * mostOf(found);
    if (isFirst) least = Math.min(least, then);
  }
  return least;
}

/** What shows whether a word goes on. */
type Beginning = Pick<KnownTitles, 'beginnings' | 'knownWords' | 'isTitle'>;

/** How likely the last word of the beginning of a title goes on: 0 for a title, 1 for letters that are no word. */
function shareGoingOn(knownTitles: Beginning, text: string): number {
  if (knownTitles.isTitle(text)) return 0;
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return knownTitles.knownWords.has(last) ? certain(knownTitles.beginnings.shareGoingOn(text)) : 1;
}

/**
 * How often a completion of a text is right, by what the completions say, of texts that become titles. The titles of the dataset that begin with a text are many, but those that people type are mostly the plain ones, and
 * their occupations are related. So frequent completions count more than they say, and rare ones less. Two that are equally frequent stay equally probable.
 */
function howOftenRight(said: ReadonlyMap<string, number>, typed: string): (said: number) => number {
  const { power, phrase, letter, letters, other } = RANKING.typedOdds;
  const last = typed.split(' ').at(-1) ?? '';
  const exponent = power + (typed.includes(' ') ? phrase : 0) + letter * Math.min(last.length, letters);
  let [all, powers] = [0, 0];
  for (const one of said.values()) {
    all += one;
    powers += one ** exponent;
  }
  const sum = powers + other * Math.max(0, 1 - all) ** exponent;
  return (one) => (sum === 0 ? 0 : one ** exponent / sum);
}

/** What a text says without its last word, and how likely that word is unfinished. */
interface Before {
  readonly share: number;
  readonly probabilities: Probabilities;
  /** Whether the words before it are a known title. */
  readonly isJob: boolean;
}

/**
 * A job with a word after it that no title continues with and that may be unfinished ("Housekeeper w", of "Housekeeper weekends only"). Its letters are no evidence yet.
 * Undefined for a known title, or if the last word is noise or rather finished. After words that are no known title ("welfare eligibility w"), it must surely be unfinished.
 */
export function beforeTheLastWord({ knownTitles, textProbabilities }: Completing, { typed, titles, severalJobs }: ParsedTitle): Before | undefined {
  const text = typed.text.trimEnd();
  const before = text.replace(/[^\s\p{P}]+$/u, '');
  const isNoise = typed.parts.some(({ isIgnored, end }) => isIgnored && end >= text.length);
  if (severalJobs !== undefined || isNoise || before.trim() === '' || before === text || titles.some((title) => isKnownInAnyForm(knownTitles, title)))
    return undefined;
  const { spelling, beginnings } = knownTitles;
  // With its typos corrected, titles go on after it ("costumer service").
  if (beginnings.countOfBeginning(`${titles[0].key} `) > 0) return undefined;
  const last = lastWord(typed.key);
  const share = 1 - spelling.shareFinished(last);
  const isJob = isKnownInAnyForm(knownTitles, normalizeTitle(before));
  if (share < (isJob ? RANKING.likelyUnfinished : RANKING.surelyUnfinished)) return undefined;
  // "Lead psych tech" is finished, although "tech" mostly goes on.
  if (!isJob && spelling.shareAtEnd(last) >= RANKING.rarelyLast) return undefined;
  return { share, probabilities: textProbabilities.of(before.trim()), isJob };
}

/**
 * The ranking of a text whose last word may be unfinished: with that share, the word does not count. Words before it that are no known title change only how sure the best match is.
 */
export const withoutTheLastWord = (candidates: readonly Candidate[], { share, probabilities, isJob }: Before): readonly Candidate[] =>
  !isJob && likeliestOf(probabilities) !== candidates[0]?.document.onet_code
    ? candidates
    : byProbability(candidates, (candidate) => (1 - share) * (candidate.probability ?? 0) + share * (probabilities.get(candidate.document.onet_code) ?? 0));

/**
 * Two rankings as one: the first with the given share, the second with the rest. Of two matches for an occupation, the more probable one is shown. As far as the text goes
 * on, that it has no word for a person lowers nothing ("graphic design", of "graphic designer").
 */
export function blended(first: readonly Candidate[], share: number, second: readonly Candidate[], support = 1): Candidate[] {
  const merged = new Map<string, { shown: Candidate; probability: number }>();
  const add = (candidates: readonly Candidate[], part: number): void => {
    for (const candidate of candidates) {
      const { onet_code } = candidate.document;
      const before = merged.get(onet_code);
      const own = part * (candidate.probability ?? 0);
      if (before === undefined) merged.set(onet_code, { shown: candidate, probability: own });
      else {
        if (own > before.probability) before.shown = candidate;
        before.probability += own;
      }
    }
  };
  add(first, share);
  add(second, (1 - share) * (1 - share + share / support));
  return inOrder(Array.from(merged.values(), ({ shown, probability }) => withProbability({ ...shown, isFullTitle: false }, probability)));
}

/** Candidates with other probabilities, the most probable one first. */
const byProbability = (candidates: readonly Candidate[], probabilityOf: (candidate: Candidate) => number): Candidate[] =>
  inOrder(candidates.map((candidate) => withProbability(candidate, probabilityOf(candidate))));

const inOrder = <T extends Scored>(candidates: T[]): T[] =>
  candidates.sort((a, b) => b.score - a.score || (a.document.onet_code < b.document.onet_code ? -1 : 1));

/**
 * The probabilities of the codes when the word that is being typed is finished: those of the text up to there, if it names a job by itself, or else those of the
 * title. Without the former, the probability would fall with the last letter of each word ("accounts payabl").
 */
export function afterTheWord(probabilitiesOf: (text: string) => Probabilities, typed: string, title: string): Probabilities {
  const key = wayTo(typed, title);
  const finished = key.split(' ').slice(0, typed.split(' ').length).join(' ');
  if (finished === wordKey(title) || !key.startsWith(typed)) return probabilitiesOf(title);
  const found = probabilitiesOf(finished);
  return found.size === 0 ? probabilitiesOf(title) : found;
}

/**
 * What somebody types on the way to a title: its words, or, if it has the typed words elsewhere, these words with the last one finished. Who types "assistant manage" is on the way to "assistant manager",
 * and not to the restaurant of an assistant restaurant manager.
 */
export function wayTo(typed: string, title: string): string {
  const key = wordKey(title);
  if (key.startsWith(typed)) return key;
  const words = typed.split(' ');
  const [finished, last = ''] = [words.slice(0, -1), words.at(-1)];
  const others = key.split(' ').filter((word) => !finished.includes(word));
  const word = others.find((one) => one.startsWith(last));
  return word === undefined || others.length + finished.length > key.split(' ').length ? key : [...finished, word].join(' ');
}

/** Adds to matches the parts of the matched title that were typed. */
export function withRanges(typed: string, matches: readonly TitleMatch[]): TitleMatch[] {
  const words = wordsOf(typed);
  const variants = wholeVariants(words, variantsOf(words));
  return matches.map((match) => ({ ...match, matched_ranges: matchedRanges(variants, match.matched_title) }));
}
