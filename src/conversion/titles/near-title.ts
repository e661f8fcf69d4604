import { edits, hasSameLetters, typos } from '../edits.ts';
import { soundAlike } from '../sounds.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { isPerson } from './evidence/person-words.ts';
import { stemsOfText } from './evidence/tokens.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { normalizeTitle } from './normalize.ts';
import { isPersonWord } from './parsing/word-kinds.ts';
import { RANKING } from './tuning.ts';

/** A known title that differs from a text in the spelling of one word. */
export interface NearTitle {
  /** Position of the misspelled word. */
  readonly at: number;
  readonly word: string;
}

/** Words of a longer text are not tried one by one. */
const MOST_WORDS = 6;
/** Shortest half of a word that was split or joined by mistake. */
export const SHORTEST_HALF = 3;
/** Letters of an ending that makes another word of the same trade. */
const LONGEST_ENDING = 3;

/**
 * The most frequent known title that a text becomes if one word of it is spelled otherwise ("lawer", "bank teler", "truck diver"). A text that begins no title may also
 * become the first words of far more frequent titles ("custumer": customer, and not costumer; "costumer service"). A correct word is replaced only
 * if the title is common, and much more common than the word. Another form of a word (a plural) is no misspelling. Undefined if there is no such title.
 */
export function nearTitle(knownTitles: KnownTitles, words: readonly string[]): NearTitle | undefined {
  const { spelling, beginnings } = knownTitles;
  if (words.length > MOST_WORDS) return undefined;
  const { least: leastOf, short, ratio, ownUses, ownUsesInPhrase, ownUsesAsPerson, shortestAlone } = RANKING.nearTitle;
  const isAlone = words.length === 1;
  const beginsNothing = beginnings.countOfBeginning(words.join(' ')) === 0;
  let best: (NearTitle & { readonly weight: number }) | undefined;
  for (const [at, typed] of words.entries()) {
    // An abbreviation is written as it is meant: "asst manager" is no asset manager.
    if (ABBREVIATIONS.has(typed) || (isAlone && typed.length < shortestAlone)) continue;
    const uses = spelling.usesOf(typed);
    // A word of many titles is meant as it is ("water": Waiter).
    if (uses >= (isAlone ? ownUses : ownUsesInPhrase)) continue;
    // Nor is a word of the language with which several titles end: a banker is no baker.
    if (isAlone && uses >= ownUsesAsPerson && spelling.isWord(typed) && isPerson(knownTitles, typed)) continue;
    const isCorrect = uses > 0 || spelling.isWord(typed);
    const least =
      (uses > 0 ? leastOf.known : isCorrect ? leastOf.english : leastOf.unknown) *
      (typed.length <= (isAlone ? short.letters : short.lettersOfPhrase) ? short.factor : 1);
    // One typo in a single word is likelier than several, also if the title is rare ("pharmcist" is no pharmacologist, "gemologst" no geologist).
    const once = isAlone && beginsNothing ? spelling.oneTypoAway(typed) : [];
    const isOnce = once.some((word) => knownTitles.isTitle(word));
    for (const word of isOnce ? once : spelling.near(typed, { inPhrase: !isAlone && !isCorrect })) {
      // An acronym alone is no misspelling of a word ("haha": HHA).
      if (isAlone && (word.length < shortestAlone || (isCorrect && isOtherPerson(typed, word)))) continue;
      const key = words.with(at, word).join(' ');
      const mayBegin = isAlone ? uses === 0 && !typed.startsWith(word) : beginsNothing && !(isCorrect && isFar(typed, word));
      const begun = mayBegin ? (beginnings.countOfBeginning(`${key} `) / ratio) * likelihood(typed, word) : 0;
      if (begun >= least && (best === undefined || begun > best.weight)) best = { at, word, weight: begun };
      const count = beginnings.countOfTitle(key);
      if ((count < least && !isOnce) || count < uses * ratio || (isCorrect && stemsOfText(word).join() === stemsOfText(typed).join())) continue;
      if (!knownTitles.isTitle(key) || (isCorrect && isFar(typed, word))) continue;
      const weight = count * likelihood(typed, word);
      if (best === undefined || weight > best.weight) best = { at, word, weight };
    }
  }
  return best;
}

/** The words that a word can be, if two were joined by mistake: "highschool" is "high school". */
export const halvesOf = (word: string): (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) }, (_, i) => [word.slice(0, SHORTEST_HALF + i), word.slice(SHORTEST_HALF + i)]);

/** The known title of several words that a text becomes if one of its words is written as two ("highschool teacher", "dataentry clerk"). */
export function splitTitle(knownTitles: KnownTitles, words: readonly string[]): NearTitle | undefined {
  if (words.length === 1 || words.length > MOST_WORDS) return undefined;
  for (const [at, typed] of words.entries()) {
    if (knownTitles.spelling.usesOf(typed) >= RANKING.nearTitle.ownUsesInPhrase) continue;
    for (const halves of halvesOf(typed)) {
      if (!halves.every((one) => knownTitles.spelling.usesOf(one) > 0)) continue;
      const word = halves.join(' ');
      const key = words.with(at, word).join(' ');
      if (knownTitles.isTitle(key) || knownTitles.isTitle(normalizeTitle(key).expanded)) return { at, word };
    }
  }
  return undefined;
}

/**
 * The known title of two words that an unknown word becomes, if both were joined and one of them misspelled ("securitygaurd", "truckdrivr"): the most frequent one. Undefined for a word
 * that is one.
 */
export function joinedTitle(knownTitles: KnownTitles, words: readonly string[]): NearTitle | undefined {
  const [word = '', ...others] = words;
  const { spelling, beginnings } = knownTitles;
  if (others.length > 0 || word.length < RANKING.nearTitle.shortestJoined || spelling.usesOf(word) > 0 || spelling.isWord(word)) return undefined;
  const titles = halvesOf(word).flatMap((halves) => {
    const known = halves.filter((half) => spelling.usesOf(half) > 0);
    const near = known.length === 1 ? nearTitle(knownTitles, halves) : undefined;
    return near === undefined || known.includes(halves[near.at] ?? '') ? [] : [halves.with(near.at, near.word).join(' ')];
  });
  const [best] = titles.filter((title) => knownTitles.isTitle(title)).sort((a, b) => beginnings.countOfTitle(b) - beginnings.countOfTitle(a));
  return best === undefined ? undefined : { at: 0, word: best };
}

/** An ending of words for persons that many other words have as well ("beggar", "collar"). */
const ALSO_PERSON = 'ar';

/** Whether a correct word is one for a person, and other letters make it another person: a beggar is no bagger, and a potter no porter. Two letters may have changed places. */
const isOtherPerson = (typed: string, word: string): boolean =>
  typed.length === word.length && (isPersonWord(typed) || typed.endsWith(ALSO_PERSON)) && !(hasSameLetters(typed, word) && edits(typed, word) === 1);

/**
 * The known title that a phrase is without the end of its last word ("home health aid", "database admin"). All known titles that begin with the phrase go on in that word, most of
 * their observations are those of this title, and the word is hardly ever the end of a title. Undefined if the phrase is finished, or can become other titles as well.
 */
export function finishedTitle(knownTitles: KnownTitles, words: readonly string[]): NearTitle | undefined {
  const { spelling, beginnings } = knownTitles;
  const [at, last] = [words.length - 1, words.at(-1) ?? ''];
  if (at === 0 || last.length < RANKING.spelling.shortestNear || 1 - spelling.shareFinished(last) < RANKING.surelyUnfinished) return undefined;
  const text = words.join(' ');
  if (beginnings.shareGoingOn(text) <= 1 - RANKING.leastShare) return undefined;
  const title = beginnings.mostlyTitle(text);
  const word = title?.slice(text.length - last.length) ?? ' ';
  // The plural is the same title.
  if (title === undefined || word.includes(' ') || word === `${last}s` || beginnings.countOfTitle(title) < RANKING.nearTitle.least.unknown) return undefined;
  return knownTitles.isTitle(title) ? { at, word } : undefined;
}

/**
 * Whether a word has two typos. Nobody types another word that way ("mattress": Waitress); but a different ending is the same trade ("carpentry": Carpenter), and the same sound the
 * same word ("guidance councilor").
 */
const isFar = (typed: string, word: string): boolean => typos(typed, word) > 1 && !word.startsWith(typed.slice(0, -LONGEST_ENDING)) && !soundAlike(typed, word);

/** How likely a word is misspelled in this way, relative to a letter that is omitted, doubled, or swapped. Who spells a word as it sounds makes hardly more than one mistake, however many letters differ: a "jewler" is rather a jeweler than a jailer. */
export function likelihood(typed: string, word: string): number {
  const { secondTypo, otherLetter, secondLetter } = RANKING.nearTitle;
  const second = typos(typed, word) === 1 ? 1 : soundAlike(typed, word) ? otherLetter : secondTypo;
  const omitted = typed.length < word.length && typed.slice(1, 2) !== word.slice(1, 2) ? secondLetter : 1;
  return (
    omitted * second * (typed.length === word.length && !hasSameLetters(typed, word) ? otherLetter : 1) * (typed.startsWith(word.slice(0, 1)) ? 1 : otherLetter)
  );
}
