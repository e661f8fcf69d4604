import type { Item } from '../items.ts';
import type { Word } from '../words/word.ts';

const START = '^';
const END = '$';
const PAUSE = /^[.,;:!()[\]/-]+$/u;

/** What the choice of a form sees of a question. Names are only of a kind, so that what is learned about one occupation holds for all. */
export interface Masked {
  readonly words: readonly string[];
  /** What the vocabulary knows about them, marked with # so that the word "wages" and the topic differ. */
  readonly meanings: readonly string[];
}

export function masked(items: readonly Item[], words: readonly Word[]): Masked {
  return { words: items.flatMap((item) => wordsOf(item, words)).filter((word) => !PAUSE.test(word)), meanings: [...new Set(items.flatMap(meaningsOf))] };
}

/** What says which form is meant: the words, each pair of neighbors, and the meanings. */
export function formClues({ words, meanings }: Masked): string[] {
  const spoken = [START, ...words, END];
  const pairs = spoken.slice(1).map((word, i) => `${spoken[i]} ${word}`);
  return [...new Set([...words, ...pairs, ...meanings])];
}

/**
 * What says whether a query answers a text: also which words stand together, wherever they do, and which words with which meaning. "Update" and "badges" are both in many questions,
 * and rarely in the same one. For the choice of the form, these pairs bring nothing (measured).
 */
export function answeredClues(seen: Masked): string[] {
  const words = [...new Set(seen.words)].sort();
  const together = words.flatMap((word, i) => words.slice(i + 1).map((other) => `${word} & ${other}`));
  const meant = words.flatMap((word) => seen.meanings.map((meaning) => `${word} & ${meaning}`));
  return [...formClues(seen), ...together, ...meant];
}

function wordsOf({ means, from, to }: Item, words: readonly Word[]): string[] {
  if (means.kind === 'entity') return [`<${means.entity.kind}>`];
  return words.slice(from, to).map(({ kind, lemma, text }) => (kind === 'word' ? lemma : kind === 'mark' ? text : `<${kind}>`));
}

function meaningsOf({ means }: Item): string[] {
  switch (means.kind) {
    case 'topic':
      return [`#${means.topic}`];
    case 'value':
      return [...means.options.map(({ field }) => `#${field}`), ...(means.topic === undefined ? [] : [`#${means.topic}`])];
    case 'entity':
    case 'mark':
      return [];
    default:
      return [`#${means.kind}`];
  }
}
