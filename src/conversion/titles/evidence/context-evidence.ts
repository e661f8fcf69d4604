import type { ClassifiedContext } from './classifier-features.ts';
import { MEMORY, type Sighting, type TitleKnowledge } from './knowledge.ts';
import type { Neighbour } from './neighbours.ts';
import type { TitleTokens } from './tokens.ts';

/** What is known of the employer and the place, in the keys of the observations. */
export interface TitleContext {
  /** {@link employerKey} of the company, when it was observed. */
  readonly employer?: string | undefined;
  /** {@link employerKey} of any company: its words tell the trade. */
  readonly employerWords?: string | undefined;
  /** NAICS sector. */
  readonly sector?: string | undefined;
  /** Postal letters. */
  readonly state?: string | undefined;
}

/** From the weakest context to the best: each refines what the ones before it say. */
export const CONTEXTS = ['state', 'sector', 'employer'] as const;
export type ContextKind = (typeof CONTEXTS)[number];

/** What contexts count; learned. */
export interface ContextWeights {
  /** How many observations the probabilities by title alone weigh as much as. */
  readonly shrinkage: Readonly<Record<ContextKind, number>>;
  /** Power of what the classifier finds more or less probable in the context. */
  readonly tilt: Readonly<Record<ContextKind, number>>;
}

/** How much more probable the classifier finds each occupation with a context than without it. */
export interface Tilt {
  readonly kind: ContextKind;
  readonly ratios: readonly number[];
}

/** Observations of similar titles within a context, weighed by similarity: how many of each candidate. */
export interface ContextVotes {
  readonly kind: ContextKind;
  readonly votes: readonly number[];
}

/** Probabilities of the classifier below this are taken for equal. */
const LEAST_PROBABILITY = 1e-4;

/** From this similarity on a known title has the same words. */
const SAME_WORDS = 0.999;
const MOST_OBSERVATIONS = 64;
/** Titles of one employer are few, so that also less similar ones count. */
const POWER: Readonly<Record<ContextKind, number>> = { state: 4, sector: 4, employer: 3 };

/**
 * Observations for the candidates in each context that is given. `nearest` are the similar titles of the memory, `ofEmployer` those that the
 * employer was seen with.
 */
export function contextVotes(
  knowledge: TitleKnowledge,
  candidates: readonly number[],
  nearest: readonly (readonly Neighbour[])[],
  ofEmployer: readonly Neighbour[],
  context: TitleContext,
): ContextVotes[] {
  const position = new Map(candidates.map((group, i) => [group, i]));
  return CONTEXTS.flatMap((kind) => {
    const value = context[kind];
    if (value === undefined || value === '') return [];
    const votes = new Array<number>(candidates.length).fill(0);
    for (const { index, similarity } of kind === 'employer' ? ofEmployer : (nearest[MEMORY] ?? [])) {
      const at = position.get(knowledge.titles[index]?.group ?? -1);
      if (at === undefined) continue;
      const seen = countWithin(knowledge.sightings.get(index) ?? [], kind, value);
      // What was observed of the same words is about this title; of similar titles, many are hardly more telling than a few.
      const weight = similarity >= SAME_WORDS ? Math.min(seen, MOST_OBSERVATIONS) : similarity ** POWER[kind] * Math.log2(1 + seen);
      if (seen > 0) votes[at] = (votes[at] ?? 0) + weight;
    }
    return votes.some((vote) => vote > 0) ? [{ kind, votes }] : [];
  });
}

function countWithin(sightings: readonly Sighting[], kind: ContextKind, value: string): number {
  return sightings.reduce((sum, sighting) => sum + (sighting[kind] === value ? sighting.count : 0), 0);
}

/** The classifier's probabilities with more and more of the context: {@link CONTEXTS} one after the other, from none on. Nothing without observations. */
export function classifiedInContext(
  { classifier, hasMemory }: TitleKnowledge,
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

/** One step on the way from the probabilities by title alone to those in the context. */
export interface ContextStep {
  readonly kind: ContextKind;
  readonly by: 'tilt' | 'votes';
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/**
 * From the weakest context to the best: the classifier tilts the probabilities, which then count as `shrinkage` observations, to which those within the
 * context are added (hierarchical back-off). A context that nothing is known of changes nothing.
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

/** Probabilities times ratios to a power; their sum stays one. */
export function tilted(probabilities: readonly number[], ratios: readonly number[], power: number): number[] {
  const products = probabilities.map((p, i) => p * (ratios[i] ?? 1) ** power);
  const sum = products.reduce((total, p) => total + p, 0);
  return products.map((p) => p / sum);
}
