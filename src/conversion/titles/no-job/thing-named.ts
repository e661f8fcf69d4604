import { wordsOf } from '../../../text/words.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { isPerson } from '../evidence/person-words.ts';
import { stemOf } from '../evidence/tokens.ts';
import type { NormalizedTitle } from '../normalize.ts';
import { beginsNoise } from '../parsing/begun-noise.ts';
import { PARTS, separated } from '../parsing/separators.ts';
import { isPersonWord } from '../parsing/word-kinds.ts';
import { AFTER_THING, COMPOUND, DETAILS, NUMBER, OF_OBJECTS, PRONOUNS, WORK } from '../parsing/thing-words.ts';
import { thingAtEnd, thingInFront } from './things.ts';
import { RANKING } from '../tuning.ts';
import { isWorkOf } from '../sentences/work-words.ts';

/** What decides whether a text names a thing. */
export interface Naming {
  readonly knownTitles: KnownTitles;
  readonly employers: ReadonlySet<string>;
}

/**
 * The words of the thing that a text names, whatever stands before it: the last noun of an English phrase says what it is. A "hair stylist" is a person, a "hair dryer" is
 * none, and "carpenter ants in the kitchen" are ants. Undefined if it names none. What titles have wins over the list: a word that heads known titles, the beginning of known
 * titles ("deli counter", of "deli counter clerk"), and what a person works on who is named first ("driver school bus", because bus drivers are known).
 */
export function thingNamed({ knownTitles, employers }: Naming, { text, core }: Pick<NormalizedTitle, 'text' | 'core'>): readonly string[] | undefined {
  const [first = '', ...others] = separated(text, PARTS);
  const words = wordsOf(first);
  // What a sentence is about is no title, but somebody's work may be ("I answer emails"). An employer may be called like a thing ("barista Panera Bread").
  if (PRONOUNS.has(words[0] ?? '') || endingsOf(words, 1).some((ending) => employers.has(ending))) return undefined;
  const person = (word: string): boolean => isPerson(knownTitles, word);
  const begins = (ending: string): boolean => knownTitles.beginnings.countOfBeginning(ending) > 0;
  // Another part names the job, also if its last word is unfinished: "Elementary school - teacher", "driver & war".
  if (others.some((part) => wordsOf(part).some(person)) || namesFirst(words, person) || begins(words.join(' '))) return undefined;
  const phrase = headPhrase(words);
  const length = thingAtEnd(phrase);
  if (length === 0) return namedInFront(knownTitles, words);
  const rest = words.slice(phrase.length);
  const thing = phrase.slice(-length);
  // "Security guard part" goes on: part time.
  if (isBeforeNoise(knownTitles, words)) return undefined;
  // A phrase names a thing by itself ("labor day"), also if a rule knows its last word as noise or it heads titles.
  if ((length === 1 && !isAlwaysThing(knownTitles, thing[0] ?? '', core)) || knownTitles.isTitle(thing.join(' ')) || goesOnToPerson(rest, person))
    return undefined;
  const persons = phrase.slice(0, -length).filter(person);
  if (OF_OBJECTS.has(persons[0] ?? '') || persons.some((word) => worksOn(knownTitles, word, thing.at(-1) ?? ''))) return undefined;
  // A text with a word for a person claims to be a job. Without one, titles that begin with the thing alone may be meant, too.
  const isSaidOfThing = phrase.some(person) && rest.length > 0;
  return endingsOf(isSaidOfThing ? words : phrase, persons.length > 0 ? Math.max(2, length) : length).some(begins) ? undefined : thing;
}

/** Whether a single word names a thing wherever it is the last one: it heads no title, is no noise, and is rarely the beginning of a longer word ("tea", of "teacher"). */
const isAlwaysThing = (knownTitles: KnownTitles, word: string, core: string): boolean =>
  !isPerson(knownTitles, word) && core.split(' ').includes(word) && knownTitles.spelling.shareFinished(word) >= RANKING.things.finished;

/** Whether a text is a known title, and the first word of noise behind it: "security guard part", of "security guard part time". */
export const isBeforeNoise = (knownTitles: KnownTitles, words: readonly string[]): boolean =>
  words.length > 1 && beginsNoise(words.at(-1) ?? '') && knownTitles.isTitle(words.slice(0, -1).join(' '));

/** Whether the words before "and" end with a person. */
const namesFirst = (words: readonly string[], person: (word: string) => boolean): boolean =>
  words.some((word, i) => (word === 'and' || word === 'or') && person(words[i - 1] ?? ''));

/** Whether known titles or the words for the work of a person have a thing: bus drivers are known, and suits are the work of tailors ("tailor suits"). */
const worksOn = ({ neighbours }: KnownTitles, person: string, thing: string): boolean =>
  neighbours.hasPair(stemOf(person), stemOf(thing)) || isWorkOf(person, thing);

/** Whether a text is a person, and behind it what that person works on, or an employer: "carpenter cabinets", "barista Panera Bread". */
export function namesWorker({ knownTitles, employers }: Naming, { key }: Pick<NormalizedTitle, 'key'>): boolean {
  const [first = '', ...others] = key.split(' ');
  const [second] = others;
  if (second === undefined || !isPerson(knownTitles, first)) return false;
  return (others.length === 1 && worksOn(knownTitles, first, second)) || employers.has(others.join(' '));
}

/** A thing in front that is named for a person, if what is behind it is a word that is finished, no person, and no work: "nurse shark aquarium". */
function namedInFront(knownTitles: KnownTitles, words: readonly string[]): readonly string[] | undefined {
  const length = thingInFront(words);
  const others = words.slice(length);
  const last = others.at(-1) ?? '';
  const isOfPerson = words.slice(0, length).some((word) => isPerson(knownTitles, word));
  const mayBeJob = others.some((word) => isPerson(knownTitles, word) || isPersonWord(word)) || WORK.test(last) || !knownTitles.spelling.isWord(last);
  return !isOfPerson || others.length === 0 || mayBeJob ? undefined : words.slice(0, length);
}

/** The words up to a preposition or a verb, without numbers and details at their end. */
export function headPhrase(words: readonly string[]): readonly string[] {
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
