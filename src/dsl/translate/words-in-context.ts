import { withAllOfThem } from './all-of-them.ts';
import { withAbsentData } from './absent-data.ts';
import { withMembersLater } from './cluster-lists.ts';
import { withFavors } from './asked-favors.ts';
import { withBadgeBounds } from './badge-bounds.ts';
import { withBadgeWords } from './badge-words.ts';
import { withCompanyWords } from './company-words.ts';
import { withComparedEmployers, withStrongestHiring, withTopHiring } from './compared-employers.ts';
import { withConditionWords } from './condition-words.ts';
import { withConversionWords } from './conversion-words.ts';
import { withCountedSubjects } from './counted-subjects.ts';
import { withLabels } from './diagram-words.ts';
import { withDoubleNegation, withOneLevel } from './double-negation.ts';
import { isRole, isTopic, type Item } from './items.ts';
import {
  NOT_OF_JOBS,
  SCHOOL,
  withAcronyms,
  withMembers,
  withDuties,
  withNamedJobs,
  withOneJob,
  withoutDoings,
  withPeople,
  withQualifiers,
  withSameCluster,
  withSameJobs,
  withTruckers,
  withWorkplaces,
} from './job-words.ts';
import { withJoinedMeaning } from './joined-meaning.ts';
import type { Lexicon } from './lexicon.ts';
import { withAskedInstead, withExceptions, withNotOnly, withOtherNumber } from './negation.ts';
import { withCountedAmong, withManyBeginners, withNoMoreThan, withOtherCountries } from './more-conditions.ts';
import { withKept } from './kept-shares.ts';
import { withMeantKinds } from './meant-kinds.ts';
import { withNamesInRow } from './names-in-row.ts';
import { withNamedBands } from './tier-bands.ts';
import { withNamedMeasures } from './named-measures.ts';
import { withNamedChoices } from './named-choices.ts';
import { withNumberedRows } from './numbered-rows.ts';
import { withOrderWords, withSums } from './order-words.ts';
import { withAround, withKindsOfPlaces, withMetros, withPlaces, withStatesInLists } from './place-words.ts';
import { isSuperlative, wordAfter, wordBefore } from './neighbors.ts';
import { LISTED, OF_JOBS, type Topic } from './senses.ts';
import { withPayPeriods } from './pay-periods.ts';
import { withPostingWords } from './posting-words.ts';
import { withSelfCorrections } from './self-corrections.ts';
import { withSpokenForms } from './spoken-forms.ts';
import { withoutTaskLabels } from './task-labels.ts';
import { withActivities, withLeading, withLiked, withMentions, withSearching, withVerbs } from './verbs-in-context.ts';
import { withClusterWords, withLostJobs, withTitleWords, withWorkedJobs } from './worked-jobs.ts';

/** What a number before it counts. */
const COUNTED: readonly Topic[] = [...LISTED, 'badges'];
const KINDS = /^(?:different|various|distinct|separate|kinds?|types?|sorts?|of)(?: of)?$/iu;
type Reader = (items: readonly Item[], names: Lexicon) => Item[];

/**
 * The readers of words in context. Each looks for its own words, and few see what others have found: a test reads all labeled questions in the opposite order,
 * too. What must come after others says so in {@link AFTER}.
 */
export const READERS: readonly Reader[] = [
  withNamedMeasures,
  withCompanyWords,
  withConversionWords,
  withBadgeWords,
  withPostingWords,
  withNamedChoices,
  withNumberedRows,
  withWorkedJobs,
  withLostJobs,
  withPublic,
  withStatesInLists,
  withAnyLevel,
  withSkills,
  withTops,
  withPlaces,
  withKindsOfPlaces,
  withAround,
  withAcronyms,
  withPeople,
  withColleges,
  withRoleBadges,
  withTruckers,
  withActivities,
  withMetros,
  withListed,
  withSpokenForms,
  withCountedSubjects,
  withSearching,
  withVerbs,
  withLeading,
  withJoinedMeaning,
  withBadgeBounds,
  withContents,
  withKept,
  withMentions,
  withMost,
  withCounts,
  withSameCluster,
  withMembers,
  withMembersLater,
  withBusiness,
  withNamedJobs,
  withWorkplaces,
  withQualifiers,
  withSchooling,
  withRightNow,
  withLiked,
  withConditionWords,
  withLetters,
  withSameJobs,
  withOneJob,
  withTitleWords,
  withClusterWords,
  withNamedFlags,
  withOrderWords,
  withSums,
  withAbsentData,
  withFavors,
  withExceptions,
  withNotOnly,
  withOtherNumber,
  withAskedInstead,
  withPayPeriods,
  withDuties,
  withDoubleNegation,
  withOneLevel,
  withComparedEmployers,
  withTopHiring,
  withOtherCountries,
  withManyBeginners,
  withCountedAmong,
  withNoMoreThan,
  withNamesInRow,
  withAllOfThem,
  withLabels,
  withNamedBands,
  withMeantKinds,
  withStrongestHiring,
];

/** Readers that must come after another one. */
export const AFTER: ReadonlyMap<Reader, Reader> = new Map([
  // "Jobs they post a lot of? I mean the high tier": of the openings that are meant.
  [withNamedBands, withConditionWords],
  // "Platinum across all four badges": four is all of them, and compares nothing.
  [withConditionWords, withNumberedRows],
  // "Being a paralegal, where does that lead": not a lead paralegal.
  [withQualifiers, withLeading],
  // "Colleges near Lincoln with a pre-vet program": employers, and no education of vets.
  [withNamedJobs, withColleges],
  // "What occupations is Deloitte badged for under the pay category": jobs of the only name, before a word becomes another one.
  [withBadgeBounds, withJoinedMeaning],
  // "Number of postings, grouped by employer": each row has its own, and "by" orders nothing.
  [withSums, withPostingWords],
  // "Companies with an event": what happened to them, and no industry.
  [withAbsentData, withCompanyWords],
  // "Families of work paying between 60 and 80 thousand": clusters, whose pay is in dollars a year.
  [withPayPeriods, withJoinedMeaning],
  // "With a badge for keeping people": a badge of any kind, until its kind is known.
  [withMeantKinds, withBadgeWords],
]);

/** Gives words another meaning that they only have next to others. What somebody takes back, or does while asking, is next to nothing. */
export const inContext = (found: readonly Item[], names: Lexicon): Item[] =>
  READERS.reduce<Item[]>((items, read) => read(items, names), withoutDoings(withSelfCorrections(withoutTaskLabels(found))));

/** "Companies that begin with A": no query says that. The letter is no article, and the beginning is no time. */
function withLetters(items: readonly Item[]): Item[] {
  const start = items.findIndex(({ text }) => /^(?:start|begin)/iu.test(text));
  const letter = items.findIndex(({ text }, i) => start >= 0 && i > start && FIRST_LETTER.test(`${items[i - 1]?.text} ${text}`));
  const isNext = letter >= 0 && items.slice(start + 1, letter).every(({ text }) => /^(?:with|the|a|letter)$/iu.test(text));
  const isOfLetter = (item: Item, i: number): boolean => i === letter || (i === start && item.means.kind === 'value');
  return items.map((item, i) => (isNext && isOfLetter(item, i) ? { ...item, means: { kind: 'unknown' } } : item));
}
const FIRST_LETTER = /(?:^|\s)(?:with|letter) \p{Lu}$/u;

/** "With the AI flag Winners Pull Away" is a condition. Without a flag after it, the details are asked for. */
function withNamedFlags(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const next = items[i + 1];
    const isNamed = next?.means.kind === 'value' && next.means.options.some(({ field }) => field === 'AI_FLAG');
    return item.means.kind === 'expand' && item.means.word === 'AI_IMPACT' && /\bflag$/iu.test(item.text) && isNamed
      ? { ...item, means: { kind: 'skip' } }
      : item;
  });
}

/** "Public companies" have shares; public agencies are the government. */
function withPublic(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const next = items[i + 1];
    const isTraded = item.means.kind === 'entity' && /^public$/iu.test(item.text) && /^(?:company|companies|firms?|corporations?)$/iu.test(next?.text ?? '');
    return isTraded ? { ...item, means: { kind: 'unknown' } } : item;
  });
}

/** "In which clusters is negotiation a premium skill": asks for the clusters, not for the members of one. */
function withSkills(items: readonly Item[]): Item[] {
  const hasSkill = items.some(({ means }) => means.kind === 'skill');
  return items.map((item) => (hasSkill && isTopic(item, ['member']) ? { ...item, means: { kind: 'topic', topic: 'clusters' } } : item));
}

/** "Postings of any level", "by number of badges, any level": all of them, and no condition. */
function withAnyLevel(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const before = items[i - 1];
    const isAny = item.means.kind === 'level' && /\b(?:any|either) (?:level|tier|colou?r)$/iu.test(item.text);
    const isOfPostings = isAny && before !== undefined && isTopic(before, ['postings', 'hiring', 'jobs']);
    // "By number of badges, any level".
    const [badges, count] = items
      .slice(0, i)
      .filter(({ means }) => means.kind !== 'mark' && means.kind !== 'skip')
      .slice(-2)
      .reverse();
    const isOfCount =
      isAny && badges !== undefined && isTopic(badges, ['badges']) && (count?.means.kind === 'by' || (count !== undefined && isTopic(count, ['count'])));
    // "A growth badge in Texas, either level".
    const isSaid =
      isAny &&
      items.slice(0, i).some((one) => one.means.kind === 'archetype' || isTopic(one, ['growth', 'beginners'])) &&
      items.slice(0, i).some((one) => isTopic(one, ['badges']));
    return isOfPostings || isOfCount || isSaid ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Pay that tops $90,000", unlike "the tops in pay". */
function withTops(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isBound = item.means.kind === 'superlative' && /^(?:tops|topped|topping)$/iu.test(item.text) && items[i + 1]?.means.kind === 'number';
    return isBound ? { ...item, means: { kind: 'compare', operator: 'gt' } } : item;
  });
}

/** "Which clusters contain the most occupations" asks for clusters, not for what belongs to one. So does "what clusters share skills with nurses". */
function withContents(found: readonly Item[]): Item[] {
  // "What's cluster 247" asks for one.
  const items = found.map((item, i): Item =>
    isTopic(item, ['member']) && /^what['’]s (?:in )?cluster$/iu.test(item.text) && found[i + 1]?.means.kind === 'number'
      ? { ...item, means: { kind: 'topic', topic: 'clusters' } }
      : item,
  );
  if (items.some((item) => isTopic(item, ['similar', 'next'])))
    return items.map((item) => (isTopic(item, ['member']) && WHICH_CLUSTERS.test(item.text) ? { ...item, means: { kind: 'topic', topic: 'clusters' } } : item));
  if (items.some(({ means }) => means.kind === 'entity' && ['role', 'company'].includes(means.entity.kind))) return [...items];
  return items.map((item, i) => {
    const isAsked = WHICH_CLUSTERS.test(item.text);
    const isContent = isTopic(item, ['member']) && (isAsked || (/^clusters /iu.test(item.text) && isSuperlative(wordAfter(items, i))));
    return isContent ? { ...item, means: { kind: 'topic', topic: 'clusters' } } : item;
  });
}

const WHICH_CLUSTERS = /^(?:what|which) clusters$/iu;

/** "Companies in the solar panel business" describes what they do, unless an industry is named like it. */
function withBusiness(items: readonly Item[]): Item[] {
  const end = items.findIndex(({ text }, i) => /^business$/iu.test(text) && items[i - 1]?.means.kind === 'unknown');
  const start = items.slice(0, Math.max(0, end)).findLastIndex(({ text }) => /^(?:in|in the|the)$/iu.test(text));
  if (start < 0 || !items.some((item) => isTopic(item, ['companies', 'who']))) return [...items];
  return items.map((item, i) =>
    i === start ? { ...item, means: { kind: 'topic', topic: 'company_search' } } : i === end ? { ...item, means: { kind: 'skip' } } : item,
  );
}

/** "At the most companies" is an order; "at the most 20" is a bound. */
function withMost(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isBound = [wordBefore(items, i), wordAfter(items, i)].some((one) => one?.means.kind === 'number');
    return item.means.kind === 'compare' && /^at the most$/iu.test(item.text) && !isBound ? { ...item, means: { kind: 'superlative', of: 'amount' } } : item;
  });
}

/** "How much different industries exist" counts them. */
function withCounts(items: readonly Item[]): Item[] {
  const isOfPay = items.some(
    ({ means, text }) =>
      (means.kind === 'topic' && means.topic === 'wages' && !/^how much$/iu.test(text)) || (means.kind === 'order' && means.topic === 'wages'),
  );
  if (isOfPay) return [...items];
  return items.map((item, i) => {
    const next = items.slice(i + 1).find(({ text }) => !KINDS.test(text));
    const isCounted = next?.means.kind === 'topic' && COUNTED.includes(next.means.topic) && /s$/iu.test(next.text);
    return isCounted && /^how much$/iu.test(item.text) ? { ...item, means: { kind: 'topic', topic: 'count' } } : item;
  });
}

/** "School needed for a surgical technologist" asks for education; "nurses in schools" and "schools that hire nurses" name employers. */
function withSchooling(items: readonly Item[]): Item[] {
  if (!items.some(isRole) || items.some((item) => isTopic(item, NOT_OF_JOBS))) return [...items];
  return items.map((item, i) => {
    const isPlace = /^(?:in|at|from|near|of)\b/iu.test(items[i - 1]?.text ?? '') || /^(?:in|at)\b/iu.test(items[i - 2]?.text ?? '');
    const isSchool = item.means.kind === 'entity' && item.means.entity.kind === 'industry' && SCHOOL.test(item.text);
    return isSchool && !isPlace ? { ...item, means: { kind: 'topic', topic: 'education' } } : item;
  });
}

/** "RN" at the end of a question that has another job, or asks which jobs there are in a place, is "right now". */
function withRightNow(items: readonly Item[]): Item[] {
  const last = items.findLastIndex(({ means }) => means.kind !== 'mark');
  const [item, previous] = [items[last], wordBefore(items, last)];
  if (item?.text !== 'rn' || previous === undefined) return [...items];
  const others = items.filter((one) => one !== item);
  const isPlace = previous.means.kind === 'entity' && previous.means.entity.kind === 'place';
  const isPlaceAsked = others.some((one) => isTopic(one, ['where'])) && previous.means.kind === 'topic';
  const isNow = others.some(isRole) || isPlaceAsked || (isPlace && others.some((one) => isTopic(one, ['jobs'])));
  return isNow ? items.with(last, { ...item, means: { kind: 'skip' } }) : [...items];
}

/** "Colleges with no badges" are employers. */
function withColleges(items: readonly Item[], names: Lexicon): Item[] {
  const isOther = items.some((item) => isRole(item) || isTopic(item, ['jobs', 'clusters', ...OF_JOBS.filter((topic) => topic !== 'education')]));
  return items.map((item) => {
    const industries = !isOther && isTopic(item, ['education']) && /^(?:colleges|universities)$/iu.test(item.text) ? names.industriesOf('college') : [];
    return industries.length === 0 ? item : { ...item, means: { kind: 'entity', entity: { kind: 'industry', names: industries, score: 1 } } };
  });
}

/** "Role badges by company": what "badges by company" means alone is no part of it. */
function withRoleBadges(items: readonly Item[]): Item[] {
  return withPairs(items).flatMap((item, i): Item[] => {
    const isSplit = isTopic(item, ['company_badges']) && /^badges? (?:by|per|for each|for every) /iu.test(item.text);
    const isJobs = (one: Item | undefined): boolean => one !== undefined && isTopic(one, ['jobs']) && /^(?:role|job|occupation)s?$/iu.test(one.text);
    if (isSplit && isJobs(items[i - 1]))
      return [
        { ...item, text: `${items[i - 1]?.text ?? ''} badges`, means: { kind: 'topic', topic: 'role_badges' } },
        { ...item, text: item.text.replace(/^badges? /iu, ''), means: { kind: 'group', name: 'COMPANY' } },
      ];
    const next = items[i + 1];
    return isJobs(item) && next !== undefined && isTopic(next, ['company_badges']) && /^badges? (?:by|per|for each|for every) /iu.test(next.text) ? [] : [item];
  });
}

/** "Which employer/role pairs": badges of roles, one for each pair. */
function withPairs(items: readonly Item[]): Item[] {
  const isPairs = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['role_badges']) && /pairs?$/iu.test(item.text);
  const isPart = (item: Item): boolean => isTopic(item, ['companies', 'jobs']) || /^(?:[/&-]|and)$/iu.test(item.text);
  const pairs = items.findIndex(isPairs);
  const first = items.slice(0, Math.max(pairs, 0)).findLastIndex((item) => !isPart(item)) + 1;
  // "Across all pairs".
  const start = /^(?:across|over|of|for)? ?all$/iu.test(items[first - 1]?.text ?? '') ? first - 1 : first;
  return items.map((item, i) => (i >= start && i < pairs ? { ...item, means: { kind: 'skip' } } : item));
}

/** "Is Amzon in the data?" */
function withListed(items: readonly Item[]): Item[] {
  const content = items.filter(({ means }) => means.kind !== 'mark');
  const [first, name, ...rest] = content;
  const isName = name !== undefined && (name.means.kind === 'unknown' || (name.means.kind === 'entity' && name.means.entity.kind === 'company'));
  const [listed] = rest;
  if (!isName || rest.length !== 1 || !/^(?:is|do you have|do you know|is there)$/iu.test(first?.text ?? '') || listed?.means.kind !== 'skip')
    return [...items];
  if (!/\b(?:data|dataset|database|system|list|record|records|index)$/iu.test(listed.text)) return [...items];
  return items.map((item) => (item === listed ? { ...item, means: { kind: 'topic', topic: 'company_name' } } : item));
}
