import { isRole, isTopic, type Item } from '../items.ts';

/** Around the cluster that is added: "clusters included", "and give clusters", "with complete cluster details". */
const ADDED = /^(?:included|attached|added|too|as well|also|shown|appended|alongside)$/iu;
const ADDS =
  /^(?:with|w|give|giving|add|adding|include|including|incl|plus|attach|attaching|append|show|showing|tell|and tell|and give|and add|and include|along with|bring)$/iu;
const ARTICLE = /^(?:on|about|the|its|their|all|full|complete|whole|entire|every|me|job|matching|respective|in full|a|of)$/iu;
const DETAIL = /^(?:everything|details?|data|info|information|records?|profiles?|fields?|columns?|attributes?)(?: (?:of|on|about|for))?$/iu;

const ARROW = /^(?:[-=]+>|→|⇒)$/u;

/** "\"Crane operator\" --> which cluster, and that cluster's job level": the title is resolved, with its cluster, or with all about it. */
export function withArrows(items: readonly Item[]): Item[] {
  const arrow = items.findIndex(({ text }, i) => ARROW.test(text) && (items[i - 1]?.means.kind === 'quoted' || items.slice(i - 1, i).some(isRole)));
  const at = items.findIndex((item, i) => i > arrow && isTopic(item, ['clusters', 'member']) && /\bclusters?$/iu.test(item.text));
  const isNext = items.slice(arrow + 1, at).every(({ means }) => means.kind === 'skip');
  if (arrow < 0 || at < 0 || !isNext) return [...items];
  const rest = items.slice(at + 1).filter(({ means }) => !['skip', 'mark', 'or'].includes(means.kind));
  const isOfCluster = rest.every((item) => isTopic(item, ['clusters', 'education', 'ai']) || item.means.kind === 'expand');
  return items.map((item, i): Item => {
    if (i === arrow) return { ...item, means: { kind: 'topic', topic: 'convert' } };
    if (!isOfCluster || rest.length === 0) return item;
    if (i === at) return { ...item, means: { kind: 'expand', word: 'CLUSTER_DETAILS' } };
    return rest.includes(item) ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Code 'line cook' and 'host', clusters included", "full cluster details": the cluster of each title, or all about it. */
export function withAddedClusters(items: readonly Item[]): Item[] {
  const hasTitle = items.some((item) => item.means.kind === 'quoted' || isRole(item) || item.means.kind === 'unknown');
  const asked = items.findIndex((item) => isTopic(item, ['convert', 'code']));
  const at = items.findLastIndex((item) => isTopic(item, ['clusters']) && /^(?:job )?clusters?$/iu.test(item.text));
  if (!hasTitle || asked < 0 || at < 0 || at === asked) return [...items];
  const isAfter = DETAIL.test(items[at + 1]?.text ?? '');
  const next = items[isAfter ? at + 2 : at + 1];
  const before = items.slice(0, at).findLastIndex(({ text }) => !ARTICLE.test(text) && !DETAIL.test(text));
  const isDetailed = isAfter || items.slice(before + 1, at).some(({ text }) => DETAIL.test(text));
  const isAfterPause = items[before] === undefined || items[before].means.kind === 'mark';
  const isAdding = ADDS.test(items[before]?.text ?? '');
  const isEnd = next === undefined || next.means.kind === 'mark' || ADDED.test(next.text);
  if (!isEnd || !(isAdding || (isAfterPause && (isDetailed || ADDED.test(next?.text ?? ''))))) return [...items];
  const isRest = (item: Item, i: number): boolean =>
    (i > before && i < at) || (i === at + 1 && isAfter) || (item === next && ADDED.test(item.text)) || (i === before && isAdding);
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'expand', word: isDetailed ? 'CLUSTER_DETAILS' : 'CLUSTER' } };
    return isRest(item, i) ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** How a title and a cluster go together. */
const FITS =
  /^(?:best |closest )?(?:fit|fits|fitting|fitted|match|matches|matching|matched|suited|suits?|fall into|falls into|fall under|falls under|fall in|land in|lands in|sort into|sorts into)(?: best)?$/iu;
const BEST = /^(?:the )?(?:best|closest|nearest|top|strongest|likeliest|most likely|right|correct)(?: (?:fit|match))?$/iu;
const MATCHING_CLUSTERS = /^(?:(?:best |closest )?match(?:ing)?|likely|most likely|likeliest|probable) (?:job )?clusters?$/iu;
const NEAR = 3;

/** "Scrum master: best fitting clusters", "which clusters best fit a growth hacker": the title is resolved to clusters, and the best one comes first. */
export function withClusterFits(items: readonly Item[]): Item[] {
  const hasTitle = items.some((item) => item.means.kind === 'quoted' || ((isRole(item) || item.means.kind === 'unknown') && !FITS.test(item.text)));
  const at = items.findIndex((item) => (isTopic(item, ['clusters', 'member']) && /clusters?$/iu.test(item.text)) || MATCHING_CLUSTERS.test(item.text));
  const isFit = (item: Item, i: number): boolean =>
    i !== at && Math.abs(i - at) <= NEAR && (FITS.test(item.text) || (item.means.kind === 'superlative' && /\b(?:fit|match)$/iu.test(item.text)));
  const isOfSkills = items.some((item) => isTopic(item, ['pathways', 'next']));
  if (!hasTitle || at < 0 || isOfSkills) return [...items];
  const isOne = MATCHING_CLUSTERS.test(items[at]?.text ?? '');
  const fit = isOne ? at : items.findIndex(isFit);
  if (fit < 0) return [...items];
  const [first, last] = [Math.min(at, fit) - 2, Math.max(at, fit) + 2];
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'topic', topic: 'clusters' } };
    if (i === fit) return { ...item, means: { kind: 'topic', topic: 'convert' } };
    return i >= first && i <= last && BEST.test(item.text) && !isRole(item) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
