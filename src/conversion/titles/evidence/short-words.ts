import { LRUCache } from 'lru-cache';
import { RANKING } from '../tuning.ts';
import { LETTERS_ONLY } from './packed-spelling.ts';

/** What a short word may be in full, and how likely people shorten it so. */
export interface FullWord {
  readonly word: string;
  readonly likelihood: number;
}

/** Limits the memory that callers' words can use. */
const REMEMBERED = 5_000;
const VOWELS = /[aeiou]/u;

/** The usual words of known titles, by what people make of them when they shorten them. */
export class ShortWords {
  /** The words that begin and end with the same letters, with these as the key. */
  private readonly byEnds = new Map<string, string[]>();
  private readonly remembered = new LRUCache<string, readonly FullWord[]>({ max: REMEMBERED });

  constructor(
    /** In alphabetical order. */
    private readonly wordsBeginning: (letters: string) => readonly string[],
  ) {
    for (const word of wordsBeginning('')) {
      const ends = endsOf(word);
      const same = this.byEnds.get(ends);
      if (same === undefined) this.byEnds.set(ends, [word]);
      else same.push(word);
    }
  }

  /** The words whose end is cut off ("sec", of "security"). */
  cutOff(short: string): readonly FullWord[] {
    const { shortest, fewestOmitted } = RANKING.shortened;
    if (short.length < shortest || !LETTERS_ONLY.test(short)) return [];
    return this.wordsBeginning(short).flatMap((word) => (word.length < short.length + fewestOmitted ? [] : [{ word, likelihood: 1 }]));
  }

  /** The words that letters are left out of: not the first and the last one, and seldom a consonant only ("wkr", "mgr", "ofcr"). */
  contracted(short: string): readonly FullWord[] {
    const { shortestContracted, withVowels } = RANKING.shortened;
    if (short.length < shortestContracted || !LETTERS_ONLY.test(short)) return [];
    let found = this.remembered.get(short);
    if (found === undefined) {
      const likelihood = VOWELS.test(short.slice(1)) ? withVowels : 1;
      found = (this.byEnds.get(endsOf(short)) ?? []).flatMap((word) => (isContracted(word, short) ? [{ word, likelihood }] : []));
      this.remembered.set(short, found);
    }
    return found;
  }
}

const endsOf = (word: string): string => word.slice(0, 1) + word.slice(-1);

/** Whether a word has all letters of a shorter one, in their order, and does not begin with it. */
function isContracted(word: string, short: string): boolean {
  if (word.length <= short.length || word.startsWith(short)) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  return at === short.length;
}
