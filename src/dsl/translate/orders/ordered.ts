import type { Indexed } from '../indexed.ts';
import type { Archetype } from '../reading.ts';
import { LISTED, type Sense, type Topic } from '../senses.ts';

/** The items of a question, as the readers of orders see them. */
export interface Ordered {
  readonly items: readonly Indexed[];
  /** Items that other readers cover. */
  readonly taken: ReadonlySet<number>;
  readonly topics: readonly Topic[];
  /** What can be listed or counted. */
  readonly subjects: ReadonlySet<Topic>;
  /** Asks for counts, which are grouped rather than ordered. */
  readonly isCount: boolean;
  /** "Highest first". */
  readonly directions: readonly Indexed[];
  readonly direction: 'asc' | 'desc' | undefined;
}

export type Superlative = Extract<Sense, { kind: 'superlative' }>['of'];

/** Orders by what a topic measures. Of several, the first one counts that the form has. */
const ORDER_OF: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  postings: ['TOTAL_POSTING_COUNT'],
  entry_postings: ['ENTRY_POSTING_COUNT'],
  hiring: ['TOTAL_POSTING_COUNT'],
  badges: ['BADGE_COUNT', 'BADGE'],
  role_badges: ['BADGE', 'BADGE_COUNT'],
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
export const BY_GROWTH = ['PAY_GROWTH'];
/** What is largest or smallest, if nothing says of what. */
export const LARGEST = ['EMPLOYMENT_SHARE', 'OCCUPATION_COUNT', 'COMPANY_COUNT', 'TOTAL_POSTING_COUNT'];
const FIGURES: readonly Topic[] = ['wages', 'growth', 'retention', 'education'];
const BEST_OF_TOPIC: Readonly<Partial<Record<Topic, Archetype>>> = { growth: 'growth', beginners: 'early_career' };

export function orderedOf(items: readonly Indexed[], taken: ReadonlySet<number>): Ordered {
  const topics = items.flatMap(({ means }) => (means.kind === 'topic' ? [means.topic] : []));
  const directions = items.filter(({ means }) => means.kind === 'direction');
  const [direction] = directions.flatMap(({ means }) => (means.kind === 'direction' ? [means.direction] : []));
  return { items, taken, topics, subjects: new Set(topics.filter(isSubject)), isCount: asksForCounts(items, topics), directions, direction };
}

/** The direction that is said of an order: of several, of the one before it. "By industry, then badge count descending" is A to Z by industry. */
export function directionOf({ items, directions, direction }: Ordered, item: Indexed): 'asc' | 'desc' | undefined {
  const isOrder = ({ means }: Indexed): boolean => means.kind === 'by' || means.kind === 'order';
  const orders = items.filter(isOrder);
  const [said] = directions;
  if (said === undefined || orders.length < 2) return direction;
  const meant = orders.findLast(({ index }) => index < said.index) ?? orders[0];
  return meant === item ? direction : undefined;
}

/** "How many …", or badges of nothing else. "By how many badges" is an order. */
function asksForCounts(items: readonly Indexed[], topics: readonly Topic[]): boolean {
  const counts = items.some((item, i) => isTopic(item, 'count') && ![items[i - 1], items[i - 2]].some((one) => one?.means.kind === 'by'));
  return (
    counts ||
    items.some(({ means, text }) => means.kind === 'per' && TALLIES.test(text)) ||
    topics.includes('company_badges') ||
    topics.includes('role_badges') ||
    (topics.includes('badges') && !topics.includes('companies'))
  );
}

const TALLIES = /^(?:tall(?:y|ied)|count(?:ed)?|total(?:ed|led)?|aggregated?)\b/iu;

/** The names of the orders that an item is a key of. */
export function namesOf({ means }: Pick<Indexed, 'means'>): readonly string[] | undefined {
  if (means.kind === 'topic') return ORDER_OF[means.topic];
  if (means.kind === 'level') return means.level === 'NA' ? undefined : [means.level === 'Gold' ? 'GOLD' : 'PLATINUM'];
  if (means.kind === 'archetype' && means.archetype === 'overall') return ['PLATINUM'];
  return means.kind === 'value' && means.options.some(({ field }) => field === 'JOB_LEVEL') ? ['BA_PLUS_SHARE'] : undefined;
}

const OF_PAY = /^(?:pay|wages?|salar(?:y|ies)|earnings?|income|compensation)\b/iu;

export function archetypeOf({ means, text }: Pick<Indexed, 'means' | 'text'>): Archetype | undefined {
  if (means.kind === 'archetype') return means.archetype === 'overall' ? undefined : means.archetype;
  // "Pay growth" is a figure of jobs.
  if (means.kind === 'topic') return OF_PAY.test(text) ? undefined : BEST_OF_TOPIC[means.topic];
  return means.kind === 'value' && means.options.some(({ field }) => field === 'BADGE_EARLY_CAREER') ? 'early_career' : undefined;
}

export const isTopic = ({ means }: Indexed, topic: Topic): boolean => means.kind === 'topic' && means.topic === topic;
/** "Companies", "banks". */
export const isEmployers = (item: Indexed | undefined): boolean =>
  item !== undefined && (isTopic(item, 'companies') || (item.means.kind === 'entity' && item.means.entity.kind === 'industry'));
export const isSubject = (topic: Topic): boolean => LISTED.includes(topic);
export const isFigure = ({ means }: Indexed): boolean => means.kind === 'topic' && FIGURES.includes(means.topic);
export const isPostings = ({ means }: Indexed): boolean => means.kind === 'topic' && ['hiring', 'postings', 'entry_postings'].includes(means.topic);
export const isBadges = (item: Indexed): boolean => isTopic(item, 'badges');
export const isBeginners = (item: Indexed): boolean =>
  isTopic(item, 'beginners') && /beginn|newcomer|newbie|rookie|fresher|starter|junior|entry/iu.test(item.text);
export const isEntryLevel = ({ means }: Indexed): boolean => means.kind === 'value' && means.options.some(({ field }) => field === 'BADGE_EARLY_CAREER');

/** Clusters are ordered or counted, not employers. */
export const isOfClusters = ({ subjects, topics }: Ordered): boolean => subjects.has('clusters') && !subjects.has('companies') && !topics.includes('hiring');
export const isOfEmployers = ({ topics }: Ordered): boolean => topics.includes('companies') || topics.includes('who');
