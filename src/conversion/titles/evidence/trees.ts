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

/** The base and the sum of the leaves that each row of features reaches. */
export function scoresOf(ensemble: Ensemble, rows: readonly Float32Array[]): number[] {
  const { trees, depth, features, thresholds, leaves } = completeOf(ensemble);
  const scores = Float64Array.from(rows, (row) => baseOf(ensemble.base, row));
  const inner = 2 ** depth - 1;
  // Tree by tree, without a decision but the comparison: a tree stays in the nearest memory while all rows pass it.
  for (let tree = 0; tree < trees; tree++) {
    const first = tree * inner;
    const firstLeaf = tree * (inner + 1) - inner;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? NOTHING;
      let node = 0;
      for (let level = 0; level < depth; level++) {
        const at = first + node;
        node = 2 * node + 2 - Number((row[features[at] ?? 0] ?? 0) <= (thresholds[at] ?? 0));
      }
      scores[i] = (scores[i] ?? 0) + (leaves[firstLeaf + node] ?? 0);
    }
  }
  return [...scores];
}

/** An ensemble whose branches all have the full depth, one tree after the other: what ended early goes on to equal leaves. */
interface CompleteTrees {
  readonly trees: number;
  readonly depth: number;
  readonly features: Uint8Array;
  readonly thresholds: Float64Array;
  readonly leaves: Float64Array;
}

const NOTHING = new Float32Array(0);
const COMPLETE = new WeakMap<Ensemble, CompleteTrees>();

function completeOf(ensemble: Ensemble): CompleteTrees {
  let known = COMPLETE.get(ensemble);
  if (known === undefined) {
    known = complete(ensemble);
    COMPLETE.set(ensemble, known);
  }
  return known;
}

function complete(ensemble: Ensemble): CompleteTrees {
  const trees = ensemble.features.length;
  const depth = Math.log2(Math.max(...ensemble.features.map((asked) => asked.length)) + 1) - 1;
  const inner = 2 ** depth - 1;
  const features = new Uint8Array(trees * inner);
  const thresholds = new Float64Array(trees * inner).fill(Infinity);
  const leaves = new Float64Array(trees * (inner + 1));
  for (let tree = 0; tree < trees; tree++) {
    const fill = (node: number, ended?: number): void => {
      const said = ended ?? ensemble.leaves[tree]?.[node] ?? 0;
      if (node >= inner) {
        leaves[tree * (inner + 1) + node - inner] = said;
        return;
      }
      const asked = ensemble.features[tree]?.[node] ?? -1;
      const goesOn = ended === undefined && asked >= 0;
      if (goesOn) {
        features[tree * inner + node] = asked;
        thresholds[tree * inner + node] = ensemble.thresholds[tree]?.[node] ?? 0;
      }
      for (const child of [2 * node + 1, 2 * node + 2]) fill(child, goesOn ? undefined : said);
    };
    fill(0);
  }
  return { trees, depth, features, thresholds, leaves };
}

/** Probabilities of rows that exclude one another. */
export function softmax(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
