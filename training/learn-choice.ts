import { SCALE, type ChoiceFile } from '../src/packed/linear-choice.ts';

/** As the file of the weights is written: a line for each clue, so that changes are readable. */
export function written({ classes, weights }: ChoiceFile): string {
  const lines = Object.entries(weights).map(([clue, pairs]) => `${JSON.stringify(clue)}:${JSON.stringify(pairs)}`);
  return `{"classes":${JSON.stringify(classes)},\n"weights":{\n${lines.join(',\n')}\n}}\n`;
}

const RATE = 0.5;
const DECAY = 1e-4;
const FIRST_GRADIENT = 1e-2;
/** A clue that only one example has says nothing about others. */
const LEAST_EXAMPLES = 2;
const LARGEST = 127;

/** A text to learn from. */
export interface Labeled<Text> {
  readonly seen: Text;
  readonly answer: string;
}

/** How a choice is learned. */
export interface Settings<Text> {
  readonly cluesOf: (seen: Text) => readonly string[];
  readonly rounds: number;
  readonly leastWeight: number;
  /** How many examples one of a class counts as; one if it is not named. */
  readonly importance: Readonly<Record<string, number>>;
}

/** Logistic regression with several classes, by gradient descent with a rate for each weight. The same examples in the same order give the same weights. */
export function learnChoice<Text>(learned: readonly Labeled<Text>[], { cluesOf, rounds, leastWeight, importance }: Settings<Text>): ChoiceFile {
  const examples = learned.map(({ seen, answer }) => ({ clues: cluesOf(seen), answer }));
  const classes = [...new Set(examples.map(({ answer }) => answer))].sort();
  const counts = new Map<string, number>();
  for (const { clues } of examples) for (const clue of clues) counts.set(clue, (counts.get(clue) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_EXAMPLES).map(([clue]) => clue);
  const indexOf = new Map(known.map((clue, i) => [clue, i]));
  const size = classes.length;
  const weights = new Float64Array(known.length * size);
  const gradients = new Float64Array(known.length * size).fill(FIRST_GRADIENT);
  const rows = examples.map(({ clues, answer }) => ({
    at: clues.flatMap((clue) => indexOf.get(clue) ?? []),
    norm: 1 / Math.sqrt(Math.max(1, clues.length)),
    wanted: classes.indexOf(answer),
    importance: importance[answer] ?? 1,
  }));
  for (let round = 0; round < rounds; round++) for (const row of rows) step(row);
  return { classes, weights: Object.fromEntries(known.map((clue, i) => [clue, pairsOf(i)] as const).filter(([, pairs]) => pairs.length > 0)) };

  function step({ at, norm, wanted, importance: times }: (typeof rows)[number]): void {
    const scores = classes.map((_, k) => at.reduce((sum, clue) => sum + weightOf(clue, k), 0) * norm);
    const highest = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - highest));
    const total = odds.reduce((sum, one) => sum + one, 0);
    const errors = odds.map((one, k) => (one / total - (k === wanted ? 1 : 0)) * norm * times);
    for (const clue of at) {
      errors.forEach((error, k) => {
        const place = clue * size + k;
        const weight = weights[place] ?? 0;
        const slope = error + DECAY * weight;
        const steepness = (gradients[place] ?? 0) + slope * slope;
        gradients[place] = steepness;
        weights[place] = weight - (RATE * slope) / Math.sqrt(steepness);
      });
    }
  }

  function weightOf(clue: number, k: number): number {
    return weights[clue * size + k] ?? 0;
  }

  function pairsOf(clue: number): number[] {
    return classes.flatMap((_, k) => {
      const weight = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weightOf(clue, k) * SCALE)));
      return Math.abs(weight) < leastWeight ? [] : [k, weight];
    });
  }
}
