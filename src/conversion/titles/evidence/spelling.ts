import { LRUCache } from 'lru-cache';
import { listAt } from '../../../packed/lists.ts';
import { StringTable } from '../../../packed/string-table.ts';
import { allowedEdits, edits, isOneTypo, lettersApart, typos } from '../../edits.ts';
import { soundsOf } from '../../sounds.ts';
import { SortedTexts } from '../../../text/sorted-texts.ts';
import { UNKNOWN_SENSE, type Sense } from '../../word-senses.ts';
import { ES_AFTER_SIBILANT } from '../parsing/form-rules.ts';
import { RANKING } from '../tuning.ts';
import { bits, lettersOf, type LettersOfWords } from './letter-bits.ts';
import { isUsual, LETTERS_ONLY, type PackedSpelling, type WordUse } from './packed-spelling.ts';

/** A word made from a verb ("racker", "knotter"). */
const DOER = /^(.+?)(.)(?:\2)?(?:er|or|r)s?$/u;
/** A known word with one of these endings is a form of it, not a typo. */
const ENDINGS: readonly { readonly ending: string; readonly after: RegExp }[] = [
  ...['s', 'ed', 'ing', 'ly'].map((ending) => ({ ending, after: new RegExp(`${ending}$`, 'u') })),
  // "Stewardes" lacks a letter.
  { ending: 'es', after: ES_AFTER_SIBILANT },
  // "Baked" is bake and "d", but "registerd" lacks a letter.
  { ending: 'd', after: /ed$/u },
];
const NOWHERE: WordUse = { last: 0, elsewhere: 0, head: 0, count: 0 };
/** Limits the memory that callers' words can use. */
const REMEMBERED = 20_000;

/** Known words of one length, as texts as well. */
interface SameLength extends LettersOfWords {
  readonly words: readonly string[];
}

/**
 * Corrects unknown words to known ones, with one typo from four letters on and two from eight (optimal string alignment), or to one that sounds alike. Common words are preferred. Words with
 * digits or symbols, words of known titles, and other English words are never corrected.
 */
export class Spelling {
  private readonly byLength: readonly SameLength[];
  /** The other words, which are many, without a list of them as texts. */
  private readonly rareByLength: readonly LettersOfWords[];
  private readonly usual: SortedTexts;
  /** In how many known titles each of them is. */
  private readonly titlesWithUsual: Uint32Array;
  private readonly nearWords = new LRUCache<string, readonly string[]>({ max: REMEMBERED });
  private readonly finished = new LRUCache<string, number>({ max: REMEMBERED });
  private readonly corrections = new LRUCache<string, { readonly word: string | undefined }>({ max: REMEMBERED });

  /** Every word of the known titles. */
  readonly knownWords: StringTable;
  private readonly otherWords: StringTable;
  private readonly names: StringTable;
  private readonly sounds: StringTable;

  constructor(private readonly packed: PackedSpelling) {
    this.knownWords = new StringTable(packed.words);
    this.otherWords = new StringTable(packed.otherWords);
    this.names = new StringTable(packed.names);
    this.sounds = new StringTable(packed.sounds.sounds);
    const lists: (number[] | undefined)[] = [];
    const rare: (number[] | undefined)[] = [];
    for (let at = 0; at < this.knownWords.size; at++) {
      const word = this.knownWords.at(at);
      if (isUsual(word, this.useAt(at))) (lists[word.length] ??= []).push(at);
      else if (LETTERS_ONLY.test(word)) (rare[word.length] ??= []).push(at);
    }
    this.byLength = Array.from(lists, (positions = []) => {
      const words = positions.map((at) => this.knownWords.at(at));
      return { words, letters: Int32Array.from(words, lettersOf), positions: Int32Array.from(positions) };
    });
    this.rareByLength = Array.from(rare, (positions = []) => ({
      letters: Int32Array.from(positions, (at) => lettersOf(this.knownWords.at(at))),
      positions: Int32Array.from(positions),
    }));
    this.usual = new SortedTexts(this.byLength.flatMap((list) => list.words));
    this.titlesWithUsual = Uint32Array.from(this.usual.all, (word) => this.titlesWith(word));
  }

  /** The corrected word; undefined if the word is known, or similar to no known one. The last word of a title names the job, so words that are often last are preferred. */
  correct(word: string, { isLast }: { readonly isLast: boolean }): string | undefined {
    if (allowedEdits(word) === 0 || this.isKnown(word) || !LETTERS_ONLY.test(word)) return undefined;
    const key = isLast ? `${word}.` : word;
    const known = this.corrections.get(key);
    if (known !== undefined) return known.word;
    const found = this.isForm(word) || this.isCut(word) ? undefined : (this.nearest(word, { isLast }) ?? this.likeliestAlike(word, { isLast }));
    this.corrections.set(key, { word: found });
    return found;
  }

  /** All known words that `word` may be a misspelling of. Words shorter than three letters, and words with digits or symbols, have none. In a phrase, the other words allow that two letters of shorter words are omitted, doubled, or in the wrong place. */
  near(word: string, { inPhrase = false } = {}): readonly string[] {
    const { shortestNear, shortestFarInPhrase } = RANKING.spelling;
    const isFar = inPhrase && word.length >= shortestFarInPhrase;
    const usual = word.length === shortestNear ? 1 : allowedEdits(word);
    const allowed = isFar ? 2 : usual;
    if (allowed === 0 || !LETTERS_ONLY.test(word)) return [];
    const key = inPhrase ? `${word} ` : word;
    let found = this.nearWords.get(key);
    if (found === undefined) {
      const letters = lettersOf(word);
      found = this.byLength.slice(word.length - allowed, word.length + allowed + 1).flatMap(({ words, letters: lettersOfWords }) =>
        words.filter((other, i) => {
          // The letters first: numbers are compared faster, and most words have other letters.
          if (bits(letters ^ (lettersOfWords[i] ?? 0)) > 2 * allowed || other === word) return false;
          const count = typos(word, other);
          return count <= usual || (count <= allowed && isOfItsLetters(word, other));
        }),
      );
      if (!this.isWord(word)) found = [...new Set([...found, ...this.soundingAlike(word, { inPhrase })])];
      this.nearWords.set(key, found);
    }
    return found;
  }

  /**
   * All known words, also those that are too rare to be what others misspell (`isUsual`), from which a long unknown word differs by one typo: a letter omitted, doubled, swapped, or
   * wrong, but not the first one. None for a word made from a verb, which may be a job of its own.
   */
  oneTypoAway(word: string): readonly string[] {
    if (word.length < RANKING.spelling.shortestRare || !LETTERS_ONLY.test(word) || this.isWord(word) || this.isDoer(word)) return [];
    const letters = lettersOf(word);
    const rare: string[] = [];
    // Hot: no list is made of the words that differ in too many letters.
    for (const { letters: lettersOfWords, positions } of this.rareByLength.slice(word.length - 1, word.length + 2))
      for (let i = 0; i < positions.length; i++) if (bits(letters ^ (lettersOfWords[i] ?? 0)) <= 2) rare.push(this.knownWords.at(positions[i] ?? 0));
    return [...this.near(word), ...rare].filter((other) => isOneTypo(word, other));
  }

  /** The known words that an unknown one may be, if it is spelled as it sounds ("farmasist"). Less than half of the letters differ. In a phrase, shorter words have them, too ("skool bus driver"). */
  private soundingAlike(word: string, { inPhrase = false } = {}): readonly string[] {
    const { letters, lettersInPhrase, editsPerLetter } = RANKING.spelling.sounds;
    // "Braker" is made from "brake".
    if (word.length < (inPhrase ? lettersInPhrase : letters) || this.isDoer(word)) return [];
    const places = soundsOf(word).flatMap((sound) => {
      const at = this.sounds.get(sound);
      return at === undefined ? [] : [...listAt(this.packed.sounds.words, at)];
    });
    return [...new Set(places)]
      .map((at) => this.knownWords.at(at))
      .filter((other) => edits(word, other) <= editsPerLetter * Math.max(word.length, other.length));
  }

  /** The most common word that sounds like an unknown one, in its place in a title. */
  private likeliestAlike(word: string, { isLast }: { readonly isLast: boolean }): string | undefined {
    const { otherPlace, typo, sounds } = RANKING.spelling;
    const scored = this.soundingAlike(word).flatMap((other) => {
      const { last, elsewhere } = this.useOf(other);
      const titles = isLast ? last + otherPlace * elsewhere : elsewhere + otherPlace * last;
      return titles < sounds.leastTitles ? [] : [{ other, score: Math.log10(titles) - typo * edits(word, other) }];
    });
    return scored.sort((a, b) => b.score - a.score || (a.other < b.other ? -1 : 1))[0]?.other;
  }

  /** The usual words of known titles that begin with some letters, in order. */
  usualBeginning(letters: string): readonly string[] {
    return this.usual.beginning(letters);
  }

  /** In how many known titles a word occurs. */
  usesOf(word: string): number {
    return this.titlesWith(word);
  }

  /** How often the known titles with a word were observed. */
  observationsWith(word: string): number {
    return this.useOf(word).count;
  }

  /** Share of the known titles with a word that end with it. */
  shareAtEnd(word: string): number {
    const { last, elsewhere } = this.useOf(word);
    return last / Math.max(1, last + elsewhere);
  }

  /** Share of the known titles with a word in which it names the job. */
  shareAsHead(word: string): number {
    const { head, last, elsewhere } = this.useOf(word);
    return head / Math.max(1, last + elsewhere);
  }

  /**
   * How likely a last word is finished: its share of the uses of all known words that begin with it ("c": hardly, "cook": mostly). 1 if no known word begins with it, or
   * if it has other characters than letters.
   */
  shareFinished(word: string): number {
    if (!LETTERS_ONLY.test(word)) return 1;
    let share = this.finished.get(word);
    if (share === undefined) {
      const own = this.titlesWith(word);
      const longer = this.titlesBeginning(word, { shortest: word.length + 1 });
      share = longer === 0 ? 1 : own / (own + longer);
      this.finished.set(word, share);
    }
    return share;
  }

  /** How many English words that no known title has begin with these letters. */
  countBeginning(letters: string): number {
    return this.otherWords.placeOf(`${letters}\uffff`) - this.otherWords.placeOf(letters);
  }

  /** What a word means; unknown for a word that is neither in known titles nor in the list of English words. */
  senseOf(word: string): Sense {
    const at = this.knownWords.get(word);
    if (at !== undefined) return this.packed.senses[at] ?? UNKNOWN_SENSE;
    const other = this.otherWords.get(word);
    return other === undefined ? UNKNOWN_SENSE : (this.packed.otherSenses[other] ?? UNKNOWN_SENSE);
  }

  /** Whether a word is the name of a person or a place, and similar to a word of the known titles. */
  isName(word: string): boolean {
    return this.names.has(word);
  }

  /** Whether a word is in a known title, is an English word, or is a form of one. */
  isWord(word: string): boolean {
    return this.isKnown(word) || this.isForm(word);
  }

  private useOf(word: string): WordUse {
    const at = this.knownWords.get(word);
    return at === undefined ? NOWHERE : this.useAt(at);
  }

  private useAt(position: number): WordUse {
    const { last, elsewhere, heads, counts } = this.packed;
    return { last: last[position] ?? 0, elsewhere: elsewhere[position] ?? 0, head: heads[position] ?? 0, count: counts[position] ?? 0 };
  }

  private isKnown(word: string): boolean {
    return this.knownWords.has(word) || this.otherWords.has(word);
  }

  private isForm(word: string): boolean {
    return ENDINGS.some(({ ending, after }) => after.test(word) && this.isKnown(word.slice(0, -ending.length)));
  }

  /** Titles in exported lists are often cut off: "carpen" is carpenter, not carpet. One missing letter may also be a typo. */
  private isCut(word: string): boolean {
    const next = word.length + 1;
    return this.titlesBeginning(word, { shortest: next + 1 }) > RANKING.spelling.cutOff * this.titlesBeginning(word, { shortest: next, longest: next });
  }

  /** In how many known titles the words of these lengths are that begin with some letters. */
  private titlesBeginning(letters: string, { shortest, longest = Infinity }: { readonly shortest: number; readonly longest?: number }): number {
    const { all: words } = this.usual;
    let all = 0;
    for (let at = this.usual.placeOf(letters); words[at]?.startsWith(letters) === true; at++) {
      const { length } = words[at] ?? '';
      if (length >= shortest && length <= longest) all += this.titlesWithUsual[at] ?? 0;
    }
    return all;
  }

  private isDoer(word: string): boolean {
    const [, stem = '', last = ''] = DOER.exec(word) ?? [];
    return stem !== '' && [stem + last, `${stem}${last}e`].some((verb) => this.isKnown(verb));
  }

  private titlesWith(word: string): number {
    const { last, elsewhere } = this.useOf(word);
    return last + elsewhere;
  }

  private nearest(word: string, { isLast }: { readonly isLast: boolean }): string | undefined {
    const { typo, firstLetter, otherLetter, otherPlace, leastTitles, leastTitlesOfLong, leastTitlesFar, leastTitlesOfDoer, leastTitlesOfSwapped } =
      RANKING.spelling;
    const allowed = allowedEdits(word);
    const letters = lettersOf(word);
    const least = this.isDoer(word) ? leastTitlesOfDoer : (leastTitles[word.length] ?? leastTitlesOfLong);
    let best: string | undefined;
    let bestScore = -Infinity;
    const { last, elsewhere } = this.packed;
    const [here, there] = isLast ? [last, elsewhere] : [elsewhere, last];
    for (const { words, letters: lettersOfWords, positions } of this.byLength.slice(word.length - allowed, word.length + allowed + 1)) {
      for (let i = 0; i < words.length; i++) {
        if (bits(letters ^ (lettersOfWords[i] ?? 0)) > 2 * allowed) continue;
        const [other = '', at = 0] = [words[i], positions[i]];
        const titles = (here[at] ?? 0) + otherPlace * (there[at] ?? 0);
        const hasSameLetters = other.length === word.length && lettersOfWords[i] === letters;
        if (titles < (hasSameLetters ? Math.min(least, leastTitlesOfSwapped) : least)) continue;
        const sameBeginning = other.startsWith(word.slice(0, 1));
        const commonness = Math.log10(titles) - (sameBeginning ? 0 : firstLetter);
        if (commonness - typo < bestScore) continue;
        const typos = edits(word, other);
        const isOtherLetter = other.length === word.length && !hasSameLetters;
        if (typos > allowed || (typos > 1 && titles < least) || (!sameBeginning && (typos > 1 || isOtherLetter)) || (typos > 1 && titles < leastTitlesFar))
          continue;
        const score = commonness - typo * typos - (typos === 1 && isOtherLetter ? otherLetter : 0);
        if (score > bestScore || (score === bestScore && other < (best ?? ''))) [best, bestScore] = [other, score];
      }
    }
    return best;
  }
}

/** Whether words begin alike, and one has all letters of the other. */
const isOfItsLetters = (word: string, other: string): boolean =>
  word.startsWith(other.slice(0, 1)) && lettersApart(word, other) === Math.abs(word.length - other.length);
