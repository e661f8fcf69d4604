/** What a score begins with: the logarithm of one feature, a probability, times `power`. `least` keeps it finite. */
export interface Base {
  readonly feature: number;
  readonly power: number;
  readonly least: number;
}

/** A boosted ensemble: regression trees whose leaves are added up to the base. Nodes of a tree stand in one list, the children of node n at 2n+1 and 2n+2. */
export interface Ensemble {
  readonly base: Base;
  /** For each tree the feature that each node asks for, -1 at a leaf. */
  readonly features: readonly (readonly number[])[];
  /** Values up to and including the threshold go to the first child. */
  readonly thresholds: readonly (readonly number[])[];
  readonly leaves: readonly (readonly number[])[];
}

export function baseOf({ feature, power, least }: Base, row: Float32Array): number {
  return power * Math.log((row[feature] ?? 0) + least);
}

/** The base and the sum of the leaves that a row of features reaches. */
export function scoreOf({ base, features, thresholds, leaves }: Ensemble, row: Float32Array): number {
  let sum = baseOf(base, row);
  for (let tree = 0; tree < features.length; tree++) {
    const asked = features[tree] ?? [];
    const limits = thresholds[tree] ?? [];
    let node = 0;
    for (let feature = asked[0] ?? -1; feature >= 0; feature = asked[node] ?? -1) node = 2 * node + ((row[feature] ?? 0) <= (limits[node] ?? 0) ? 1 : 2);
    sum += leaves[tree]?.[node] ?? 0;
  }
  return sum;
}

/** Probabilities of rows that exclude one another. */
export function softmax(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
