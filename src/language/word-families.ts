import { groupedWords } from './grouped-words.ts';
import type { Phrases } from './phrases.ts';

/**
 * Words that mean the same inside a phrase. A phrase of the vocabulary names a family in braces, and a part that may be left out in brackets:
 * `{high} {pay}`, `need [a] {degree}`.
 */
const FAMILIES = groupedWords('word-families.tsv', 'family', 'words');

/** The words of a phrase, in order. */
export type Words = readonly string[];

/** A family, an optional part, or a word. Each stands alone between spaces. */
const PART = /\{([^}]+)\}|\[([^\]]+)\]|[^ ]+/gu;
const NO_WORDS: Words = [];

/** All phrases that a list of templates makes, each as its words: there are so many that splitting their texts would take longer than making them. */
export function phrasesOf(templates: Phrases): Words[] {
  return templates.split('|').flatMap(expand);
}

function expand(template: string): Words[] {
  if (!/[[{]/u.test(template)) return [template.split(' ').filter((word) => word !== '')];
  let made: Words[] = [NO_WORDS];
  for (const [word, family, optional] of template.matchAll(PART)) {
    const ways = family !== undefined ? phrasesOfFamily(family) : optional !== undefined ? [NO_WORDS, ...expand(optional)] : [[word]];
    made = made.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return made;
}

const known = new Map<string, readonly Words[]>();

function phrasesOfFamily(name: string): readonly Words[] {
  const found = known.get(name);
  if (found !== undefined) return found;
  const words = FAMILIES.get(name);
  if (words === undefined) throw new Error(`No word family is called {${name}}. Add it to mappings/language/word-families.tsv.`);
  const phrases = words.flatMap(expand);
  known.set(name, phrases);
  return phrases;
}
