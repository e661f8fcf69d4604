import { isInverse } from '../figures.ts';
import { indexesOf, type Indexed } from '../indexed.ts';
import type { Facet } from '../reading.ts';
import type { Topic } from '../senses.ts';
import { archetypeOf, directionOf, isBadges, isEntryLevel, isOfClusters, isOfEmployers, isTopic, namesOf, type Ordered } from './ordered.ts';

/** What a topic is grouped by. */
export const GROUP_OF: Readonly<Partial<Record<Topic, string>>> = { industries: 'INDUSTRY', companies: 'COMPANY', clusters: 'CLUSTER_ID', jobs: 'ONET' };
/** What a count of jobs is grouped by: "occupations by education level", "clusters per AI flag". */
function groupOfJobs({ means, text }: Indexed): string | undefined {
  if (means.kind !== 'topic') return undefined;
  if (means.topic === 'education') return 'JOB_LEVEL';
  if (means.topic !== 'ai') return undefined;
  return /barrier/iu.test(text) ? 'ENTRY_BARRIER_TREND' : /premium/iu.test(text) ? 'EXPERTISE_PREMIUM_TREND' : 'AI_FLAG';
}

/** "By entry barrier trend", and not by the flag that both trends make. */
function trendOf(key: Indexed): readonly string[] | undefined {
  const name = groupOfJobs(key);
  return name?.endsWith('_TREND') === true ? [name] : undefined;
}

/** "Occupations by job level", and not by the share of graduates, which clusters have. */
const levelOf = ({ subjects }: Ordered, key: Indexed): readonly string[] | undefined =>
  isTopic(key, 'education') && subjects.has('jobs') && !subjects.has('clusters') ? ['JOB_LEVEL', 'BA_PLUS_SHARE'] : undefined;

/** Keys whose order is alphabetical, so that the first is the smallest. */
const NAMES = ['INDUSTRY', 'TITLE', 'ONET_CODE', 'JOB_LEVEL', 'AI_FLAG', 'ENTRY_BARRIER_TREND', 'EXPERTISE_PREMIUM_TREND'];
const SORTS = /^(?:rank|sort|order|arrange)(?:ed)?$/iu;
/** How far from "by" its key is. */
const NEAR = 3;

/** "By total postings", "per industry". */
export function readKey(ordered: Ordered, item: Indexed, { isGroup }: { isGroup: boolean }): Facet[] {
  const { items } = ordered;
  const i = items.indexOf(item);
  // "Rank sectors by …": the verb names no key.
  if (SORTS.test(item.text) && items.slice(i + 1).some(({ means }) => ['by', 'order', 'superlative'].includes(means.kind)))
    return [{ kind: 'order', text: item.text, at: item.index, covers: [item.index], names: [], isOptional: true, isDefault: true }];
  const key = items.slice(i + 1, i + 1 + NEAR).find((one) => one.means.kind !== 'number' && !isTopic(one, 'count') && one.means.kind !== 'superlative');
  if (key === undefined) return [];
  const shared = { text: `${item.text} ${key.text}`, at: item.index, covers: indexesOf(item, key) };
  const group = (key.means.kind === 'topic' ? GROUP_OF[key.means.topic] : undefined) ?? (ordered.isCount ? groupOfJobs(key) : undefined);
  if (group !== undefined && (isGroup || ordered.isCount)) return [{ kind: 'group', ...shared, name: group }];
  const posted = postingsOfBeginners(ordered, key);
  if (posted !== undefined) {
    const counts = items.slice(i + 1, items.indexOf(key)).filter((one) => isTopic(one, 'count'));
    const covers = indexesOf(item, ...counts, key, posted);
    return [{ kind: 'order', text: `${item.text} ${key.text} ${posted.text}`, at: item.index, covers, names: ['ENTRY_POSTING_COUNT'], direction: 'desc' }];
  }
  // "The best employers for nurses in terms of growth".
  const archetype = archetypeOf(key);
  const isOfBadges = isOfEmployers(ordered) && !isOfClusters(ordered) && !ordered.topics.includes('wages');
  if (archetype !== undefined && isOfBadges) return [{ kind: 'best', ...shared, archetype }];
  const names = trendOf(key) ?? levelOf(ordered, key) ?? namesOf(key);
  return names === undefined ? [] : [orderBy(ordered, item, key, names)];
}

/** "By number of entry-level cashier postings": the word for what is posted, right after the job. */
function postingsOfBeginners({ items }: Ordered, key: Indexed): Indexed | undefined {
  const [next, later] = items.slice(items.indexOf(key) + 1);
  const posted = next?.means.kind === 'entity' && next.means.entity.kind === 'role' ? later : next;
  return isEntryLevel(key) && posted !== undefined && isTopic(posted, 'postings') ? posted : undefined;
}

/** "Number of badges, lowest first": the words around the key belong to it. */
function orderBy(ordered: Ordered, item: Indexed, key: Indexed, names: readonly string[]): Facet {
  const { items, directions } = ordered;
  const place = items.indexOf(key);
  const [next] = items.slice(place + 1);
  const between = items.slice(items.indexOf(item) + 1, place).filter(({ means }) => means.kind === 'topic' || means.kind === 'superlative');
  const badge = key.means.kind !== 'topic' && next !== undefined && isBadges(next) ? next : undefined;
  const count = next !== undefined && isTopic(next, 'count') ? next : undefined;
  const words = [item, ...between, key, badge, count].filter((one) => one !== undefined);
  // "Bottom 10 by retention".
  const hasLeast = items.some(({ means }) => means.kind === 'superlative' && means.of === 'least');
  const startsHigh = !NAMES.includes(names[0] ?? '') && isInverse(key) === hasLeast;
  return {
    kind: 'order',
    text: words.map((one) => one.text).join(' '),
    at: item.index,
    covers: indexesOf(...words, ...directions),
    names,
    direction: directionOf(ordered, item) ?? (startsHigh ? 'desc' : 'asc'),
  };
}
