import type { PackedPhrases } from '../../../packed/phrase-collector.ts';
import { PhraseMap } from '../../../packed/phrase-map.ts';
import { LISTED, type Sense } from '../senses.ts';
import { stemOf, vocabulary } from './vocabulary.ts';

/** Words that can stand anywhere in a phrase without another meaning. */
const LOOSE_WORDS = new Set(
  'a an the is are was were be been being have has had get got their its his her there that which in of for to very more really they who do does so by still also even always'.split(
    ' ',
  ),
);
/** Of two words, the order decides: "experience pays" is not "the pay of the experienced". */
export const ORDERED = 2;
/** What stands before these words is not said of what stands after them: "falling barriers and a growing premium". */
const JOINS: ReadonlySet<string> = new Set(['and', 'but', 'while', 'or']);

export const isLoose = (lemma: string): boolean => LOOSE_WORDS.has(lemma);
export const contentOf = (lemmas: readonly string[]): string[] => lemmas.filter((lemma) => !isLoose(lemma));

/** The stems of words by which loose phrases are found. */
export function keyOf(content: readonly string[]): string {
  const stems = content.map(stemOf);
  return (content.length > ORDERED && !content.some((word) => JOINS.has(word)) ? stems.sort() : stems).join(' ');
}

/** The phrases that state a value, by the stems of their words. Words that mean different values are left out. The test files of one process share them, too. */
export function readLoosePhrases(): PackedPhrases<Sense> {
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
  return PhraseMap.packed(found);
}

/** What a list is about is no part of a value: "occupations in shrinking fields". */
function isSubject(word: string): boolean {
  const sense = vocabulary().get(word);
  return sense?.kind === 'topic' && LISTED.includes(sense.topic);
}
