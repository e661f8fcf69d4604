import { isTopic, skipped, type Item } from '../items.ts';

/** How somebody says which rows they have. */
const SEEN =
  /^(?:seen|saw|got|have|had|read|viewed|reviewed|checked|looked at|gone through|went through|been through|skimmed|know|covered|done)(?: all)?(?: of)?$/iu;
const FIRST = /^(?:the )?(?:first|top)$/iu;
const NEXT = /^(?:(?:show|give|list|get|now|and|then|me|us|please|want|need|see|send) ?)*(?:the )?next$/iu;
const BETWEEN = /^(?:the|my|your|of|all|already)$/iu;

/** "I've already seen the first 25, show the next 25": the rows to leave out, and how many to list after them. */
export function withSeenRows(items: readonly Item[]): Item[] {
  const seen = items.findIndex(({ text }, i) => SEEN.test(text) && firstRows(items, i) !== undefined);
  const number = seen < 0 ? undefined : firstRows(items, seen);
  if (number === undefined) return [...items];
  const next = items.findIndex(
    (item, i) => i > number && NEXT.test(item.text) && !isTopic(items[i + 1] ?? item, ['jobs', 'clusters']) && items[i + 1]?.means.kind === 'number',
  );
  if (next < 0) return [...items];
  // Who has seen them, and that they are the first ones, says no more.
  const start = items.slice(0, seen).findLastIndex(({ means, text }) => means.kind === 'mark' || !ASKER.test(text)) + 1;
  return items.map((item, i): Item => {
    if (i === number - 1) return { ...item, means: { kind: 'skip_rows' } };
    if (i === next) return { ...item, means: { kind: 'limit' } };
    return i >= start && i < number && item.means.kind !== 'mark' ? skipped(item) : item;
  });
}
const ASKER = /^(?:i|we|you|i['’]?ve|we['’]?ve|i have|we have|already|just|have|so|and|since|as|because|showed|me)$/iu;

/** Where the number of the first rows is, right after the word that says that they were seen. */
function firstRows(items: readonly Item[], seen: number): number | undefined {
  let at = seen + 1;
  while (BETWEEN.test(items[at]?.text ?? '')) at++;
  return FIRST.test(items[at]?.text ?? '') && items[at + 1]?.means.kind === 'number' ? at + 1 : undefined;
}
