import { wordsOf } from '../../text/words.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { isPerson } from './evidence/person-words.ts';
import { stemOf } from './evidence/tokens.ts';
import type { NormalizedTitle } from './normalize.ts';
import { PARTS, separated } from './parsing/separators.ts';
import { AFTER_THING, COMPOUND, DETAILS, NUMBER, OF_OBJECTS } from './parsing/thing-words.ts';
import { thingAtEnd } from './things.ts';

/**
 * The words of the thing that a text names, whatever stands before it: the last noun of an English phrase says what it is. A "hair stylist" is a person, a "hair dryer" is
 * none, and "carpenter ants in the kitchen" are ants. Undefined if it names none. What titles have wins over the list: a word that heads known titles, the beginning of known
 * titles ("deli counter", of "deli counter clerk"), and what a person works on who is named first ("driver school bus", because bus drivers are known).
 */
export function thingNamed(knownTitles: KnownTitles, { text, core }: Pick<NormalizedTitle, 'text' | 'core'>): readonly string[] | undefined {
  const [first = '', ...others] = separated(text, PARTS);
  const words = wordsOf(first);
  const phrase = headPhrase(words);
  const length = thingAtEnd(phrase);
  if (length === 0) return undefined;
  const thing = phrase.slice(-length);
  const head = thing.at(-1) ?? '';
  const person = (word: string): boolean => isPerson(knownTitles, word);
  // A phrase names a thing by itself ("labor day"), also if a rule knows its last word as noise or it heads titles.
  if (length === 1 && (person(head) || !core.split(' ').includes(head))) return undefined;
  if (knownTitles.isTitle(thing.join(' '))) return undefined;
  // Another part names the job: "Elementary school - teacher".
  if (others.some((part) => wordsOf(part).some(person)) || goesOnToPerson(words.slice(phrase.length), person)) return undefined;
  const persons = phrase.slice(0, -length).filter(person);
  if (OF_OBJECTS.has(persons[0] ?? '') || persons.some((word) => knownTitles.neighbours.hasPair(stemOf(word), stemOf(head)))) return undefined;
  // A text with a word for a person claims to be a job. Without one, titles that begin with the thing alone may be meant, too.
  const shortest = persons.length > 0 ? Math.max(2, length) : length;
  return endingsOf(phrase, shortest).some((ending) => knownTitles.beginnings.countOfBeginning(ending) > 0) ? undefined : thing;
}

/** The words up to a preposition or a verb, without numbers and details at their end. */
function headPhrase(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, i) => i > 0 && AFTER_THING.has(word));
  const phrase = end < 0 ? words : words.slice(0, end);
  const last = phrase.findLastIndex((word) => !NUMBER.test(word) && !DETAILS.has(word));
  return phrase.slice(0, last + 1);
}

/** Whether a preposition is a part of a compound before a person: "walk in cooler builder". */
const goesOnToPerson = (rest: readonly string[], person: (word: string) => boolean): boolean => COMPOUND.has(rest[0] ?? '') && person(rest.at(-1) ?? '');

/** The ends of a phrase with at least some words. */
const endingsOf = (phrase: readonly string[], shortest: number): string[] =>
  phrase.flatMap((_, i) => (phrase.length - i >= shortest ? [phrase.slice(i).join(' ')] : []));
