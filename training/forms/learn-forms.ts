import { answeredClues, formClues, type Masked } from '../../src/dsl/translate/choice/clues.ts';
import { NO_FORM, SOME_FORM, type LearnedChoices } from '../../src/dsl/translate/choice/form-choice.ts';
import { learnChoice, type Settings } from '../learn-choice.ts';

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

/**
 * How often all examples are learned. Weights below the least one change hardly any choice: most pairs of words have one. Questions count more than texts to refuse,
 * which are half of the examples, but few of what people ask.
 */
const OF_ANSWERED: Settings<Masked> = { cluesOf: answeredClues, rounds: 15, leastWeight: 8, importance: { [SOME_FORM]: 1.5 } };
const OF_FORMS: Settings<Masked> = { cluesOf: formClues, rounds: 25, leastWeight: 2, importance: {} };

/** Whether a query answers a text is learned from all examples, and which form from those that one answers. */
export function train(examples: readonly Example[]): LearnedChoices {
  return {
    answered: learnChoice(
      examples.map((example) => ({ ...example, answer: example.answer === NO_FORM ? NO_FORM : SOME_FORM })),
      OF_ANSWERED,
    ),
    forms: learnChoice(
      examples.filter(({ answer }) => answer !== NO_FORM),
      OF_FORMS,
    ),
  };
}
