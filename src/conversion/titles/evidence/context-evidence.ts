import type { ClassifiedContext } from './classifier-features.ts';
import { MEMORY, type KnownTitles } from './known-titles.ts';
import type { Neighbour } from './neighbours.ts';
import type { TitleTokens } from './tokens.ts';
import { RANKING } from '../tuning.ts';

/** Employer and location, by the keys of the observations. */
export interface TitleContext {
  /** {@link employerKey} of the company, if it was observed. */
  readonly employer?: string | undefined;
  /** {@link employerKey} of any company: its words indicate the trade. */
  readonly employerWords?: string | undefined;
  /** NAICS sector. */
  readonly sector?: string | undefined;
  /** Two-letter postal code. */
  readonly state?: string | undefined;
}

/** From the weakest context to the strongest. Each refines the result of those before it. */
export const CONTEXTS = ['state', 'sector', 'employer'] as const;
export type ContextKind = (typeof CONTEXTS)[number];

/** Weights of the contexts; learned. */
export interface ContextWeights {
  /** The probabilities by title alone count as this many observations. */
  readonly shrinkage: Readonly<Record<ContextKind, number>>;
  /** Power of the ratio by which the classifier finds an occupation more or less probable in the context. */
  readonly tilt: Readonly<Record<ContextKind, number>>;
}

/** How much more probable the classifier finds each occupation with the context than without. */
export interface Tilt {
  readonly kind: ContextKind;
  readonly ratios: readonly number[];
}

/** Observations of similar titles in a context, weighted by similarity: one number for each candidate. */
export interface ContextVotes {
  readonly kind: ContextKind;
  readonly votes: readonly number[];
}

/** Lower probabilities of the classifier count as equal. */
const LEAST_PROBABILITY = 1e-4;

/** A known title with at least this similarity has the same words. */
const SAME_WORDS = 0.999;

/**
 * Observations of the candidates in each given context. `nearest` holds similar titles by source, `ofEmployer` the titles observed at the employer.
 */
export function contextVotes(
  knownTitles: KnownTitles,
  candidates: readonly number[],
  nearest: readonly (readonly Neighbour[])[],
  ofEmployer: readonly Neighbour[],
  context: TitleContext,
): ContextVotes[] {
  const { power, mostObservations } = RANKING.context;
  const position = new Map(candidates.map((group, i) => [group, i]));
  return CONTEXTS.flatMap((kind) => {
    const value = context[kind];
    if (value === undefined || value === '') return [];
    const votes = new Array<number>(candidates.length).fill(0);
    for (const { index, similarity } of kind === 'employer' ? ofEmployer : (nearest[MEMORY] ?? [])) {
      const at = position.get(knownTitles.titles.groups[index] ?? -1);
      if (at === undefined) continue;
      const seen = knownTitles.sightings.countOf(index, kind, value);
      // Observations of the same words are about this title. Of similar titles, many say hardly more than a few.
      const weight = similarity >= SAME_WORDS ? Math.min(seen, mostObservations) : similarity ** power[kind] * Math.log2(1 + seen);
      if (seen > 0) votes[at] = (votes[at] ?? 0) + weight;
    }
    return votes.some((vote) => vote > 0) ? [{ kind, votes }] : [];
  });
}

/** The classifier's probabilities as the {@link CONTEXTS} are added one by one. Empty without observations. */
export function classifiedInContext(
  { classifier, hasMemory }: KnownTitles,
  tokens: TitleTokens,
  { employerWords, sector, state }: TitleContext,
): { readonly kind: ContextKind; readonly before: Float64Array; readonly after: Float64Array }[] {
  if (!hasMemory) return [];
  const given: Readonly<Record<ContextKind, string | undefined>> = { state, sector, employer: employerWords };
  let known: ClassifiedContext = {};
  let before: Float64Array | undefined;
  return CONTEXTS.flatMap((kind) => {
    if (given[kind] === undefined || given[kind] === '') return [];
    before ??= classifier.probabilities(tokens);
    known = { ...known, [kind]: given[kind] };
    const stage = { kind, before, after: classifier.probabilities(tokens, known) };
    before = stage.after;
    return [stage];
  });
}

export function tiltsOf(stages: ReturnType<typeof classifiedInContext>, candidates: readonly number[]): Tilt[] {
  return stages.map(({ kind, before, after }) => ({
    kind,
    ratios: candidates.map((group) => ((after[group] ?? 0) + LEAST_PROBABILITY) / ((before[group] ?? 0) + LEAST_PROBABILITY)),
  }));
}

/** One step from the probabilities by title alone to those in the context. */
export interface ContextStep {
  readonly kind: ContextKind;
  readonly by: 'tilt' | 'votes';
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/**
 * Hierarchical back-off, from the weakest context to the strongest: the classifier shifts the probabilities, which then count as `shrinkage` observations. The
 * observations in the context are added to those. An unknown context changes nothing.
 */
export function contextSteps(
  probabilities: readonly number[],
  contexts: readonly ContextVotes[],
  tilts: readonly Tilt[],
  weights: ContextWeights,
): ContextStep[] {
  const steps: ContextStep[] = [];
  let current = probabilities;
  const step = (kind: ContextKind, by: ContextStep['by'], after: readonly number[]): void => {
    steps.push({ kind, by, before: current, after });
    current = after;
  };
  for (const kind of CONTEXTS) {
    for (const { ratios } of tilts.filter((tilt) => tilt.kind === kind)) step(kind, 'tilt', tilted(current, ratios, weights.tilt[kind]));
    for (const { votes } of contexts.filter((context) => context.kind === kind)) {
      const all = votes.reduce((sum, vote) => sum + vote, 0);
      const weight = weights.shrinkage[kind];
      step(
        kind,
        'votes',
        current.map((p, i) => ((votes[i] ?? 0) + weight * p) / (all + weight)),
      );
    }
  }
  return steps;
}

/** The probabilities after all {@link contextSteps}. */
export function withContext(probabilities: readonly number[], contexts: readonly ContextVotes[], tilts: readonly Tilt[], weights: ContextWeights): number[] {
  return [...(contextSteps(probabilities, contexts, tilts, weights).at(-1)?.after ?? probabilities)];
}

/** Probabilities times ratios to a power, scaled so that their sum is one. */
export function tilted(probabilities: readonly number[], ratios: readonly number[], power: number): number[] {
  const products = probabilities.map((p, i) => p * (ratios[i] ?? 1) ** power);
  const sum = products.reduce((total, p) => total + p, 0);
  return products.map((p) => p / sum);
}
