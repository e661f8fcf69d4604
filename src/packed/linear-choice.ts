import { startsOf } from './lists.ts';
import { packStrings, StringTable } from './string-table.ts';

/** What a clue says about each class: pairs of the index of a class and a weight. */
export interface ChoiceFile {
  readonly classes: readonly string[];
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** Weights are written as whole numbers. */
export const SCALE = 20;

/** Classes by logistic regression: the weights of the clues of a text are added up for each class. Packed, because there are tens of thousands of clues. */
export class LinearChoice {
  private readonly clues: StringTable;
  /** Where the pairs of each clue begin. */
  private readonly starts: Int32Array;
  private readonly pairs: Int8Array;
  private readonly classes: readonly string[];

  constructor({ classes, weights }: ChoiceFile) {
    const all = Object.values(weights);
    this.classes = classes;
    this.clues = new StringTable(packStrings(Object.keys(weights)));
    this.starts = startsOf(all.map(({ length }) => length));
    this.pairs = Int8Array.from(all.flat());
  }

  /** The probability of each class. */
  probabilities(clues: readonly string[]): [string, number][] {
    const { classes, starts, pairs } = this;
    const scores = classes.map(() => 0);
    const norm = 1 / (SCALE * Math.sqrt(Math.max(1, clues.length)));
    for (const clue of clues) {
      const place = this.clues.get(clue);
      if (place === undefined) continue;
      for (let i = starts[place] ?? 0, end = starts[place + 1] ?? 0; i < end; i += 2) {
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
