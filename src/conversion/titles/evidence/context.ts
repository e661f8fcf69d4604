import { MEMORY, type Sighting, type TitleKnowledge } from './knowledge.ts';
import type { Neighbour } from './neighbours.ts';

/** What is known of the employer and the place, in the keys of the observations. */
export interface TitleContext {
  /** {@link employerKey} of the company. */
  readonly employer?: string | undefined;
  /** NAICS sector. */
  readonly sector?: string | undefined;
  /** Postal letters. */
  readonly state?: string | undefined;
}

/** From the weakest context to the best: each refines what the ones before it say. */
export const CONTEXTS = ['state', 'sector', 'employer'] as const;
export type ContextKind = (typeof CONTEXTS)[number];

/** How many observations of the title alone weigh as much as one within the context; learned. */
export type Shrinkage = Readonly<Record<ContextKind, number>>;

/** Observations of similar titles within a context, weighed by similarity: how many of each candidate. */
export interface ContextVotes {
  readonly kind: ContextKind;
  readonly votes: readonly number[];
}

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
      if (seen > 0) votes[at] = (votes[at] ?? 0) + similarity ** POWER[kind] * Math.log2(1 + seen);
    }
    return votes.some((vote) => vote > 0) ? [{ kind, votes }] : [];
  });
}

function countWithin(sightings: readonly Sighting[], kind: ContextKind, value: string): number {
  return sightings.reduce((sum, sighting) => sum + (sighting[kind] === value ? sighting.count : 0), 0);
}

/**
 * Hierarchical back-off: the probabilities by title alone count as `shrinkage` observations, to which those within the context are added. A
 * context without observations changes nothing.
 */
export function withContext(probabilities: readonly number[], contexts: readonly ContextVotes[], shrinkage: Shrinkage): number[] {
  let current = [...probabilities];
  for (const { kind, votes } of contexts) {
    const all = votes.reduce((sum, vote) => sum + vote, 0);
    const weight = shrinkage[kind];
    current = current.map((p, i) => ((votes[i] ?? 0) + weight * p) / (all + weight));
  }
  return current;
}
