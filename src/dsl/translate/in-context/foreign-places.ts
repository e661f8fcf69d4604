import { listedPlaces } from '../../../gazetteer/place-list.ts';
import { wordKey } from '../../../text/words.ts';
import { isPlace, type Item } from '../items.ts';
import { OF_JOBS } from '../senses.ts';

const ABROAD = listedPlaces('abroad');
/** The most words that the name of one of them has. */
const LONGEST_NAME = Math.max(...Array.from(ABROAD.keys(), (name) => name.split(' ').length));

const WHERE = /(?:^|\s)(?:in|to|around|near|across|throughout|within|from|outside)(?: the)?$/iu;
/** "Bank of China" is a name, "nurses of Canada" is not. */
const WHERE_OF_JOBS = /(?:^|\s)of(?: the)?$/iu;

/** "What do electricians earn in Germany?", "employers in Toronto, Canada": the data is about the United States. Words that mean something in the data come first. */
export function withForeignPlaces(items: readonly Item[]): Item[] {
  const isAboutJobs = items.some(({ means }) => means.kind === 'topic' && OF_JOBS.includes(means.topic));
  const result: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const [item, last, beforeLast] = [items[i], result.at(-1), result.at(-2)];
    if (item === undefined) break;
    const before = /^the$/iu.test(last?.text ?? '') ? `${beforeLast?.text ?? ''} the` : (last?.text ?? '');
    const isAfterOne = last?.text === ',' && beforeLast?.means.kind === 'elsewhere';
    const end = WHERE.test(before) || (isAboutJobs && WHERE_OF_JOBS.test(before)) || isAfterOne ? endOfPlace(items, i, { isAboutJobs }) : undefined;
    if (end === undefined) result.push(item);
    else {
      result.push({ from: item.from, to: items[end - 1]?.to ?? item.to, text: textOf(items.slice(i, end)), means: { kind: 'elsewhere' } });
      i = end - 1;
    }
  }
  return result;
}

function endOfPlace(items: readonly Item[], start: number, { isAboutJobs }: { readonly isAboutJobs: boolean }): number | undefined {
  for (let end = Math.min(items.length, start + LONGEST_NAME); end > start; end--) {
    const run = items.slice(start, end);
    if (run.some(({ means }) => means.kind === 'mark')) continue;
    const [mark, next] = items.slice(end, end + 2);
    // "Paris, Texas" is here.
    const isHere = isPlace(mark) || (mark?.text === ',' && isPlace(next));
    // "Electricians in Ontario": wages are of no city, and the region abroad is better known.
    const isOfBoth = isAboutJobs && run.length === 1 && isPlace(run[0]) && !isState(run[0]);
    if (!isHere && (isOfBoth || run.some(({ means }) => means.kind === 'unknown')) && ABROAD.has(wordKey(textOf(run)))) return end;
  }
  return undefined;
}

const isState = (item: Item | undefined): boolean =>
  item?.means.kind === 'entity' && item.means.entity.kind === 'place' && item.means.entity.state !== undefined;

const textOf = (run: readonly Item[]): string => run.map(({ text }) => text).join(' ');
