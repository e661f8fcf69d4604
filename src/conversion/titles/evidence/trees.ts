/** The start value of a score: the logarithm of one feature, which is a probability, times `power`. `least` keeps it finite. */
export interface Base {
  readonly feature: number;
  readonly power: number;
  readonly least: number;
}

/** A boosted ensemble: regression trees whose leaves are added to the base. Each tree is one list of nodes; the children of node n are at 2n+1 and 2n+2. */
export interface Ensemble {
  readonly base: Base;
  /** For each tree, the feature that each node tests; -1 for a leaf. */
  readonly features: readonly (readonly number[])[];
  /** Values up to the threshold, inclusive, go to the first child. */
  readonly thresholds: readonly (readonly number[])[];
  readonly leaves: readonly (readonly number[])[];
}

export function baseOf({ feature, power, least }: Base, row: Float32Array): number {
  return power * Math.log((row[feature] ?? 0) + least);
}

/** The base plus the leaves that each row of features reaches. Features must not be negative. */
export function scoresOf(ensemble: Ensemble, rows: readonly Float32Array[]): number[] {
  const scores = Float64Array.from(rows, (row) => baseOf(ensemble.base, row));
  addLeaves(scores, completeOf(ensemble), bitsOf(matrixOf(rows)), rows[0]?.length ?? 0);
  return [...scores];
}

/** Rows of equal length one after the other. They are not copied if they are so already. */
function matrixOf(rows: readonly Float32Array[]): Float32Array {
  const [first] = rows;
  if (first === undefined) return new Float32Array(0);
  const { buffer, byteOffset, byteLength, length } = first;
  if (rows.every((row, i) => row.buffer === buffer && row.byteOffset === byteOffset + i * byteLength))
    return new Float32Array(buffer, byteOffset, rows.length * length);
  const matrix = new Float32Array(rows.length * length);
  for (const [i, row] of rows.entries()) matrix.set(row, i * length);
  return matrix;
}

/**
 * Adds to each score the leaves that its row of `values` reaches. Trees and then rows, so that each tree stays in the cache; four rows at once, so that the CPU computes one
 * while it waits for the others. The sign of the excess selects the child, without a branch that the CPU could mispredict. `| 0` tells V8 that places are small integers.
 */
function addLeaves(scores: Float64Array, { trees, depth, nodes, leaves }: CompleteTrees, values: Int32Array, width: number): void {
  const inner = (1 << depth) - 1;
  const together = scores.length & ~3;
  for (let tree = 0; tree < trees; tree++) {
    const first = (tree * inner) | 0;
    // The children of the node at `at` are at 2 * at + toChild and the place after it; a leaf is at `at` + toLeaf of `leaves`, because each tree has one more leaf than inner nodes.
    const toChild = (1 - first) | 0;
    const toLeaf = (tree - inner) | 0;
    for (let i = 0; i < together; i += 4) {
      const row = (i * width) | 0;
      const row1 = (row + width) | 0;
      const row2 = (row1 + width) | 0;
      const row3 = (row2 + width) | 0;
      let at = first;
      let at1 = first;
      let at2 = first;
      let at3 = first;
      for (let level = 0; level < depth; level++) {
        at = (2 * at + toChild + (((nodes[2 * at] ?? 0) - (values[row + (nodes[2 * at + 1] ?? 0)] ?? 0)) >>> 31)) | 0;
        at1 = (2 * at1 + toChild + (((nodes[2 * at1] ?? 0) - (values[row1 + (nodes[2 * at1 + 1] ?? 0)] ?? 0)) >>> 31)) | 0;
        at2 = (2 * at2 + toChild + (((nodes[2 * at2] ?? 0) - (values[row2 + (nodes[2 * at2 + 1] ?? 0)] ?? 0)) >>> 31)) | 0;
        at3 = (2 * at3 + toChild + (((nodes[2 * at3] ?? 0) - (values[row3 + (nodes[2 * at3 + 1] ?? 0)] ?? 0)) >>> 31)) | 0;
      }
      scores[i] = (scores[i] ?? 0) + (leaves[toLeaf + at] ?? 0);
      scores[i + 1] = (scores[i + 1] ?? 0) + (leaves[toLeaf + at1] ?? 0);
      scores[i + 2] = (scores[i + 2] ?? 0) + (leaves[toLeaf + at2] ?? 0);
      scores[i + 3] = (scores[i + 3] ?? 0) + (leaves[toLeaf + at3] ?? 0);
    }
    for (let i = together; i < scores.length; i++) {
      const row = (i * width) | 0;
      let at = first;
      for (let level = 0; level < depth; level++) at = (2 * at + toChild + (((nodes[2 * at] ?? 0) - (values[row + (nodes[2 * at + 1] ?? 0)] ?? 0)) >>> 31)) | 0;
      scores[i] = (scores[i] ?? 0) + (leaves[toLeaf + at] ?? 0);
    }
  }
}

/** The bits of numbers, as integers. For numbers that are not negative the order is the same, and integers can be compared without a branch. */
function bitsOf(numbers: Float32Array): Int32Array {
  return new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length);
}

/** An ensemble whose branches all have full depth, in flat arrays. A branch that ended early continues to equal leaves. */
interface CompleteTrees {
  readonly trees: number;
  readonly depth: number;
  /**
   * Two numbers for each inner node, next to each other so that both are read at once: the bits of the largest single-precision number that goes to the first child, below the bits of every feature
   * if none does, and the feature.
   */
  readonly nodes: Int32Array;
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
  const nodes = new Int32Array(2 * trees * inner);
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
      const at = 2 * (tree * inner + node);
      nodes[at] = thresholdBits(goesOn ? (ensemble.thresholds[tree]?.[node] ?? 0) : Infinity);
      nodes[at + 1] = goesOn ? asked : 0;
      for (const child of [2 * node + 1, 2 * node + 2]) fill(child, goesOn ? undefined : said);
    };
    fill(0);
  }
  return { trees, depth, nodes, leaves };
}

/** The number of levels of a complete tree with this many nodes. */
const levelsOf = (nodes: number): number => 32 - Math.clz32(nodes);

/** Less than the bits of every number that is not negative. */
const BELOW_ALL = -1;

/** The bits of the largest single-precision number that is at most `threshold`. */
function thresholdBits(threshold: number): number {
  if (threshold < 0) return BELOW_ALL;
  const nearest = Math.fround(threshold);
  const [bits = 0] = bitsOf(Float32Array.of(nearest));
  return nearest > threshold ? bits - 1 : bits;
}

/** Converts scores of mutually exclusive rows to probabilities. */
export function softmax(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
