import { isPlainInteger } from '../../catalog/field-values.ts';
import { boundNames } from '../../catalog/bound-names.ts';
import type { Field } from '../../catalog/resource.ts';
import { nearWord } from '../near-word.ts';
import { TARGET_KEYS, type Form, type Setting } from '../forms/form.ts';
import type { Problem } from '../problem.ts';
import type { Clause, Condition, FieldCondition, Literal, Span } from '../syntax-tree.ts';

/** The input of the rules: a command and its form. */
export interface RuleInput {
  readonly form: Form;
  readonly clauses: readonly Clause[];
  /** The literal after the subject. */
  readonly key: Literal | undefined;
  /** The start of the command. */
  readonly head: Span;
}

/** An independent semantic check. Returns all problems that it finds. */
export type Rule = (input: RuleInput) => Problem[];

/** The operators that compare sizes, as they are written. */
export const SIGNS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** The words that a form begins with. The forms are few, and each question is compared with all of them. */
export function nameOfForm(form: Form): string {
  const known = NAMES.get(form);
  if (known !== undefined) return known;
  const { verb, subject, for: target, isBatch } = form;
  const name = [verb, subject, isBatch === true ? '[…]' : '', target === undefined ? '' : `FOR ${target}`].filter((part) => part !== '').join(' ');
  NAMES.set(form, name);
  return name;
}
const NAMES = new WeakMap<Form, string>();

export function clauseOf<K extends Clause['kind']>(clauses: readonly Clause[], kind: K): Extract<Clause, { kind: K }> | undefined {
  return clauses.find((clause): clause is Extract<Clause, { kind: K }> => clause.kind === kind);
}

/** The literal of FOR or after the subject, whichever names the target. */
export const targetLiteral = ({ form, clauses, key }: RuleInput): Literal | undefined => (form.for === undefined ? key : clauseOf(clauses, 'for')?.value);

/** Names in WHERE that can name the target; none if a literal already does. */
export const targetKeys = (input: RuleInput): readonly string[] =>
  input.form.target === undefined || targetLiteral(input) !== undefined ? [] : TARGET_KEYS[input.form.target];

export function settingNamed(form: Form, name: string): readonly [string, Setting] | undefined {
  return Object.entries(form.settings ?? {}).find(([, { names }]) => names.includes(name));
}

/** The filter that a name in WHERE refers to. */
export function fieldNamed(form: Form, name: string): readonly [string, Field] | undefined {
  return Object.entries(form.resource?.fields ?? {}).find(([, { dsl }]) => dsl.includes(name));
}

/** The field and the comparison that a bound of REST means, by its name in upper case: `MIN_BA_PLUS_SHARE`. */
export function boundNamed(form: Form, name: string): { readonly field: string; readonly operator: 'gte' | 'lte' } | undefined {
  if (fieldNamed(form, name) !== undefined) return undefined;
  const [least] = settingNamed(form, name)?.[1].names ?? [];
  // The other name of an option that is a lower bound: MIN_SCORE.
  if (least !== undefined && name === `MIN_${least}`) return { field: least, operator: 'gte' };
  for (const [key, declared] of Object.entries(form.resource?.fields ?? {})) {
    const [field] = declared.dsl;
    const bounds = boundNames(key, declared);
    const operator = (['gte', 'lte'] as const).find((one) => bounds?.[one].toUpperCase() === name);
    if (field !== undefined && operator !== undefined) return { field, operator };
  }
  return undefined;
}

/** All valid names in WHERE of this form. */
export function whereNames(input: RuleInput): string[] {
  const { form } = input;
  const settings = Object.values(form.settings ?? {}).flatMap(({ names }) => names);
  const fields = Object.values(form.resource?.fields ?? {}).flatMap(({ dsl }) => dsl);
  return [...new Set([...targetKeys(input), ...settings, ...fields])];
}

/** The top-level conditions joined by AND. Only these can set a single value. */
export function conjuncts(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return condition.kind === 'and' ? condition.of.flatMap(conjuncts) : [condition];
}

/** The text of SEARCH; undefined unless there is exactly one that every row must match. */
export function searchedText(clauses: readonly Clause[]): string | undefined {
  const [searched, ...others] = conjuncts(clauseOf(clauses, 'where')?.condition).flatMap((condition) =>
    condition.kind === 'comparison' && condition.field.text === 'SEARCH' && ['is', 'contains'].includes(condition.operator) ? [condition.value] : [],
  );
  return searched === undefined || others.length > 0 ? undefined : textOf(searched);
}

/** Every condition on a field, at any depth. */
export function fieldConditions(condition: Condition | undefined): FieldCondition[] {
  if (condition === undefined) return [];
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap(fieldConditions);
    case 'not':
      return fieldConditions(condition.of);
    default:
      return [condition];
  }
}

export function literalsOf(condition: FieldCondition): readonly Literal[] {
  switch (condition.kind) {
    case 'comparison':
      return [condition.value];
    case 'in':
      return condition.values;
    case 'between':
      return [condition.low, condition.high];
    case 'is_null':
      return [];
  }
}

/** A value as it was written. */
export const asWritten = (literal: Literal): string => (literal.kind === 'number' ? (literal.written ?? String(literal.value)) : literal.text);

/** A value as a text: an integer has no zeros in front, which are only part of a code. */
export function textOf(literal: Literal): string {
  const text = asWritten(literal);
  return literal.kind === 'number' && isPlainInteger(text) ? String(literal.value) : text;
}

export function didYouMean(given: string, names: readonly string[]): string {
  const near = nearWord(given, names);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

export const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
