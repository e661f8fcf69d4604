import { indexesOf, type Indexed } from './quantities.ts';
import { coveredBy, type Archetype, type Facet } from './reading.ts';
import type { Topic } from './senses.ts';

/** Orders by what a topic measures. Of several, the first one counts that the form has. */
const ORDER_OF: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  postings: ['TOTAL_POSTING_COUNT'],
  entry_postings: ['ENTRY_POSTING_COUNT'],
  hiring: ['TOTAL_POSTING_COUNT'],
  badges: ['BADGE_COUNT', 'BADGE'],
  companies: ['COMPANY_COUNT', 'COMPANY_COUNT_ALL'],
  jobs: ['OCCUPATION_COUNT', 'TOTAL_POSTING_COUNT'],
  industries: ['INDUSTRY'],
  workforce: ['EMPLOYMENT_SHARE'],
  education: ['BA_PLUS_SHARE'],
  code: ['ONET_CODE'],
  convert: ['TITLE'],
  wages: ['PAY'],
  growth: ['PAY_GROWTH'],
  retention: ['RETENTION'],
};
const GROUP_OF: Readonly<Partial<Record<Topic, string>>> = { industries: 'INDUSTRY', companies: 'COMPANY', clusters: 'CLUSTER_ID', jobs: 'ONET' };
const LARGEST = ['EMPLOYMENT_SHARE', 'OCCUPATION_COUNT', 'COMPANY_COUNT'];
const BEST = ['PLATINUM', 'BADGE', 'COMPANY_COUNT', 'EMPLOYMENT_SHARE', 'COMPANY_COUNT_ALL', 'TOTAL_POSTING_COUNT'];
const BEST_OF_TOPIC: Readonly<Partial<Record<Topic, Archetype>>> = { growth: 'growth', beginners: 'early_career' };
const SUBJECTS: readonly Topic[] = ['companies', 'jobs', 'clusters', 'industries'];

/** Interprets superlatives, "by …", and "per …". */
export function readOrders(items: readonly Indexed[], taken: ReadonlySet<number>): Facet[] {
  const facets: Facet[] = [];
  const topics = items.flatMap(({ means }) => (means.kind === 'topic' ? [means.topic] : []));
  const subjects = new Set(topics.filter((topic) => SUBJECTS.includes(topic)));
  const isCount =
    items.some(({ means }, i) => means.kind === 'topic' && means.topic === 'count' && items[i - 1]?.means.kind !== 'by') ||
    topics.includes('company_badges') ||
    topics.includes('role_badges') ||
    (topics.includes('badges') && !topics.includes('companies'));
  const directions = items.filter(({ means }) => means.kind === 'direction');
  const direction = directions.flatMap(({ means }) => (means.kind === 'direction' ? [means.direction] : []))[0];
  items.forEach((item, i) => {
    if (taken.has(item.index) || coveredBy(facets).has(item.index)) return;
    const { means, index: at } = item;
    if (means.kind === 'group') facets.push({ kind: 'group', text: item.text, at, covers: [at], name: means.name });
    if (means.kind === 'order')
      facets.push({
        kind: 'order',
        text: item.text,
        at,
        covers: indexesOf(item, ...directions),
        names: means.names,
        direction: means.direction ?? direction ?? 'asc',
      });
    const hires = topics.includes('hiring') || topics.includes('postings');
    if (isEntryLevel(item) && hires && topics.includes('companies') && !items.some((other) => other.means.kind === 'superlative' || other.means.kind === 'by'))
      facets.push({ kind: 'order', text: item.text, at, covers: [at], names: ['ENTRY_POSTING_COUNT'], direction: 'desc' });
    if (means.kind === 'by' || means.kind === 'per') readKey(item, i, means.kind === 'per');
    if (means.kind === 'superlative') readSuperlative(item, i, means.of);
  });
  return facets;

  /** "By total postings", "per industry". */
  function readKey(item: Indexed, i: number, isGroup: boolean): void {
    const key = items
      .slice(i + 1, i + 4)
      .find(({ means }) => means.kind !== 'number' && !(means.kind === 'topic' && means.topic === 'count') && means.kind !== 'superlative');
    if (key === undefined) return;
    const group = key.means.kind === 'topic' ? GROUP_OF[key.means.topic] : undefined;
    const at = item.index;
    const text = `${item.text} ${key.text}`;
    if (group !== undefined && (isGroup || isCount)) {
      facets.push({ kind: 'group', text, at, covers: indexesOf(item, key), name: group });
      return;
    }
    const names = namesOf(key);
    if (names === undefined) return;
    const isLargest = names[0] !== 'INDUSTRY' && names[0] !== 'TITLE' && names[0] !== 'ONET_CODE';
    const place = items.indexOf(key);
    const between = items.slice(i + 1, place).filter(({ means }) => means.kind === 'topic' || means.kind === 'superlative');
    const badge = key.means.kind === 'topic' ? undefined : items.slice(place + 1, place + 2).find(isBadges);
    const words = [item, ...between, key, badge].filter((one) => one !== undefined);
    facets.push({
      kind: 'order',
      text: words.map((one) => one.text).join(' '),
      at,
      covers: indexesOf(...words, ...directions),
      names,
      direction: direction ?? (isLargest ? 'desc' : 'asc'),
    });
  }

  function readSuperlative(item: Indexed, i: number, of: 'quality' | 'size' | 'amount' | 'least'): void {
    const at = item.index;
    const following = items
      .slice(i + 1)
      .filter(({ means }) => means.kind !== 'number')
      .slice(0, 3);
    const archetype = following.slice(0, 3).flatMap((next) => archetypeOf(next) ?? [])[0];
    const isArchetype =
      archetype !== undefined &&
      (of === 'quality' || of === 'amount') &&
      !topics.includes('wages') &&
      !taken.has(following.find((next) => archetypeOf(next) === archetype)?.index ?? -1);
    if (isArchetype) {
      const named = following.filter((next) => archetypeOf(next) === archetype && !(next.means.kind === 'topic' && next.means.topic === 'beginners'));
      facets.push({ kind: 'best', text: item.text, at, covers: indexesOf(item, ...named), archetype });
      return;
    }
    const [next] = following;
    const previous = items[i - 1];
    const key = [next, following[1]].find((one) => one !== undefined && namesOf(one) !== undefined && of !== 'quality' && isKey(one));
    const lowest = of === 'least';
    if (key !== undefined) {
      const names = namesOf(key) ?? [];
      const beginners = names[0] === 'TOTAL_POSTING_COUNT' ? items.find((one) => isEntryLevel(one) && !taken.has(one.index)) : undefined;
      facets.push({
        kind: 'order',
        text: `${item.text} ${key.text}`,
        at,
        covers: indexesOf(item, key, beginners, ...(key.means.kind === 'level' ? following.filter(isBadges) : [])),
        names: beginners === undefined ? names : ['ENTRY_POSTING_COUNT'],
        direction: lowest ? 'asc' : 'desc',
      });
      return;
    }
    if (previous?.means.kind === 'topic' && previous.means.topic === 'hiring' && of === 'amount') {
      facets.push({ kind: 'order', text: item.text, at, covers: [at], names: ['TOTAL_POSTING_COUNT'], direction: 'desc' });
      return;
    }
    const paid = following.find(({ means }) => means.kind === 'topic' && means.topic === 'wages');
    const names = paid !== undefined && subjects.size > 0 ? ['PAY'] : of === 'quality' ? BEST : of === 'amount' ? [] : LARGEST;
    // The nearest come first without an order.
    const hasLimit = [previous, items[i + 1]].some((one) => one?.means.kind === 'number' && taken.has(one.index)) && of === 'quality';
    const isRanked = topics.includes('next') || topics.includes('similar');
    const pay = names[0] === 'PAY' ? paid : undefined;
    const text = pay === undefined ? item.text : `${item.text} ${pay.text}`;
    // A second order would contradict the one that the question names: "top 10 by postings".
    const hasOther = items.some(({ means }, place) => place !== i && (means.kind === 'by' || means.kind === 'order'));
    if (hasOther) {
      facets.push({ kind: 'order', text, at, covers: indexesOf(item), names: [], isOptional: true, isDefault: true });
      return;
    }
    facets.push({
      kind: 'order',
      text,
      at,
      covers: indexesOf(item, pay),
      names,
      direction: lowest ? 'asc' : 'desc',
      ...(of === 'quality' ? { isOptional: true } : {}),
      ...(isRanked || hasLimit ? { isOptional: true, isDefault: true } : {}),
    });
  }

  /** The subject itself is not a key: "the most companies" orders industries, not companies. */
  function isKey({ means }: Indexed): boolean {
    if (means.kind !== 'topic') return true;
    if (means.topic === 'wages' || means.topic === 'growth' || means.topic === 'retention') return false;
    return !SUBJECTS.includes(means.topic) || (subjects.size > 1 && means.topic !== 'industries' && means.topic !== 'clusters');
  }
}

function namesOf({ means }: Indexed): readonly string[] | undefined {
  if (means.kind === 'topic') return ORDER_OF[means.topic];
  if (means.kind === 'level') return means.level === 'Gold' ? ['GOLD'] : ['PLATINUM'];
  if (means.kind === 'archetype' && means.archetype === 'overall') return ['PLATINUM'];
  return means.kind === 'value' && means.options.some(({ field }) => field === 'JOB_LEVEL') ? ['BA_PLUS_SHARE'] : undefined;
}

const isBadges = ({ means }: Indexed): boolean => means.kind === 'topic' && means.topic === 'badges';
const isEntryLevel = ({ means }: Indexed): boolean => means.kind === 'value' && means.options.some(({ field }) => field === 'BADGE_EARLY_CAREER');

function archetypeOf({ means }: Indexed): Archetype | undefined {
  if (means.kind === 'archetype') return means.archetype === 'overall' ? undefined : means.archetype;
  if (means.kind === 'topic') return BEST_OF_TOPIC[means.topic];
  return means.kind === 'value' && means.options.some(({ field }) => field === 'BADGE_EARLY_CAREER') ? 'early_career' : undefined;
}
