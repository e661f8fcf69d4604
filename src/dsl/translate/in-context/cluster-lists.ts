import { textOf } from '../indexed.ts';
import { isTopic, type Item } from '../items.ts';
import { BADGES } from '../senses.ts';

/** Words between "cluster" and its id. */
export const ANNOUNCES =
  /^(?:info|information|details|data|profile|record|about|ids?|numbers?|nos?|identifiers?|codes?|with ids?|with the ids?|with numbers?|numbered|called|members? of)$/iu;
export const JOINS = /^(?:and|or|&|,)$/iu;
export const LABEL = /^(?:and |or )?clusters?$/iu;
/** Around the ids of a list: "cluster_id in (75, 63)", "clusters with id 75 or 63". */
const AROUND = /^(?:with|in|is|of|the|having|=|:|\()$/iu;
const SINGULAR = /[^s]$/iu;

const isPlain = (item: Item | undefined): boolean => item?.means.kind === 'number' && item.means.unit === 'plain' && Number.isInteger(item.means.value);
const isJoin = ({ means, text }: Item): boolean => JOINS.test(text) || (means.kind === 'skip' && LABEL.test(text));

/** The word "clusters" that the numbers from `start` on belong to, and where it is. */
function labelBefore(items: readonly Item[], start: number): number | undefined {
  const at = items.slice(0, Math.max(0, start)).findLastIndex(({ means, text }) => !AROUND.test(text) && !ANNOUNCES.test(text) && means.kind !== 'not');
  const label = items[at];
  return label !== undefined && isTopic(label, ['clusters']) && /\bclusters?$/iu.test(label.text) ? at : undefined;
}

/** "Clusters 97 and 85", "cluster 97 and cluster 85", "clusters with id 75 or 63", "clusters other than 75". */
export function isInListOfIds(items: readonly Item[], at: number): boolean {
  const isOutside = (item: Item): boolean => item.means.kind !== 'number' && !isJoin(item);
  const start = items.findLastIndex((item, i) => i < at && isOutside(item)) + 1;
  const end = items.findIndex((item, i) => i > at && isOutside(item));
  const label = labelBefore(items, start);
  if (label === undefined) return false;
  const said = items.slice(label, start);
  const isClosed = end < 0 || items[end]?.means.kind === 'mark';
  if (said.some(({ means }) => means.kind === 'not')) return isClosed;
  // "Cluster 75, 85", but not "cluster 75, 10 rows" or "cluster 75 and 10 companies".
  const isRepeated = items.slice(start, end < 0 ? items.length : end).some(({ text }) => LABEL.test(text));
  const isMany = isRepeated || said.some(({ text }) => /^\(|s$/iu.test(text));
  const list = items.slice(start, end < 0 ? items.length : end);
  return (isMany || end < 0) && list.filter(({ means }) => means.kind === 'number').length > 1;
}

/** "Clusters 1 through 10", "clusters from 75 to 80": a range of ids, unlike the rows of "top clusters 1 to 10". */
export function withIdRanges(items: readonly Item[]): Item[] {
  const at = items.findIndex((_, i) => isRange(items, i));
  const [low, high] = [items[at], items[endOfRange(items, at) ?? -1]];
  if (low?.means.kind !== 'number' || high?.means.kind !== 'number') return [...items];
  const label = labelOfRange(items, at) ?? at;
  const values = [low.means.value, high.means.value];
  const range: Item = {
    ...low,
    to: high.to,
    text: textOf(low, high),
    means: { kind: 'value', options: [{ field: 'CLUSTER_ID', operator: 'between', values }] },
  };
  // "Occupations in clusters 75 to 80" lists occupations.
  const isOfOthers = items.some((item) => isTopic(item, ['companies', 'jobs', ...BADGES]));
  return items.flatMap((item, i): Item[] => {
    if (i === at) return [range];
    if (i === label && isOfOthers) return [{ ...item, means: { kind: 'skip' } }];
    return (i > label && i < at) || (i > at && item.from < high.to) ? [] : [item];
  });
}

/** "What is in cluster 560? I need the member occupations": with the cluster. */
export function withMembersLater(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => isTopic(item, ['member']) && /^members?$/iu.test(item.text) && isOccupations(items[i + 1]));
  const [item, jobs] = [items[at], items[at + 1]];
  const start = items.slice(0, Math.max(0, at)).findLastIndex(({ means }) => means.kind === 'mark');
  const isLater = start >= 0 && items.slice(0, start).some((one, i) => isTopic(one, ['clusters']) && isPlain(items[i + 1]));
  if (item === undefined || jobs === undefined || !isLater || items.slice(0, start).some(isOccupations)) return [...items];
  const members: Item = { ...item, to: jobs.to, text: textOf(item, jobs), means: { kind: 'expand', word: 'OCCUPATIONS' } };
  return items.flatMap((one) => (one === item ? [members] : one === jobs ? [] : [one]));
}
const isOccupations = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['jobs']) && /s$/iu.test(item.text);

/** A number with a number after it that ends a range. */
function endOfRange(items: readonly Item[], at: number): number | undefined {
  if (!isPlain(items[at])) return undefined;
  const end = items.findIndex(({ means }, i) => i > at && means.kind === 'number');
  const between = items.slice(at + 1, end);
  const isBetween = items.slice(Math.max(0, at - 2), at).some(({ means }) => means.kind === 'between');
  const said = textOf(...between);
  return end > at && isPlain(items[end]) && (TO.test(said) || (isBetween && /^and$/iu.test(said))) ? end : undefined;
}
const TO = /^(?:|to|through|thru|until|till|–|-|up to)$/iu;

const labelOfRange = (items: readonly Item[], at: number): number | undefined =>
  labelBefore(items, items.slice(0, Math.max(0, at)).findLastIndex(({ means }) => means.kind !== 'between') + 1);

function isRange(items: readonly Item[], at: number): boolean {
  const end = endOfRange(items, at);
  const label = end === undefined ? undefined : labelOfRange(items, at);
  const [low, high] = [items[at], items[end ?? -1]];
  if (label === undefined || low?.means.kind !== 'number' || high?.means.kind !== 'number' || low.means.value >= high.means.value) return false;
  const isOfRows = items.slice(0, label).some(({ means }) => ['superlative', 'limit', 'rows', 'by'].includes(means.kind));
  // "Clusters with 5 to 10 occupations", "clusters 3 to 5 years in".
  const next = items[(end ?? 0) + 1];
  const isCounted =
    next !== undefined && ['topic', 'year', 'rows', 'compare', 'order', 'value'].includes(next.means.kind) && !/^(?:where|sorted|ordered)/iu.test(next.text);
  return !isOfRows && !isCounted && !items.slice(label + 1, at).some(({ text }) => /^(?:with|having|in)$/iu.test(text));
}

/** "Cluster 600": the label right before an id that no cluster has. */
export function isUnknownId(items: readonly Item[], at: number): boolean {
  const label = items.slice(0, at).findLastIndex(({ means, text }) => means.kind !== 'skip' && !ANNOUNCES.test(text) && !/^#$/u.test(text));
  const before = items[label];
  const next = items[at + 1];
  const isEnd = next === undefined || ['mark', 'skip', 'or', 'but'].includes(next.means.kind);
  return isPlain(items[at]) && before !== undefined && isTopic(before, ['clusters']) && LABEL.test(before.text) && SINGULAR.test(before.text) && isEnd;
}
