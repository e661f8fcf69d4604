import type { Form } from '../forms/form.ts';
import { nearWord } from '../near-word.ts';
import type { Problem } from '../problem.ts';
import { withoutClause, withoutWord, type Repair } from '../repairs.ts';
import type { Name } from '../syntax-tree.ts';
import { clauseOf, didYouMean, listed, type Rule } from './rule.ts';

/** Tokens of EXPAND in this form, in upper case. */
export const expandTokens = (form: Form): string[] =>
  [...Object.keys(form.resource?.expansions ?? {}).map((token) => token.toUpperCase()), ...Object.keys(form.expansions ?? {})].sort();

/** Checks the words after EXPAND, INCLUDE, WITH, GROUP BY, and RESOLVE. */
export const tokens: Rule = ({ form, clauses }) => {
  const unknown = (names: readonly Name[], valid: readonly string[], what: string, without: (name: Name) => Repair | undefined): Problem[] =>
    names
      .filter(({ text }) => !valid.includes(text))
      .map((name) => ({ ...name, repair: nearWord(name.text, valid) === undefined ? without(name) : undefined }))
      .map(({ text, at, repair }) => ({
        message: `Unknown ${what}: ${text}${didYouMean(text, valid)}`,
        suggestion: `Valid values: ${listed(valid)}.`,
        example: form.examples[0],
        at,
        extra: { valid_values: valid },
        ...(repair === undefined ? {} : { repair }),
      }));
  const resolve = clauseOf(clauses, 'resolve');
  const has = (kind: (typeof form.modifiers)[number]): boolean => form.modifiers.includes(kind);
  return [
    ...(has('expand') ? expandProblems(form, clauseOf(clauses, 'expand')?.names ?? []) : []),
    ...(has('include') ? unknown(clauseOf(clauses, 'include')?.names ?? [], ['OCCUPATIONS'], 'INCLUDE target', (name) => withoutWord('INCLUDE', name)) : []),
    ...(has('with')
      ? unknown(clauseOf(clauses, 'with')?.names ?? [], form.withWords ?? ['SCORE'], 'word after WITH', (name) => withoutWord('WITH', name))
      : []),
    ...(has('resolve') && resolve !== undefined ? unknown([resolve.what], ['CLUSTER'], 'RESOLVE target', () => withoutClause(resolve, { isSure: true })) : []),
    ...(has('group_by') ? groupProblems(form, clauseOf(clauses, 'group_by')?.names ?? []) : []),
  ];
};

/** The specification defines the exact error for the retired METRICS. */
function expandProblems(form: Form, names: readonly Name[]): Problem[] {
  const valid = expandTokens(form);
  const unknown = names.filter(({ text }) => !valid.includes(text));
  const [first] = unknown;
  if (first === undefined) return [];
  const retired = first.text === 'METRICS' && form.mermaid === true;
  const near = unknown.flatMap(({ text }) => nearWord(text, valid) ?? []);
  const data = 'Every row includes the metrics. Choose their snapshot with EXPERIENCE_LEVEL and MSA_SIZE, and filter them in WHERE.';
  return [
    {
      message: `Unknown EXPAND target(s): ${unknown.map(({ text }) => text).join(', ')}`,
      suggestion: `${near.length === 0 ? '' : `Did you mean ${near.join(', ')}? `}Valid targets: ${listed(valid)}`,
      example: form.examples[0],
      at: first.at,
      extra: { valid_values: valid, ...(retired ? { data } : {}) },
    },
  ];
}

function groupProblems(form: Form, names: readonly Name[]): Problem[] {
  const valid = form.groups ?? [];
  const unknown = names.find(({ text }) => !valid.includes(text));
  const wrong = unknown ?? names[1];
  if (wrong === undefined) return [];
  const message = unknown === undefined ? 'GROUP BY takes one field' : `Unknown GROUP BY field: ${wrong.text}${didYouMean(wrong.text, valid)}`;
  return [
    {
      message,
      suggestion: `Use ${valid.length === 1 ? '' : 'one of '}${listed(valid)}.`,
      example: form.examples[0],
      at: wrong.at,
      extra: { valid_group_by: valid },
    },
  ];
}
