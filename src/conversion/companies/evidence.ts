import { edits } from '../edits.ts';
import { TUNING } from '../tuning.ts';
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

/** Longer texts are compared only word by word. */
const MOST_WORDS_JOINED = 8;

/**
 * Pairs the words of both names, most similar first, and weighs the words that are left on either side. `context` lists typed words that only name a place, `home`
 * the words of the headquarters.
 */
export function weighWords(
  typed: readonly string[],
  name: readonly string[],
  weights: WordWeights,
  { context, home }: { readonly context: ReadonlySet<number>; readonly home: readonly string[] },
): Evidence {
  const pairs = pairsOf(typed, name, weights).sort((a, b) => b.likeness - a.likeness || b.weight - a.weight);
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
  const tellsWhere = (word: string, i: number): boolean => i > end && (context.has(i) || home.includes(word));
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

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));

/** Every typed word with every word that it can match, and adjacent words that one side writes as one. */
function pairsOf(typed: readonly string[], name: readonly string[], weights: WordWeights): Pair[] {
  const pairs: Pair[] = [];
  const add = (i: readonly number[], j: readonly number[]): void => {
    const [a, b] = [i.map((at) => typed[at]).join(''), j.map((at) => name[at]).join('')];
    const found = likeness(a, b, weights, typed.length === 1);
    if (found !== undefined) pairs.push({ typed: i, name: j, ...found, weight: j.reduce((sum, at) => sum + weights.of(name[at] ?? ''), 0) });
  };
  for (const i of typed.keys()) for (const j of name.keys()) add([i], [j]);
  if (typed.length > MOST_WORDS_JOINED || name.length > MOST_WORDS_JOINED) return pairs;
  for (const i of typed.keys()) for (let j = 0; j + 1 < name.length; j++) add([i], [j, j + 1]);
  for (let i = 0; i + 1 < typed.length; i++) for (const j of name.keys()) add([i, i + 1], [j]);
  return pairs;
}

/** Similarity of two words: 1 if they are equal, less for typos by their share of the letters; undefined if they are different words. */
export function likeness(typed: string, word: string, weights: WordWeights, alone = true): { likeness: number; edits: number } | undefined {
  if (typed === word) return { likeness: 1, edits: 0 };
  // "technology" is compared as "technologies", but "tehnology" is a typo of the former.
  const asTypos = [word, ...spellingsOf(word)].flatMap((spelling) => asTypo(typed, spelling, alone) ?? []);
  const best = asTypos.sort((a, b) => b.likeness - a.likeness)[0];
  if (best === undefined) return undefined;
  // A word of other names is probably not a typo of this one.
  return { ...best, likeness: best.likeness * (weights.isKnown(typed) ? TUNING.company.knownWord : 1) };
}

function asTypo(typed: string, word: string, alone: boolean): { likeness: number; edits: number } | undefined {
  const t = TUNING.company;
  const [shorter, longer] = [Math.min(typed.length, word.length), Math.max(typed.length, word.length)];
  // Three letters can be a typo of a word of four, because other words identify the company.
  const allowed = !alone && shorter === TUNING.shortestFuzzyWord - 1 && longer > shorter ? 1 : allowedWordEdits(shorter);
  if (allowed === 0 || /\d/u.test(typed + word)) return undefined;
  const apart = lettersApart(typed, word);
  const sameSound = shorter >= t.shortestSound && apart <= t.soundLettersApart && soundOf(typed) === soundOf(word);
  if (!sameSound && apart > allowed) return undefined;
  const count = edits(typed, word);
  if (!sameSound && count > allowed) return undefined;
  const byEdits = 1 - (t.wordEdit * count) / longer;
  const value = (sameSound ? Math.max(byEdits, t.sameSound) : byEdits) * (beginsAlike(typed, word) ? 1 : t.otherFirstLetter);
  return value <= 0 ? undefined : { likeness: value, edits: Math.max(1, count) };
}

/** Letters that only one of the words has. A lower bound for the typos between them that is much faster to compute. */
export function lettersApart(a: string, b: string): number {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let rest: string = short;
  let apart = 0;
  for (const letter of long) {
    const at = rest.indexOf(letter);
    if (at < 0) apart++;
    else rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return apart;
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
