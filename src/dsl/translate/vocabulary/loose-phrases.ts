import type { Sense } from '../senses.ts';
import { PhraseMap } from '../../../packed/phrase-map.ts';
import { once } from '../../../runtime/once.ts';
import { contentOf, isLoose, keyOf, ORDERED, readLoosePhrases } from './read-loose-phrases.ts';
import { longestPhrase, senseOf, stemOf, vocabulary } from './vocabulary.ts';

/** Makes all phrases now, so that no question waits for them. */
export function prepareVocabulary(): void {
  longestPhrase();
  senseOf([]);
  loosePhrases();
}

/** Phrases that state a value, by the stems of their words. */
const loosePhrases = once(() => new PhraseMap(readLoosePhrases()));

/** The value of a phrase whose words have other words between them or, from three on, stand in another order: "barriers to entry have been falling". */
export function looseSenseOf(lemmas: readonly string[]): { readonly sense: Sense; readonly content: number } | undefined {
  const [first = '', last = ''] = [lemmas[0], lemmas.at(-1)];
  // "Large metros, not small ones": a negation at the end is of what follows.
  if (isLoose(first) || isLoose(last) || vocabulary().get(last)?.kind === 'not') return undefined;
  const content = contentOf(lemmas);
  const sense = content.length < ORDERED ? undefined : loosePhrases().get(keyOf(content));
  return sense === undefined ? undefined : { sense, content: content.length };
}

/** Whether a phrase of {@link looseSenseOf} can begin with a word. */
export const mayBeLoose = (lemma: string): boolean => looseStems().has(stemOf(lemma));
const looseStems = once(() => new Set([...loosePhrases().keys()].flatMap((key) => key.split(' '))));
