import type { Item } from './items.ts';

/** How sentences begin that tell who asks, and why. */
const TELLS =
  /^(?:i|im|ive|id|i'm|i’m|i've|i’ve|my|we|we're|we’re|our|she|he|they|as|a (?:client|friend|student|colleague|relative)|one of my|someone|suppose|imagine|assume|after|say|hi|hello|hey)\b/iu;
/** How those begin that ask. */
const ASKS =
  /^(?:so |and |but |now |then |please |pls )*(?:which|what|whats|what's|what’s|how|who|whos|who's|who’s|where|when|why|show|give|list|find|get|tell|name|count|compare|rank|search|can|could|would|will|is|are|am|do|does|did|should|any|need|want|looking|recommend|suggest|pull|fetch|return|help|the)\b/iu;

/**
 * Leaves of a sentence that only tells who asks what can be a condition: names and values. The rest of it is background: "I'm a journalist working on a story.
 * Which employers went bankrupt?"
 */
export function withBackground(items: readonly Item[], text: string, startOf: (item: Item) => number): Item[] {
  const sentences = sentencesOf(items, (item) => text.slice(startOf(item)));
  const begins = (sentence: readonly Item[]): string => (sentence[0] === undefined ? '' : text.slice(startOf(sentence[0])));
  if (sentences.length < 2 || !sentences.some((sentence) => ASKS.test(begins(sentence)) && !TELLS.test(begins(sentence)))) return [...items];
  return sentences.flatMap((sentence) => (TELLS.test(begins(sentence)) ? sentence.map(kept) : sentence));
}

/** Sentences end with a mark, and with a comma before a word that asks. */
function sentencesOf(items: readonly Item[], from: (item: Item) => string): Item[][] {
  const sentences: Item[][] = [[]];
  items.forEach((item, i) => {
    sentences.at(-1)?.push(item);
    const next = items[i + 1];
    if (item.means.kind !== 'mark' || next === undefined) return;
    if (/[.?!;:]/u.test(item.text) || (/,/u.test(item.text) && ASKS.test(from(next)))) sentences.push([]);
  });
  return sentences;
}

function kept(item: Item): Item {
  const { kind } = item.means;
  return ['entity', 'value', 'skip', 'mark', 'quoted', 'not'].includes(kind) ? item : { ...item, means: { kind: 'background' } };
}
