import { FORMS, REMOVED } from '../../../src/dsl/forms/forms.ts';
import { TARGET_KEYS, type Form } from '../../../src/dsl/forms/form.ts';
import { topicNames } from '../../../src/dsl/help.ts';
import { clauseOf, fieldConditions, nameOfForm } from '../../../src/dsl/rules/rule.ts';
import { orderNames } from '../../../src/dsl/rules/orders.ts';
import { expandTokens } from '../../../src/dsl/rules/tokens.ts';
import { FLAGS } from '../../../src/dsl/using-flags.ts';
import type { DslQuestion } from '../../../src/dsl/forms/form.ts';
import { wholeCorpus } from './corpus-file.ts';
import { outcomeOf } from './describe-outcome.ts';

const corpus = wholeCorpus().map(({ query, role }) => ({ query, outcome: outcomeOf(query, role) }));
const questions = corpus.flatMap(({ outcome }) => ('error' in outcome || outcome.kind !== 'question' ? [] : [outcome.question]));
const asked = (form: Form): DslQuestion[] => questions.filter((question) => question.form === form);
const clausesOf = ({ command }: DslQuestion) => (command.kind === 'read' || command.kind === 'convert' ? command.clauses : []);
const absent = (wanted: readonly string[], used: readonly string[]): string[] => wanted.filter((name) => !used.includes(name));

// What the corpus does not show, nobody has looked at.
describe.each(FORMS.map((form) => [nameOfForm(form), form] as const))('the corpus shows of %s', (_, form) => {
  it('every name of WHERE', () => {
    const used = asked(form).flatMap((question) => fieldConditions(clauseOf(clausesOf(question), 'where')?.condition).map(({ field }) => field.text));
    const settings = Object.values(form.settings ?? {}).flatMap(({ names }) => names);
    const fields = Object.values(form.resource?.fields ?? {}).flatMap(({ dsl }) => dsl);
    const keys = form.target === undefined ? [] : TARGET_KEYS[form.target];
    // COUNT takes what LIST takes of the same rows.
    const wanted = form.verb === 'COUNT' ? [] : [...keys, ...settings, ...fields];
    expect(absent(wanted, used)).toEqual([]);
    expect(asked(form).length).toBeGreaterThan(0);
  });

  it('every order, expansion, group and modifier', () => {
    const used = asked(form).map(clausesOf);
    const orders = used.flatMap((clauses) => clauseOf(clauses, 'order_by')?.keys.map(({ field }) => field.text) ?? []);
    expect(form.modifiers.includes('order_by') ? absent(orderNames(form), orders) : []).toEqual([]);
    const expansions = used.flatMap((clauses) => clauseOf(clauses, 'expand')?.names.map(({ text }) => text) ?? []);
    expect(form.modifiers.includes('expand') ? absent(expandTokens(form), expansions) : []).toEqual([]);
    const groups = used.flatMap((clauses) => clauseOf(clauses, 'group_by')?.names.map(({ text }) => text) ?? []);
    expect(absent(form.groups ?? [], groups)).toEqual([]);
    const kinds = used.flatMap((clauses) => clauses.map(({ kind }) => kind));
    // Paging is the same everywhere.
    const wanted = form.modifiers.filter((kind) => !['limit', 'offset', 'range'].includes(kind));
    expect(absent(wanted, kinds)).toEqual([]);
  });
});

describe('the corpus shows', () => {
  const text = corpus.map(({ query }) => query.toUpperCase()).join('\n');

  it('every flag of USING, on or refused', () => {
    expect(Object.keys(FLAGS).filter((flag) => !new RegExp(`USING .*\\b${flag}\\b`).test(text))).toEqual([]);
  });

  it('every removed subject with its replacement', () => {
    for (const [subject, { replacements }] of Object.entries(REMOVED)) {
      const found = corpus.find(({ query }) => query.startsWith(`GET ${subject}`))?.outcome;
      expect(found).toMatchObject({ httpStatus: 410, error: { error_type: 'command_removed', replacements } });
    }
  });

  it('every topic of HELP', () => {
    expect(topicNames().filter((topic) => !text.includes(`HELP ${topic}`))).toEqual([]);
  });

  it.each(['IS NOT', 'NOT IN', 'NOT CONTAINS', 'NOT BETWEEN', 'IS NULL', 'IS NOT NULL', '=', '==', '!=', '<>', '>', '<', '>=', '<=', 'GTE', 'LTE', 'GT', 'LT'])(
    'the operator %s',
    (operator) => {
      expect(text).toMatch(new RegExp(`WHERE \\w+ ${operator}(?: |$)`, 'm'));
    },
  );
});
