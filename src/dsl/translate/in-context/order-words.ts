import { isRole, isTopic, type Item } from '../items.ts';
import { BADGES, HIRING } from '../senses.ts';

/** Gives words the meaning that they have next to an order: "ranked by", "by badge count, then name". */
export const withOrderWords = (items: readonly Item[]): Item[] => withPostingsFirst(withFirst(withLaterKeys(withRanking(withTenYears(withPaidFields(items))))));

/** "The best paying fields", "10 fields pay best": what only clusters have, so that the fields are clusters. */
const withPaidFields = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = /^(?:that|which)$/iu.test(items[i + 1]?.text ?? '') ? items[i + 2] : items[i + 1];
    const isOfFigure = [items[i - 1], next].some(
      (one) => one?.means.kind === 'order' && one.means.names.some((name) => name.startsWith('PAY') || name === 'RETENTION'),
    );
    return isOfFigure && /^(?:fields?|areas|lines of work)$/iu.test(item.text) && item.means.kind === 'skip'
      ? { ...item, means: { kind: 'topic', topic: 'clusters' } }
      : item;
  });

/** "Clusters by ten-year pay": the pay of a cluster is that after ten years. */
function withTenYears(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ means }, i) => means.kind === 'number' && means.value === 10 && items[i + 1]?.means.kind === 'year' && isPay(items[i + 2]));
  const isOfClusters = items.some((item) => isTopic(item, ['clusters'])) && !items.some(isRole);
  if (at < 0 || !isOfClusters) return [...items];
  return items.map((item, i) => (i === at || i === at + 1 ? { ...item, means: { kind: 'skip' } } : item));
}
const isPay = (item: Item | undefined): boolean =>
  item !== undefined && (isTopic(item, ['wages']) || (item.means.kind === 'order' && item.means.names.some((name) => name === 'PAY')));

/** "Employers that sort best on role badges": by them, best first. */
function withBestOn(items: readonly Item[]): Item[] {
  const sorts = items.findIndex((item, i) => SORTS.test(item.text) && items[i + 1]?.means.kind === 'superlative' && ON.test(items[i + 2]?.text ?? ''));
  if (sorts < 0) return [...items];
  return items.map((item, i) => {
    if (i === sorts + 2) return { ...item, means: { kind: 'by' } };
    return i === sorts || i === sorts + 1 ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const SORTS = /^(?:sorts?|ranks?|scores?|orders?|places?|come out|comes out)$/iu;
const ON = /^(?:on|by|in|for|at)$/iu;

/** "Gold banks ranked by name" is an order, and no badge. What is written as an order needs no "by" before it: "ranked by your blended score". */
function withRanking(found: readonly Item[]): Item[] {
  const items = withBestOn(found);
  return items.map((item, i) => {
    const key = items.slice(i + 1).find(({ text }) => !/^(?:the|your|its|their)$/iu.test(text));
    if (item.means.kind === 'by' && key?.means.kind === 'order' && key.means.names.some((name) => name.startsWith('BLEND')))
      return { ...item, means: { kind: 'skip' } };
    const next = items.slice(i + 1).find(({ means }) => means.kind !== 'mark');
    // "Which sectors have the most employers? Ranked, biggest at the top".
    const isAlone = items[i - 1]?.means.kind === 'mark' && items[i + 1]?.means.kind === 'mark' && ['superlative', 'direction'].includes(next?.means.kind ?? '');
    const isOrder = item.means.kind === 'level' && /^ranked$/iu.test(item.text) && (isAlone || ['order', 'by'].includes(items[i + 1]?.means.kind ?? ''));
    return isOrder ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "By industry, then badge count", "sorted by postings and then by name": another order after the first one. */
function withLaterKeys(items: readonly Item[]): Item[] {
  const first = items.findIndex(({ means }) => means.kind === 'by' || means.kind === 'order');
  if (first < 0) return [...items];
  return items.map((item, i) => {
    if (i <= first) return item;
    const before = items[i - 1];
    // "Then number of employers".
    const next = items.slice(i + 1).find((one) => !isTopic(one, ['count']) && !/^(?:the|their|its|of)$/iu.test(one.text));
    // "And" joins two orders only before what nothing but an order has.
    const isThen = THEN.test(item.text) || (/^(?:and|,)$/iu.test(item.text) && isAfterKey(items, i, first) && LATER_NAME.test(next?.text ?? ''));
    if (isThen && ['skip', 'or', 'mark'].includes(item.means.kind) && isKey(next) && !NAME.test(next?.text ?? '')) return { ...item, means: { kind: 'by' } };
    const isName =
      NAME.test(item.text) && ['skip', 'topic'].includes(item.means.kind) && before !== undefined && (THEN.test(before.text) || isThenAt(items, i - 1, first));
    return isName ? { ...item, means: { kind: 'order', names: ['ALPHA', 'INDUSTRY', 'TITLE', 'CLUSTER_NAME'] } } : item;
  });
}
/** "Ranked by share of degree holders, lowest share first": which end comes first, and not another order. */
function withFirst(items: readonly Item[]): Item[] {
  const ordered = items.findIndex(({ means }) => means.kind === 'by' || means.kind === 'order');
  const end = items.findIndex(({ text }, i) => i > ordered && /^(?:first|on top|at the top)$/iu.test(text));
  const start = items.slice(0, Math.max(end, 0)).findLastIndex(({ means }) => means.kind === 'superlative');
  const { means } = items[start] ?? {};
  const hasKey = items[ordered]?.means.kind === 'order' || items.slice(ordered + 1, start).some(({ means: { kind } }) => kind !== 'skip' && kind !== 'mark');
  if (ordered < 0 || !hasKey || start <= ordered || end - start > MOST_BETWEEN || means?.kind !== 'superlative') return [...items];
  return items.map((item, i) => {
    if (i === start) return { ...item, means: { kind: 'direction', direction: means.of === 'least' ? 'asc' : 'desc' } };
    return i > start && i <= end ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const MOST_BETWEEN = 4;

/** "What does Nike hire for, beginner openings first": by the number of such openings. */
function withPostingsFirst(items: readonly Item[]): Item[] {
  if (items.some(({ means }) => ['by', 'order', 'superlative', 'direction'].includes(means.kind))) return [...items];
  const first = items.findIndex((item, i) => /^(?:comes? )?first$/iu.test(item.text) && isTopic(items[i - 1] ?? item, ['postings', 'entry_postings']));
  const isEnd = items.slice(first + 1).every(({ means }) => means.kind === 'mark' || means.kind === 'skip');
  const key = items[first - 1];
  if (first < 0 || !isEnd || key === undefined) return [...items];
  const names = [isTopic(key, ['entry_postings']) ? 'ENTRY_POSTING_COUNT' : 'TOTAL_POSTING_COUNT'];
  return items.map((item, i) =>
    item === key ? { ...item, means: { kind: 'order', names, direction: 'desc' } } : i === first ? { ...item, means: { kind: 'skip' } } : item,
  );
}

const THEN = /^(?:(?:and )?then|and after that|followed by)$/iu;
const NAME = /^(?:name|company name|employer name|cluster name|title|job title|occupation title)s?$/iu;
const LATER_NAME = /^(?:name|company name|employer name|cluster name|title|job title|occupation title|code|onet code|o\*net code|alphabetically)s?$/iu;
const isThenAt = (items: readonly Item[], i: number, first: number): boolean => /^(?:and|,)$/iu.test(items[i]?.text ?? '') && isAfterKey(items, i, first);
/** Only the key of the first order is between it and `i`. */
const isAfterKey = (items: readonly Item[], i: number, first: number): boolean =>
  i - first <= 3 && items[first]?.means.kind === 'by' && items.slice(first + 1, i).every((item) => item.means.kind === 'skip' || isKey(item));
const isKey = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.means.kind === 'level' ||
    isTopic(item, [...BADGES, ...HIRING, 'industries', 'wages', 'growth', 'retention', 'education', 'companies', 'convert', 'code', 'ai']));

/** "How many openings at Walmart": each row has the number of its own, and nothing adds them up. A company and a job have one row. */
export function withSums(items: readonly Item[]): Item[] {
  if (items.some(({ means }) => ['by', 'per', 'order', 'superlative', 'compare', 'level', 'group'].includes(means.kind))) return [...items];
  const hasOne = items.some(isOf('company')) && items.some(isOf('role'));
  return items.flatMap((item, i): Item[] => {
    const next = items[i + 1];
    if (isTopic(item, ['count']) && next !== undefined && isTopic(next, HIRING) && POSTINGS.test(next.text))
      return [{ ...item, means: { kind: hasOne ? 'skip' : 'unknown' } }];
    const [count, ...words] = NUMBER_OF.exec(item.text)?.slice(1) ?? [];
    const isAsked = isTopic(item, ['postings', 'entry_postings']) && items.slice(0, i).every(({ means }) => ['skip', 'mark'].includes(means.kind));
    if (count === undefined || !isAsked) return [item];
    return [
      { ...item, text: count, means: { kind: hasOne ? 'skip' : 'unknown' } },
      { ...item, text: words.join(' ') },
    ];
  });
}
const isOf =
  (kind: 'company' | 'role') =>
  ({ means }: Item): boolean =>
    means.kind === 'entity' && means.entity.kind === kind;
const POSTINGS = /(?:openings?|postings?|vacanc(?:y|ies)|ads?|adverts?)$/iu;
const NUMBER_OF = /^((?:total )?(?:number|count|amount|sum) of|total|combined) (.+)$/iu;
