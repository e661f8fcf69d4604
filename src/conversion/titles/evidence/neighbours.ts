import { setImmediate as nextTurn } from 'node:timers/promises';
import { lengthAt, listAt, packLists, type PackedLists } from '../../../packed/lists.ts';
import { packStrings, StringTable, type PackedStrings } from '../../../packed/string-table.ts';
import type { TitleTokens } from './tokens.ts';

/** A title that can be found. */
interface IndexedTitle {
  readonly tokens: TitleTokens;
  /** Index of its 6-digit occupation. */
  readonly group: number;
  readonly source: number;
}

/** The index as arrays of numbers. */
export interface PackedNeighbours {
  readonly tokens: PackedStrings;
  /** The titles of each token. */
  readonly postings: PackedLists;
  /** The weight of each token. */
  readonly weights: Float64Array;
  /** The tokens of each title, rarest first. */
  readonly tokensOfTitles: PackedLists;
  /** For each title, one divided by the length of its vector. */
  readonly inverseLengths: Float64Array;
  readonly groups: Uint16Array;
  readonly sources: Uint8Array;
}

export interface Neighbour {
  /** Index of the known title. */
  readonly index: number;
  /** Cosine of the weighted tokens, 0 to 1. */
  readonly similarity: number;
}

/** Weight of a word that is in no known title, in the vector length of a question. */
const UNKNOWN_WORD = 3;
/** Divides the weights of known tokens, but not UNKNOWN_WORD and LEAST_WEIGHT. Otherwise, a cosine does not depend on it. */
const WEIGHT_SCALE = 4;
/** A token of nearly all titles and occupations still counts. */
const LEAST_WEIGHT = 0.01;
/** With this many titles found by rarer words, more frequent words add no further titles. */
const ENOUGH_TITLES = 400;
/** Typical number of tokens of a title. */
const TOKENS_OF_TITLE = 10;
/** Titles or tokens that are processed before other work gets its turn. */
const CHUNK = 1_000;

/**
 * An index of known titles by stems, pairs of stems, and head nouns. A token weighs more if it is rare, and if it occurs in few occupations (inverse document
 * frequency times information about the occupation): "associate" is as rare as "nurse" but says nothing about the occupation.
 */
export class NeighbourIndex {
  /** The 6-digit occupation of each title. */
  readonly groups: Uint16Array;
  private readonly ids: StringTable;
  /** Buffers for one question. They can be shared because `find` never waits. */
  private readonly dots: Float64Array;
  private readonly touched: Int32Array;
  private readonly squares: Float64Array;

  constructor(private readonly packed: PackedNeighbours) {
    this.groups = packed.groups;
    this.ids = new StringTable(packed.tokens);
    this.dots = new Float64Array(packed.groups.length);
    this.touched = new Int32Array(packed.groups.length);
    this.squares = new Float64Array(packed.weights.length);
  }

  /** Whether a known title has two stems, in any order. */
  hasPair(one: string, other: string): boolean {
    return this.ids.get(one < other ? `${one} ${other}` : `${other} ${one}`) !== undefined;
  }

  /** The known titles with a stem. */
  titlesWith(stem: string): Int32Array {
    const { starts, members } = this.packed.postings;
    const id = this.ids.get(stem);
    return id === undefined ? new Int32Array() : members.subarray(starts[id] ?? 0, starts[id + 1] ?? 0);
  }

  /**
   * The most similar known titles, at most `size` per source, best first, and the similarity of each of `others`. Rare tokens select the titles to compare; once
   * there are enough, frequent tokens only add to the scores of those.
   */
  find(question: TitleTokens, sources: number, size: number, others: readonly number[] = []): { nearest: Neighbour[][]; others: number[] } {
    const { dots, touched } = this;
    const { inverseLengths, sources: sourceOf, postings, weights } = this.packed;
    let squares = 0;
    const ids: number[] = [];
    for (const token of tokensFor(question)) {
      const id = this.ids.get(token);
      if (id !== undefined) ids.push(id);
      else if (!token.includes(' ')) squares += UNKNOWN_WORD ** 2;
    }
    ids.sort((a, b) => lengthAt(postings, a) - lengthAt(postings, b) || a - b);
    let count = 0;
    for (const i of others) {
      if (dots[i] !== 0) continue;
      dots[i] = Number.MIN_VALUE;
      touched[count++] = i;
    }
    let next = 0;
    for (; next < ids.length && count < ENOUGH_TITLES + others.length; next++) {
      const id = ids[next] ?? 0;
      const square = (weights[id] ?? 0) ** 2;
      squares += square;
      for (let at = postings.starts[id] ?? 0, end = postings.starts[id + 1] ?? 0; at < end; at++) {
        const i = postings.members[at] ?? 0;
        const before = dots[i] ?? 0;
        if (before === 0) touched[count++] = i;
        dots[i] = before + square;
      }
    }
    const frequent = ids.slice(next);
    for (const id of frequent) squares += (weights[id] ?? 0) ** 2;
    this.add(frequent, count);
    const inverse = 1 / (Math.sqrt(squares) || 1);
    const best = Array.from({ length: sources }, () => new Best(size));
    for (let k = 0; k < count; k++) {
      const i = touched[k] ?? 0;
      best[sourceOf[i] ?? 0]?.offer(i, (dots[i] ?? 0) * inverse * (inverseLengths[i] ?? 1));
    }
    const similarities = others.map((i) => (dots[i] ?? 0) * inverse * (inverseLengths[i] ?? 1));
    for (let k = 0; k < count; k++) dots[touched[k] ?? 0] = 0;
    return { nearest: best.map((list) => list.sorted()), others: similarities };
  }

  /** Adds frequent tokens to the scores of the selected titles, by iterating over titles or over tokens, whichever is less work. */
  private add(ids: readonly number[], count: number): void {
    const { dots, touched, squares } = this;
    const { postings, weights, tokensOfTitles: tokens } = this.packed;
    const squareOf = (id: number): number => (weights[id] ?? 0) ** 2;
    const uses = ids.reduce((sum, id) => sum + lengthAt(postings, id), 0);
    if (uses < TOKENS_OF_TITLE * count) {
      for (const id of ids) {
        const square = squareOf(id);
        for (let at = postings.starts[id] ?? 0, end = postings.starts[id + 1] ?? 0; at < end; at++) {
          const i = postings.members[at] ?? 0;
          if (dots[i] !== 0) dots[i] = (dots[i] ?? 0) + square;
        }
      }
      return;
    }
    for (const id of ids) squares[id] = squareOf(id);
    for (let k = 0; k < count; k++) {
      const i = touched[k] ?? 0;
      let dot = dots[i] ?? 0;
      for (let at = tokens.starts[i] ?? 0, end = tokens.starts[i + 1] ?? 0; at < end; at++) dot += squares[tokens.members[at] ?? 0] ?? 0;
      dots[i] = dot;
    }
    for (const id of ids) squares[id] = 0;
  }
}

/** Builds the index in small steps, so that other work can run in between. */
export async function packNeighbours(titles: readonly IndexedTitle[], groups: number): Promise<PackedNeighbours> {
  const ids = new Map<string, number>();
  const lists: number[][] = [];
  for (const [i, { tokens }] of titles.entries()) {
    for (const token of tokensFor(tokens)) {
      let id = ids.get(token);
      if (id === undefined) {
        id = lists.length;
        ids.set(token, id);
        lists.push([]);
      }
      lists[id]?.push(i);
    }
    if (i % CHUNK === 0) await nextTurn();
  }
  const weights = new Float64Array(lists.length);
  for (const [id, list] of lists.entries()) {
    const rarity = Math.log(1 + (titles.length - list.length + 0.5) / (list.length + 0.5));
    weights[id] = Math.max(LEAST_WEIGHT, (rarity * (Math.log(groups) - entropy(list.map((i) => titles[i]?.group ?? 0)))) / WEIGHT_SCALE);
    if (id % CHUNK === 0) await nextTurn();
  }
  const squares = new Float64Array(titles.length);
  for (const [id, list] of lists.entries()) for (const i of list) squares[i] = (squares[i] ?? 0) + (weights[id] ?? 0) ** 2;
  const postings = packLists(lists);
  return {
    tokens: packStrings([...ids.keys()]),
    postings,
    weights,
    tokensOfTitles: turnedOver(postings, titles.length),
    inverseLengths: squares.map((sum) => 1 / (Math.sqrt(sum) || 1)),
    groups: Uint16Array.from(titles, ({ group }) => group),
    sources: Uint8Array.from(titles, ({ source }) => source),
  };
}

function tokensFor({ stems, pairs, head }: TitleTokens): string[] {
  return head === '' ? [...stems, ...pairs] : [...stems, ...pairs, `head:${head}`];
}

/** Inverts the lists of titles per token to lists of tokens per title, rarest token first. */
function turnedOver(postings: PackedLists, titles: number): PackedLists {
  const tokens = postings.starts.length - 1;
  const starts = new Int32Array(titles + 1);
  for (const i of postings.members) starts[i + 1] = (starts[i + 1] ?? 0) + 1;
  for (let i = 0; i < titles; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  const members = new Int32Array(postings.members.length);
  const ends = starts.slice();
  const order = Array.from({ length: tokens }, (_, id) => id).sort((a, b) => lengthAt(postings, a) - lengthAt(postings, b) || a - b);
  for (const id of order)
    for (const i of listAt(postings, id)) {
      const at = ends[i] ?? 0;
      members[at] = id;
      ends[i] = at + 1;
    }
  return { starts, members };
}

/** Entropy of the occupations of a list, in nats. One extra title without occupation is added, so that a single title is not certain. */
function entropy(groups: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  const all = groups.length + 1;
  let sum = 0;
  for (const count of counts.values()) sum -= (count / all) * Math.log(count / all);
  return sum;
}

/** Keeps the best elements in a heap whose root is the worst of them. */
class Best {
  private readonly indices: number[] = [];
  private readonly scores: number[] = [];

  constructor(private readonly size: number) {}

  offer(index: number, score: number): void {
    const { indices, scores, size } = this;
    if (indices.length < size) {
      indices.push(index);
      scores.push(score);
      this.rise(indices.length - 1);
    } else if (score > (scores[0] ?? 0)) {
      indices[0] = index;
      scores[0] = score;
      this.sink(0);
    }
  }

  sorted(): Neighbour[] {
    return this.indices.map((index, i) => ({ index, similarity: this.scores[i] ?? 0 })).sort((a, b) => b.similarity - a.similarity || a.index - b.index);
  }

  private rise(at: number): void {
    for (let i = at; i > 0;) {
      const parent = (i - 1) >> 1;
      if ((this.scores[i] ?? 0) >= (this.scores[parent] ?? 0)) return;
      this.swap(i, parent);
      i = parent;
    }
  }

  private sink(at: number): void {
    for (let i = at; ;) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2]) if (child < this.scores.length && (this.scores[child] ?? 0) < (this.scores[least] ?? 0)) least = child;
      if (least === i) return;
      this.swap(i, least);
      i = least;
    }
  }

  private swap(a: number, b: number): void {
    [this.indices[a], this.indices[b]] = [this.indices[b] ?? 0, this.indices[a] ?? 0];
    [this.scores[a], this.scores[b]] = [this.scores[b] ?? 0, this.scores[a] ?? 0];
  }
}
