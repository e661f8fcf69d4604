import { wordLists } from '../../../language/word-lists.ts';
import { textOf } from '../indexed.ts';
import { isKindOfBadge, isTopic, type Item } from '../items.ts';
import { BADGES } from '../senses.ts';

const FOR = /^(?:for|in|on|under|at)$/iu;

/** "Growth is platinum yet stability didn't get anything", "stability got nothing": no badge of this kind. */
export function withKindsWithoutBadge(items: readonly Item[]): Item[] {
  if (!items.some((item) => item.means.kind === 'level' || isTopic(item, BADGES))) return [...items];
  const start = items.findIndex((item, i) => isKindOfBadge(item) && endOfNothing(items, i) !== undefined);
  const end = start < 0 ? undefined : endOfNothing(items, start);
  if (end === undefined) return [...items];
  return items.map((item, i): Item => {
    if (i === end) return { ...item, means: { kind: 'level', level: 'NA' } };
    return i > start && i < end ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** Where it is said that the kind of a badge at `start` got nothing. */
function endOfNothing(items: readonly Item[], start: number): number | undefined {
  const [first, ...more] = items.slice(start + 1, start + 1 + LONGEST_NOTHING);
  if (first === undefined) return undefined;
  const length = Array.from({ length: more.length + 1 }, (_, i) => i).find((i) => GOT_NOTHING.test(textOf(first, ...more.slice(0, i))));
  const next = length === undefined ? undefined : items[start + 2 + length];
  return length === undefined || (next !== undefined && isKindOfBadge(next)) || FOR.test(next?.text ?? '') ? undefined : start + 1 + length;
}
const LONGEST_NOTHING = 4;
const GOT_NOTHING = wordLists('badge-categories.tsv').whole('none');
