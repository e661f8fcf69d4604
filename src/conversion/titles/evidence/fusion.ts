import { readFileSync } from 'node:fs';
import { consensusFirst, consensusGroup } from './source-consensus.ts';
import { calibratedAll, type Calibration } from './calibration.ts';
import {
  classifiedInContext,
  contextSteps,
  contextVotes,
  tilted,
  tiltsOf,
  type ContextKind,
  type ContextStep,
  type ContextVotes,
  type ContextWeights,
  type Tilt,
  type TitleContext,
} from './context-evidence.ts';
import type { Part, Prevalence } from './employment.ts';
import { FEATURES } from './features.ts';
import { fieldOfWork, type FieldOfWork } from './field-of-work.ts';
import { frequenciesOf } from './frequencies.ts';
import type { KnownTitles } from './known-titles.ts';
import { KIND_FEATURES, kindOf, kindRow } from './title-kind.ts';
import type { AskedTitle } from './tokens.ts';
import { titlesOfTrade, type IsOfTrade, type OfTrade } from './titles-of-trade.ts';
import { scoresOf, softmax, type Ensemble } from './trees.ts';
import { topOf, weigh, type Weighed } from './weigh.ts';
import { RANKING } from '../tuning.ts';

interface Learned {
  readonly ensemble: Ensemble;
  readonly calibration: Calibration;
  /** Lowest probability with confidence "high". Above it, the ranking was right at least 92% of the time. */
  readonly high: number;
}

/** For observations that are a fair sample. The trees were learned after the frequencies. */
interface LearnedWithFrequencies extends Learned {
  /** Power of the ratios of {@link frequenciesOf}. */
  readonly frequency: number;
}

/** Written by `npm run train:titles`; fusion.json names the command. */
interface FusionFile {
  readonly features: readonly string[];
  readonly kindFeatures: readonly string[];
  readonly plain: Learned;
  readonly memory: Learned;
  readonly representative: LearnedWithFrequencies;
  readonly context: ContextWeights;
}

const FUSION = JSON.parse(readFileSync(new URL('fusion.json', import.meta.url), 'utf8')) as FusionFile;
if ([FUSION.features, FUSION.kindFeatures].join('|') !== [FEATURES, KIND_FEATURES].join('|'))
  throw new Error('fusion.json does not match the features. Run npm run train:titles.');

const NOTHING = new Float64Array(0);

/** An occupation with its probability. */
export interface RankedGroup {
  /** Index of the 6-digit occupation. */
  readonly group: number;
  /** Calibrated: of all matches with probability 0.8, 80% are right. */
  readonly probability: number;
  /** Before the calibration. */
  readonly said: number;
  /** After the calibration, before the jobs of a field of work counted. */
  readonly calibrated: number;
}

/** How frequencies, the consensus on a known title, or a context changed the probabilities of the candidates. */
export type RankingStep =
  | (Omit<ContextStep, 'kind' | 'by'> & { readonly kind: 'occupation'; readonly by: 'frequency' })
  | (Omit<ContextStep, 'kind' | 'by'> & { readonly kind: 'known'; readonly by: 'title' })
  | ContextStep
  | (Omit<ContextStep, 'kind' | 'by'> & { readonly kind: 'company'; readonly by: 'titles'; readonly titles: readonly (string | undefined)[] })
  | (Omit<ContextStep, 'kind' | 'by'> & { readonly kind: Part; readonly by: 'prevalence'; readonly ratios: readonly number[] });

export interface Ranking {
  readonly tokens: AskedTitle;
  /** Best first. */
  readonly groups: readonly RankedGroup[];
  readonly weighed: Weighed;
  readonly contexts: readonly ContextVotes[];
  /** Set if the title names a field of work instead of a person. */
  readonly field: FieldOfWork | undefined;
  /** The steps from the probabilities of the trees to the final ones. */
  readonly steps: readonly RankingStep[];
}

/** Lowest probabilities of the confidence levels, for a ranking with or without observations. */
export function confidenceLimits(knownTitles: KnownTitles | undefined): { high: number; medium: number } {
  return { high: knownTitles === undefined ? FUSION.plain.high : learnedFor(knownTitles).high, medium: RANKING.medium };
}

/** What is known besides the known titles. */
interface OtherEvidence {
  readonly context?: TitleContext | undefined;
  /** Occupations that the engine found. */
  readonly also?: readonly string[];
  /** Further observations of the employer, by occupation. */
  readonly ownVotes?: ReadonlyMap<string, number>;
  /** What the dataset's companies employ in the context. */
  readonly prevalences?: readonly Prevalence[] | undefined;
  /** What the company does. */
  readonly isOfTrade?: IsOfTrade | undefined;
}

/** Ranks the 6-digit occupations of a title. */
export function rankGroups(knownTitles: KnownTitles, tokens: AskedTitle, evidence: OtherEvidence = {}): Ranking {
  const { context = {}, also = [], ownVotes = new Map<string, number>(), prevalences = [], isOfTrade } = evidence;
  const learned = learnedFor(knownTitles);
  const ofEmployer = context.employer === undefined ? [] : (knownTitles.titlesOfEmployer.get(context.employer) ?? []);
  const stages = classifiedInContext(knownTitles, tokens, context);
  const byContext = topOf(stages.at(-1)?.after ?? NOTHING, RANKING.evidence.take.classifier).map((group) => knownTitles.groups[group] ?? '');
  const field = fieldOfWork(knownTitles, tokens);
  const ofField = field === undefined ? [] : Array.from(field.shares.keys(), (group) => knownTitles.groups[group] ?? '');
  const ofTrade = isOfTrade === undefined ? NO_TITLES : titlesOfTrade(knownTitles, tokens, isOfTrade);
  const byTrade = [...ofTrade.keys()].map((group) => knownTitles.groups[group] ?? '');
  const weighed = weigh(knownTitles, tokens, [...also, ...ownVotes.keys(), ...byContext, ...ofField, ...byTrade], ofEmployer);
  const { candidates, rows, nearest, asked } = weighed;
  const byTrees = softmax(scoresOf(learned.ensemble, rows));
  const frequency = frequencySteps(knownTitles, byTrees, candidates);
  const withFrequency = frequency.at(-1)?.after ?? byTrees;
  const atConsensus = candidates.indexOf(consensusGroup(knownTitles, tokens) ?? -1);
  const byTitle = consensusFirst(withFrequency, atConsensus);
  const consensus: RankingStep[] = byTitle === withFrequency ? [] : [{ kind: 'known', by: 'title', before: withFrequency, after: byTitle }];
  const own: ContextVotes = { kind: 'employer', votes: candidates.map((group) => ownVotes.get(knownTitles.groups[group] ?? '') ?? 0) };
  const observed = contextVotes(knownTitles, candidates, nearest, asked, context);
  const contexts = [...observed, ...(ownVotes.size > 0 ? [own] : [])];
  const tilts = tiltsOf(stages, candidates);
  const inDataset = prevalenceSteps(
    byTitle,
    prevalences.filter(({ part }) => !isObserved(OBSERVED_AS[part], observed, tilts)),
    candidates,
  );
  const withPrevalence = inDataset.at(-1)?.after ?? byTitle;
  // A word of the description may be meant otherwise: FedEx Ground keeps no grounds.
  const atCompany = prevalences.find(({ part }) => part === 'company');
  const isEmployed = (group: number): boolean => (atCompany?.ratios[group] ?? 1) >= 1;
  const trade = tradeSteps(
    withPrevalence,
    candidates.map((group) => ofTrade.get(group)),
    candidates.map((group) => (isEmployed(group) ? 1 : RANKING.trade.notEmployed)),
  );
  const inContext = contextSteps(trade[0]?.after ?? withPrevalence, contexts, tilts, FUSION.context);
  const steps: RankingStep[] = [...frequency, ...consensus, ...inDataset, ...trade, ...inContext];
  const probabilities = steps.at(-1)?.after ?? byTitle;
  const sorted = candidates.map((group, i) => ({ group, said: probabilities[i] ?? 0 })).sort((a, b) => b.said - a.said || a.group - b.group);
  const after = calibratedAll(
    learned.calibration,
    sorted.map(({ said }) => said),
    (odds) => kindRow(kindOf(knownTitles, tokens), weighed, probabilities, knownTitles.groups, odds),
  );
  const groups = sorted.map(({ group, said }, i) => ({ group, said, calibrated: after[i] ?? 0, probability: after[i] ?? 0 }));
  return { tokens, groups: withField(groups, field), weighed, contexts, field, steps };
}

/** The jobs of a field of work count by how often they were observed, more than the words that their titles have in common with it, unless few were. */
function withField(groups: readonly RankedGroup[], field: FieldOfWork | undefined): readonly RankedGroup[] {
  if (field === undefined) return groups;
  const weight = (RANKING.field.weight * field.observed) / (field.observed + RANKING.field.few);
  return groups
    .map((one) => ({ ...one, probability: (1 - weight) * one.calibrated + weight * (field.shares.get(one.group) ?? 0) }))
    .sort((a, b) => b.probability - a.probability || a.group - b.group);
}

/** The kind of observations that replaces a part of the dataset, because it is more reliable. */
const OBSERVED_AS: Readonly<Record<Part, ContextKind>> = { metro: 'state', industry: 'sector', company: 'employer' };

/** Whether there are observations of this kind of context. */
function isObserved(kind: ContextKind, observed: readonly ContextVotes[], tilts: readonly Tilt[]): boolean {
  return observed.some((votes) => votes.kind === kind) || tilts.some((tilt) => tilt.kind === kind && tilt.ratios.some((ratio) => ratio !== 1));
}

/** Raises the probability of occupations that are more frequent in the observations than among the known titles, if the observations are a fair sample. */
function frequencySteps(knownTitles: KnownTitles, byTrees: readonly number[], candidates: readonly number[]): RankingStep[] {
  if (!knownTitles.isRepresentative) return [];
  const { ratios } = frequenciesOf(knownTitles);
  const after = tilted(
    byTrees,
    candidates.map((group) => ratios[group] ?? 1),
    FUSION.representative.frequency,
  );
  return [{ kind: 'occupation', by: 'frequency', before: byTrees, after }];
}

const NO_TITLES: ReadonlyMap<number, OfTrade> = new Map();

/** Titles of what the company does, added to a title that is not sure without them. */
function tradeSteps(before: readonly number[], titles: readonly (OfTrade | undefined)[], shares: readonly number[]): RankingStep[] {
  const counts = titles.map((of, i) => (of?.count ?? 0) * (shares[i] ?? 1));
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0 || Math.max(...before) >= RANKING.resolved) return [];
  const { prior, most } = RANKING.trade;
  const share = Math.min(all, most) / all;
  const after = before.map((p, i) => (share * (counts[i] ?? 0) + prior * p) / (share * all + prior));
  return [{ kind: 'company', by: 'titles', titles: titles.map((of) => of?.title), before, after }];
}

/** Raises the probability of occupations that are common in the parts of the dataset that the context names. */
function prevalenceSteps(byTitle: readonly number[], prevalences: readonly Prevalence[], candidates: readonly number[]): RankingStep[] {
  let before = byTitle;
  return prevalences.map(({ part, ratios: all }) => {
    const ratios = candidates.map((group) => all[group] ?? 1);
    const after = tilted(before, ratios, RANKING.prevalence.power[part]);
    const step = { kind: part, by: 'prevalence' as const, ratios, before, after };
    before = after;
    return step;
  });
}

/** The learned weights for a ranking without observations, with observations, or with observations that are a fair sample. */
export function learnedFor(knownTitles: KnownTitles): Learned {
  if (knownTitles.isRepresentative) return FUSION.representative;
  return knownTitles.hasMemory ? FUSION.memory : FUSION.plain;
}
