import { readFileSync, writeFileSync } from 'node:fs';
import { withRunningService } from '../bench/running-service.ts';
import { ROLE_PERMISSIONS } from '../src/catalog/roles.ts';
import { FORMS } from '../src/dsl/forms/forms.ts';
import { prepare } from '../src/dsl/prepare.ts';
import { nameOfForm } from '../src/dsl/rules/rule.ts';
import { classOf, NO_FORM } from '../src/dsl/translate/choice/form-choice.ts';
import { CLUES, isSeen, readQuestions, readTraining } from '../test/questions/evaluate.ts';
import { translatorOn } from './translator-on.ts';
import { readExamples, train, WEIGHTS } from '../training/forms/learn-forms.ts';
import { written } from '../training/learn-choice.ts';

/**
 * Learns which form answers what people ask, from the labeled questions that are not held out and those for training. Masks their names with a private
 * service, and writes what is learned from and what is learned. A test compares the two.
 */
await withRunningService(async ({ database, engine }) => {
  const translator = await translatorOn(database, engine);
  const lines: string[] = [];
  const labeled = readQuestions()
    .filter(isSeen)
    .map(({ set, text, queries: [query] }) => ({ set, text, answer: answerOf(query) }));
  for (const { set, text, answer } of [...labeled, ...readTraining().map(({ text, form }) => ({ set: 'training', text, answer: answerOf(form) }))]) {
    const seen = await translator.masked(text);
    lines.push([set, answer, seen.words.join(' '), seen.meanings.join(' ')].join('\t'));
  }
  writeFileSync(CLUES, `${lines.join('\n')}\n`);
});
const { answered, forms } = train(readExamples(readFileSync(CLUES, 'utf8')));
writeFileSync(WEIGHTS.answered, written(answered));
writeFileSync(WEIGHTS.forms, written(forms));

/** The class of a query, or of the name of a form. Without either, no form answers. */
function answerOf(label: string | undefined): string {
  if (label === undefined || label === '') return NO_FORM;
  if (/^(?:VERSION|HELP SCHEMA|HELP METHODOLOGY)$/u.test(label)) return label;
  if (label.startsWith('HELP')) return 'HELP';
  if (FORMS.some((form) => [nameOfForm(form), classOf(nameOfForm(form))].includes(label))) return classOf(label);
  const prepared = prepare(label, { id: 'train', name: 'train', permissions: ROLE_PERMISSIONS.analyst });
  if (prepared.kind !== 'question') throw new Error(`This label is no question: ${label}`);
  return classOf(nameOfForm(prepared.question.form));
}
