import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { nicknamed } from '../../gazetteer/nicknames.ts';
import { stateLetters } from '../../gazetteer/states.ts';
import { readWordList } from '../word-list.ts';
import { isLegalForm, oneSpelling } from './name-key.ts';
import { JOINING_WORDS } from './word-weights.ts';

const SITE_WORDS = readWordList('site-words.txt');
const SITES = new Set([...SITE_WORDS, ...SITE_WORDS.map((words) => words.split(' ').map(oneSpelling).join(' '))]);
/** Words of the longest word for a site. */
export const LONGEST_SITE = Math.max(...[...SITES].map((site) => site.split(' ').length));
/** Words of the longest name of a small town that is looked for. */
const LONGEST_TOWN = 3;
/** ZIP codes of a town whose name alone says that it is one. */
export const LEAST_ZIPS = 3;
/** Words in the names of institutions, often after a place. They are no places themselves, although there is a College in Alaska. */
export const INSTITUTIONS: ReadonlySet<string> = new Set(['university', 'college', 'institute', 'school', 'schools']);
/** Words that join a name and a place after it. */
export const BEFORE_PLACE: ReadonlySet<string> = new Set(['in', 'at', 'near']);

/** Words of a text, mostly at its end, that say only where or which part of an employer is meant: "walmart [store 1234 houston tx]". Never the first word. */
export function contextWords(words: readonly string[]): ReadonlySet<number> {
  // A legal form is ignored in the middle, too: "walsh group chicago".
  const context = new Set([...words.keys()].filter((i) => i > 0 && isLegalForm(words[i] ?? '')));
  for (let i = possibleEnds(words).at(-1) ?? words.length; i < words.length; i++) context.add(i);
  return context;
}

/** A word for a site, in any spelling: "dist ctr". */
export const isSite = (text: string): boolean => SITES.has(text) || SITES.has(text.split(' ').map(oneSpelling).join(' '));

/** A word for a site, or several, that begins with a text and goes on. */
export const siteBeginning = (text: string): string | undefined => SITE_WORDS.find((site) => site.startsWith(text) && site !== text);

/** Where a name may end in a text, last first: before each place, number, word for a site, or legal form at the end. */
function possibleEnds(words: readonly string[]): number[] {
  const ends = [words.length];
  for (let end = words.length; end > 1;) {
    // "Post office" is no Post in an office.
    const length = isSite(words.slice(0, end).join(' ')) ? 0 : contextLength(words, end);
    // "T-Mobile" is no T in Mobile: a single letter is not enough for a name.
    if (length === 0 || words.slice(0, end - length).join('').length < 2) break;
    end -= length;
    ends.push(end);
  }
  return ends;
}

/** Whether a text is the name of a place, or what people call one: "nyc". */
export const isPlaceName = (text: string): boolean => gazetteer().names.has(text) || nicknamed(text) !== undefined;

/** How many words before `end` are a place, a number, a word for a site, or a legal form; 0 when none. */
export function contextLength(words: readonly string[], end: number): number {
  const { longestName } = gazetteer();
  const endsWith = (length: number, test: (text: string) => boolean): boolean => length < end && test(words.slice(end - length, end).join(' '));
  for (let length = longestName; length > 0; length--) if (endsWith(length, (text) => isPlaceName(text) && !INSTITUTIONS.has(text))) return length;
  for (let length = LONGEST_SITE; length > 0; length--) if (endsWith(length, isSite)) return length;
  const last = words[end - 1] ?? '';
  if (isLegalForm(last) || /\d/u.test(last)) return 1;
  // "T-1234"
  if (last.length === 1 && /\d/u.test(words[end] ?? '')) return 1;
  for (let length = LONGEST_TOWN; length > 0; length--) if (endsWith(length, (town) => isTown(town, words, end - length, end))) return length;
  return 0;
}

/** Towns have all kinds of names. Such a word is one only before its state or after the number or kind of a site: "store 12 smyrna", "smyrna tn". */
function isTown(text: string, words: readonly string[], start: number, end: number): boolean {
  const before = words[start - 1] ?? '';
  if ((/\d/u.test(before) || isSite(before)) && gazetteer().hasCity(text)) return true;
  const states = [words[end], words.slice(end, end + 2).join(' ')].flatMap((state) => stateLetters(state ?? '') ?? []);
  return states.some((state) => gazetteer().hasCity(text, state));
}

/** A part of a text that may be the whole name. */
export interface Core {
  readonly words: readonly string[];
  /** Whether a place is before it. */
  readonly afterPlace: boolean;
}

const MOST_CORES = 12;

/**
 * What may be left of a name without the places, numbers, words for a site, and legal forms around it, longest first: "headquarters of [walmart]",
 * "store 12 [walmart] houston". Each is a name only as a whole: "university of" is none in "university of houston".
 */
export function coresOf(words: readonly string[], isWord: (word: string) => boolean): Core[] {
  const starts = possibleStarts(words);
  const ends = possibleEnds(words);
  // Many words and names are villages, too, but "plano" is hardly anything else.
  const beforeTowns = ends.flatMap((end) => [1, 2, LONGEST_TOWN].map((length) => ({ end: end - length, town: words.slice(Math.max(0, end - length), end) })));
  const townEnds = beforeTowns
    .filter(({ end, town }) => end > 0 && !town.some(isWord) && gazetteer().hasCityOfZips(town.join(' '), LEAST_ZIPS))
    .map(({ end }) => end);
  const cores = [...new Set([...ends, ...townEnds])].flatMap((end) =>
    starts.map(({ start, afterPlace }) => {
      const joined = end < words.length && BEFORE_PLACE.has(words[end - 1] ?? '') ? 1 : 0;
      return { words: words.slice(start, end - joined), afterPlace };
    }),
  );
  return cores
    .filter((core) => core.words.length > 0 && core.words.length < words.length)
    .sort((a, b) => b.words.length - a.words.length)
    .slice(0, MOST_CORES);
}

/** Where a name may begin in a text: at its beginning, and after each place, number, or word for a site there, with what joins them to the name. */
function possibleStarts(words: readonly string[]): { start: number; afterPlace: boolean }[] {
  const { longestName } = gazetteer();
  const starts = [{ start: 0, afterPlace: false }];
  for (let start = 0, afterPlace = false; ;) {
    const longest = (most: number, test: (text: string) => boolean): number => {
      for (let length = Math.min(most, words.length - start - 1); length > 0; length--) {
        if (test(words.slice(start, start + length).join(' '))) return length;
      }
      return 0;
    };
    // "37 Capital" may be a name, "0456 Home Depot" is hardly one.
    const mayBeNumber = start > 0 ? /^\d+$/u : /^\d{3,}$/u;
    const site = longest(LONGEST_SITE, (text) => isSite(text) || mayBeNumber.test(text));
    const place = site > 0 ? 0 : longest(longestName, isPlaceName);
    if (site + place === 0) return starts;
    start += site + place;
    afterPlace ||= place > 0;
    while (start < words.length - 1 && JOINING_WORDS.has(words[start] ?? '')) start++;
    starts.push({ start, afterPlace });
  }
}
