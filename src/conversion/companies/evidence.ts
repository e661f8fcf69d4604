import { hasSameLetters, lettersApart, typos } from '../edits.ts';
import { TUNING } from '../tuning.ts';
import { contextWords, isPlaceName } from './context-words.ts';
import { spellingsOf } from './name-key.ts';
import { soundOf } from './sound.ts';
import type { WordWeights } from './word-weights.ts';

/** What a typed name and a known name have in common, with each word weighted by how distinctive it is. */
export interface Evidence {
  /** Share of the typed name that the known name has, 0 to 1. */
  readonly typed: number;
  /** Share of the known name that was typed, 0 to 1. */
  readonly name: number;
  /** Similarity of the common words: 1 without typos. */
  readonly likeness: number;
  /** Weight of the common words: about 1 for a rare word, 0.3 for "bank". */
  readonly telling: number;
  readonly edits: number;
  /** Whether a typed word matches nothing in the name. */
  readonly hasExtraWord: boolean;
}

interface Pair {
  readonly typed: readonly number[];
  readonly name: readonly number[];
  readonly likeness: number;
  readonly edits: number;
  readonly weight: number;
}

/** Of names without a common word, which most are that only begin alike. */
const NOTHING: Evidence = { typed: 0, name: 0, likeness: 0, telling: 0, edits: 0, hasExtraWord: true };

/** Longer texts are compared only word by word. */
const MOST_WORDS_JOINED = 8;

/**
 * Pairs the words of both names, most similar first, and weighs the words that are left on either side. `context` lists typed words that only name a place, `home`
 * the words of the headquarters, `written` the typed words before abbreviations were written out.
 */
export function weighWords(
  typed: readonly string[],
  name: readonly string[],
  weights: WordWeights,
  { context, home, written = typed }: { readonly context: ReadonlySet<number>; readonly home: readonly string[]; readonly written?: readonly string[] },
): Evidence {
  const pairs = pairsOf(typed, name, weights, written);
  if (pairs.length === 0) return NOTHING;
  pairs.sort((a, b) => b.likeness - a.likeness || b.weight - a.weight);
  const [usedTyped, usedName] = [new Set<number>(), new Set<number>()];
  const chosen: Pair[] = [];
  for (const pair of pairs) {
    if (pair.typed.some((i) => usedTyped.has(i)) || pair.name.some((i) => usedName.has(i))) continue;
    for (const i of pair.typed) usedTyped.add(i);
    for (const i of pair.name) usedName.add(i);
    chosen.push(pair);
  }
  // A place is context only after the name: "university of virginia chicago" is not University of Chicago.
  const end = Math.max(-1, ...usedTyped);
  // Nor after a name that ends with another place: "Blue Shield of Tennessee" is not the one of Florida.
  const isElsewhere = [...context].some((i) => i > end) && endsWithPlace(name, usedName);
  const tellsWhere = (word: string, i: number): boolean => i > end && ((context.has(i) && !isElsewhere) || home.includes(word));
  const left = typed.flatMap((word, i) => (usedTyped.has(i) ? [] : [weights.of(word) * (tellsWhere(word, i) ? TUNING.company.contextWord : 1)]));
  const common = sum(chosen.map(({ weight }) => weight));
  const telling = sum(chosen.map(({ weight, likeness }) => weight * likeness));
  return {
    typed: share(common, common + sum(left)),
    name: share(common, sum(name.map((word) => weights.of(word)))),
    likeness: share(telling, common),
    telling,
    edits: sum(chosen.map(({ edits }) => edits)),
    hasExtraWord: left.length > 0,
  };
}

/** Whether a name ends with a place that has not been typed. */
function endsWithPlace(name: readonly string[], typed: ReadonlySet<number>): boolean {
  const left = [...contextWords(name)].filter((i) => !typed.has(i)).map((i) => name[i] ?? '');
  return left.length > 0 && isPlaceName(left.join(' '));
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));

/** A word, or adjacent words written as one. */
interface Run {
  readonly at: readonly number[];
  readonly text: string;
}

const singles = (words: readonly string[]): Run[] => words.map((text, i) => ({ at: [i], text }));
const doubles = (words: readonly string[]): Run[] => words.slice(1).map((text, i) => ({ at: [i, i + 1], text: (words[i] ?? '') + text }));

/** Every typed word with every word that it can match, and adjacent words that one side writes as one. */
function pairsOf(typed: readonly string[], name: readonly string[], weights: WordWeights, written: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  const context = { weights, isOnlyWord: typed.length === 1 };
  // "Dept" is short for "department", but may also be a misspelled "depot". Like a word of other names, it is probably none.
  const asMisspelled = ({ at: [at = 0, ...others], text }: Run, word: string): { likeness: number; edits: number } | undefined => {
    const short = others.length === 0 ? (written[at] ?? text) : text;
    const found = short === text ? undefined : asTypo(short, word, context);
    return found === undefined ? undefined : { ...found, likeness: found.likeness * TUNING.company.knownWord };
  };
  const pair = (ofTyped: readonly Run[], ofName: readonly Run[]): void => {
    for (const one of ofTyped)
      for (const other of ofName) {
        const found = likeness(one.text, other.text, context) ?? asMisspelled(one, other.text);
        if (found !== undefined) pairs.push({ typed: one.at, name: other.at, ...found, weight: sum(other.at.map((at) => weights.of(name[at] ?? ''))) });
      }
  };
  const [typedWords, nameWords] = [singles(typed), singles(name)];
  pair(typedWords, nameWords);
  if (typed.length > MOST_WORDS_JOINED || name.length > MOST_WORDS_JOINED) return pairs;
  pair(typedWords, doubles(name));
  pair(doubles(typed), nameWords);
  return pairs;
}

/** What the similarity of two words depends on besides them. */
interface WordContext {
  readonly weights: WordWeights;
  /** Whether nothing else was typed. */
  readonly isOnlyWord: boolean;
}

/** Similarity of two words: 1 if they are equal, less for typos by their share of the letters; undefined if they are different words. */
function likeness(typed: string, word: string, context: WordContext): { likeness: number; edits: number } | undefined {
  if (typed === word) return { likeness: 1, edits: 0 };
  // "technology" is compared as "technologies", but "tehnology" is a typo of the former.
  let best = asTypo(typed, word, context);
  for (const spelling of spellingsOf(word)) {
    const other = asTypo(typed, spelling, context);
    if (other !== undefined && (best === undefined || other.likeness > best.likeness)) best = other;
  }
  if (best === undefined) return undefined;
  // A word of other names is probably not a typo of this one. Nor is an English word alone ("none": E-ONE).
  const isWord = context.weights.isKnown(typed) || (context.isOnlyWord && context.weights.isEnglish(typed));
  return { ...best, likeness: best.likeness * (isWord ? TUNING.company.knownWord : 1) };
}

function asTypo(typed: string, word: string, { isOnlyWord }: WordContext): { likeness: number; edits: number } | undefined {
  const t = TUNING.company;
  const [shorter, longer] = [Math.min(typed.length, word.length), Math.max(typed.length, word.length)];
  // Three letters can be a typo of a word of four, because other words identify the company.
  const allowed = !isOnlyWord && shorter === TUNING.shortestFuzzyWord - 1 && longer > shorter ? 1 : allowedWordEdits(shorter);
  const most = shorter < t.shortestSound ? allowed : Math.max(allowed, t.soundLettersApart);
  if (allowed === 0 || longer - shorter > most) return undefined;
  const apart = lettersApart(typed, word);
  if (apart > most || /\d/u.test(typed + word)) return undefined;
  const sameSound = shorter >= t.shortestSound && apart <= t.soundLettersApart && soundOf(typed) === soundOf(word);
  if (!sameSound && apart > allowed) return undefined;
  const count = typos(typed, word);
  if (!sameSound && count > allowed) return undefined;
  const byEdits = 1 - costOfTypos(count, typed, word) / longer;
  const value = (sameSound ? Math.max(byEdits, t.sameSound) : byEdits) * (beginsAlike(typed, word) ? 1 : t.otherFirstLetter);
  return value <= 0 ? undefined : { likeness: value, edits: Math.max(1, count) };
}

/** What typos cost, in letters. Letters that only changed places are half as bad as other ones: "tagret" is hardly anything but Target. */
export function costOfTypos(count: number, typed: string, word: string): number {
  const { wordEdit, moved } = TUNING.company;
  return wordEdit * count * (hasSameLetters(typed, word) ? moved : 1);
}

/** The same first letter, or the first two swapped. The first letter is rarely mistyped otherwise. */
function beginsAlike(a: string, b: string): boolean {
  return a.startsWith(b.slice(0, 1)) || a.slice(0, 2) === b.slice(1, 2) + b.slice(0, 1);
}

/** Allowed typos in a word of this length: more than in a single word, because the other words identify the company. */
export function allowedWordEdits(length: number): number {
  if (length < TUNING.shortestFuzzyWord) return 0;
  return length < TUNING.company.shortestTwoEditWord ? 1 : 2;
}
