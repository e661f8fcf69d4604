import { readFileSync } from 'node:fs';
import { classOf, FormChoice, NO_FORM } from '../../../../src/dsl/translate/choice/form-choice.ts';
import { CLUES, isSeen, readQuestions, readTraining } from '../../../questions/evaluate.ts';
import { readExamples, train, WEIGHTS } from '../../../../training/forms/learn-forms.ts';
import { written } from '../../../../training/learn-choice.ts';

const examples = readExamples(readFileSync(CLUES, 'utf8'));
const likeliest = (choice: FormChoice, question: string): string | undefined =>
  [...choice.probabilities({ words: question.split(' '), meanings: [] })].sort(([, a], [, b]) => b - a)[0]?.[0];

describe('the choice of a form', () => {
  it('is what `npm run train:translate` learns from the examples', () => {
    const { answered, forms } = train(examples);
    expect(readFileSync(WEIGHTS.answered, 'utf8')).toBe(written(answered));
    expect(readFileSync(WEIGHTS.forms, 'utf8')).toBe(written(forms));
  });

  it('is learned from all labeled questions that are not held out', () => {
    expect(examples).toHaveLength(readQuestions().filter(isSeen).length + readTraining().length);
  });

  it.each([
    ['how much do <role> make', 'GET WAGES FOR ROLE'],
    ['who is hiring <role> in <place>', 'LIST COMPANIES FOR ROLE'],
    ['tell me about <company>', 'GET COMPANY'],
    ['write me a poem about <role>', NO_FORM],
  ])('"%s" is answered by %s', (question, form) => {
    expect(likeliest(FormChoice.committed(), question)).toBe(form);
  });

  it('gives each class a probability, also without a known word', () => {
    const guesses = FormChoice.committed().probabilities({ words: [], meanings: [] });
    expect([...guesses.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    const { none, ...forms } = Object.fromEntries(guesses);
    expect(none).toBeCloseTo(0.5);
    expect(Math.max(...Object.values(forms))).toBeLessThan(0.1);
  });

  it('does not tell an occupation from its cluster, except where the form does', () => {
    expect(['GET WAGES FOR CLUSTER', 'GET WAGES FOR OCCUPATION', 'GET OCCUPATION FOR CLUSTER', 'LIST OCCUPATIONS FOR COMPANY'].map(classOf)).toEqual([
      'GET WAGES FOR ROLE',
      'GET WAGES FOR ROLE',
      'GET OCCUPATION FOR CLUSTER',
      'LIST OCCUPATIONS FOR COMPANY',
    ]);
  });
});
