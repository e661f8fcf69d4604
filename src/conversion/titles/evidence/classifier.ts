import { setImmediate as nextTurn } from 'node:timers/promises';
import { startsOf } from '../../../packed/lists.ts';
import { packStrings, StringTable, type PackedStrings } from '../../../packed/string-table.ts';
import { generator } from './chance.ts';
import type { ClassifiedContext } from './classifier-features.ts';
import { contextFeaturesOf, isLetters, titleFeaturesOf, type Feature } from './classifier-features.ts';
import type { TitleTokens } from './tokens.ts';

/** A training example: a known title of one occupation, and where it was observed. */
export interface Lesson {
  readonly group: number;
  readonly tokens: TitleTokens;
  readonly weight: number;
  readonly sightings: readonly (ClassifiedContext & { readonly weight: number })[];
}

/** Passes over the examples. Ten are better only in `h2b`, and take 1.6 times as long (docs/title-accuracy.md). */
const EPOCHS = 6;
/** Of AdaGrad: the step, and what its sums of squares begin with. */
const RATE = 0.5;
const FIRST_SQUARE = 1e-3;
/** Smaller gradients are ignored to save time. */
const LEAST_GRADIENT = 2e-3;
/** A feature of only one title is ignored: the nearest neighbors find that title anyway. */
const LEAST_TITLES = 2;
/** Letter sequences of more occupations are ignored: they distinguish little and take most of the time. */
const MOST_GROUPS_OF_LETTERS = 100;
/** Examples that are processed before other work gets its turn. */
const CHUNK = 200;

/** Features by number, and the value of each: those of the title, then those of the context. */
interface Input {
  readonly ids: readonly number[];
  readonly values: readonly number[];
}

/** The weights as arrays. */
export interface PackedClassifier {
  readonly features: PackedStrings;
  /** Where the occupations of each feature begin in the next two. */
  readonly starts: Int32Array;
  readonly groups: Uint16Array;
  readonly weights: Float32Array;
  /** Number of occupations. */
  readonly size: number;
}

/** Receives how far training is. */
export type TrainingProgress = (done: number, total: number) => void;

/**
 * A linear classifier of titles: multinomial logistic regression over the features of classifier-features.ts, trained with AdaGrad. It has a weight only for
 * features and occupations that occur together. So it stays small, learns in seconds, and does not count a missing pair as evidence against. Deterministic: the
 * same examples in the same order give the same weights.
 */
export class TitleClassifier {
  private readonly scores: Float64Array;
  private readonly touched: Int32Array;
  private readonly marked: Uint8Array;

  private constructor(
    /** The number of each feature. */
    private readonly ids: Pick<ReadonlyMap<string, number>, 'get' | 'has'>,
    private readonly starts: Int32Array,
    private readonly groups: Uint16Array,
    private readonly weights: Float32Array,
    private readonly size: number,
  ) {
    this.scores = new Float64Array(size);
    this.touched = new Int32Array(size);
    this.marked = new Uint8Array(size);
  }

  static of({ features, starts, groups, weights, size }: PackedClassifier): TitleClassifier {
    return new TitleClassifier(new StringTable(features), starts, groups, weights, size);
  }

  /** Learns in small steps, so that other requests are answered meanwhile. Each title is learned alone, and again with each context where it was observed. */
  static async learn(lessons: readonly Lesson[], size: number, progress: TrainingProgress = () => undefined): Promise<PackedClassifier> {
    const counts = new Map<string, number>();
    for (const [i, lesson] of lessons.entries()) {
      for (const name of namesOf(lesson)) counts.set(name, (counts.get(name) ?? 0) + 1);
      if (i % CHUNK === 0) await nextTurn();
    }
    const ids = new Map<string, number>();
    for (const [name, count] of counts) if (count >= LEAST_TITLES) ids.set(name, ids.size);
    const seen = Array.from(ids, () => new Set<number>());
    for (const [i, lesson] of lessons.entries()) {
      for (const name of namesOf(lesson)) seen[ids.get(name) ?? -1]?.add(lesson.group);
      if (i % CHUNK === 0) await nextTurn();
    }
    for (const [name, id] of ids) if (isLetters(name) && (seen[id]?.size ?? 0) > MOST_GROUPS_OF_LETTERS) seen[id]?.clear();
    const starts = startsOf(seen.map((set) => set.size));
    const groups = new Uint16Array(starts[ids.size] ?? 0);
    for (const [id, set] of seen.entries()) groups.set(Uint16Array.from(set).sort(), starts[id] ?? 0);
    const classifier = new TitleClassifier(ids, starts, groups, new Float32Array(groups.length), size);
    await classifier.train(lessons, progress);
    return { features: packStrings([...ids.keys()]), starts, groups, weights: classifier.weights, size };
  }

  private async train(lessons: readonly Lesson[], progress: TrainingProgress): Promise<void> {
    const examples: { readonly group: number; readonly weight: number; readonly input: Input }[] = [];
    for (const [i, { group, tokens, weight, sightings }] of lessons.entries()) {
      const title = titleFeaturesOf(tokens);
      examples.push({ group, weight, input: this.numbered(title) });
      for (const sighting of sightings)
        examples.push({ group, weight: sighting.weight, input: this.numbered([...title, ...contextFeaturesOf(tokens, sighting)]) });
      if (i % CHUNK === 0) await nextTurn();
    }
    const squares = new Float32Array(this.groups.length).fill(FIRST_SQUARE);
    const order = Int32Array.from(examples, (_, i) => i);
    const random = generator(11);
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      progress(epoch, EPOCHS);
      shuffle(order, random);
      for (let n = 0; n < order.length; n++) {
        if (n % CHUNK === CHUNK - 1) await nextTurn();
        const example = examples[order[n] ?? 0];
        if (example !== undefined) this.step(example.input, example.group, example.weight, squares);
      }
    }
    progress(EPOCHS, EPOCHS);
  }

  private step({ ids, values }: Input, right: number, weight: number, squares: Float32Array): void {
    const { starts, groups, weights, scores, touched } = this;
    const count = this.score({ ids, values });
    this.normalize(count);
    // From here on, `scores` holds gradients.
    for (let k = 0; k < count; k++) {
      const group = touched[k] ?? 0;
      const gradient = ((scores[group] ?? 0) - (group === right ? 1 : 0)) * weight;
      scores[group] = Math.abs(gradient) < LEAST_GRADIENT ? 0 : gradient;
    }
    for (let f = 0; f < ids.length; f++) {
      const id = ids[f] ?? 0;
      const value = values[f] ?? 0;
      for (let at = starts[id] ?? 0, end = starts[id + 1] ?? 0; at < end; at++) {
        const gradient = (scores[groups[at] ?? 0] ?? 0) * value;
        if (gradient === 0) continue;
        const square = (squares[at] ?? 0) + gradient * gradient;
        squares[at] = square;
        weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(square);
      }
    }
    this.clear(count);
  }

  /** The probability of each occupation; all zero if no feature of the title is known. */
  probabilities(tokens: TitleTokens, context: ClassifiedContext = {}): Float64Array {
    const result = new Float64Array(this.size);
    const count = this.score(this.numbered([...titleFeaturesOf(tokens), ...contextFeaturesOf(tokens, context)]));
    if (count === 0) return result;
    this.normalize(count);
    for (let k = 0; k < count; k++) result[this.touched[k] ?? 0] = this.scores[this.touched[k] ?? 0] ?? 0;
    this.clear(count);
    return result;
  }

  /** Whether any word of an employer's name is a known feature. */
  knowsEmployer(employer: string): boolean {
    return contextFeaturesOf({ stems: [], head: '' }, { employer }).some(([name]) => this.ids.has(name));
  }

  /** Known features only, scaled to length one. */
  private numbered(features: readonly Feature[]): Input {
    const ids: number[] = [];
    const values: number[] = [];
    let squares = 0;
    for (const [name, value] of features) {
      const id = this.ids.get(name);
      if (id === undefined) continue;
      ids.push(id);
      values.push(value);
      squares += value ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    return { ids, values: values.map((value) => value / length) };
  }

  /** Adds up the weights. Returns how many occupations have any. */
  private score({ ids, values }: Input): number {
    const { starts, groups, weights, scores, touched, marked } = this;
    let count = 0;
    for (let f = 0; f < ids.length; f++) {
      const id = ids[f] ?? 0;
      const value = values[f] ?? 0;
      for (let at = starts[id] ?? 0, end = starts[id + 1] ?? 0; at < end; at++) {
        const group = groups[at] ?? 0;
        if (marked[group] === 0) {
          marked[group] = 1;
          touched[count++] = group;
        }
        scores[group] = (scores[group] ?? 0) + value * (weights[at] ?? 0);
      }
    }
    return count;
  }

  /** Softmax over all occupations; those without a score count as zero. */
  private normalize(count: number): void {
    const { scores, touched } = this;
    let best = 0;
    for (let k = 0; k < count; k++) best = Math.max(best, scores[touched[k] ?? 0] ?? 0);
    let sum = (this.size - count) * Math.exp(-best);
    for (let k = 0; k < count; k++) {
      const weight = Math.exp((scores[touched[k] ?? 0] ?? 0) - best);
      scores[touched[k] ?? 0] = weight;
      sum += weight;
    }
    for (let k = 0; k < count; k++) scores[touched[k] ?? 0] = (scores[touched[k] ?? 0] ?? 0) / sum;
  }

  private clear(count: number): void {
    for (let k = 0; k < count; k++) {
      this.scores[this.touched[k] ?? 0] = 0;
      this.marked[this.touched[k] ?? 0] = 0;
    }
  }
}

/** The features of a title, and those of each context where it was observed. */
function* namesOf({ tokens, sightings }: Lesson): Generator<string> {
  for (const [name] of titleFeaturesOf(tokens)) yield name;
  for (const sighting of sightings) for (const [name] of contextFeaturesOf(tokens, sighting)) yield name;
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}
