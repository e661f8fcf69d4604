import { isInverse } from '../figures.ts';
import { indexesOf, type Indexed } from '../indexed.ts';
import { TOP10 } from '../numbers/limits.ts';
import { HIRING } from '../senses.ts';
import type { Archetype, Facet } from '../reading.ts';
import {
  archetypeOf,
  BY_GROWTH,
  isBadges,
  isBeginners,
  isEmployers,
  isEntryLevel,
  isFigure,
  isOfClusters,
  isOfEmployers,
  isPostings,
  isSubject,
  isTopic,
  LARGEST,
  namesOf,
  type Ordered,
  type Superlative,
} from './ordered.ts';

const BEST = ['PLATINUM', 'BADGE', 'COMPANY_COUNT', 'EMPLOYMENT_SHARE', 'COMPANY_COUNT_ALL', 'TOTAL_POSTING_COUNT'];
const GROWS = /grow|ris(?:e|ing)|increas|climb/iu;
/** How far after a superlative its key is. */
const NEAR = 3;

/** A superlative, and the items around it. */
interface Most {
  readonly ordered: Ordered;
  readonly item: Indexed;
  readonly of: Superlative;
  readonly previous: Indexed | undefined;
  /** The next items that are no numbers. */
  readonly following: readonly Indexed[];
}

/** "Most postings", "best paid", "largest". */
export function readSuperlative(ordered: Ordered, item: Indexed, of: Superlative): Facet {
  const i = ordered.items.indexOf(item);
  const following = ordered.items
    .slice(i + 1)
    .filter(({ means }) => means.kind !== 'number')
    .slice(0, NEAR);
  // "Where exposure is high but pay is low": the other part has its own key.
  const end = following.findIndex(({ means }) => means.kind === 'but');
  const most: Most = { ordered, item, of, previous: ordered.items[i - 1], following: end < 0 ? following : following.slice(0, end) };
  const facet = mainJobs(most) ?? bestOfArchetype(most) ?? byKey(most) ?? byDefault(most);
  const next = following.find(({ index }) => !facet.covers.includes(index));
  return facet.kind === 'order' && isEmployers(next) ? { ...facet, isOfEmployers: true } : facet;
}

/** "The main jobs at Target". */
function mainJobs({ ordered, item, of, following }: Most): Facet | undefined {
  if (of !== 'main' && of !== 'size') return undefined;
  const hasCompany = ordered.items.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'company');
  const hasJobs = following.some((one) => isTopic(one, 'jobs') || (of === 'main' && isTopic(one, 'clusters')));
  return hasCompany && hasJobs ? { kind: 'field', text: item.text, at: item.index, covers: [item.index], options: [TOP10] } : undefined;
}

/** "The best employers for growth". */
function bestOfArchetype({ ordered, item, of, following }: Most): Facet | undefined {
  const { topics, taken } = ordered;
  const archetype = following.flatMap((next) => archetypeOf(next) ?? [])[0];
  if (archetype === undefined || (of !== 'quality' && of !== 'amount') || topics.includes('wages') || isOfClusters(ordered)) return undefined;
  // "Hire the most entry-level welders".
  if (of === 'amount' && HIRING.some((topic) => topics.includes(topic)) && following.some(isEntryLevel)) return undefined;
  const says = (next: Indexed, one: Archetype): boolean => archetypeOf(next) === one;
  if (taken.has(following.find((next) => says(next, archetype))?.index ?? -1)) return undefined;
  const named = following.filter((next) => says(next, archetype) && !isTopic(next, 'beginners'));
  return { kind: 'best', text: item.text, at: item.index, covers: indexesOf(item, ...named), archetype };
}

/** "The most postings", "the best paid", "pay the least". */
function byKey(most: Most): Facet | undefined {
  const { ordered, item, of, previous, following } = most;
  // "Fast-growing jobs without a degree" are in no order of degrees, as "the fewest bachelor's" are.
  const isCondition = (one: Indexed): boolean => one.means.kind === 'value' && one !== following[0];
  const near = [following[0], following[1], previous].filter((one) => one !== undefined && !ordered.taken.has(one.index));
  const key = near.find((one) => one !== undefined && namesOf(one) !== undefined && isKey(ordered, one, of) && !isCondition(one));
  if (key === undefined) return undefined;
  // "The fastest pay growth" is about growth, and "pay" says of what.
  const growth = [...following, previous].find((one) => one !== undefined && isTopic(one, 'growth'));
  const isGrowth = isFigure(key) && (growth !== undefined || GROWS.test(item.text));
  const names = (isGrowth ? BY_GROWTH : namesOf(key)) ?? [];
  const beginners = names[0] === 'TOTAL_POSTING_COUNT' ? entryLevel(most, (one) => following.includes(one) && isBeginners(one)) : undefined;
  // "Hires the most" is still about hiring.
  const isStillTopic = !isFigure(key) && (key === previous || (ordered.subjects.size === 0 && isPostings(key)));
  const badges = key.means.kind === 'level' ? following.filter(isBadges) : [];
  const words = [item, isStillTopic ? undefined : key, beginners, isGrowth ? growth : undefined, ...badges];
  const text = [item, key].sort((a, b) => a.index - b.index).map((one) => one.text);
  return {
    kind: 'order',
    text: text.join(' '),
    at: item.index,
    covers: [...new Set(indexesOf(...words))],
    names: beginners === undefined ? names : ['ENTRY_POSTING_COUNT'],
    direction: (of !== 'least') !== isInverse(key) ? 'desc' : 'asc',
  };
}

/** The subject itself is not a key: "the most companies" orders industries, not companies. "Best" has a key only where it is paid or kept. */
function isKey({ subjects }: Ordered, one: Indexed, of: Superlative): boolean {
  if (isFigure(one)) return subjects.size > 0;
  if (of === 'quality') return false;
  const { means } = one;
  if (means.kind !== 'topic') return true;
  return !isSubject(means.topic) || (subjects.size > 1 && means.topic !== 'industries' && means.topic !== 'clusters');
}

/** A word for entry-level work that nothing else covers. */
const entryLevel = ({ ordered }: Most, isAlso: (one: Indexed) => boolean = () => false): Indexed | undefined =>
  ordered.items.find((one) => (isEntryLevel(one) || isAlso(one)) && !ordered.taken.has(one.index));

/** "The largest", "the best", "who is hiring welders the most". */
function byDefault(most: Most): Facet {
  const { ordered, item, of, previous } = most;
  const { items, topics, taken } = ordered;
  const isByHiring = (of === 'amount' || of === 'least') && topics.includes('hiring') && isOfEmployers(ordered);
  // "Who hires entry-level developers the most".
  const entry = isByHiring ? entryLevel(most) : undefined;
  // A second order would contradict the one that the question names: "top 10 by postings".
  const hasOther = items.some((one) => one !== item && (one.means.kind === 'by' || (one.means.kind === 'order' && of === 'quality')));
  // The nearest come first without an order.
  const isRanked = topics.includes('next') || topics.includes('similar');
  const around = [previous, items[items.indexOf(item) + 1]];
  const hasLimit = of === 'quality' && around.some((one) => one?.means.kind === 'number' && taken.has(one.index));
  const isDefault = hasOther || isRanked || hasLimit;
  return {
    kind: 'order',
    text: item.text,
    at: item.index,
    covers: indexesOf(item, entry),
    names: hasOther ? [] : namesByDefault({ of, text: item.text }, { isByHiring, isOfBeginners: entry !== undefined }),
    direction: of === 'least' ? 'asc' : 'desc',
    ...(isDefault || of === 'quality' ? { isOptional: true } : {}),
    ...(isDefault ? { isDefault: true } : {}),
  };
}

/** What is paid best or worst. */
const RICH = /^(?:richest|wealthiest|poorest)$/iu;
/** What few employers have. */
const RARE = /^(?:rarest|scarcest|least common|least widespread|least frequent)$/iu;

function namesByDefault(
  { of, text }: { of: Superlative; text: string },
  { isByHiring, isOfBeginners }: Readonly<Record<'isByHiring' | 'isOfBeginners', boolean>>,
): readonly string[] {
  if (RICH.test(text)) return ['PAY'];
  if (RARE.test(text)) return ['COMPANY_COUNT', 'COMPANY_COUNT_ALL'];
  if (of === 'quality') return BEST;
  if (isByHiring) return [isOfBeginners ? 'ENTRY_POSTING_COUNT' : 'TOTAL_POSTING_COUNT'];
  return of === 'amount' || of === 'least' ? [] : LARGEST;
}
