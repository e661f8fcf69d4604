import { classifierOfParts, exactShares, sharesOfParts } from './exact-shares.ts';
import { SOURCES, type KnownTitles } from './known-titles.ts';
import { officialSimilarity, type TextScores } from './official-evidence.ts';
import type { SimilarTitles, Votes } from './similar-titles.ts';
import type { AskedTitle } from './tokens.ts';
import { RANKING } from '../tuning.ts';

/** Kinds of evidence from the title itself, for explanations. */
export const TITLE_EVIDENCE = ['classifier', 'same_title', 'part_of_title', 'similar_title', 'words', 'official', 'family', 'form'] as const;
export type TitleEvidence = (typeof TITLE_EVIDENCE)[number];

interface Feature {
  readonly name: string;
  readonly kind: TitleEvidence;
}

/** A title, and what several features are computed from. */
export interface FeatureInput {
  readonly knownTitles: KnownTitles;
  readonly tokens: AskedTitle;
  /** By source. */
  readonly similar: readonly SimilarTitles[];
  readonly votes: Votes;
  readonly description: TextScores;
  readonly tools: TextScores;
}

/** Evidence about each occupation. */
interface OccupationFeature extends Feature {
  /** One number per occupation. Called once per title. */
  readonly column: (input: FeatureInput) => Float64Array | undefined;
  /** How many of the best occupations become candidates; none if missing. */
  readonly take?: number;
}

/** A fact about an occupation in relation to the title. */
interface Flag extends Feature {
  readonly holds: (knownTitles: KnownTitles, group: number, tokens: AskedTitle) => boolean;
}

/** A fact about the question. With it, the trees can weight the same evidence differently. */
interface QuestionFeature extends Feature {
  readonly value: (input: FeatureInput, candidates: readonly number[]) => number;
}

const { take: TAKE, temperature: TEMPERATURE } = RANKING.evidence;

const ofSource = (name: string, source: number): OccupationFeature[] => [
  { name: `${name}.votes`, kind: 'similar_title', column: ({ similar }) => similar[source]?.shares, take: TAKE.votes },
  { name: `${name}.nearest`, kind: 'similar_title', column: ({ similar }) => similar[source]?.closest, take: TAKE.nearest },
  {
    name: `${name}.exact`,
    kind: 'same_title',
    column: ({ knownTitles, tokens }) => exactShares(knownTitles, knownTitles.byKey.get(tokens.key), source),
    take: TAKE.exact,
  },
  {
    name: `${name}.core`,
    kind: 'same_title',
    column: ({ knownTitles, tokens }) => exactShares(knownTitles, knownTitles.byCore.get(tokens.core), source),
    take: TAKE.exact,
  },
  {
    name: `${name}.words`,
    kind: 'same_title',
    column: ({ knownTitles, tokens }) => exactShares(knownTitles, knownTitles.bySorted.get(tokens.sorted), source),
    take: TAKE.exact,
  },
];

/** The evidence: each feature with how it is computed. CONTRIBUTING.md says how to add one. */
export const OF_OCCUPATION: readonly OccupationFeature[] = [
  ...SOURCES.flatMap(ofSource),
  { name: 'first.exact', kind: 'part_of_title', column: ({ knownTitles, tokens }) => sharesOfParts(knownTitles, tokens.parts.slice(0, 1)), take: TAKE.exact },
  {
    name: 'first.classifier',
    kind: 'part_of_title',
    column: ({ knownTitles, tokens }) => classifierOfParts(knownTitles, tokens.parts.slice(0, 1)),
    take: TAKE.exact,
  },
  { name: 'further.exact', kind: 'part_of_title', column: ({ knownTitles, tokens }) => sharesOfParts(knownTitles, tokens.parts.slice(1)), take: TAKE.exact },
  {
    name: 'further.classifier',
    kind: 'part_of_title',
    column: ({ knownTitles, tokens }) => classifierOfParts(knownTitles, tokens.parts.slice(1)),
    take: TAKE.exact,
  },
  { name: 'votes', kind: 'similar_title', column: ({ votes }) => votes.shares },
  { name: 'votes.major', kind: 'family', column: ({ votes }) => votes.major },
  { name: 'votes.minor', kind: 'family', column: ({ votes }) => votes.minor },
  { name: 'classifier', kind: 'classifier', column: ({ knownTitles, tokens }) => knownTitles.classifier.probabilities(tokens), take: TAKE.classifier },
  { name: 'words', kind: 'words', column: ({ knownTitles, tokens }) => knownTitles.words.probabilities(tokens.stems, TEMPERATURE.words), take: TAKE.words },
  {
    name: 'letters',
    kind: 'words',
    column: ({ knownTitles, tokens }) => knownTitles.letters.probabilities(tokens.letters, TEMPERATURE.letters),
    take: TAKE.letters,
  },
  {
    name: 'head',
    kind: 'words',
    column: ({ knownTitles: { heads }, tokens: { head } }) =>
      head === '' ? heads.probabilities([], TEMPERATURE.head) : heads.probabilitiesOfOne(head, TEMPERATURE.head),
  },
  { name: 'official', kind: 'official', column: ({ knownTitles, tokens }) => officialSimilarity(knownTitles, tokens), take: TAKE.official },
  { name: 'description', kind: 'official', column: ({ description }) => description.relative },
  { name: 'description.raw', kind: 'official', column: ({ description }) => description.raw },
  { name: 'tools', kind: 'official', column: ({ tools }) => tools.relative },
  { name: 'tools.raw', kind: 'official', column: ({ tools }) => tools.raw },
];

const isManagers = ({ groups }: KnownTitles, group: number): boolean => groups[group]?.startsWith('11') === true;
/** Codes "-1xxx" of the manual and service occupations are first-line supervisors. */
const isSupervisors = ({ groups }: KnownTitles, group: number): boolean => {
  const code = groups[group] ?? '';
  return code >= '33' && code[3] === '1';
};

export const FLAGS: readonly Flag[] = [
  { name: 'all other', kind: 'form', holds: ({ isOther }, group) => isOther[group] === true },
  { name: 'manager of manager', kind: 'form', holds: (known, group, { isManager }) => isManager && isManagers(known, group) },
  { name: 'manager of other', kind: 'form', holds: (known, group, { isManager }) => !isManager && isManagers(known, group) },
  { name: 'supervisor of supervisor', kind: 'form', holds: (known, group, { isSupervisor }) => isSupervisor && isSupervisors(known, group) },
  {
    name: 'supervisor of other',
    kind: 'form',
    holds: (known, group, { isManager, isSupervisor }) => !isSupervisor && !isManager && isSupervisors(known, group),
  },
];

/** The part of the votes of similar titles for candidates of a field, by their codes. */
const votesFor = (name: string, belongs: (code: string) => boolean): QuestionFeature => ({
  name,
  kind: 'family',
  value: ({ knownTitles: { groups }, votes: { shares } }, candidates) => {
    let sum = 0;
    for (const group of candidates) if (belongs(groups[group] ?? '')) sum += shares[group] ?? 0;
    return sum;
  },
});

export const OF_QUESTION: readonly QuestionFeature[] = [
  { name: 'candidates', kind: 'family', value: (_, candidates) => candidates.length },
  votesFor('computers', (code) => code.startsWith('15')),
  votesFor('managers', (code) => code.startsWith('11')),
  votesFor('engineers', (code) => code.startsWith('17')),
  votesFor('health', (code) => code.startsWith('29')),
  votesFor('teachers', (code) => code.startsWith('25')),
  votesFor('manual', (code) => code >= '35' && !code.startsWith('41') && !code.startsWith('43')),
];

const RELATIVE: readonly Feature[] = OF_OCCUPATION.map(({ name, kind }) => ({ name: `${name} / best`, kind }));
const BEST: readonly Feature[] = OF_OCCUPATION.map(({ name, kind }) => ({ name: `best ${name}`, kind }));

/** One number of each candidate. The learned trees refer to these positions. */
const ROW: readonly Feature[] = [...OF_OCCUPATION, ...FLAGS, ...RELATIVE, ...BEST, ...OF_QUESTION];
const startOf = (part: readonly Feature[]): number => ROW.findIndex((feature) => feature === part[0]);

/** Where each part of a row begins. `relative` is `own` divided by the best candidate's, which is in `best`. */
export const PLACES = { own: startOf(OF_OCCUPATION), flags: startOf(FLAGS), relative: startOf(RELATIVE), best: startOf(BEST), question: startOf(OF_QUESTION) };

export const FEATURES: readonly string[] = ROW.map(({ name }) => name);
/** The kind of evidence of each feature. */
export const FEATURE_KINDS: readonly TitleEvidence[] = ROW.map(({ kind }) => kind);

/** The position of a feature. Throws if there is none of this name. */
export function featureAt(name: string): number {
  const at = FEATURES.indexOf(name);
  if (at < 0) throw new Error(`There is no feature "${name}" in features.ts`);
  return at;
}
