import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { stateLetters } from '../../gazetteer/states.ts';
import { BEFORE_PLACE, INSTITUTIONS } from './context-words.ts';
import { wordsOf } from '../../text/words.ts';
import { nameKey } from './name-key.ts';
import type { AliasDocument } from './alias-document.ts';
import type { Typed } from './typed-name.ts';
import { JOINING_WORDS } from './word-weights.ts';

/** Whether a text has a word for an institution, of which there are several of nearly the same words. */
export const isInstitution = ({ plainWords }: Typed): boolean => hasInstitution(plainWords);

/** Whether a text that shares words with the name of an institution is that of another one. It may be its beginning. */
export const isOtherInstitution = (text: Typed, document: AliasDocument): boolean =>
  isElsewhere(text, document) || isOtherKind(text, document) || isNoInstitution(text, document) || isOtherThanGovernment(text, document);

/** "Old Dominion University" is not Old Dominion Freight Line, and "Washington State University" not Washington University. */
function isNoInstitution(text: Typed, { company_name, words }: AliasDocument): boolean {
  if (!hasInstitution(text.words)) return false;
  // "NC State" is one, too.
  return !(hasInstitution(words) || hasInstitution(nameKey(company_name).words)) || (text.words.includes('state') && !words.includes('state'));
}

const hasInstitution = (words: readonly string[]): boolean => words.some((word) => INSTITUTIONS.has(word));

/**
 * Whether a text goes on with another place than the full name of the employer does: "University of Texas at El Paso" is not the one at Austin, which is called
 * "University of Texas" for short. A name without a place may have sites anywhere.
 */
function isElsewhere(text: Typed, { company_name, words, home }: AliasDocument): boolean {
  const typed = placeAfter(text.words, words);
  if (typed.length === 0 || typed.every((word) => home.includes(word))) return false;
  const own = placeAfter(nameKey(company_name).words, words);
  return own.length > 0 && typed.join(' ') !== own.join(' ');
}

/** The place with which words go on after a beginning; empty if they do not, or if it is a state. */
function placeAfter(words: readonly string[], beginning: readonly string[]): readonly string[] {
  if (beginning.some((word, i) => words[i] !== word)) return [];
  const after = words.slice(beginning.length);
  const rest = BEFORE_PLACE.has(after[0] ?? '') ? after.slice(1) : after;
  const { names, longestName } = gazetteer();
  for (let length = Math.min(longestName, rest.length); length > 0; length--) {
    const place = rest.slice(0, length);
    if (names.has(place.join(' '))) return stateLetters(place.join(' ')) === undefined ? place : [];
  }
  return [];
}

/**
 * Whether a text consists of a place and words for an institution, and the known name has another word between them: "Ohio University" is not Ohio State
 * University, nor "Florida University" the University of Central Florida. What follows both says which part is meant. "State of Ohio" is a government.
 */
function isOtherKind(text: Typed, { words }: AliasDocument): boolean {
  const { plainWords } = text;
  if (isGovernment(plainWords) && words.includes('state') && !isGovernment(words)) return true;
  const place = plainWords.filter((word) => !INSTITUTIONS.has(word) && !JOINING_WORDS.has(word));
  if (place.length === 0 || !isInstitution(text) || !gazetteer().names.has(place.join(' '))) return false;
  const last = words.findLastIndex((word) => plainWords.includes(word) && !JOINING_WORDS.has(word));
  return words.slice(0, last).some((word) => !plainWords.includes(word) && !JOINING_WORDS.has(word));
}

const isGovernment = (words: readonly string[]): boolean => words[0] === 'state' && words[1] === 'of';

/** What a place with a government of its own is called. */
const GOVERNED: ReadonlySet<string> = new Set(['city', 'county', 'town', 'village', 'borough', 'state', 'commonwealth']);

/**
 * Whether a text is the government of a place, and the known name that of something else there: "City of Chicago" is neither what Chicago Public Schools are also
 * called, "City of Chicago Public Schools", nor the county. The name of the employer itself may go on: "City of Kansas City".
 */
export function isOtherThanGovernment({ plainWords, plain }: Typed, { company_name, name }: AliasDocument): boolean {
  const [kind = '', of, ...place] = plainWords;
  if (!GOVERNED.has(kind) || of !== 'of' || !gazetteer().names.has(place.join(' '))) return false;
  if (nameKey(company_name).plain.startsWith(plain)) return false;
  const known = wordsOf(name).filter((word) => word !== 'government' && !JOINING_WORDS.has(word));
  return known.toSorted().join(' ') !== [kind, ...place].toSorted().join(' ');
}
