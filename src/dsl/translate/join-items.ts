import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { US_STATES } from '../../catalog/states.ts';
import { isRole, type Entity, type Item } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { TOGETHER } from './in-context/job-words.ts';
import { ANNOUNCES, isInListOfIds, isUnknownId, JOINS, LABEL, withIdRanges } from './in-context/cluster-lists.ts';
import { cityIn } from './places.ts';

/** "Portland, Maine": a state right after a city belongs to it. */
export function withStatesOfCities(items: readonly Item[], gazetteer: Gazetteer): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const place = placeOf(item);
    if (place?.state === undefined) {
      joined.push(item);
      continue;
    }
    const before = joined.findLast(({ means }) => means.kind !== 'mark');
    const city = before === undefined ? undefined : placeOf(before)?.city;
    const letters = Object.entries(US_STATES).find(([, name]) => name === place.state)?.[0];
    if (before !== undefined && city !== undefined && letters !== undefined && gazetteer.hasCity(city, letters) && placeOf(before)?.state !== place.state) {
      const entity: Entity = {
        kind: 'place',
        ...cityIn(city, letters, gazetteer),
        stateOfCity: place.state,
        score: 1,
      };
      joined.splice(joined.indexOf(before), joined.length, { ...before, to: item.to, text: `${before.text}, ${item.text}`, means: { kind: 'entity', entity } });
    } else joined.push(item);
  }
  return joined;
}

const placeOf = ({ means }: Item): Extract<Entity, { kind: 'place' }> | undefined =>
  means.kind === 'entity' && means.entity.kind === 'place' ? means.entity : undefined;

/** "Cluster 75", "cluster #75", "the electricians cluster". */
export function withClusterIds(items: readonly Item[], names: Lexicon): Item[] {
  return withoutNamesOfIds(withoutAnnouncements(withIds(withIdRanges(withoutRepeatedLabels(items)), names)));
}

/** "Cluster 97 and cluster 85": the second label says no more. */
function withoutRepeatedLabels(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isLabel = items[i + 1]?.means.kind === 'number' && item.means.kind !== 'skip' && LABEL.test(item.text);
    if (!isLabel) return item;
    const before = items.slice(0, i).findLast(({ text }) => !JOINS.test(text));
    return before?.means.kind === 'number' ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Clusters number 75 and 63": the word before an id says no more. */
const withoutAnnouncements = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items[i + 1];
    const isAnnouncement = ['aside', 'unknown'].includes(item.means.kind) && ANNOUNCES.test(item.text) && next !== undefined && isClusterId(next);
    return isAnnouncement ? { ...item, means: { kind: 'skip' } } : item;
  });

/** "Nurses (cluster 75)", "the nurses cluster, number 75": the id says which cluster is meant. */
function withoutNamesOfIds(items: readonly Item[]): Item[] {
  const named = items.findIndex((item, i) => isRole(item) && !isClusterId(item) && idAfter(items, i) !== undefined);
  const id = named < 0 ? undefined : idAfter(items, named);
  return items.map((item, i) =>
    id !== undefined && (i === named || (i > named && i < id && ANNOUNCES.test(item.text))) ? { ...item, means: { kind: 'skip' } } : item,
  );
}

/** Where the id is of the cluster that is named at `start`. */
function idAfter(items: readonly Item[], start: number): number | undefined {
  const id = items.findIndex(
    (item, i) => i > start && !(item.means.kind === 'mark' && BETWEEN.test(item.text)) && !isOneCluster(item) && !ANNOUNCES.test(item.text),
  );
  const found = items[id];
  return found !== undefined && isClusterId(found) && items.slice(start + 1, id).some(isOneCluster) ? id : undefined;
}
const BETWEEN = /^[(,:=#]$/u;
export const isClusterId = ({ means, text }: Item): boolean =>
  means.kind === 'entity' && means.entity.kind === 'role' && means.entity.isCluster === true && /^\d+$/u.test(text);
const isOneCluster = ({ means, text }: Item): boolean => means.kind === 'topic' && means.topic === 'clusters' && !text.endsWith('s');

/** "Destination clusters of 80", "clusters similar to 113": whose neighbors, and not how many. */
const isOfNeighbors = (items: readonly Item[], i: number): boolean => {
  // "Destination clusters of 75 and 63".
  const isNext = JOINS.test(items[i - 1]?.text ?? '') && items[i - 2]?.means.kind === 'number' && !['rows', 'compare'].includes(items[i + 1]?.means.kind ?? '');
  if (isNext) return items[i]?.means.kind === 'number' && items[i + 1]?.means.kind !== 'topic' && isOfNeighbors(items, i - 2);
  const said = items.slice(Math.max(0, i - LONGEST_NEIGHBORS), i);
  const isNeighbor = ({ means }: Item): boolean => means.kind === 'topic' && ['next', 'similar'].includes(means.topic);
  const isOfCluster = said.some(({ text }) => /\bclusters?\b/iu.test(text)) && OF.test(said.map(({ text }) => text).join(' '));
  return (
    said.some(isNeighbor) &&
    isOfCluster &&
    items[i]?.means.kind === 'number' &&
    (items[i + 1]?.means.kind !== 'topic' || /^where$/iu.test(items[i + 1]?.text ?? ''))
  );
};
const LONGEST_NEIGHBORS = 3;
const OF = /\b(?:of|to|for|from)$/iu;

function withIds(items: readonly Item[], names: Lexicon): Item[] {
  return items.flatMap((item, i): Item[] => {
    // "Fields where 40 to 60 percent have a degree": the ends of a range, and no ids.
    const end = /^(?:to|through|–)$/iu.test(items[i + 1]?.text ?? '') ? items[i + 2]?.means : item.means;
    if (item.means.kind === 'number' && item.means.unit === 'plain' && !(end?.kind === 'number' && end.unit !== 'plain')) {
      const before = items.slice(0, i).findLast(({ means, text }) => means.kind !== 'mark' && means.kind !== 'skip' && !ANNOUNCES.test(text));
      // In "cluster 75 year 5", the year is the next number's.
      const isOfYears = items[i + 1]?.means.kind === 'year' && items[i + 2]?.means.kind !== 'number';
      const isTime = isOfYears || (items[i - 1]?.text ?? '').startsWith(',');
      // "Shrinking Fields with 100 or more companies".
      const isBound = items[i + 1]?.means.kind === 'compare';
      const isNamed = !isTime && !isBound;
      const isListed = !isOfYears && !isBound && isInListOfIds(items, i);
      const cluster =
        isListed || ((isNamed || JOINS.test(items[i - 1]?.text ?? '')) && isOfNeighbors(items, i))
          ? names.cluster(item.means.value)
          : isNamed && before?.means.kind === 'topic' && (before.means.topic === 'clusters' ? !before.text.endsWith('s') : /\bcluster$/iu.test(before.text))
            ? names.cluster(item.means.value)
            : undefined;
      if (cluster === undefined && isListed) return [{ ...item, means: { kind: 'unknown' } }];
      if (cluster === undefined && !isTime && isUnknownId(items, i)) return [{ ...item, means: { kind: 'elsewhere' } }];
      if (cluster !== undefined) return [{ ...item, means: { kind: 'entity', entity: { kind: 'role', cluster, isCluster: true, score: 1 } } }];
    }
    if (item.means.kind !== 'entity' && item.means.kind !== 'quoted') return [item];
    // "The cluster of electricians", "in the same cluster as electricians".
    const first = items.slice(0, i).findLast(({ text }) => !/^(?:of|for|the|of the|for the|as|like|with)$/iu.test(text));
    const isNextToCluster = [first, items[i + 1]].some(
      (other) =>
        other?.means.kind === 'topic' &&
        ((other.means.topic === 'clusters' && !other.text.endsWith('s')) ||
          (other.means.topic === 'member' && /cluster(?: as| like| with)?$/iu.test(other.text))),
    );
    // "Which jobs are grouped with welders": the others of its cluster.
    const isOfSameCluster =
      first?.means.kind === 'topic' &&
      first.means.topic === 'member' &&
      TOGETHER.test(first.text) &&
      items.slice(0, i).some(({ means, text }) => means.kind === 'topic' && means.topic === 'jobs' && /s$/iu.test(text));
    const before = items.slice(0, i).findLast(({ means }) => means.kind !== 'mark');
    const isNextToOccupation = before?.means.kind === 'topic' && before.means.topic === 'jobs' && !before.text.endsWith('s');
    // "The occupation electricians" is not the cluster of the same name.
    if (item.means.kind === 'entity' && item.means.entity.kind === 'role' && item.means.entity.code !== undefined && isNextToOccupation)
      return [{ ...item, means: { kind: 'entity', entity: { ...item.means.entity, isCluster: false } } }];
    const isCluster = isNextToCluster || isOfSameCluster;
    if (item.means.kind === 'quoted' && item.means.entity?.kind === 'role' && isCluster)
      return [{ ...item, means: { kind: 'quoted', entity: { ...item.means.entity, isCluster: true, saysCluster: true } } }];
    if (item.means.kind === 'entity' && item.means.entity.kind === 'role' && isCluster)
      return [{ ...item, means: { kind: 'entity', entity: { ...item.means.entity, isCluster: true, saysCluster: true } } }];
    return [item];
  });
}
