import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { NICKNAMES as ALL_NICKNAMES } from '../../gazetteer/nicknames.ts';
import { listedPlaces } from '../../gazetteer/place-list.ts';
import { STATE_KEYS, stateLetters } from '../../gazetteer/states.ts';
import { wordKey } from '../../text/words.ts';
import { readWordList } from '../word-list.ts';
import type { Found, Surroundings } from './parsing/rule.ts';

/** State postal codes that count as a place on their own at the end of a title. */
const TELLING_LETTERS = listedPlaces('letters');
/** Names of cities and the country that are also words of titles. */
const AMBIGUOUS = listedPlaces('ambiguous');
/** Towns whose names are words of titles, by state postal code. They count as places only if followed by the state. */
const TOWNS = new Map(Array.from(listedPlaces('town'), ([town, states]) => [town, new Set(states)]));
const COUNTRY = listedPlaces('country');
/** Shorter names are ambiguous abbreviations. */
const NICKNAMES = new Set(['nyc', 'dfw', ...[...ALL_NICKNAMES.keys()].filter((name) => name.length >= 6)]);
/** Patterns for the names of cities that the gazetteer does not have: "saint *" matches two words, "*ville" one or more, and "* springs" two or more. */
const CITY_LIKE = new RegExp(
  readWordList('city-words.txt')
    .map((line) =>
      line
        .replace(/^(\S+) \*$/u, String.raw`^$1 \p{L}+$`)
        .replace(/^\* (\S+)$/u, String.raw`\p{L} $1$`)
        .replace(/^\*(\S+)$/u, String.raw`\p{L}{2}$1$`),
    )
    .join('|'),
  'u',
);

/** The last words of all these. Few titles end with one of them or with the last word of a city, so this check excludes most titles. */
const LAST_WORDS = new Set([...NICKNAMES, ...COUNTRY.keys(), ...STATE_KEYS].map((name) => wordKey(name).split(' ').at(-1) ?? ''));
const LAST_WORD = /[\p{L}\p{N}.'’]+(?=[^\p{L}\p{N}]*$)/u;

const MOST_WORDS = 4;
/** Maximum number of places in one title. */
const MOST_PLACES = 4;

interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** After a punctuation mark, "in", or "at", a new part of the title can start. */
  readonly begins: boolean;
}

/** Takes the place of the job while the places of a bracketed part are found. */
const JOB = 'job, ';
const BEFORE_PLACE = /(?:[\s,–—|@/&-]|(?<=\s)(?:in|at|or|and)(?=\s*$))+$/iu;

/**
 * The places at the end of a title: "Nurse, Austin TX", "Driver - Texas", "Cook in Boston, MA". What is before each ("in", a comma) is removed with it. The first
 * word of a title is never part of a place; that of a bracketed part can be.
 */
export function placesAtEnd(title: string, { isInBrackets }: Surroundings): readonly Found[] {
  if (!mayEndWithPlace(title)) return [];
  const before = isInBrackets ? JOB : '';
  const found: Found[] = [];
  let rest = before + title;
  while (found.length < MOST_PLACES && mayEndWithPlace(rest)) {
    const words = partsOf(rest);
    const [first, last] = [words[words.length - placeWords(words)], words.at(-1)];
    if (first === undefined || last === undefined) break;
    const to = rest.length;
    rest = rest.slice(0, first.start).replace(BEFORE_PLACE, '');
    const range = { start: first.start, end: last.end, from: Math.max(rest.length, before.length), to };
    found.unshift({ start: range.start - before.length, end: range.end - before.length, from: range.from - before.length, to: range.to - before.length });
  }
  return found;
}

function mayEndWithPlace(title: string): boolean {
  const last = wordKey(LAST_WORD.exec(title)?.[0] ?? '');
  return LAST_WORDS.has(last) || gazetteer().lastWordsOfCities.has(last) || /^\d{5}$/u.test(last);
}

function partsOf(title: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: text, index } of title.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.'’]*/gu)) {
    const before = title.slice(end, index);
    // "Winston-Salem" is one part; "Nurse - Austin" and "Nurse -Austin" start a new part.
    const begins = /[,–—|@/;:]|\s-|-\s/u.test(before) || ['in', 'at'].includes(words.at(-1)?.key ?? '');
    words.push({ key: wordKey(text), start: index, end: index + text.replace(/(?<=^[^.]+)\.$/u, '').length, begins });
    end = index + text.length;
  }
  return words;
}

const isCityName = (key: string): boolean => gazetteer().metroCities.has(key) || COUNTRY.has(key);

/** The number of words at the end that are a place; 0 if there are none or if nothing else would be left. */
function placeWords(words: readonly Word[]): number {
  const keyOf = (from: number, to: number): string =>
    words
      .slice(from, to)
      .map(({ key }) => key)
      .join(' ');
  const begins = (at: number): boolean => at > 0 && words[at]?.begins === true;
  const starts = (end: number): number[] => Array.from({ length: Math.min(MOST_WORDS, end - 1) }, (_, i) => end - Math.min(MOST_WORDS, end - 1) + i);
  const last = words.length;
  const country = starts(last).find((at) => begins(at) && COUNTRY.has(keyOf(at, last)) && !AMBIGUOUS.has(keyOf(at, last)));
  if (country !== undefined) return last - country;
  // A ZIP code may follow the state.
  const end = /^\d{5}$/u.test(words.at(-1)?.key ?? '') ? last - 1 : last;
  for (const at of starts(end)) {
    const state = stateLetters(keyOf(at, end));
    if (state === undefined) continue;
    const isTownOf = (town: string): boolean => CITY_LIKE.test(town) || TOWNS.get(town)?.has(state) === true;
    const isCity = (from: number): boolean => isCityName(keyOf(from, at)) || (begins(from) && isTownOf(keyOf(from, at)));
    const city = starts(at).find(isCity);
    if (city !== undefined) return last - city;
    const letters = keyOf(at, end);
    if (begins(at) && (letters.length > 2 || TELLING_LETTERS.has(letters))) return last - at;
  }
  if (end < last) return 0;
  const city = starts(last).find((at) => begins(at) && !AMBIGUOUS.has(keyOf(at, last)) && (isCityName(keyOf(at, last)) || NICKNAMES.has(keyOf(at, last))));
  return city === undefined ? 0 : last - city;
}
