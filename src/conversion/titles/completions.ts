import { wordKey, wordsOf } from '../../text/words.ts';
import { edits } from '../edits.ts';
import { matchedRanges } from '../matched-ranges.ts';
import { scaleOfOthers } from './evidence/calibration.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import type { Spelling } from './evidence/spelling.ts';
import { withProbability, type Candidate, type Scored, type TitleMatch } from './match.ts';
import { ABBREVIATIONS, normalizeTitle } from './normalize.ts';
import { isListed } from './no-job/no-job.ts';
import { isKnownInAnyForm, isKnownTitle, isLoneName, type ParsedTitle } from './parsed-title.ts';
import { ACRONYMS, variantsOf, wholeVariants } from './title-variants.ts';
import type { Probabilities } from './text-probabilities.ts';
import type { TitleModel } from './title-model.ts';
import { RANKING } from './tuning.ts';

/**
 * How likely the last word of a typed title is unfinished, 0 to 1: the share of known titles with this beginning in which the word goes on, by how often they were
 * observed. 0 for a title that is known. 1 if the last word is no word at all, and begins one. A misspelled last word
 * with which no word begins ("team leeder") is finished as far as the word that it is read as.
 */
export function unfinishedShare(knownTitles: KnownTitles, parsed: ParsedTitle): number {
  const { typed, titles, readAs } = parsed;
  const { beginnings, knownWords, spelling } = knownTitles;
  // A word for a standing is finished, although other words begin with its letters ("intern").
  const isStanding = typed.seniority !== null && !typed.key.includes(' ');
  if (!/\p{L}/u.test(typed.text) || isListed(typed.key) || isStanding) return 0;
  // A corrected title is a guess: "electricia" is more likely on its way than misspelled.
  const known = titles.filter((title) => isKnownTitle(knownTitles, title) || isKnownTitle(knownTitles, { key: title.expanded, core: title.expanded }));
  if (known.length > 0 && (readAs.length === 0 || ACRONYMS.has(typed.core))) return 0;
  const goingOnAsTyped = beginnings.shareGoingOn(typed.key);
  // A title that the text only begins is what it becomes ("database admin"), and no other reading of it.
  if (known.length > 0 && goingOnAsTyped > 0 && known.every(({ key }) => key.startsWith(typed.key))) return certain(goingOnAsTyped);
  const going = beginnings.countOfBeginning(typed.key) * goingOnAsTyped;
  const meant = (readAs.length > 0 ? RANKING.typos : 1) * known.reduce((sum, { key }) => sum + beginnings.countOfTitle(key), 0);
  if (known.length > 0) return certain(going / Math.max(1, going + meant));
  const text = isMisspelled(spelling, lastWord(typed.key), lastWord(titles[0].key)) ? titles[0].key : typed.key;
  const last = lastWord(text);
  // An abbreviation with which no word begins is finished: "asst mgr" is an assistant manager.
  if (!knownWords.has(last)) return ABBREVIATIONS.has(last) && beginsNoWord(spelling, last) ? certain(beginnings.shareGoingOn(titles[0].expanded)) : 1;
  const goingOn = beginnings.shareGoingOn(seenBeginning(knownTitles, parsed) ?? text);
  // A word that ends titles rather than beginning them is finished, although the titles that begin with its letters go on: "intern", "supervisor".
  const endsTitles = last === text && spelling.shareAtEnd(last) >= RANKING.mostlyLast;
  return certain(endsTitles ? Math.min(goingOn, 1 - spelling.shareFinished(last)) : goingOn);
}

/** Whether known titles begin with a text whose last word is unfinished. */
export const beginsTitles = ({ beginnings }: KnownTitles, { typed }: ParsedTitle): boolean =>
  beginnings.countOfBeginning(typed.key) > 0 && beginnings.shareGoingOn(typed.key) >= RANKING.likelyUnfinished;

export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** Whether a word is another one with a typo, and no word begins with its letters. With two typos, it may as well be the beginning of a longer one ("maintanen"). */
const isMisspelled = (spelling: Spelling, word: string, meant: string): boolean =>
  !spelling.isWord(word) && beginsNoWord(spelling, word) && edits(word, meant) === 1;

const beginsNoWord = (spelling: Spelling, word: string): boolean => spelling.shareFinished(word) === 1 && spelling.countBeginning(word) === 0;

/**
 * A beginning as titles have it: as typed, or else with its typos corrected ("secruity guar"), or after as few words as possible were left out at its front ("welfare eligibility
 * work", of "eligibility worker"). Undefined if no title begins like this.
 */
function seenBeginning({ beginnings, spelling }: KnownTitles, { typed, titles }: Pick<ParsedTitle, 'typed' | 'titles'>): string | undefined {
  // A text with a typo may be corrected only as a whole, but its last word is not finished.
  const last = lastWord(typed.key);
  const texts = [typed.key, ...withWordsCorrected(spelling, typed.key), ...titles.map(({ key }) => key)];
  // "Lead psych tech" is finished, although "psych tech" begins "psych technician".
  const mayGoOn = spelling.shareAtEnd(last) < RANKING.rarelyLast;
  return [...texts, ...(mayGoOn ? texts.flatMap(phrasesAtEnd) : [])].find((text) => beginnings.countOfBeginning(text) > 0);
}

/** A text with the typos in its finished words corrected: with its abbreviations as they are, and written out ("asst manag"). */
export function withWordsCorrected(spelling: Spelling, key: string): string[] {
  const corrected = (word: string): string => spelling.correct(word, { isLast: false }) ?? word;
  const readings = [
    (word: string): string => (ABBREVIATIONS.has(word) ? word : corrected(word)),
    (word: string): string => ABBREVIATIONS.get(word) ?? corrected(word),
  ];
  const finished = key.split(' ').slice(0, -1);
  return readings.map((read) => [...finished.map(read), lastWord(key)].join(' '));
}

/** "b c d" and "c d" of "a b c d". */
function phrasesAtEnd(text: string): string[] {
  const words = text.split(' ');
  return words.slice(1, -1).map((_, i) => words.slice(i + 1).join(' '));
}

/** What shows whether a word goes on. */
type Beginning = Pick<KnownTitles, 'beginnings' | 'knownWords' | 'isTitle'>;

/** What completing a half-typed title needs of the title model. */
export type Completing = Pick<TitleModel, 'knownTitles' | 'textProbabilities' | 'codeOfTitle'>;

/** Whether the official title of an occupation begins with a text. Everybody who reads it in a list may type it, however rarely it was observed. */
export const beginsOfficialTitle = ({ codeOfTitle }: Pick<TitleModel, 'codeOfTitle'>, key: string): boolean =>
  key.length > RANKING.shortText && [...codeOfTitle.keys()].some((title) => title.startsWith(key));

/**
 * Whether what the engine found shows that a half-typed title becomes a title: enough observed titles, or an official one, begin with it, or its finished words are words of titles, or may be misspelled ones.
 * Otherwise it needs to be long, and the title that it resembles common.
 */
export function isBeginning(model: Completing, { typed }: ParsedTitle, [best]: readonly Candidate[]): boolean {
  const { knownTitles } = model;
  if (best === undefined || (best.isPrefix !== true && isLoneName(knownTitles, typed.key))) return false;
  const { beginnings, knownWords } = knownTitles;
  const observed = Math.max(beginnings.countOfBeginning(typed.key), best.isPrefix === true ? best.document.observation_count : 0);
  const finished = typed.key.split(' ').slice(0, -1);
  if (finished.length > 0) return observed > 0 || finished.every((word) => word.length >= RANKING.shortestSlip || knownWords.has(word));
  const least = RANKING.leastBeginning[typed.key.length] ?? RANKING.leastLongerBeginning;
  if (observed >= Math.min(least, (beginnings.total * least) / RANKING.fittedObservations) || beginsOfficialTitle(model, typed.key)) return true;
  return typed.key.length >= RANKING.longBeginning && best.document.observation_count >= RANKING.commonBeginning;
}

/**
 * How likely a text is the beginning of a title at all. It may also become, or be, another text ("sofa", "car insurance"): it is the beginning of a title as far as
 * many observed titles begin with it ("registered"). 1 if no other English word begins with its last letters, or if its finished words name a job by themselves. Two or
 * three letters can become anything.
 */
export function shareOfTitles(model: Completing, parsed: ParsedTitle, [best]: readonly Candidate[]): number {
  const { knownTitles, textProbabilities } = model;
  const { typed, titles } = parsed;
  const { key } = typed;
  const { beginnings, spelling, knownWords } = knownTitles;
  if (best?.isFullTitle === true || (parsed.readAs.length === 0 && titles.some((title) => beginnings.countOfTitle(title.key) > 0))) return 1;
  if (key.length <= RANKING.shortText && !key.includes(' ')) return RANKING.shortTyped;
  if (best?.typos !== undefined && best.typos > 0 && !key.includes(' ')) {
    // One typo before the last letter, after which the letters are again those of the title.
    const isTypo = best.typos === 1 && spelling.countBeginning(key) === 0 && beginnings.countOfBeginning(key.slice(0, -1)) === 0;
    return isTypo ? RANKING.typoTyped : RANKING.misspelledTyped;
  }
  const last = key.split(' ').at(-1) ?? '';
  // A single word may be finished, and then it is one that few titles have, if any ("giraffe").
  if (spelling.countBeginning(last) === 0 && key !== last) return 1;
  const finished = key.slice(0, -last.length - 1);
  if (finished !== '' && !isListed(finished) && mostOf(textProbabilities.of(finished)) >= RANKING.resolved) return 1;
  // An unfinished last word may belong to a title with other words before it ("softw dev").
  const least = leastObserved(model, key, best, { goesOn: best?.isPrefix === true || !spelling.isWord(last) });
  const { word: asWord, rareWord, phrase } = RANKING.otherTexts;
  const shareOf = (text: string, word: string): number => {
    const others = spelling.countBeginning(word);
    // A rare word that one of several titles has does not say what the beginning of all of them becomes.
    if (others === 0 && !(knownWords.has(word) && 2 * beginnings.countOfBeginning(text) > beginnings.countOfBeginning(key))) return 1;
    const weight = beginnings.total * (key !== last ? phrase : others === 0 ? rareWord : asWord);
    const observed = Math.max(beginnings.countOfBeginning(text), least);
    // While the word goes on, each letter leaves fewer other words that it can become. A single word that no title has is finished ("astronaut").
    const going = text === word && spelling.isWord(word) && !knownWords.has(word) ? 0 : beginnings.shareGoingOn(text);
    return observed / (observed + weight * (1 - going + going * Math.min(1, others / RANKING.otherTexts.words)));
  };
  const word = wordKey(best?.document.title ?? '').split(' ')[0] ?? '';
  if (key !== last) return shareOf(seenBeginning(knownTitles, parsed) ?? key, last);
  if (!word.startsWith(key)) return shareOf(key, last);
  // Not more likely than when the word is finished ("banana", of "banana ripener").
  return Math.min(
    ...Array.from({ length: word.length - key.length + 1 }, (_, i) => word.slice(0, key.length + i)).map((text) =>
      beginnings.countOfTitle(text) > 0 ? 1 : shareOf(text, text),
    ),
  );
}

/**
 * How often a title was observed, at least, that a text may become: the best one found, if it certainly goes on so. Of one that has the words of a phrase in another order ("police chi", of
 * "chief of police"), less. An official title counts as often as one that people know.
 */
function leastObserved(model: Completing, key: string, best: Candidate | undefined, { goesOn }: { readonly goesOn: boolean }): number {
  const observed = best?.document.observation_count ?? 0;
  if (goesOn) return Math.max(observed, beginsOfficialTitle(model, key) ? RANKING.officialTitle : 0);
  const words = wordKey(best?.document.title ?? '').split(' ');
  const finished = key.split(' ').slice(0, -1);
  return finished.length > 0 && best?.typos === 0 && finished.every((word) => words.includes(word)) ? RANKING.otherOrder * observed : 0;
}

/**
 * The occupations of a half-typed title: each known title that it can become counts by how often it was observed, and gives its occupations the probability that
 * they have for the full title. `found` are the titles that the engine found, with their shares; `titleShare` is the probability that the text becomes a title.
 */
export function completed(found: readonly Candidate[], { knownTitles, textProbabilities }: Completing, typed: string, titleShare = 1): Candidate[] {
  const probabilitiesOf = (text: string): Probabilities => textProbabilities.of(text);
  const probabilities = new Map(found.map(({ document }) => [document.onet_code, 0]));
  /** For each occupation, the most frequent title that is most likely its own, now and when it is typed to its end. */
  const titleOf = new Map<string, string>();
  const add = (code: string, probability: number): void => void probabilities.set(code, (probabilities.get(code) ?? 0) + probability);
  for (const [i, { document, share }] of found.entries()) {
    if (i >= RANKING.rankedCompletions) {
      add(document.onet_code, share * RANKING.wholeTyped);
      continue;
    }
    const after = afterTheWord(probabilitiesOf, typed, document.title);
    // Only the occupations that can be shown: most of those of a text are not.
    for (const code of probabilities.keys()) {
      const probability = after.get(code);
      if (probability !== undefined) add(code, share * probability);
    }
    const likeliest = likeliestOf(after);
    if (!titleOf.has(likeliest) && likeliestOf(probabilitiesOf(document.title)) === likeliest) titleOf.set(likeliest, document.title);
  }
  const probabilityOf = ({ document: { onet_code } }: Candidate): number => probabilities.get(onet_code) ?? 0;
  const [best] = inOrder(found.map((candidate) => ({ document: candidate.document, score: probabilityOf(candidate) })));
  if (best === undefined) return [];
  const said = Math.min(best.score, MOST_SAID);
  const { onet_code } = best.document;
  const title = titleOf.get(onet_code);
  const first = title === undefined ? said : leastOnTheWay(knownTitles, probabilitiesOf, typed, { title, code: onet_code, now: howOftenRight(said, typed) });
  const scale = scaleOfOthers(said, first);
  return byProbability(found, (candidate) => titleShare * (candidate.document === best.document ? first : scale * probabilityOf(candidate)));
}

/** The probability of the most probable code of a text; 0 if it names no job. */
const mostOf = (probabilities: Probabilities): number => probabilities.values().next().value ?? 0;

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

/** How likely the last word of the beginning of a title goes on: 0 for a title, 1 for letters that are no word. */
function shareGoingOn(knownTitles: Beginning, text: string): number {
  if (knownTitles.isTitle(text)) return 0;
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return knownTitles.knownWords.has(last) ? certain(knownTitles.beginnings.shareGoingOn(text)) : 1;
}

/** A share, or 0 or 1 if it is hardly anything else. */
const certain = (share: number): number => (share < RANKING.leastShare ? 0 : share > 1 - RANKING.leastShare ? 1 : share);

/** Keeps odds finite. */
const MOST_SAID = 0.999;

/**
 * How often the best completion of a text is right, of texts that become titles. What the completions say is far too low: the titles of the dataset that begin with a
 * text are many, but those that people type are mostly the plain ones, and their occupations are related.
 */
function howOftenRight(said: number, typed: string): number {
  const { power, phrase, letter, letters, constant } = RANKING.typedOdds;
  const last = typed.split(' ').at(-1) ?? '';
  const odds =
    constant + power * Math.log(Math.max(said, RANKING.floor) / (1 - said)) + (typed.includes(' ') ? phrase : 0) + letter * Math.min(last.length, letters);
  return 1 / (1 + Math.exp(-odds));
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
  const key = wordKey(title);
  const finished = key.split(' ').slice(0, typed.split(' ').length).join(' ');
  if (finished === key || !key.startsWith(typed)) return probabilitiesOf(title);
  const found = probabilitiesOf(finished);
  return found.size === 0 ? probabilitiesOf(title) : found;
}

/** Adds to matches the parts of the matched title that were typed. */
export function withRanges(typed: string, matches: readonly TitleMatch[]): TitleMatch[] {
  const words = wordsOf(typed);
  const variants = wholeVariants(words, variantsOf(words));
  return matches.map((match) => ({ ...match, matched_ranges: matchedRanges(variants, match.matched_title) }));
}
