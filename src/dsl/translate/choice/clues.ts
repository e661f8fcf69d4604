import type { Item } from '../items.ts';
import type { Word } from '../words.ts';

const START = '^';
const END = '$';
const PAUSE = /^[.,;:!()[\]/-]+$/u;

/**
 * What the choice of a form looks at: the words of a question, each with the one before it, and what the vocabulary knows about them. Names are only of a
 * kind, so that what is learned about one occupation holds for all.
 */
export function cluesOf(items: readonly Item[], words: readonly Word[]): string[] {
  const tokens = items.flatMap((item) => tokensOf(item, words)).filter((token) => !PAUSE.test(token));
  const spoken = [START, ...tokens, END];
  const pairs = spoken.slice(1).map((token, i) => `${spoken[i]} ${token}`);
  return [...new Set([...tokens, ...pairs, ...items.flatMap(meaningsOf)])];
}

function tokensOf({ means, from, to }: Item, words: readonly Word[]): string[] {
  if (means.kind === 'entity') return [`<${means.entity.kind}>`];
  return words.slice(from, to).map(({ kind, lemma, text }) => (kind === 'word' ? lemma : kind === 'mark' ? text : `<${kind}>`));
}

/** In another alphabet than words, so that "wages" the word and the topic differ. */
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
