import { readFileSync } from 'node:fs';
import { calibrated, type Calibration } from './calibration.ts';
import { classifiedInContext, contextVotes, tiltsOf, withContext, type ContextVotes, type ContextWeights, type Tilt, type TitleContext } from './context.ts';
import { FEATURES, TAKE, topOf, weigh, type Weighed } from './features.ts';
import type { TitleKnowledge } from './knowledge.ts';
import { askedTitle, type AskedTitle } from './tokens.ts';
import { scoreOf, softmax, type Ensemble } from './trees.ts';
import { RANKING } from '../tuning.ts';

interface Learned {
  readonly ensemble: Ensemble;
  readonly calibration: Calibration;
  /** Least probability that is called high: from there on the ranking was right at least 92% of the time. */
  readonly high: number;
}

/** What `npm run learn:titles` wrote (fusion.json names the command). */
interface FusionFile {
  readonly features: readonly string[];
  readonly plain: Learned;
  readonly memory: Learned;
  readonly context: ContextWeights;
}

const FUSION = JSON.parse(readFileSync(new URL('fusion.json', import.meta.url), 'utf8')) as FusionFile;
if (FUSION.features.join('|') !== FEATURES.join('|')) throw new Error('fusion.json was learned from other features; run npm run learn:titles');

const NOTHING = new Float64Array(0);

/** An occupation with its probability and what speaks for it. */
export interface RankedGroup {
  /** Index of the 6-digit occupation. */
  readonly group: number;
  /** Calibrated: of titles with this probability, that share is of this occupation. */
  readonly probability: number;
}

export interface Ranking {
  readonly tokens: AskedTitle;
  /** Best first. */
  readonly groups: readonly RankedGroup[];
  readonly weighed: Weighed;
  readonly contexts: readonly ContextVotes[];
  /** How many times as probable the context makes each candidate, by what its words tell. */
  readonly tilts: readonly Tilt[];
}

/** Limits of the confidence words, for a ranking with or without observations. */
export function confidenceLimits(knowledge: TitleKnowledge | undefined): { high: number; medium: number } {
  return { high: knowledge === undefined ? FUSION.plain.high : learnedFor(knowledge).high, medium: RANKING.medium };
}

/** `ownVotes` are further observations of the employer, by 6-digit occupation; `also` occupations that the engine found. */
export function rankGroups(
  knowledge: TitleKnowledge,
  title: string,
  context: TitleContext = {},
  also: readonly string[] = [],
  ownVotes: ReadonlyMap<string, number> = new Map(),
): Ranking {
  const tokens = askedTitle(title);
  const learned = learnedFor(knowledge);
  const ofEmployer = context.employer === undefined ? [] : (knowledge.titlesOfEmployer.get(context.employer) ?? []);
  const stages = classifiedInContext(knowledge, tokens, context);
  const inContext = topOf(stages.at(-1)?.after ?? NOTHING, TAKE.classifier).map((group) => knowledge.groups[group] ?? '');
  const weighed = weigh(knowledge, tokens, [...also, ...ownVotes.keys(), ...inContext], ofEmployer);
  const { candidates, rows, nearest, asked } = weighed;
  const byTitle = softmax(rows.map((row) => scoreOf(learned.ensemble, row)));
  const own: ContextVotes = { kind: 'employer', votes: candidates.map((group) => ownVotes.get(knowledge.groups[group] ?? '') ?? 0) };
  const contexts = [...contextVotes(knowledge, candidates, nearest, asked, context), ...(ownVotes.size > 0 ? [own] : [])];
  const tilts = tiltsOf(stages, candidates);
  const probabilities = withContext(byTitle, contexts, tilts, FUSION.context);
  const groups = candidates
    .map((group, i) => ({ group, said: probabilities[i] ?? 0 }))
    .sort((a, b) => b.said - a.said || a.group - b.group)
    .map(({ group, said }) => ({ group, probability: calibrated(learned.calibration, said) }));
  const powered = tilts.map(({ kind, ratios }) => ({ kind, ratios: ratios.map((ratio) => ratio ** FUSION.context.tilt[kind]) }));
  return { tokens, groups, weighed, contexts, tilts: powered };
}

function learnedFor(knowledge: TitleKnowledge): Learned {
  return knowledge.hasMemory ? FUSION.memory : FUSION.plain;
}
