import { LRUCache } from 'lru-cache';
import { allowedEdits, edits } from '../../edits.ts';

/** In how many known titles a word stands. */
export interface WordUse {
  /** At the end, where titles name the job. */
  readonly last: number;
  readonly elsewhere: number;
}

/** Words with digits or signs are names of something. */
const LETTERS_ONLY = /^[a-z]+$/u;
/** What one more typo costs, in powers of ten of the titles that use a word: of two words, one a hundred times as common is meant with one typo more. */
const TYPO = 2;
/** People seldom mistype the first letter: they leave it out, double or swap it, and make no other mistake. */
const FIRST_LETTER = 1;
/** Typing another letter is rarer than leaving one out, typing one twice or swapping two. */
const OTHER_LETTER = 0.5;
/** What is left of the titles that have a word in another place. */
const OTHER_PLACE = 0.02;
/** Titles that have to use a word, in the same place, for it to be what another is meant as, by the letters of what was typed: short words are near to many. */
const LEAST_TITLES: Readonly<Record<number, number>> = { 4: 100, 5: 40, 6: 15, 7: 5 };
const LEAST_TITLES_OF_LONG = 2;
/** With two typos. */
const LEAST_TITLES_FAR = 10;
/** So many times as common as the words with one letter more are those that it begins when it is cut rather than misspelt. */
const CUT = 10;
/** Who does something ("racker", "knotter", "detonator") may be a rare job; only to a common one it is a misspelling ("directer"). */
const DOER = /^(.+?)(.)(?:\2)?(?:er|or|r)s?$/u;
const LEAST_TITLES_OF_DOER = 200;
/** Endings of words whose beginning is known: a form of that word and no typo. */
const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'ly'];
const NOWHERE: WordUse = { last: 0, elsewhere: 0 };
/** Bounds the memory that words typed by strangers can take. */
const REMEMBERED = 20_000;

/** Known words of one length, with the letters each is made of as bits: whatever differs in more letters need not be compared. */
interface SameLength {
  readonly words: readonly string[];
  readonly letters: Int32Array;
}

/**
 * Finds the known word that an unknown one is a misspelling of: within one typo from four letters, two from eight (optimal string alignment), the more
 * common the better. Words with digits or signs, words of known titles and other English ones are as they should be.
 */
export class Spelling {
  private readonly byLength: readonly SameLength[];
  private readonly corrections = new LRUCache<string, { readonly word: string | undefined }>({ max: REMEMBERED });

  constructor(
    private readonly uses: ReadonlyMap<string, WordUse>,
    private readonly otherWords: ReadonlySet<string>,
  ) {
    const lists: (string[] | undefined)[] = [];
    for (const [word, use] of uses) if (use.last + use.elsewhere >= LEAST_TITLES_OF_LONG && LETTERS_ONLY.test(word)) (lists[word.length] ??= []).push(word);
    this.byLength = Array.from(lists, (words = []) => ({ words, letters: Int32Array.from(words, lettersOf) }));
  }

  /** The word that is meant; undefined when it is known as it stands, or like no known one. */
  correct(word: string, isLast: boolean): string | undefined {
    if (allowedEdits(word) === 0 || this.isKnown(word) || !LETTERS_ONLY.test(word)) return undefined;
    const key = isLast ? `${word}.` : word;
    const known = this.corrections.get(key);
    if (known !== undefined) return known.word;
    const found = this.isForm(word) || this.isCut(word) ? undefined : this.nearest(word, isLast);
    this.corrections.set(key, { word: found });
    return found;
  }

  private isKnown(word: string): boolean {
    return this.uses.has(word) || this.otherWords.has(word);
  }

  private isForm(word: string): boolean {
    return ENDINGS.some((ending) => word.endsWith(ending) && this.isKnown(word.slice(0, -ending.length)));
  }

  /** Long lists of titles are often cut at some width: "carpen" is a carpenter, no carpet. One letter may as well be forgotten. */
  private isCut(word: string): boolean {
    const begun = (lists: readonly SameLength[]): number =>
      lists.reduce((sum, { words }) => sum + words.reduce((all, other) => all + (other.startsWith(word) ? this.titlesWith(other) : 0), 0), 0);
    const next = word.length + 1;
    return begun(this.byLength.slice(next + 1)) > CUT * begun(this.byLength.slice(next, next + 1));
  }

  private isDoer(word: string): boolean {
    const [, stem = '', last = ''] = DOER.exec(word) ?? [];
    return stem !== '' && [stem + last, `${stem}${last}e`].some((verb) => this.isKnown(verb));
  }

  private titlesWith(word: string): number {
    const { last, elsewhere } = this.uses.get(word) ?? NOWHERE;
    return last + elsewhere;
  }

  private nearest(word: string, isLast: boolean): string | undefined {
    const allowed = allowedEdits(word);
    const letters = lettersOf(word);
    const least = this.isDoer(word) ? LEAST_TITLES_OF_DOER : (LEAST_TITLES[word.length] ?? LEAST_TITLES_OF_LONG);
    let best: string | undefined;
    let bestScore = -Infinity;
    for (const { words, letters: lettersOfWords } of this.byLength.slice(word.length - allowed, word.length + allowed + 1)) {
      for (const [i, other] of words.entries()) {
        if (bits(letters ^ (lettersOfWords[i] ?? 0)) > 2 * allowed) continue;
        const { last, elsewhere } = this.uses.get(other) ?? NOWHERE;
        const titles = isLast ? last + OTHER_PLACE * elsewhere : elsewhere + OTHER_PLACE * last;
        if (titles < least) continue;
        const sameBeginning = other.startsWith(word.slice(0, 1));
        const commonness = Math.log10(titles) - (sameBeginning ? 0 : FIRST_LETTER);
        if (commonness - TYPO < bestScore) continue;
        const typos = edits(word, other);
        const isOtherLetter = other.length === word.length && lettersOfWords[i] !== letters;
        if (typos > allowed || (!sameBeginning && (typos > 1 || isOtherLetter)) || (typos > 1 && titles < LEAST_TITLES_FAR)) continue;
        const score = commonness - TYPO * typos - (typos === 1 && isOtherLetter ? OTHER_LETTER : 0);
        if (score > bestScore || (score === bestScore && other < (best ?? ''))) [best, bestScore] = [other, score];
      }
    }
    return best;
  }
}

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

function bits(of: number): number {
  let count = 0;
  for (let rest = of; rest !== 0; rest &= rest - 1) count++;
  return count;
}
