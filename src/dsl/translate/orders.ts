import { isInverse } from './figures.ts';
import { type Indexed, indexesOf } from './indexed.ts';
import { TOP10 } from './numbers/limits.ts';
import { coveredBy, type Archetype, type Facet } from './reading.ts';
import type { Sense, Topic } from './senses.ts';

/** Orders by what a topic measures. Of several, the first one counts that the form has. */
const ORDER_OF: Readonly<Partial<Record<Topic, readonly string[]>>> & { readonly growth: readonly string[] } = {
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
  ai: ['AI_FLAG'],
};
const GROUP_OF: Readonly<Partial<Record<Topic, string>>> = { industries: 'INDUSTRY', companies: 'COMPANY', clusters: 'CLUSTER_ID', jobs: 'ONET' };
const LARGEST = ['EMPLOYMENT_SHARE', 'OCCUPATION_COUNT', 'COMPANY_COUNT', 'TOTAL_POSTING_COUNT'];
const BEST = ['PLATINUM', 'BADGE', 'COMPANY_COUNT', 'EMPLOYMENT_SHARE', 'COMPANY_COUNT_ALL', 'TOTAL_POSTING_COUNT'];
const BEST_OF_TOPIC: Readonly<Partial<Record<Topic, Archetype>>> = { growth: 'growth', beginners: 'early_career' };
const SUBJECTS: readonly Topic[] = ['companies', 'jobs', 'clusters', 'industries'];

/** Interprets superlatives, "by …", and "per …". */
export function readOrders(items: readonly Indexed[], taken: ReadonlySet<number>): Facet[] {
  const facets: Facet[] = [];
  const topics = items.flatMap(({ means }) => (means.kind === 'topic' ? [means.topic] : []));
  const subjects = new Set(topics.filter((topic) => SUBJECTS.includes(topic)));
  const isCount =
    items.some(({ means }, i) => means.kind === 'topic' && means.topic === 'count' && ![items[i - 1], items[i - 2]].some((one) => one?.means.kind === 'by')) ||
    topics.includes('company_badges') ||
    topics.includes('role_badges') ||
    (topics.includes('badges') && !topics.includes('companies'));
  const hasCompany = items.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'company');
  const isOfClusters = subjects.has('clusters') && !subjects.has('companies') && !topics.includes('hiring');
  /** "Bottom 10 by retention". */
  const hasLeast = items.some(({ means }) => means.kind === 'superlative' && means.of === 'least');
  const directions = items.filter(({ means }) => means.kind === 'direction');
  const direction = directions.flatMap(({ means }) => (means.kind === 'direction' ? [means.direction] : []))[0];
  items.forEach((item, i) => {
    if (taken.has(item.index) || coveredBy(facets).has(item.index)) return;
    const { means, index: at } = item;
    // "Top 10 by overall badge" is ranked by it; only counts are grouped by it.
    if (means.kind === 'group' && means.name === 'OVERALL_BADGE' && items.some((one) => one.means.kind === 'superlative'))
      facets.push({ kind: 'order', text: item.text, at, covers: [at], names: ['PLATINUM'], direction: 'desc' });
    else if (means.kind === 'group') facets.push({ kind: 'group', text: item.text, at, covers: [at], name: means.name });
    // "Well paid" is an order of a list, and a question about the pay of a single job.
    if (means.kind === 'order' && (means.topic === undefined || subjects.size > 0))
      facets.push({
        kind: 'order',
        text: item.text,
        at,
        covers: indexesOf(item, ...directions),
        names: means.names,
        // "By share of graduates, lowest first".
        direction: (/^(?:by|sort|order|share|rank)/iu.test(item.text) ? (direction ?? means.direction) : (means.direction ?? direction)) ?? 'asc',
      });
    const hires = topics.includes('hiring') || topics.includes('postings');
    const isOfEmployers = topics.includes('companies') || topics.includes('who');
    const hasOtherOrder = items.some((other) => other.means.kind === 'by' || (other.means.kind === 'superlative' && !isTopNumber(other)));
    if (isEntryLevel(item) && hires && isOfEmployers && !hasOtherOrder)
      facets.push({ kind: 'order', text: item.text, at, covers: [at], names: ['ENTRY_POSTING_COUNT'], direction: 'desc' });
    if (means.kind === 'by' || means.kind === 'per') readKey(item, i, means.kind === 'per');
    if (means.kind === 'superlative') readSuperlative(item, i, means.of);
    // "How many badges each industry has".
    if (means.kind === 'topic' && means.topic === 'each' && isCount) readKey(item, i, true);
    if (isWanted(item)) facets.push({ kind: 'best', text: item.text, at, covers: [at], archetype: 'stability' });
    if (means.kind === 'diagram') facets.push({ kind: 'diagram', text: item.text, at, covers: [at] });
  });
  if (directions.length > 0 && !facets.some(({ kind }) => kind === 'order' || kind === 'best')) {
    const [first] = directions;
    const place = first === undefined ? -1 : items.indexOf(first);
    // "From lowest to highest pay", "pay, lowest first".
    const key = [items[place + 1], items[place - 1]].find((one) => one !== undefined && !taken.has(one.index) && isFigure(one));
    facets.push({
      kind: 'order',
      text: [first, key].flatMap((one) => one?.text ?? []).join(' '),
      at: first?.index ?? 0,
      covers: indexesOf(...directions, key),
      names: (key === undefined ? undefined : namesOf(key)) ?? LARGEST,
      direction: direction ?? 'desc',
      isOptional: true,
    });
  }
  return withFirst(onlyOne(facets));

  /** "… as a civil engineer if I want stability": what a list of employers for a job should be best at. */
  function isWanted({ means }: Indexed): boolean {
    const hasRole = items.some((one) => one.means.kind === 'entity' && one.means.entity.kind === 'role');
    const isOfEmployers = subjects.has('companies') || topics.includes('hiring');
    const isBadge = topics.includes('badges') || items.some((one) => one.means.kind === 'level' || one.means.kind === 'superlative');
    return means.kind === 'archetype' && means.archetype === 'stability' && hasRole && isOfEmployers && !isBadge;
  }

  /** "Top 15" is how many, not in which order. */
  function isTopNumber(item: Indexed): boolean {
    return /^top$/iu.test(item.text) && items[items.indexOf(item) + 1]?.means.kind === 'number';
  }

  /** "Most postings first". */
  function withFirst(found: readonly Facet[]): Facet[] {
    return found.map((facet) => {
      const last = items.findLast(({ index }) => facet.covers.includes(index));
      const next = last === undefined ? undefined : items[items.indexOf(last) + 1];
      const isFirst = facet.kind === 'order' && next?.means.kind === 'limit' && /^first$/iu.test(next.text) && !taken.has(next.index);
      return isFirst ? { ...facet, covers: [...facet.covers, next.index] } : facet;
    });
  }

  /** "By total postings", "per industry". */
  function readKey(item: Indexed, i: number, isGroup: boolean): void {
    // "Rank sectors by …": the verb names no key.
    if (
      /^(?:rank|sort|order|arrange)(?:ed)?$/iu.test(item.text) &&
      items.some(({ means }, place) => place > i && (means.kind === 'by' || means.kind === 'order' || means.kind === 'superlative'))
    ) {
      facets.push({ kind: 'order', text: item.text, at: item.index, covers: [item.index], names: [], isOptional: true, isDefault: true });
      return;
    }
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
    const archetype = archetypeOf(key);
    if (archetype !== undefined && (subjects.has('companies') || topics.includes('who')) && !isOfClusters && !topics.includes('wages')) {
      // "The best employers for nurses in terms of growth".
      facets.push({ kind: 'best', text, at, covers: indexesOf(item, key), archetype });
      return;
    }
    const names = namesOf(key);
    if (names === undefined) return;
    const isLargest = names[0] !== 'INDUSTRY' && names[0] !== 'TITLE' && names[0] !== 'ONET_CODE' && names[0] !== 'AI_FLAG';
    const place = items.indexOf(key);
    const between = items.slice(i + 1, place).filter(({ means }) => means.kind === 'topic' || means.kind === 'superlative');
    const badge = key.means.kind === 'topic' ? undefined : items.slice(place + 1, place + 2).find(isBadges);
    const count = items.slice(place + 1, place + 2).find(({ means }) => means.kind === 'topic' && means.topic === 'count');
    const words = [item, ...between, key, badge, count].filter((one) => one !== undefined);
    facets.push({
      kind: 'order',
      text: words.map((one) => one.text).join(' '),
      at,
      covers: indexesOf(...words, ...directions),
      names,
      direction: direction ?? (isLargest && isInverse(key) === hasLeast ? 'desc' : 'asc'),
    });
  }

  function readSuperlative(item: Indexed, i: number, of: Superlative): void {
    const at = item.index;
    const following = items
      .slice(i + 1)
      .filter(({ means }) => means.kind !== 'number')
      .slice(0, 3);
    const previous = items[i - 1];
    if (of === 'main' || of === 'size') {
      const jobs = following.find(({ means }) => means.kind === 'topic' && (means.topic === 'jobs' || (of === 'main' && means.topic === 'clusters')));
      if (hasCompany && jobs !== undefined) {
        facets.push({ kind: 'field', text: item.text, at, covers: [at], options: [TOP10] });
        return;
      }
    }
    const archetype = following.flatMap((next) => archetypeOf(next) ?? [])[0];
    // "Hire the most entry-level welders".
    const isByEntry = of === 'amount' && topics.includes('hiring') && following.some(isEntryLevel);
    const isArchetype =
      archetype !== undefined &&
      !isByEntry &&
      (of === 'quality' || of === 'amount') &&
      !topics.includes('wages') &&
      !isOfClusters &&
      !taken.has(following.find((next) => archetypeOf(next) === archetype)?.index ?? -1);
    if (isArchetype) {
      const named = following.filter((next) => archetypeOf(next) === archetype && !(next.means.kind === 'topic' && next.means.topic === 'beginners'));
      facets.push({ kind: 'best', text: item.text, at, covers: indexesOf(item, ...named), archetype });
      return;
    }
    const growth = [...following, previous].find((one) => one?.means.kind === 'topic' && one.means.topic === 'growth');
    const near = [following[0], following[1], previous].filter((one) => one !== undefined && !taken.has(one.index));
    const key = near.find((one) => one !== undefined && namesOf(one) !== undefined && isKey(one, of));
    if (key !== undefined) {
      // "The fastest pay growth" is about growth, and "pay" says of what.
      const isGrowth = isFigure(key) && (growth !== undefined || /grow|ris(?:e|ing)|increas|climb/iu.test(item.text));
      const names = (isGrowth ? ORDER_OF.growth : namesOf(key)) ?? [];
      const beginners =
        names[0] === 'TOTAL_POSTING_COUNT'
          ? items.find((one) => (isEntryLevel(one) || (following.includes(one) && isBeginners(one))) && !taken.has(one.index))
          : undefined;
      const isUp = (of !== 'least') !== isInverse(key);
      // "Hires the most" is still about hiring.
      const isTopic = !isFigure(key) && (key === previous || (subjects.size === 0 && isPostings(key)));
      const words = [
        item,
        isTopic ? undefined : key,
        beginners,
        isGrowth ? growth : undefined,
        ...(key.means.kind === 'level' ? following.filter(isBadges) : []),
      ];
      const text = [item, key].sort((a, b) => a.index - b.index).map((one) => one.text);
      facets.push({
        kind: 'order',
        text: text.join(' '),
        at,
        covers: [...new Set(indexesOf(...words))],
        names: beginners === undefined ? names : ['ENTRY_POSTING_COUNT'],
        direction: isUp ? 'desc' : 'asc',
      });
      return;
    }
    // "Who is hiring welders the most".
    const isByHiring = (of === 'amount' || of === 'least') && topics.includes('hiring') && topics.some((topic) => topic === 'who' || topic === 'companies');
    // "Who hires entry-level developers the most".
    const entry = isByHiring ? items.find((one) => isEntryLevel(one) && !taken.has(one.index)) : undefined;
    const names =
      of === 'quality'
        ? BEST
        : isByHiring
          ? [entry === undefined ? 'TOTAL_POSTING_COUNT' : 'ENTRY_POSTING_COUNT']
          : of === 'amount' || of === 'least'
            ? []
            : LARGEST;
    // The nearest come first without an order.
    const hasLimit = [previous, items[i + 1]].some((one) => one?.means.kind === 'number' && taken.has(one.index)) && of === 'quality';
    const isRanked = topics.includes('next') || topics.includes('similar');
    // A second order would contradict the one that the question names: "top 10 by postings".
    const hasOther = items.some(({ means }, place) => place !== i && (means.kind === 'by' || (means.kind === 'order' && of === 'quality')));
    const isDefault = hasOther || isRanked || hasLimit;
    facets.push({
      kind: 'order',
      text: item.text,
      at,
      covers: indexesOf(item, entry),
      names: hasOther ? [] : names,
      direction: of === 'least' ? 'asc' : 'desc',
      ...(isDefault || of === 'quality' ? { isOptional: true } : {}),
      ...(isDefault ? { isDefault: true } : {}),
    });
  }

  /** The subject itself is not a key: "the most companies" orders industries, not companies. "Best" has a key only where it is paid or kept. */
  function isKey(one: Indexed, of: Superlative): boolean {
    if (isFigure(one)) return subjects.size > 0;
    if (of === 'quality') return false;
    const { means } = one;
    if (means.kind !== 'topic') return true;
    return !SUBJECTS.includes(means.topic) || (subjects.size > 1 && means.topic !== 'industries' && means.topic !== 'clusters');
  }
}

/** "Top 10" says no order where the question has another one. */
function onlyOne(facets: readonly Facet[]): Facet[] {
  const hasOrder = facets.some((facet) => facet.kind === 'best' || (facet.kind === 'order' && facet.isOptional !== true && facet.names.length > 0));
  return facets.map((facet) => (hasOrder && facet.kind === 'order' && facet.isOptional === true ? { ...facet, names: [], isDefault: true } : facet));
}

type Superlative = Extract<Sense, { kind: 'superlative' }>['of'];

const FIGURES: readonly Topic[] = ['wages', 'growth', 'retention', 'education'];
const isFigure = ({ means }: Indexed): boolean => means.kind === 'topic' && FIGURES.includes(means.topic);

function namesOf({ means }: Indexed): readonly string[] | undefined {
  if (means.kind === 'topic') return ORDER_OF[means.topic];
  if (means.kind === 'level') return means.level === 'Gold' ? ['GOLD'] : ['PLATINUM'];
  if (means.kind === 'archetype' && means.archetype === 'overall') return ['PLATINUM'];
  return means.kind === 'value' && means.options.some(({ field }) => field === 'JOB_LEVEL') ? ['BA_PLUS_SHARE'] : undefined;
}

const isPostings = ({ means }: Indexed): boolean => means.kind === 'topic' && ['hiring', 'postings', 'entry_postings'].includes(means.topic);
const isBadges = ({ means }: Indexed): boolean => means.kind === 'topic' && means.topic === 'badges';
const isBeginners = ({ means, text }: Indexed): boolean =>
  means.kind === 'topic' && means.topic === 'beginners' && /beginn|newcomer|starter|junior|entry/iu.test(text);
const isEntryLevel = ({ means }: Indexed): boolean => means.kind === 'value' && means.options.some(({ field }) => field === 'BADGE_EARLY_CAREER');

function archetypeOf({ means }: Indexed): Archetype | undefined {
  if (means.kind === 'archetype') return means.archetype === 'overall' ? undefined : means.archetype;
  if (means.kind === 'topic') return BEST_OF_TOPIC[means.topic];
  return means.kind === 'value' && means.options.some(({ field }) => field === 'BADGE_EARLY_CAREER') ? 'early_career' : undefined;
}
