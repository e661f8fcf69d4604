import { wordLists } from '../../../language/word-lists.ts';
import { runIn, textOf } from '../indexed.ts';
import type { Item } from '../items.ts';

const LONGEST = 7;
/** "Every single one of their badges". */
const EVERY = /(?:^|\s)(?:every|each|single|all|no|not)$/iu;
const OF_ANY = wordLists('badge-categories.tsv').whole('any');

/** "Platinum in at least one of the badge categories", "platinum at least in ANY category", "one of the four badges platinum": a badge of any kind has the level. */
export function withAnyCategory(items: readonly Item[]): Item[] {
  if (!items.some(({ means }) => means.kind === 'level')) return [...items];
  const found = runIn(items, LONGEST, (run, start) => isAny(run) && !EVERY.test(items[start - 1]?.text ?? ''));
  if (found === undefined) return [...items];
  const [start, end] = found;
  return items.map((item, i): Item => {
    if (i === end - 1) return { ...item, means: { kind: 'quantifier', quantifier: 'any' } };
    return i >= start && i < end ? { ...item, means: { kind: 'skip' } } : item;
  });
}

const SAYS_MORE: readonly Item['means']['kind'][] = ['level', 'entity', 'archetype', 'value'];
function isAny(run: readonly Item[]): boolean {
  const said = textOf(...run)
    .replace(/^at least (?=in )/iu, 'in ')
    .replace(/^in in /iu, 'in ');
  return OF_ANY.test(said) && !run.some(({ means }) => SAYS_MORE.includes(means.kind));
}
