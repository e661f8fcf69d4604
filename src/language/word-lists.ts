import { groupedWords } from './grouped-words.ts';
import { alternatives } from './phrase-pattern.ts';

/** The lists of one file of mappings/language, each with its phrases. */
export interface WordLists {
  /** The phrases of a list. */
  of(name: string): readonly string[];
  /** The source of a pattern for any phrase of these lists, for patterns that say more than where the phrase is. */
  any(...names: readonly string[]): string;
  /** A text that is one of the phrases. */
  whole(...names: readonly string[]): RegExp;
  /** A text that begins with one of them. */
  start(...names: readonly string[]): RegExp;
  /** A text that ends with one of them. */
  end(...names: readonly string[]): RegExp;
  /** A text that has one of them. */
  within(...names: readonly string[]): RegExp;
}

/** Reads a file of mappings/language, whose columns are `list` and `phrases`. A list can have several rows. */
export function wordLists(file: string): WordLists {
  const lists = groupedWords(file, 'list', 'phrases');
  const of = (name: string): readonly string[] => {
    const phrases = lists.get(name);
    if (phrases === undefined) throw new Error(`${file} has no list "${name}".`);
    return phrases;
  };
  const any = (...names: readonly string[]): string => alternatives(names.flatMap(of), of);
  return {
    of,
    any,
    whole: (...names) => new RegExp(`^${any(...names)}$`, 'iu'),
    start: (...names) => new RegExp(String.raw`^${any(...names)}\b`, 'iu'),
    end: (...names) => new RegExp(String.raw`(?:^|\s)${any(...names)}$`, 'iu'),
    within: (...names) => new RegExp(String.raw`\b${any(...names)}\b`, 'iu'),
  };
}
