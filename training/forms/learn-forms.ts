import { answeredClues, formClues, type Masked } from '../../src/dsl/translate/choice/clues.ts';
import { NO_FORM, SOME_FORM, type LearnedChoices } from '../../src/dsl/translate/choice/form-choice.ts';
import { SCALE, type ChoiceFile } from '../../src/dsl/translate/choice/linear-choice.ts';

/** A question with masked names, and the class of its form. */
export interface Example {
  readonly set: string;
  readonly seen: Masked;
  readonly answer: string;
}

const weightsAt = (name: string): URL => new URL(`../../src/dsl/translate/choice/${name}-weights.json`, import.meta.url);
export const WEIGHTS = { answered: weightsAt('answered'), forms: weightsAt('form') } as const;

/** A line for each example, in the order in which they are learned. */
export const readExamples = (tsv: string): Example[] =>
  tsv
    .trim()
    .split('\n')
    .map((line) => {
      const [set = '', answer = '', words = '', meanings = ''] = line.split('\t');
      return { set, answer, seen: { words: words.split(' '), meanings: meanings === '' ? [] : meanings.split(' ') } };
    });

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
/**
 * How often all examples are learned. Weights below the least one change hardly any choice: most pairs of words have one. Questions count more than texts to refuse,
 * which are half of the examples, but few of what people ask.
 */
const OF_ANSWERED: Settings = { cluesOf: answeredClues, rounds: 15, leastWeight: 8, importance: { [SOME_FORM]: 1.5 } };
const OF_FORMS: Settings = { cluesOf: formClues, rounds: 25, leastWeight: 2, importance: {} };

interface Settings {
  readonly cluesOf: (seen: Masked) => string[];
  readonly rounds: number;
  readonly leastWeight: number;
  /** How many examples one of a class counts as; one if it is not named. */
  readonly importance: Readonly<Record<string, number>>;
}

/** Whether a query answers a text is learned from all examples, and which form from those that one answers. */
export function train(examples: readonly Example[]): LearnedChoices {
  return {
    answered: trainClasses(
      examples.map((example) => ({ ...example, answer: example.answer === NO_FORM ? NO_FORM : SOME_FORM })),
      OF_ANSWERED,
    ),
    forms: trainClasses(
      examples.filter(({ answer }) => answer !== NO_FORM),
      OF_FORMS,
    ),
  };
}

/** Logistic regression with several classes, by gradient descent with a rate for each weight. The same examples in the same order give the same weights. */
function trainClasses(learned: readonly Example[], { cluesOf, rounds, leastWeight, importance }: Settings): ChoiceFile {
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
