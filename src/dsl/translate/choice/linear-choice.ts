/** What a clue says about each class: pairs of the index of a class and a weight. */
export interface ChoiceFile {
  readonly classes: readonly string[];
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** Weights are written as whole numbers. */
export const SCALE = 20;

/** Classes by logistic regression: the weights of the clues of a text are added up for each class. */
export class LinearChoice {
  private readonly weights: ReadonlyMap<string, Int8Array>;
  private readonly classes: readonly string[];

  constructor(file: ChoiceFile) {
    this.classes = file.classes;
    this.weights = new Map(Object.entries(file.weights).map(([clue, pairs]) => [clue, Int8Array.from(pairs)]));
  }

  /** The probability of each class. */
  probabilities(clues: readonly string[]): [string, number][] {
    const { classes } = this;
    const scores = classes.map(() => 0);
    const norm = 1 / (SCALE * Math.sqrt(Math.max(1, clues.length)));
    for (const clue of clues) {
      const pairs = this.weights.get(clue);
      if (pairs === undefined) continue;
      for (let i = 0; i < pairs.length; i += 2) {
        const at = pairs[i] ?? 0;
        scores[at] = (scores[at] ?? 0) + (pairs[i + 1] ?? 0) * norm;
      }
    }
    const highest = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - highest));
    const total = odds.reduce((sum, one) => sum + one, 0);
    return classes.map((name, i) => [name, (odds[i] ?? 0) / total]);
  }
}
