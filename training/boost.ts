import { generator } from '../src/conversion/titles/evidence/chance.ts';
import { baseOf, type Base, type Ensemble } from '../src/conversion/titles/evidence/trees.ts';

/** The candidates of one title, one of which is right. */
export interface Example {
  readonly rows: readonly Float32Array[];
  /** Position of the right candidate; -1 if none of them is, which only `mayBeNone` allows. */
  readonly right: number;
  readonly weight: number;
  /** What is added to the score of each candidate after the trees, which then correct the sum. */
  readonly offsets?: readonly number[];
}

export interface BoostSettings {
  /** The start value that the trees correct. Trees alone approximate a smooth feature badly. */
  readonly base: Base;
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Regularization: pulls leaves with little evidence toward zero. */
  readonly shrinkage: number;
  /** "None of them" is one more candidate, whose score is always 0. With one candidate, the score is then the logarithm of the odds that it is right. */
  readonly mayBeNone?: boolean;
}

const BINS = 32;
/** Minimum sum of second derivatives on either side of a split. */
const LEAST_SIDE = 5;
const LEAST_GAIN = 1e-3;
const SHARE_OF_EXAMPLES = 0.8;
const SHARE_OF_FEATURES = 0.5;
const LEAF_DIGITS = 1e4;

/**
 * Gradient boosting of the probability that the right candidate is chosen (softmax over the candidates of a title), with histograms.
 * Deterministic: the same examples in the same order give the same trees.
 */
export function boost(examples: readonly Example[], settings: BoostSettings): Ensemble {
  const width = examples[0]?.rows[0]?.length ?? 0;
  const edges = binEdges(examples, width);
  const starts: number[] = [];
  let total = 0;
  for (const { rows } of examples) {
    starts.push(total);
    total += rows.length;
  }
  // By feature, then by row: what one feature needs then fits into the cache of the CPU.
  const bins = new Uint8Array(total * width);
  examples.forEach(({ rows }, e) => {
    rows.forEach((row, i) => {
      const at = (starts[e] ?? 0) + i;
      for (let f = 0; f < width; f++) bins[f * total + at] = binOf(edges[f] ?? [], row[f] ?? 0);
    });
  });
  const state = { scores: new Float64Array(total), gradients: new Float64Array(total), curvatures: new Float64Array(total), nodes: new Int32Array(total) };
  examples.forEach(({ rows, offsets }, e) => {
    rows.forEach((row, i) => (state.scores[(starts[e] ?? 0) + i] = baseOf(settings.base, row) + (offsets?.[i] ?? 0)));
  });
  const random = generator(7);
  const ensemble = { base: settings.base, features: [] as number[][], thresholds: [] as number[][], leaves: [] as number[][] };
  for (let t = 0; t < settings.trees; t++) {
    derive(examples, starts, state, settings, random);
    const tree = growTree(bins, width, edges, state, settings, random);
    for (let i = 0; i < total; i++) state.scores[i] = (state.scores[i] ?? 0) + (tree.leaves[state.nodes[i] ?? 0] ?? 0);
    ensemble.features.push(tree.features);
    ensemble.thresholds.push(tree.features.map((f, node) => (f < 0 ? 0 : (edges[f]?.[tree.bins[node] ?? 0] ?? 0))));
    ensemble.leaves.push(tree.leaves);
  }
  return ensemble;
}

interface State {
  readonly scores: Float64Array;
  readonly gradients: Float64Array;
  readonly curvatures: Float64Array;
  readonly nodes: Int32Array;
}

/** First and second derivatives of the loss at the current scores. Examples outside this round's sample have zero. */
function derive(
  examples: readonly Example[],
  starts: readonly number[],
  { scores, gradients, curvatures }: State,
  { mayBeNone = false }: BoostSettings,
  random: () => number,
): void {
  examples.forEach(({ rows, right, weight }, e) => {
    const start = starts[e] ?? 0;
    let best = mayBeNone ? 0 : -Infinity;
    for (let i = 0; i < rows.length; i++) best = Math.max(best, scores[start + i] ?? 0);
    let sum = mayBeNone ? Math.exp(-best) : 0;
    for (let i = 0; i < rows.length; i++) sum += Math.exp((scores[start + i] ?? 0) - best);
    const used = random() < SHARE_OF_EXAMPLES ? weight : 0;
    for (let i = 0; i < rows.length; i++) {
      const p = Math.exp((scores[start + i] ?? 0) - best) / sum;
      gradients[start + i] = used * (p - (i === right ? 1 : 0));
      curvatures[start + i] = used * Math.max(p * (1 - p), 1e-4);
    }
  });
}

function growTree(
  bins: Uint8Array,
  width: number,
  edges: readonly (readonly number[])[],
  { gradients, curvatures, nodes }: State,
  { depth, rate, shrinkage }: BoostSettings,
  random: () => number,
): { features: number[]; bins: number[]; leaves: number[] } {
  const size = 2 ** (depth + 1) - 1;
  const features = new Array<number>(size).fill(-1);
  const limits = new Array<number>(size).fill(0);
  const asked = Int32Array.from(Array.from({ length: width }, (_, f) => f).filter(() => random() < SHARE_OF_FEATURES));
  const total = nodes.length;
  const [rows, cellsOf] = [new Int32Array(total), new Int32Array(total)];
  nodes.fill(0);
  for (let level = 0; level < depth; level++) {
    const first = 2 ** level - 1;
    const count = 2 ** level;
    const sums = new Float64Array(2 * count);
    let asking = 0;
    for (let i = 0; i < total; i++) {
      const node = (nodes[i] ?? 0) - first;
      const curvature = curvatures[i] ?? 0;
      if (node < 0 || curvature === 0) continue;
      sums[2 * node] = (sums[2 * node] ?? 0) + (gradients[i] ?? 0);
      sums[2 * node + 1] = (sums[2 * node + 1] ?? 0) + curvature;
      rows[asking] = i;
      cellsOf[asking++] = 2 * BINS * node;
    }
    // The sums of the first and second derivatives, side by side.
    const cells = new Float64Array(2 * BINS * count * asked.length);
    for (const [k, f] of asked.entries()) {
      const ofFeature = cells.subarray(2 * BINS * count * k, 2 * BINS * count * (k + 1));
      const column = bins.subarray(f * total, (f + 1) * total);
      for (let n = 0; n < asking; n++) {
        const i = rows[n] ?? 0;
        const cell = (cellsOf[n] ?? 0) + 2 * (column[i] ?? 0);
        ofFeature[cell] = (ofFeature[cell] ?? 0) + (gradients[i] ?? 0);
        ofFeature[cell + 1] = (ofFeature[cell + 1] ?? 0) + (curvatures[i] ?? 0);
      }
    }
    for (let node = 0; node < count; node++) {
      const [G, H] = [sums[2 * node] ?? 0, sums[2 * node + 1] ?? 0];
      let best = LEAST_GAIN;
      for (const [k, f] of asked.entries()) {
        let left = 0;
        let leftCurvature = 0;
        for (let b = 0; b < (edges[f]?.length ?? 0); b++) {
          const cell = 2 * BINS * (count * k + node) + 2 * b;
          left += cells[cell] ?? 0;
          leftCurvature += cells[cell + 1] ?? 0;
          if (leftCurvature < LEAST_SIDE || H - leftCurvature < LEAST_SIDE) continue;
          const gain = left ** 2 / (leftCurvature + shrinkage) + (G - left) ** 2 / (H - leftCurvature + shrinkage) - G ** 2 / (H + shrinkage);
          if (gain <= best) continue;
          best = gain;
          features[first + node] = f;
          limits[first + node] = b;
        }
      }
    }
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i] ?? 0;
      const f = node < first ? -1 : (features[node] ?? -1);
      if (f >= 0) nodes[i] = 2 * node + ((bins[f * total + i] ?? 0) <= (limits[node] ?? 0) ? 1 : 2);
    }
  }
  const G = new Float64Array(size);
  const H = new Float64Array(size);
  nodes.forEach((node, i) => {
    G[node] = (G[node] ?? 0) + (gradients[i] ?? 0);
    H[node] = (H[node] ?? 0) + (curvatures[i] ?? 0);
  });
  const leaves = Array.from(G, (sum, node) => Math.round((-rate * sum * LEAF_DIGITS) / ((H[node] ?? 0) + shrinkage)) / LEAF_DIGITS);
  return { features, bins: limits, leaves };
}

/** Bin edges of each feature, at the quantiles of its values above the minimum. Single precision, like the rows. */
function binEdges(examples: readonly Example[], width: number): number[][] {
  const rows = examples.flatMap(({ rows }) => rows.filter((_, i) => i % 4 === 0));
  return Array.from({ length: width }, (_, f) => {
    const values = rows.map((row) => row[f] ?? 0).sort((a, b) => a - b);
    const distinct = [...new Set(values)];
    if (distinct.length <= BINS) return distinct.slice(0, -1).map((value, i) => round((value + (distinct[i + 1] ?? value)) / 2));
    const above = values.filter((value) => value > (distinct[0] ?? 0));
    const quantiles = Array.from({ length: BINS - 2 }, (_, b) => above[Math.floor(((b + 1) * above.length) / (BINS - 1))] ?? 0);
    return [...new Set([((distinct[0] ?? 0) + (distinct[1] ?? 0)) / 2, ...quantiles].map(round))];
  });
}

function round(value: number): number {
  return Number(value.toPrecision(5));
}

function binOf(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (edges[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
