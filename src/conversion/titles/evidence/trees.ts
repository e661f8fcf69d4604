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

/** The base and the sum of the leaves that each row of features reaches; features are not negative. */
export function scoresOf(ensemble: Ensemble, rows: readonly Float32Array[]): number[] {
  const scores = Float64Array.from(rows, (row) => baseOf(ensemble.base, row));
  const width = rows[0]?.length ?? 0;
  const matrix = new Float32Array(rows.length * width);
  for (const [i, row] of rows.entries()) matrix.set(row, i * width);
  addLeaves(scores, completeOf(ensemble), bitsOf(matrix), width);
  return [...scores];
}

/** Adds to each score the leaves that its row of `values` reaches. */
function addLeaves(scores: Float64Array, { trees, depth, features, thresholds, leaves }: CompleteTrees, values: Int32Array, width: number): void {
  const inner = (1 << depth) - 1;
  // Tree by tree: each stays in the nearest memory while all rows pass it.
  for (let tree = 0; tree < trees; tree++) {
    const first = tree * inner;
    const firstLeaf = tree * (inner + 1) - inner;
    for (let i = 0, row = 0; i < scores.length; i++, row += width) {
      let node = 0;
      for (let level = 0; level < depth; level++) {
        const at = first + node;
        const excess = (thresholds[at] ?? 0) - (values[row + (features[at] ?? 0)] ?? 0);
        // The sign is the branch: nothing for the processor to guess wrong.
        node = 2 * node + 1 + (excess >>> 31);
      }
      scores[i] = (scores[i] ?? 0) + (leaves[firstLeaf + node] ?? 0);
    }
  }
}

/** Numbers that are not negative have the order of their bits read as integers, and integers compare without a branch. */
function bitsOf(numbers: Float32Array): Int32Array {
  return new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length);
}

/** An ensemble whose branches all have the full depth, one tree after the other: what ended early goes on to equal leaves. */
interface CompleteTrees {
  readonly trees: number;
  readonly depth: number;
  readonly features: Uint8Array;
  /** The bits of the largest single-precision number that goes to the first child; below those of any feature when none does. */
  readonly thresholds: Int32Array;
  readonly leaves: Float64Array;
}

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
  const depth = levelsOf(Math.max(...ensemble.features.map((asked) => asked.length))) - 1;
  const inner = (1 << depth) - 1;
  const features = new Uint8Array(trees * inner);
  const thresholds = new Int32Array(trees * inner).fill(thresholdBits(Infinity));
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
        thresholds[tree * inner + node] = thresholdBits(ensemble.thresholds[tree]?.[node] ?? 0);
      }
      for (const child of [2 * node + 1, 2 * node + 2]) fill(child, goesOn ? undefined : said);
    };
    fill(0);
  }
  return { trees, depth, features, thresholds, leaves };
}

/** Of a complete tree with so many nodes. */
const levelsOf = (nodes: number): number => 32 - Math.clz32(nodes);

/** Below the bits of every number that is not negative. */
const BELOW_ALL = -1;

/** A single-precision number is at most `threshold` when it is at most the next one down from there. */
function thresholdBits(threshold: number): number {
  if (threshold < 0) return BELOW_ALL;
  const nearest = Math.fround(threshold);
  const [bits = 0] = bitsOf(Float32Array.of(nearest));
  return nearest > threshold ? bits - 1 : bits;
}

/** Probabilities of rows that exclude one another. */
export function softmax(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
