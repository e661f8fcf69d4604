import { isOnetCode } from '../../catalog/onet-code.ts';
import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { withAlternatives } from './alternatives.ts';
import { readBadges } from './badges.ts';
import { Collected } from './collected.ts';
import { inputsIn, nameToResolve, searchedText, textsIn } from './inputs.ts';
import { isCompany, type Item } from './items.ts';
import { withClusterIds, withStatesOfCities } from './join-items.ts';
import type { Lexicon } from './lexicon.ts';
import { orderByBounds } from './orders/bounded-orders.ts';
import { readOrders } from './orders/orders.ts';
import { readLevels, withNarrowestLevel } from './levels.ts';
import { readNameParts, withTitledJobs } from './name-parts.ts';
import type { Indexed } from './indexed.ts';
import { readNumbers } from './numbers/numbers.ts';
import { combineTopics } from './combined-topics.ts';
import { coveredBy, type Facet, type Mention, type Reading } from './reading.ts';
import type { Topic } from './senses.ts';
import { unclearOf } from './unclear-subject.ts';

/** Interprets the parts of a question: topics, values, numbers, orders, and negation. Pure. */
export function readQuestion(parts: readonly Item[], names: Lexicon, gazetteer: Gazetteer): Omit<Reading, 'guesses'> {
  const all = withClusterIds(withStatesOfCities(parts, gazetteer), names).map((item, index): Indexed => ({ ...item, index }));
  const background = all.filter(({ means }) => means.kind === 'background').map(({ text, index }) => ({ text, at: index }));
  const content = all.filter(
    (item, i) =>
      item.means.kind !== 'background' &&
      !isFiller(item, all) &&
      !isPronoun(item, all) &&
      !isLabel(
        item,
        all.slice(i + 1).find(({ text }) => !/^[=:]$/u.test(text)),
      ),
  );
  const facets: Facet[] = [];
  const readers = [readNameParts, readLevels, () => readNumbers(content, all), readBadges, readOrders];
  for (const read of readers) facets.push(...read(content, coveredBy(facets), all));
  const collected = new Collected(content, all);
  const used = coveredBy(facets);
  for (const item of content) if (!used.has(item.index)) collected.add(item);
  facets.push(...collected.facets);
  const { topics, relative } = collected;
  combineTopics(topics, facets, all);
  withTitledJobs(topics, facets);
  const implied = impliedSubject(topics, facets) ?? (SPEAKER.test(all[0]?.text ?? '') ? undefined : impliedHiring(topics, facets));
  if (implied !== undefined) topics.set(implied, []);
  orderByBounds(facets);
  const joined = withAlternatives(
    withNarrowestLevel(facets).sort((a, b) => a.at - b.at),
    content,
    all,
  );
  const claimed = new Set([...coveredBy(joined), ...relative, ...[...topics.values()].flatMap((mentions) => mentions.map(({ at }) => at))]);
  const unknown = content
    .filter((item) => !claimed.has(item.index) && !isGlue(item, content, facets) && !isLastOnly(item, all))
    .map((item) => ({ text: item.text, at: item.index, ...negatedBy(item, content) }));
  return {
    topics,
    facets: joined,
    inputs: inputsIn(all),
    searched: searchedText(all),
    nameToResolve: nameToResolve(all),
    texts: textsIn(all),
    words: new Map(content.map(({ index, text }) => [index, text])),
    unknown,
    unclear: unclearOf(all, unknown),
    payWords: { middle: mentionsOf(MIDDLE, all), high: mentionsOf(HIGH, all) },
    background,
    isImplied: collected.isImplied || implied !== undefined,
    size: content.length,
    isElsewhere: content.some(({ means }) => means.kind === 'elsewhere'),
    isFuture: all.some((item) => isFutureYear(item, all[item.index - 1])) || (topics.has('ai') && FROM_NOW.test(all.map(({ text }) => text).join(' '))),
  };
}

function negatedBy(item: Indexed, content: readonly Indexed[]): { readonly negates?: number } {
  const next = item.means.kind === 'not' ? content[content.indexOf(item) + 1] : undefined;
  return next === undefined ? {} : { negates: next.index };
}

const MIDDLE = /\b(?:median|mean|average|avg|typical|50th percentile|p50)\b/iu;
const HIGH =
  /\b(?:75th(?: percentile)?|p75|(?:top|upper|third) quartile|(?:top|upper|(?:best|highest|top)[- ]paid) (?:quarter|fourth|25 ?%|25 percent)|upper end)\b/iu;

const mentionsOf = (words: RegExp, items: readonly Indexed[]): Mention[] =>
  items.flatMap(({ text, means, index }) => {
    const found = means.kind === 'quoted' ? undefined : words.exec(text)?.[0];
    return found === undefined ? [] : [{ text: found, at: index }];
  });

/** "In 2035": the data has no forecasts. */
const isFutureYear = ({ means }: Indexed, before: Item | undefined): boolean =>
  means.kind === 'number' &&
  /^(?:in|by|until|for|the year|year|in the year|of)$/iu.test(before?.text ?? '') &&
  means.value > new Date().getFullYear() &&
  means.value <= LAST_YEAR;
const LAST_YEAR = 2100;
/** Whether a question has the words or the number without which it is not about a year to come. Most have not, which is seen sooner than all that they mean. */
export const mayBeFuture = (items: readonly Item[]): boolean =>
  items.some(({ means, text }) => (means.kind === 'number' && means.value > new Date().getFullYear()) || /\bnow\b/iu.test(text));
/** "Ten years from now": what AI will have changed by then. Of pay, it is a year of a career. */
const FROM_NOW = /\bfrom now\b/iu;

/** What a question is about that names no subject: "who is based in Ohio", "most badges in retail", "shrinking fields". */
function impliedSubject(topics: Reading['topics'], facets: readonly Facet[]): Topic | undefined {
  if ([...topics.keys()].some((topic) => !ATTRIBUTES.has(topic))) return undefined;
  const kinds = new Set(facets.map((facet) => (facet.kind === 'entity' ? facet.entity.kind : facet.kind)));
  // "Who has gold for stability when it comes to welders?"
  if (kinds.has('role') && topics.has('who') && (facets.some(isBadgeBound) || kinds.has('best'))) return 'companies';
  if (kinds.has('role') || kinds.has('company')) return undefined;
  if (kinds.has('name_part')) return 'companies';
  if (facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => OF_CLUSTERS.has(field)))) return 'clusters';
  // "badge_count != 3" says whose it is by its field.
  if (facets.some((facet) => isBadgeBound(facet) && (topics.has('who') || SIGN.test(facet.text)))) return 'companies';
  const isOfCompanies =
    (kinds.has('industry') || kinds.has('place')) && (topics.has('who') || kinds.has('order') || kinds.has('best') || facets.some(isBadgeBound));
  return isOfCompanies ? 'companies' : undefined;
}

/** "Cashiers at Target in Chicago": whether it hires them there. "I am a cashier at Target in Chicago" asks nothing. */
function impliedHiring(topics: Reading['topics'], facets: readonly Facet[]): Topic | undefined {
  const kinds = facets.map((facet) => (facet.kind === 'entity' && facet.isNegated !== true ? facet.entity.kind : facet.kind)).sort();
  return topics.size === 0 && kinds.join() === 'company,place,role' ? 'hiring' : undefined;
}
const SPEAKER = /^(?:i|im|i['’]m|ive|i['’]ve|my|we|we['’]re|our|he|she|they|his|her|their)\b/iu;

const isBadgeBound = (facet: Facet): boolean => facet.kind === 'field' && facet.options.some(({ field }) => field.includes('BADGE') || field === 'EVENT_TYPE');
const SIGN = /[=<>≠≤≥]/u;
/** Topics of words that only describe what a list is about. */
const ATTRIBUTES: ReadonlySet<Topic> = new Set(['who', 'about', 'ai', 'education']);
/** Fields that only clusters and their occupations have. */
const OF_CLUSTERS: ReadonlySet<string> = new Set(['AI_FLAG', 'ENTRY_BARRIER_TREND', 'EXPERTISE_PREMIUM_TREND', 'PREMIUM_SKILL']);

/** Marks, and words that say nothing, or nothing more about the topics of the question. */
function isFiller({ means }: Item, items: readonly Item[]): boolean {
  if (means.kind !== 'aside') return means.kind === 'skip' || means.kind === 'mark';
  const isAbout = (wanted: readonly Topic[]): boolean => items.some((other) => wanted.some((topic) => topic === topicOf(other)));
  const hasRole = items.some((other) => other.means.kind === 'entity' && other.means.entity.kind === 'role');
  return means.either.some(({ of, isAboutRole = false }) => isAbout(of) && (hasRole || !isAboutRole));
}

/** "A badge for growth and one for stability": "one" counts nothing. */
function isPronoun({ means, text, index }: Indexed, items: readonly Indexed[]): boolean {
  if (means.kind !== 'number' || !/^one$/iu.test(text)) return false;
  const [before, after] = [items.slice(0, index).reverse(), items.slice(index + 1)].map((side) =>
    side.find((item) => item.means.kind !== 'skip' && item.text !== ','),
  );
  const counted = after !== undefined && ['topic', 'year', 'rows', 'level', 'value', 'or', 'number', 'compare'].includes(after.means.kind);
  return !counted && !['superlative', 'limit', 'compare', 'number', 'year'].includes(before?.means.kind ?? '');
}

/** "ONET 29-1141.00", "code 29-1141.00": the word only announces the code. */
const isLabel = ({ means, text }: Item, next: Item | undefined): boolean =>
  (means.kind === 'topic' &&
    means.topic === 'companies' &&
    /^(?:company|employer|firm|corporation)$/iu.test(text) &&
    (isCompany(next) || isQuotedCompany(next))) ||
  (means.kind === 'topic' &&
    means.topic === 'metro' &&
    /^(?:cbsa|msa|metro)$/iu.test(text) &&
    next?.means.kind === 'entity' &&
    next.means.entity.kind === 'place' &&
    /^\d/u.test(next.text)) ||
  (means.kind === 'topic' && means.topic === 'industries' && /^(?:industry|sector)$/iu.test(text) && isIndustry(next)) ||
  (means.kind === 'topic' && means.topic === 'code' && next !== undefined && isOnetCode(next.text));

const isIndustry = (item: Item | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind === 'industry';
const isQuotedCompany = (item: Item | undefined): boolean => item?.means.kind === 'quoted' && item.means.entity?.kind === 'company';

const topicOf = ({ means }: Item): Topic | undefined => (means.kind === 'topic' || means.kind === 'value' ? means.topic : undefined);

/**
 * Whether a word only joins other parts: "and", "from", "any". "Or" joins values of the same kind; between others it is not said, because conditions are joined
 * by AND.
 */
function isGlue({ means, text, index }: Indexed, content: readonly Indexed[], facets: readonly Facet[]): boolean {
  if (means.kind === 'between' || means.kind === 'quantifier') return GLUE.has(text.toLowerCase());
  if (means.kind === 'but') return true;
  // "Limited to hospitals" is said by the condition.
  if (means.kind === 'limit' && / to$/iu.test(text)) return true;
  if (means.kind !== 'or') return false;
  if (!/^or$/iu.test(text)) return true;
  const place = content.findIndex((item) => item.index === index);
  const [before, after] = [content[place - 1], content[place + 1]].map((item) =>
    facets.find(({ covers }) => item !== undefined && covers.includes(item.index)),
  );
  return before === undefined || after === undefined || before === after || sortOf(before) === sortOf(after);
}

/** "Entry-level only", "only 15". Elsewhere, "only" says something: "companies that only have a growth badge". */
const isLastOnly = ({ text, index }: Indexed, all: readonly Indexed[]): boolean =>
  /^only$/iu.test(text) && (all[index + 1]?.means.kind === 'number' || all.slice(index + 1, index + 2).every(({ means }) => means.kind === 'mark'));

const GLUE = new Set(['from', 'any']);
const sortOf = (facet: Facet): string => (facet.kind === 'entity' ? facet.entity.kind : facet.kind === 'field' ? (facet.options[0]?.field ?? '') : facet.kind);
