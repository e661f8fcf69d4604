import { readFileSync } from 'node:fs';
import { agreedFirst, agreedGroup } from './agreed.ts';
import { calibrated, type Calibration } from './calibration.ts';
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
import { FEATURES, TAKE, topOf, weigh, type Weighed } from './features.ts';
import type { TitleKnowledge } from './knowledge.ts';
import { askedTitle, type AskedTitle } from './tokens.ts';
import { scoresOf, softmax, type Ensemble } from './trees.ts';
import { RANKING } from '../tuning.ts';

interface Learned {
  readonly ensemble: Ensemble;
  readonly calibration: Calibration;
  /** Least probability that is called high: from there on the ranking was right at least 92% of the time. */
  readonly high: number;
}

/** What `npm run train:titles` wrote (fusion.json names the command). */
interface FusionFile {
  readonly features: readonly string[];
  readonly plain: Learned;
  readonly memory: Learned;
  readonly context: ContextWeights;
}

const FUSION = JSON.parse(readFileSync(new URL('fusion.json', import.meta.url), 'utf8')) as FusionFile;
if (FUSION.features.join('|') !== FEATURES.join('|')) throw new Error('fusion.json was learned from other features; run npm run train:titles');

const NOTHING = new Float64Array(0);

/** An occupation with its probability and what speaks for it. */
export interface RankedGroup {
  /** Index of the 6-digit occupation. */
  readonly group: number;
  /** Calibrated: of titles with this probability, that share is of this occupation. */
  readonly probability: number;
  /** Before the calibration. */
  readonly said: number;
}

/** What the agreement on a known title, or a context, changed of the probabilities of the candidates. */
export type RankingStep =
  | (Omit<ContextStep, 'kind' | 'by'> & { readonly kind: 'known'; readonly by: 'title' })
  | ContextStep
  | (Omit<ContextStep, 'kind' | 'by'> & { readonly kind: Part; readonly by: 'prevalence'; readonly ratios: readonly number[] });

export interface Ranking {
  readonly tokens: AskedTitle;
  /** Best first. */
  readonly groups: readonly RankedGroup[];
  readonly weighed: Weighed;
  readonly contexts: readonly ContextVotes[];
  /** From the probabilities by the trees to those in the context, one after the other. */
  readonly steps: readonly RankingStep[];
}

/** Limits of the confidence words, for a ranking with or without observations. */
export function confidenceLimits(knowledge: TitleKnowledge | undefined): { high: number; medium: number } {
  return { high: knowledge === undefined ? FUSION.plain.high : learnedFor(knowledge).high, medium: RANKING.medium };
}

/**
 * `ownVotes` are further observations of the employer, by 6-digit occupation; `also` occupations that the engine found; `prevalences` what the dataset's own
 * companies employ in the context.
 */
export function rankGroups(
  knowledge: TitleKnowledge,
  title: string,
  context: TitleContext = {},
  also: readonly string[] = [],
  ownVotes: ReadonlyMap<string, number> = new Map(),
  prevalences: readonly Prevalence[] = [],
): Ranking {
  const tokens = askedTitle(title);
  const learned = learnedFor(knowledge);
  const ofEmployer = context.employer === undefined ? [] : (knowledge.titlesOfEmployer.get(context.employer) ?? []);
  const stages = classifiedInContext(knowledge, tokens, context);
  const inContext = topOf(stages.at(-1)?.after ?? NOTHING, TAKE.classifier).map((group) => knowledge.groups[group] ?? '');
  const weighed = weigh(knowledge, tokens, [...also, ...ownVotes.keys(), ...inContext], ofEmployer);
  const { candidates, rows, nearest, asked } = weighed;
  const byTrees = softmax(scoresOf(learned.ensemble, rows));
  const byTitle = agreedFirst(byTrees, candidates.indexOf(agreedGroup(knowledge, tokens) ?? -1));
  const agreement: RankingStep[] = byTitle === byTrees ? [] : [{ kind: 'known', by: 'title', before: byTrees, after: byTitle }];
  const own: ContextVotes = { kind: 'employer', votes: candidates.map((group) => ownVotes.get(knowledge.groups[group] ?? '') ?? 0) };
  const observed = contextVotes(knowledge, candidates, nearest, asked, context);
  const contexts = [...observed, ...(ownVotes.size > 0 ? [own] : [])];
  const tilts = tiltsOf(stages, candidates);
  const inDataset = prevalenceSteps(
    byTitle,
    prevalences.filter(({ part }) => !tellOf(OBSERVED_AS[part], observed, tilts)),
    candidates,
  );
  const steps: RankingStep[] = [...agreement, ...inDataset, ...contextSteps(inDataset.at(-1)?.after ?? byTitle, contexts, tilts, FUSION.context)];
  const probabilities = steps.at(-1)?.after ?? byTitle;
  const groups = candidates
    .map((group, i) => ({ group, said: probabilities[i] ?? 0 }))
    .sort((a, b) => b.said - a.said || a.group - b.group)
    .map(({ group, said }) => ({ group, said, probability: calibrated(learned.calibration, said) }));
  return { tokens, groups, weighed, contexts, steps };
}

/** Which kind of observations says better what a part of the dataset says. */
const OBSERVED_AS: Readonly<Record<Part, ContextKind>> = { metro: 'state', industry: 'sector', company: 'employer' };

/** Whether observations tell anything of this kind of context. */
function tellOf(kind: ContextKind, observed: readonly ContextVotes[], tilts: readonly Tilt[]): boolean {
  return observed.some((votes) => votes.kind === kind) || tilts.some((tilt) => tilt.kind === kind && tilt.ratios.some((ratio) => ratio !== 1));
}

/** What is common in the part of the dataset that the context names becomes more probable. */
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

/** The learned weights: there are some for a ranking with observations and some for one without. */
export function learnedFor(knowledge: TitleKnowledge): Learned {
  return knowledge.hasMemory ? FUSION.memory : FUSION.plain;
}
