import { wordLists } from '../../../language/word-lists.ts';
import { isTopic, type Item } from '../items.ts';
import { textOf } from '../indexed.ts';
import { LISTED } from '../senses.ts';

const ALL = new RegExp(`^(?:(?:please|pls|and) )?${wordLists('additions.tsv').any('all')}(?: (?:please|pls))?$`, 'iu');

/** "Microsoft roles, all of them", "Walmart positions, everything you've got": after what is listed, no condition. */
export function withAllOfThem(items: readonly Item[]): Item[] {
  const last = items.findLastIndex(({ means }) => means.kind !== 'mark');
  const pause = items.slice(0, last + 1).findLastIndex(({ means }) => means.kind === 'mark');
  const isAll = pause > 0 && ALL.test(textOf(...items.slice(pause + 1, last + 1)));
  if (!isAll || !items.slice(0, pause).some((item) => isTopic(item, [...LISTED, 'badges', 'aliases']))) return [...items];
  return items.map((item, i) => (i > pause && i <= last ? { ...item, means: { kind: 'skip' } } : item));
}
