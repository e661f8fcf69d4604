import { indexesOf, textOf, type Indexed } from '../indexed.ts';
import type { Facet } from '../reading.ts';
import { amountOf, type Numbered } from './numbered.ts';

/** "Second page of 25", "skip the first 20". */
export const readPages = ({ items }: Numbered): Facet[] =>
  items.flatMap((item, i): Facet[] => {
    if (item.means.kind === 'skip_rows') return readSkipped(item, items[i + 1]);
    return item.means.kind === 'page' ? readPage(items, item, item.means.number) : [];
  });

function readSkipped(item: Indexed, next: Indexed | undefined): Facet[] {
  const size = amountOf(next);
  return size === undefined ? [] : [{ kind: 'offset', text: textOf(item, next), at: item.index, covers: indexesOf(item, next), count: size.value }];
}

function readPage(items: readonly Indexed[], item: Indexed, page: number): Facet[] {
  const i = items.indexOf(item);
  const isPlain = (one: Indexed | undefined): boolean => amountOf(one)?.unit === 'plain';
  // "25 per page".
  const ofPage = items.find((one, place) => isPlain(one) && /page/iu.test(items[place + 1]?.text ?? '') && items[place + 1]?.means.kind === 'rows');
  // "The third page, pages of 20".
  const ofPages = items.find((one, place) => isPlain(one) && /^pages?(?: (?:of|with|size|sized))?$/iu.test(items[place - 1]?.text ?? ''));
  const per = [items[i + 1], items[i - 1]].find(isPlain) ?? ofPage ?? ofPages;
  const size = amountOf(per)?.value;
  const facets: Facet[] = [];
  const skipped = size === undefined ? ({ count: page - 1, unit: 'pages' } as const) : { count: (page - 1) * size };
  if (page > 1) facets.push({ kind: 'offset', text: item.text, at: item.index, covers: [item.index], ...skipped });
  if (per === undefined || size === undefined) return facets;
  const [before, next] = [items[items.indexOf(per) - 1], items[items.indexOf(per) + 1]];
  const covers = indexesOf(per, page > 1 ? undefined : item, next?.means.kind === 'rows' ? next : undefined, per === ofPages ? before : undefined);
  return [...facets, { kind: 'limit', text: per.text, at: per.index, covers, count: size }];
}
