import { indexesOf, textOf, type Indexed } from '../indexed.ts';
import type { Facet } from '../reading.ts';
import { amountOf, hasTopic, isListed, names, understood, type Numbered } from './numbered.ts';

/** Among the largest ten of a company. */
export const TOP10 = { field: 'TOP10', values: [1] } as const;
const TOP_OF_COMPANY = 10;
/** What each badge is for: "platinum in all four categories". */
export const KINDS_OF_BADGES = /^(?:badge )?(?:categories|areas|dimensions|types|kinds|measures|aspects|disciplines)$/iu;
const GIVE = /(?:^|\s)(?:give|show|send|get|return|list|me|us)$/iu;
const IS = /^(?:is|are|as|among)(?: an?| the| their| its)?$/iu;

/** "Top 10", "five employers", "20 max": how many rows. Undefined for another number. */
export function readLimit(numbered: Numbered, i: number): Facet[] | undefined {
  const { items, all } = numbered;
  const [before, item, next] = [items[i - 1], items[i], items[i + 1]];
  // "Cluster (286), rows 11 to 20".
  const isApart = item !== undefined && next !== undefined && all.slice(item.index + 1, next.index).some(({ text }) => /[),;]/u.test(text));
  const after = isApart ? undefined : next;
  const amount = amountOf(item);
  if (item === undefined || amount?.unit !== 'plain') return undefined;
  if (!Number.isInteger(amount.value) || amount.value <= 0) return undefined;
  if (isValue(numbered, i)) return undefined;
  if (countsNamed(numbered, item, amount.value)) return [understood(item.text, item.index, [item.index])];
  // "Ranked in two categories": kinds of badges, and no rows.
  if (KINDS_OF_BADGES.test(all[item.index + 1]?.text ?? '') && all.some(({ means }) => means.kind === 'level' || means.kind === 'archetype')) return undefined;
  // "One step up from cashier": how far, and no number of rows.
  if (after?.means.kind === 'topic' && after.means.topic === 'next' && /^steps?\b/iu.test(after.text))
    return amount.value === 1 ? [understood(item.text, item.index, [item.index])] : undefined;
  // "One line per outcome": how it is shown.
  if (after?.means.kind === 'rows' && all[after.index + 1]?.means.kind === 'per') return undefined;
  const compare = [before, after].find((one) => one?.means.kind === 'compare');
  // "20 max".
  const isMost = compare?.means.kind === 'compare' && compare.means.operator === 'lte';
  if (compare !== undefined && !isMost) return undefined;
  // "Sorted by pay, 10 only".
  const [earlier, later] = [all[item.index - 1], all[item.index + 1]];
  const isOnly = (one: Indexed | undefined): boolean => one !== undefined && /^(?:only|just)$/iu.test(one.text);
  // "Only 10, with scores".
  const isClosed = later === undefined || later.means.kind === 'mark';
  // "Give me 20, the ones with most badges".
  const isGiven = isClosed && earlier?.means.kind === 'skip' && GIVE.test(earlier.text);
  const only = isOnly(later) ? later : isClosed && isOnly(earlier) ? earlier : undefined;
  if (!isMost && only === undefined && !isGiven && !isPosition(before, after) && !isCounted(after) && i < items.length - 1) return undefined;
  const around = [before?.means.kind === 'limit' ? before : undefined, isMost ? compare : undefined, after?.means.kind === 'rows' ? after : undefined];
  const top = amount.value === TOP_OF_COMPANY ? topOfCompany(numbered, i) : undefined;
  const covers = indexesOf(item, ...around, top, only);
  return top === undefined
    ? [{ kind: 'limit', text: item.text, at: item.index, covers, count: amount.value }]
    : [{ kind: 'field', text: textOf(top, item), at: item.index, covers, options: [TOP10] }];
}

/** "Employees <= 5", "rank = 3", "not 3": the value of something, unless that is the number of rows. */
function isValue({ items, all }: Numbered, i: number): boolean {
  const item = items[i];
  const sign = all[(item?.index ?? 0) - 1];
  if (items[i - 1]?.means.kind === 'not') return true;
  if (sign === undefined || !SIGN.test(sign.text)) return false;
  const named = all[sign.index - 1];
  return named !== undefined && !['limit', 'rows', 'mark', 'superlative'].includes(named.means.kind);
}
const SIGN = /^(?:[<>!]?={1,2}|[<>≤≥≠]|<>)$/u;

/** "All three" of three titles, "the two" of two clusters: how many are named, and no limit. */
function countsNamed({ all }: Numbered, item: Indexed, count: number): boolean {
  const next = all[item.index + 1];
  if (count < 2 || !OF_NAMED.test(all[item.index - 1]?.text ?? '') || next?.means.kind === 'superlative') return false;
  const named = all.filter(({ means }) => means.kind === 'quoted' || means.kind === 'entity');
  const isOf = (kind: 'company' | 'role' | 'quoted') => (one: Indexed) => (one.means.kind === 'entity' ? one.means.entity.kind : one.means.kind) === kind;
  const isCluster = (one: Indexed, at: number): boolean => one.means.kind === 'number' && one !== item && isListedId(all, at);
  return (['company', 'role', 'quoted'] as const).some((kind) => named.filter(isOf(kind)).length === count) || all.filter(isCluster).length === count;
}
const OF_NAMED = /^(?:all(?: of)?(?: the| these| those)?|the|these|those|of (?:the|these|those))$/iu;

/** The number of a cluster, alone or in a list: "clusters 415, 419 or 446". */
function isListedId(all: readonly Indexed[], at: number): boolean {
  const start = all.slice(0, at).findLast(({ means, text }) => means.kind !== 'number' && means.kind !== 'or' && !/^[,/&+]$/u.test(text));
  return start?.means.kind === 'topic' && start.means.topic === 'clusters';
}

const isPosition = (before: Indexed | undefined, after: Indexed | undefined): boolean =>
  ['superlative', 'limit', 'order'].includes(before?.means.kind ?? '') || ['superlative', 'rows', 'order', 'skip_rows'].includes(after?.means.kind ?? '');

/** What is listed: "five employers", "the 3 most probable occupations". */
function isCounted(after: Indexed | undefined): boolean {
  // "Which five states have the most".
  if (after?.means.kind === 'entity' || isListed(after)) return true;
  // A company has three archetypes: "ranked in two categories" is no number of rows.
  if (after?.means.kind === 'group') return after.means.name !== 'ARCHETYPE';
  const isOfMatches = after?.means.kind === 'topic' && ['convert', 'code'].includes(after.means.topic);
  return isOfMatches && /(?:occupations|codes|matches)(?: for)?$/iu.test(after.text) && !/title/iu.test(after.text);
}

/** The word for "top" in "top 10 occupations" of a company, which have a field of their own. */
function topOfCompany(numbered: Numbered, i: number): Indexed | undefined {
  const { items, all } = numbered;
  const [before, item, after] = [items[i - 1], items[i], items[i + 1]];
  const hasBoth = names(numbered, 'company') && names(numbered, 'role');
  const isOfCompany = names(numbered, 'company') || (names(numbered, 'role') && (hasTopic(numbered, 'companies') || hasTopic(numbered, 'who')));
  const isOfJobs = (one: Indexed | undefined): boolean => one?.means.kind === 'topic' && ['jobs', 'clusters'].includes(one.means.topic);
  const named = [
    [before, after],
    [after, items[i + 2]],
  ].find(([word, jobs]) => word?.means.kind === 'superlative' && isOfJobs(jobs))?.[0];
  // "Pairs that are top ten roles".
  const isQuality = hasTopic(numbered, 'role_badges') && named !== undefined && IS.test(all[(item?.index ?? 0) - 2]?.text ?? '');
  if (!isOfCompany && !isQuality) return undefined;
  // "The top 10 jobs at Kroger by postings": ten of another order.
  const isOrder = (one: Indexed): boolean => one !== named && ['by', 'order', 'superlative'].includes(one.means.kind) && all[one.index - 1]?.text !== ',';
  if (/^top$/iu.test(named?.text ?? '') && items.some(isOrder)) return undefined;
  // "Is nurse at Walmart in the top 10?"
  const isLast = hasBoth && i === items.length - 1 && before?.means.kind === 'superlative' && /^top$/iu.test(before.text);
  // "Does Pfizer have chemists among its top ten?"
  const isOfPlace = names(numbered, 'company') && hasTopic(numbered, 'jobs') && i >= items.length - 2 && after?.means.kind === 'superlative';
  return named ?? (isLast ? before : isOfPlace ? after : undefined);
}
