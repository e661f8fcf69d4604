import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { stateLetters, STATE_KEYS } from '../../gazetteer/states.ts';
import { BEFORE_PLACE, coresOf, INSTITUTIONS, isSite, LEAST_ZIPS, LONGEST_SITE, siteBeginning } from './context-words.ts';

/** What is left of a text whose end is the beginning of a place or of a word for a site. */
export interface UnfinishedCore {
  readonly words: readonly string[];
  readonly afterPlace: boolean;
  /**
   * Whether the end may be meant as it is: one word of a name, a small town, or, after words of the language, another one, next to the name. "Target new" may be another name,
   * and so is "Eastman Kodak", but not "target store 12 new", and "Google den" is rather Denver.
   */
  readonly mayBeWord: boolean;
}

/** A word of so many letters or fewer is hardly meant as it is at the end of a text that is being typed: "st", "or". */
const LONGEST_UNFINISHED = 2;

/** The same after a name that is no word of the language: "Walmart Ben". */
const LONGEST_UNFINISHED_OF_NAME = 3;

/** Letters of a small town that are enough for it. */
const SHORTEST_TOWN = 4;

/** A text whose last words were completed. */
interface Completed {
  /** The words before them. */
  readonly head: readonly string[];
  readonly words: readonly string[];
}

/**
 * The parts of a text that may be a whole name if its last words are completed to a place, a state, or a word for a site: "starbucks" of "starbucks store 12 sea".
 * Without them, each letter of what follows a name would take the company from the list until the word is whole.
 */
export function unfinishedCores(words: readonly string[], isWord: (word: string) => boolean, isKnown: (word: string) => boolean): UnfinishedCore[] {
  return completions(words, isWord).flatMap(({ head, words: completed }) => {
    const tail = words.slice(head.length);
    const [last = ''] = tail;
    const isAfterWords = head.every(isWord);
    const isLong = last.length > (isAfterWords ? LONGEST_UNFINISHED : LONGEST_UNFINISHED_OF_NAME);
    const isOneWord = tail.length === 1 && isLong && ((isWord(last) && isAfterWords) || isKnown(last) || gazetteer().hasCity(last));
    return coresOf(completed, isWord)
      .filter((core) => ` ${head.join(' ')} `.includes(` ${core.words.join(' ')} `))
      .map((core) => ({ ...core, mayBeWord: isOneWord && core.words.length === head.length }));
  });
}

/** The ways in which the last words of a text can be completed, one of each kind: it does not matter which site or city is meant. */
function completions(words: readonly string[], isWord: (word: string) => boolean): Completed[] {
  const places = gazetteer();
  const found: Completed[] = [];
  const longest = Math.max(places.longestName, LONGEST_SITE);
  for (let length = Math.min(longest, words.length - 1); length > 0; length--) {
    const head = words.slice(0, words.length - length);
    const text = words.slice(-length).join(' ');
    const [state] = STATE_KEYS;
    const complete = (end: string | undefined): void => {
      if (end !== undefined) found.push({ head, words: [...head, ...end.split(' ')] });
    };
    complete(siteBeginning(text));
    if (INSTITUTIONS.has(text)) continue;
    complete(places.nameBeginning(text));
    const isAfterSite = /\d/u.test(head.at(-1) ?? '') || isSite(head.at(-1) ?? '');
    if (isAfterSite || text.length > 1) complete(places.cityBeginning(text, isAfterSite ? 1 : LEAST_ZIPS));
    // There are towns of all names, so that few letters say little. Their state may still follow.
    const town = isWord(text) || text.length < SHORTEST_TOWN ? undefined : places.hasCity(text) ? text : places.cityBeginning(text, 1);
    const ownState = town === undefined ? undefined : places.stateOfCity([{ name: town }]);
    if (ownState !== undefined) complete(`${town} ${ownState.toLowerCase()}`);
    if (length > LONGEST_STATE) continue;
    // "Smyrna g" is a town in Georgia, but none in Guam.
    for (const key of STATE_KEYS) if (key.startsWith(text) && key !== text && isTownIn(head, stateLetters(key))) complete(key);
    if (length === 1 && [...BEFORE_PLACE].some((joining) => joining.startsWith(text))) complete(`in ${state}`);
  }
  return found;
}

/** Words of the longest state: "District of Columbia". */
const LONGEST_STATE = 3;
const LONGEST_TOWN = 3;

const isTownIn = (words: readonly string[], state: string | undefined): boolean =>
  [1, 2, LONGEST_TOWN].some((length) => length < words.length && gazetteer().hasCity(words.slice(-length).join(' '), state));
