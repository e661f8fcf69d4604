import { wordsOf } from '../../text/words.ts';
import type { Form } from '../forms/form.ts';
import { quoted } from '../print.ts';
import type { Problem } from '../problem.ts';
import type { Literal } from '../syntax-tree.ts';
import { textOf } from './rule.ts';
import { LONGEST_TYPED } from '../../catalog/matches.ts';
import { isBlank } from '../../text/pasted-text.ts';
import { isLonger } from '../../text/text-length.ts';

export const MOST_TITLES = 200;
const { maximumLength, maximumWords } = LONGEST_TYPED;

/** The texts of a conversion: in double quotes, not empty, not too long. In a batch, length is reported per title, so that one bad title does not fail the others. */
export function inputProblems(form: Form, inputs: readonly Literal[]): Problem[] {
  const example = form.examples[0];
  const excess = inputs[MOST_TITLES];
  if (excess !== undefined)
    return [
      { message: `A batch can have at most ${MOST_TITLES} titles, but this one has ${inputs.length}`, suggestion: 'Split the list.', example, at: excess.at },
    ];
  return inputs.flatMap((input): Problem[] => {
    const text = textOf(input);
    const report = (message: string, suggestion: string): Problem[] => [{ message, suggestion, example, at: input.at }];
    if (input.kind !== 'text') return report(`${text} must be quoted`, `Write ${quoted(text)}.`);
    if (input.quote === 'single') return report('Single quotes are for JSON only', `Write ${quoted(text)}.`);
    if (form.isBatch === true) return [];
    if (isBlank(text)) return report('The text is empty', 'Write a title or a name.');
    if (isLonger(text, maximumLength)) return report(`The text is longer than ${maximumLength} characters`, 'Shorten it.');
    return wordsOf(text).length > maximumWords ? report(`The text has more than ${maximumWords} words`, 'Shorten it.') : [];
  });
}
