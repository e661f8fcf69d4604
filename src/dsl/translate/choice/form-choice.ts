import { readFileSync } from 'node:fs';
import { once } from '../../../runtime/once.ts';
import { answeredClues, formClues, type Masked } from './clues.ts';
import { LinearChoice, type ChoiceFile } from '../../../packed/linear-choice.ts';

/** The form of texts that no query answers. */
export const NO_FORM = 'none';
/** The class of all other texts, for the choice of whether a query answers a text. */
export const SOME_FORM = 'some';

/** What is learned: whether a query answers a text, and, if one does, of which form it is. */
export interface LearnedChoices {
  readonly answered: ChoiceFile;
  readonly forms: ChoiceFile;
}

/** Forms that differ only in whether an occupation or its cluster is the target are one class: the words of a question do not say which. */
export const classOf = (form: string): string => form.replace(/(?<! OCCUPATION) FOR (?:CLUSTER|OCCUPATION)$/u, ' FOR ROLE');

/**
 * Learned from labeled questions which form answers what people ask, and whether any does. These are two choices, because they depend on different words: "could you" and "shave 10% off"
 * say whether, and "wages" says which. `npm run train:translate` writes the weights.
 */
export class FormChoice {
  private readonly answered: LinearChoice;
  private readonly forms: LinearChoice;

  constructor({ answered, forms }: LearnedChoices) {
    this.answered = new LinearChoice(answered);
    this.forms = new LinearChoice(forms);
  }

  /** What was learned last. It does not change, so everybody has the same one. */
  static readonly committed = once(() => new FormChoice({ answered: readWeights('answered-weights.json'), forms: readWeights('form-weights.json') }));

  /** The probability of each class of forms, and of none. */
  probabilities(seen: Masked): ReadonlyMap<string, number> {
    const { [NO_FORM]: none = 0, [SOME_FORM]: some = 0 } = Object.fromEntries(this.answered.probabilities(answeredClues(seen)));
    return new Map([...this.forms.probabilities(formClues(seen)).map(([name, probability]) => [name, some * probability] as const), [NO_FORM, none]]);
  }
}

const readWeights = (name: string): ChoiceFile => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as ChoiceFile;
