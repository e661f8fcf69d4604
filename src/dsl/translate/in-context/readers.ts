import { withLetters, withRightNow } from './letters.ts';
import { withRoleBadges, withAnyFlag, withAnyLevel, withNamedFlags } from './badges.ts';
import { withSkills, withContents } from './clusters.ts';
import { withCounts, withExactAmounts, withMost, withTops } from './amounts.ts';
import { withPublic, withBusiness, withColleges, withSchooling, withListed } from './employers.ts';
import { withAdditions } from './additions.ts';
import { withAllOfThem } from './all-of-them.ts';
import { withAbsentData } from './absent-data.ts';
import { withMembersLater } from './cluster-lists.ts';
import { withAddedMembers } from './added-members.ts';
import { withAskedMeanings } from './asked-meanings.ts';
import { withAskedSizes } from './asked-sizes.ts';
import { withFavors } from './asked-favors.ts';
import { withAnyCategory } from './any-category.ts';
import { withBadgeBounds } from './badge-bounds.ts';
import { withBadgesOfLevel } from './badges-of-level.ts';
import { withBadgeTables } from './badge-tables.ts';
import { withBadgeWords } from './badge-words.ts';
import { withBoth, withNotBoth } from './both-of.ts';
import { withCompanyWords } from './company-words.ts';
import { withBetterBadges, withComparedEmployers, withStrongestHiring, withTopHiring } from './compared-employers.ts';
import { withConditionWords } from './condition-words.ts';
import { withConversionWords } from './conversion-words.ts';
import { withCountedGroups } from './counted-groups.ts';
import { withCountedSubjects } from './counted-subjects.ts';
import { withLabels } from './diagram-words.ts';
import { withDoubleNegation, withOneLevel } from './double-negation.ts';
import { withChangingPay, withEarningVerbs } from './earning-verbs.ts';
import { withExceptedBadges } from './excepted-badges.ts';
import { withExceptedValues } from './excepted-values.ts';
import type { Item } from '../items.ts';
import {
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
  withSpecialists,
  withWorkplaces,
} from './job-words.ts';
import { withJobsOf, withSpelledOut } from './job-phrases.ts';
import { withJoinedMeaning } from './joined-meaning.ts';
import { withLackedLevel, withOtherLevel } from './lacked-levels.ts';
import type { Lexicon } from '../lexicon.ts';
import { withAskedInstead, withExceptions, withMissed, withNegatedVerbs, withNorBound, withNotOnly, withOtherNumber } from './negation.ts';
import {
  withCountedAmong,
  withJobsForBeginners,
  withManyBeginners,
  withNoMoreThan,
  withNothingForBeginners,
  withOnly,
  withOtherCountries,
} from './more-conditions.ts';
import { withFiledTitles } from './filed-titles.ts';
import { withKindsWithoutBadge } from './kinds-without-badge.ts';
import { withKeepers } from './kept-workers.ts';
import { withKept } from './kept-shares.ts';
import { withMeantKinds } from './meant-kinds.ts';
import { withNamesInRow } from './names-in-row.ts';
import { withNamedBands } from './tier-bands.ts';
import { withNamedMeasures } from './named-measures.ts';
import { withNamedChoices } from './named-choices.ts';
import { withNumberedRows } from './numbered-rows.ts';
import { withMissedOnly, withOnlyBadge } from './only-badges.ts';
import { withOrderEnds } from './order-ends.ts';
import { withOrderWords, withSums } from './order-words.ts';
import { withAround, withKindsOfPlaces, withMetros, withPlaces, withStateLetters, withStatesInLists } from './place-words.ts';
import { withUnless, withoutColumns, withoutFirstRows } from './other-exceptions.ts';
import { withPayPeriods } from './pay-periods.ts';
import { withPostingWords } from './posting-words.ts';
import { withPromotedWhere } from './promotion-words.ts';
import { withSharesOfRows } from './shares-of-rows.ts';
import { withRemarks } from './remarks.ts';
import { withSeenRows } from './seen-rows.ts';
import { withSelfCorrections } from './self-corrections.ts';
import { withListedClusters, withShownMembers } from './shown-clusters.ts';
import { withSoughtPersons } from './sought-persons.ts';
import { withSpokenForms } from './spoken-forms.ts';
import { withoutTaskLabels } from './task-labels.ts';
import { withActivities, withLeading, withLiked, withMentions, withPutIn, withSearching, withSideBySide, withVerbs } from './verbs.ts';
import { withZipRelations } from './zip-relations.ts';
import { withoutWorkLabels } from './work-labels.ts';
import { withWholeCareers, withYearsFromStart, withYearSpans } from './year-spans.ts';
import { withClusterWords, withLostJobs, withTitleWords, withWorkedJobs } from './worked-jobs.ts';

type Reader = (items: readonly Item[], names: Lexicon) => Item[];

/**
 * The readers of words in context. Each looks for its own words, and few see what others have found: a test reads all labeled questions in the opposite order,
 * too. What must come after others says so in {@link AFTER}.
 */
export const READERS: readonly Reader[] = [
  withNamedMeasures,
  withCompanyWords,
  withBoth,
  withNotBoth,
  withSharesOfRows,
  withConversionWords,
  withFiledTitles,
  withBadgeWords,
  withPostingWords,
  withAdditions,
  withNamedChoices,
  withYearSpans,
  withYearsFromStart,
  withWholeCareers,
  withNumberedRows,
  withWorkedJobs,
  withLostJobs,
  withPublic,
  withStateLetters,
  withStatesInLists,
  withAnyLevel,
  withSkills,
  withTops,
  withExactAmounts,
  withPlaces,
  withKindsOfPlaces,
  withAround,
  withAcronyms,
  withSpelledOut,
  withJobsOf,
  withPeople,
  withSpecialists,
  withColleges,
  withRoleBadges,
  withActivities,
  withMetros,
  withListed,
  withSpokenForms,
  withCountedSubjects,
  withAnyCategory,
  withSearching,
  withVerbs,
  withPromotedWhere,
  withPutIn,
  withLeading,
  withJoinedMeaning,
  withBadgeBounds,
  withContents,
  withKept,
  withKeepers,
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
  withCountedGroups,
  withLetters,
  withSameJobs,
  withOneJob,
  withTitleWords,
  withClusterWords,
  withNamedFlags,
  withAnyFlag,
  withOrderWords,
  withSums,
  withAbsentData,
  withFavors,
  withExceptions,
  withExceptedValues,
  withExceptedBadges,
  withOnlyBadge,
  withMissedOnly,
  withUnless,
  withoutFirstRows,
  withoutColumns,
  withLackedLevel,
  withOtherLevel,
  withMissed,
  withNegatedVerbs,
  withNorBound,
  withNotOnly,
  withOtherNumber,
  withAskedInstead,
  withEarningVerbs,
  withChangingPay,
  withPayPeriods,
  withDuties,
  withDoubleNegation,
  withOneLevel,
  withComparedEmployers,
  withTopHiring,
  withOtherCountries,
  withManyBeginners,
  withNothingForBeginners,
  withCountedAmong,
  withNoMoreThan,
  withNamesInRow,
  withBetterBadges,
  withAllOfThem,
  withLabels,
  withNamedBands,
  withMeantKinds,
  withStrongestHiring,
  withOrderEnds,
  withOnly,
  withAskedSizes,
  withAddedMembers,
  withBadgeTables,
  withZipRelations,
  withBadgesOfLevel,
  withJobsForBeginners,
  withSoughtPersons,
  withShownMembers,
  withKindsWithoutBadge,
  withSeenRows,
  withSideBySide,
  withListedClusters,
  withAskedMeanings,
  withRemarks,
];

/** Readers that must come after another one. */
export const AFTER: ReadonlyMap<Reader, Reader> = new Map([
  // "Jobs they post a lot of? I mean the high tier": of the openings that are meant.
  [withNamedBands, withConditionWords],
  // "Platinum across all four badges": four is all of them, and compares nothing.
  [withConditionWords, withNumberedRows],
  // "Which employers have the most role pairs": badges of roles, and no jobs.
  [withCountedSubjects, withRoleBadges],
  // "All three badges at platinum": each of them, and no number of badges of a level.
  [withBadgesOfLevel, withNumberedRows],
  // "Painters of fences … painters": both are the job that is named in full once.
  [withSameJobs, withQualifiers],
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
  // "Minimum score 0.6, unique codes only": the score is a condition, which "only" does not take back.
  [withAskedInstead, withConversionWords],
  // "Ups vs fedex": both names in small letters.
  [withBetterBadges, withNamesInRow],
  // "Include Delta's hiring figures": what is added, and no hiring of a company that is compared.
  [withComparedEmployers, withAdditions],
]);

/** Gives words another meaning that they only have next to others. What somebody takes back, or does while asking, is next to nothing. */
export const inContext = (found: readonly Item[], names: Lexicon): Item[] =>
  READERS.reduce<Item[]>((items, read) => read(items, names), withoutDoings(withSelfCorrections(withoutWorkLabels(withoutTaskLabels(found)))));
