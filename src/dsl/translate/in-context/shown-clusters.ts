import { isTopic, numberOf, skipped, type Item } from '../items.ts';

/** What somebody wants to see of a cluster as a whole. */
const SUMMARY =
  /^(?:(?:the|a|its|quick|short|full) )*(?:summary|overview|profile|record|entry|page|card|details?|info|information|facts?|description|rundown)(?: (?:of|on|for))?$/iu;
/** How somebody asks for one cluster before it is named. */
const OPENS =
  /^(?:(?:please|can you|could you) )?(?:open|open up|pull up|bring up|call up|look up|load|display|fetch|get|get me|show|show me|give me|view|see)$/iu;
const JOIN = /^(?:and|&|\+|plus|with|along with|together with|as well as|including|incl\.?|also|then)$/iu;

/**
 * "Cluster 303: members and summary", "open cluster 97 and list all its occupations": one cluster, with its occupations added. "Occupations of cluster 97" asks for these
 * alone.
 */
export function withShownMembers(found: readonly Item[]): Item[] {
  const opened = withoutOpening(found);
  const items = opened ?? found;
  const label = items.findIndex((item, i) => isTopic(item, ['clusters']) && /^cluster$/iu.test(item.text) && numberOf(items[i + 1]) !== undefined);
  const members = items.findIndex((item, i) => i !== label && isMembers(item));
  const isPart = (item: Item, i: number): boolean =>
    i === label ||
    i === label + 1 ||
    isMembers(item) ||
    isSummary(item) ||
    isTopic(item, ['each']) ||
    ['skip', 'mark', 'or', 'quantifier'].includes(item.means.kind);
  if (label < 0 || members < 0 || !items.every(isPart)) return [...found];
  const hasSummary = items.some(isSummary);
  const isAdded = members > label + 1 && items.slice(label + 2, members).some(({ text }) => JOIN.test(text));
  const isShown = hasSummary || (isAdded && (opened !== undefined || OPENS.test(items[label - 1]?.text ?? '') || label === 0));
  if (!isShown) return [...found];
  return items.map((item, i): Item => {
    if (i === members) return { ...item, means: { kind: 'expand', word: 'OCCUPATIONS' } };
    if (isSummary(item)) return { ...item, means: { kind: 'topic', topic: 'about' } };
    return i !== label && (isMembers(item) || isTopic(item, ['each'])) ? skipped(item) : item;
  });
}

/** "Show the clusters at Pfizer that pay more than …": what is listed, where nothing is named before that they could be added to. */
export function withListedClusters(items: readonly Item[]): Item[] {
  const first = items.findIndex(({ means }) => means.kind !== 'skip' && means.kind !== 'mark');
  const item = items[first];
  const isShown = item?.means.kind === 'expand' && item.means.word === 'CLUSTER' && SHOWS.test(item.text);
  if (item === undefined || !isShown || items.some((one) => one.means.kind === 'quoted' || isTopic(one, ['code', 'convert', 'jobs', 'clusters'])))
    return [...items];
  return items.with(first, { ...item, means: { kind: 'topic', topic: 'clusters' } });
}
const SHOWS = /^(?:show|give|list|tell|include|get)\b.*\bclusters$/iu;

/** "Open up" a cluster: not what it opens up to. */
function withoutOpening(items: readonly Item[]): Item[] | undefined {
  const at = items.findIndex(
    (item, i) =>
      OPENS.test(item.text) &&
      items
        .slice(i + 1)
        .find(({ means }) => means.kind !== 'skip')
        ?.text.toLowerCase() === 'cluster',
  );
  return at < 0 || !isTopic(items[at] ?? NOTHING, ['next']) ? undefined : items.map((item, i) => (i === at ? skipped(item) : item));
}
const NOTHING: Item = { from: 0, to: 0, text: '', means: { kind: 'skip' } };

const isSummary = (item: Item): boolean =>
  SUMMARY.test(item.text) && (isTopic(item, ['statistics', 'about']) || ['unknown', 'aside'].includes(item.means.kind));
const isMembers = (item: Item): boolean =>
  (isTopic(item, ['member']) && !/^(?:what|which|in)\b/iu.test(item.text)) ||
  (isTopic(item, ['jobs']) && /s$/iu.test(item.text)) ||
  (item.means.kind === 'expand' && item.means.word === 'OCCUPATIONS');
