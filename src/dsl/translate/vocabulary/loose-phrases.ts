import { LISTED, type Sense } from '../senses.ts';
import { PhraseMap } from '../../../packed/phrase-map.ts';
import { once } from '../../../runtime/once.ts';
import { longestPhrase, senseOf, stemOf, vocabulary } from './vocabulary.ts';

/** Words that can stand anywhere in a phrase without another meaning. */
const LOOSE_WORDS = new Set(
  'a an the is are was were be been being have has had get got their its his her there that which in of for to very more really they who do does so by still also even always'.split(
    ' ',
  ),
);
/** What a list is about is no part of a value: "occupations in shrinking fields". */
/** Of two words, the order decides: "experience pays" is not "the pay of the experienced". */
const ORDERED = 2;
/** What stands before these words is not said of what stands after them: "falling barriers and a growing premium". */
const JOINS: ReadonlySet<string> = new Set(['and', 'but', 'while', 'or']);

/** Makes all phrases now, so that no question waits for them. */
export function prepareVocabulary(): void {
  longestPhrase();
  senseOf([]);
  loosePhrases();
}

/** Phrases that state a value, by the stems of their words. */
const loosePhrases = once(() => PhraseMap.of(byStems()));

/** The value of a phrase whose words have other words between them or, from three on, stand in another order: "barriers to entry have been falling". */
export function looseSenseOf(lemmas: readonly string[]): { readonly sense: Sense; readonly content: number } | undefined {
  const [first = '', last = ''] = [lemmas[0], lemmas.at(-1)];
  // "Large metros, not small ones": a negation at the end is of what follows.
  if (LOOSE_WORDS.has(first) || LOOSE_WORDS.has(last) || vocabulary().get(last)?.kind === 'not') return undefined;
  const content = contentOf(lemmas);
  const sense = content.length < ORDERED ? undefined : loosePhrases().get(keyOf(content));
  return sense === undefined ? undefined : { sense, content: content.length };
}

/** Whether a phrase of {@link looseSenseOf} can begin with a word. */
export const mayBeLoose = (lemma: string): boolean => looseStems().has(stemOf(lemma));
const looseStems = once(() => new Set([...loosePhrases().keys()].flatMap((key) => key.split(' '))));

function contentOf(lemmas: readonly string[]): string[] {
  return lemmas.filter((lemma) => !LOOSE_WORDS.has(lemma));
}

function keyOf(content: readonly string[]): string {
  const stems = content.map(stemOf);
  return (content.length > ORDERED && !content.some((word) => JOINS.has(word)) ? stems.sort() : stems).join(' ');
}

/** Words that mean different values are left out. */
function byStems(): Map<string, Sense> {
  const found = new Map<string, Sense>();
  const ambiguous = new Set<string>();
  const subjects = new Set([...vocabulary().knownWords()].flatMap(({ word }) => (isSubject(word) ? [word] : [])));
  for (const [phrase, sense] of vocabulary().phrasesWith(({ kind }) => kind === 'value')) {
    const content = contentOf(phrase.split(' '));
    if (content.length < ORDERED || content.some((word) => subjects.has(word))) continue;
    const key = keyOf(content);
    const known = found.get(key);
    if (known !== undefined && known !== sense && JSON.stringify(known) !== JSON.stringify(sense)) ambiguous.add(key);
    found.set(key, known ?? sense);
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}

function isSubject(word: string): boolean {
  const sense = vocabulary().get(word);
  return sense?.kind === 'topic' && LISTED.includes(sense.topic);
}
