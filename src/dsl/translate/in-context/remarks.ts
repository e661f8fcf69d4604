import { wordLists } from '../../../language/word-lists.ts';
import { textOf } from '../indexed.ts';
import type { Item } from '../items.ts';

const WORDS = wordLists('background.tsv');

const SHORTEST = 2;
const LONGEST = 8;
const REMARK = new RegExp(`^(?:${WORDS.any('remark begins')} )*${WORDS.any('remark')}(?: ${WORDS.any('remark on')})*(?: ${WORDS.any('remark ends')})*$`, 'iu');

/** "…, interesting story angle maybe": what somebody thinks of the question, at its end, and no condition. */
export function withRemarks(items: readonly Item[]): Item[] {
  const last = items.findLastIndex(({ means }) => means.kind !== 'mark') + 1;
  const start = items.slice(0, last).findLastIndex(({ means }) => means.kind === 'mark') + 1;
  const said = items.slice(start, last);
  const isAsked = items.slice(0, start).some(({ means }) => means.kind === 'topic' || means.kind === 'entity');
  if (start === 0 || !isAsked || said.length < SHORTEST || said.length > LONGEST || !REMARK.test(textOf(...said))) return [...items];
  return items.map((item, i): Item => (i >= start && i < last && item.means.kind !== 'skip' ? { ...item, means: { kind: 'background' } } : item));
}
