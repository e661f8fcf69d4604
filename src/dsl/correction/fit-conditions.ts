import type { Form, TargetKind } from '../forms/form.ts';
import { isComparable } from '../rules/values.ts';
import type { Comparison } from './connectives.ts';
import { placeOf, type Place } from './fit-names.ts';
import { named, settingValue, valueFor, type FittedValue, type MeaningsOf } from './fit-values.ts';
import type { LooseCondition, LooseField } from './loose-query.ts';

/** A part of the corrected query, what it costs, and what was replaced. */
export interface Fitted {
  readonly text: string;
  readonly cost: number;
  readonly changes: readonly Change[];
}

/** "Write `used` instead of `given`." */
export interface Change {
  readonly given: string;
  readonly used: string;
}

const SIGNS: Readonly<Record<Comparison, string>> = {
  is: 'IS',
  is_not: 'IS NOT',
  contains: 'CONTAINS',
  in: 'IN',
  not_in: 'NOT IN',
  between: 'BETWEEN',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  is_null: 'IS NULL',
  is_not_null: 'IS NOT NULL',
};
/** Operators that may be written in several valid ways. */
const VALID = new Set([
  '=',
  '==',
  '!=',
  '<>',
  'is',
  'is not',
  'not',
  'in',
  'not in',
  'contains',
  'between',
  '>',
  '>=',
  '<',
  '<=',
  'gt',
  'gte',
  'lt',
  'lte',
  'is null',
  'is not null',
]);

/** A condition in terms of a form; undefined if the form cannot express it. */
export function fitCondition(form: Form, condition: LooseCondition, meaningsOf: MeaningsOf): Fitted | undefined {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const parts = condition.of.map((part) => fitCondition(form, part, meaningsOf));
      if (parts.some((part) => part === undefined)) return undefined;
      const known = parts.flatMap((part) => part ?? []);
      const text = known.map((part, i) => (condition.of[i]?.kind === 'field' ? part.text : `(${part.text})`)).join(` ${condition.kind.toUpperCase()} `);
      return { text, ...sum(known) };
    }
    case 'not': {
      const inner = fitCondition(form, condition.of, meaningsOf);
      return inner === undefined ? undefined : { ...inner, text: `NOT (${inner.text})` };
    }
    case 'field': {
      const place = placeOf(form, condition.field, undefined);
      return place === undefined ? undefined : fitField(condition, place, meaningsOf);
    }
  }
}

export const sum = (parts: readonly Omit<Fitted, 'text'>[]): Omit<Fitted, 'text'> => ({
  cost: parts.reduce((total, { cost }) => total + cost, 0),
  changes: parts.flatMap(({ changes }) => changes),
});

function fitField(condition: LooseField, place: Place, meaningsOf: MeaningsOf): Fitted | undefined {
  const operator = operatorFor(condition, place);
  if (operator === undefined) return undefined;
  const values = condition.values.map((value) => {
    if (place.kind === 'setting') return settingValue(place.setting, value, place.name, meaningsOf);
    if (place.kind === 'field') return valueFor(place.field, value, operator === 'contains', meaningsOf);
    return undefined;
  });
  if (values.some((value) => value === undefined)) return undefined;
  const known = values.flatMap((value) => value ?? []);
  return {
    text: `${place.name} ${written(operator, known)}`,
    cost: place.cost + known.reduce((total, { cost }) => total + cost, 0),
    changes: [
      ...nameChange(condition.field, place.name),
      ...operatorChange(condition, operator),
      ...known.flatMap((value, i) => valueChange(condition.values[i]?.text ?? '', value)),
    ],
  };
}

function written(operator: Comparison, values: readonly FittedValue[]): string {
  const texts = values.map(({ text }) => text);
  switch (operator) {
    case 'is_null':
    case 'is_not_null':
      return SIGNS[operator];
    case 'in':
    case 'not_in':
      return `${SIGNS[operator]} (${texts.join(', ')})`;
    case 'between':
      return `BETWEEN ${texts.join(' AND ')}`;
    default:
      return `${SIGNS[operator]} ${texts[0] ?? ''}`;
  }
}

/** The operator that the place takes: several values need IN, and a part of a text is IS where only whole values are compared. */
function operatorFor({ operator, values }: LooseField, place: Place): Comparison | undefined {
  const several = values.length > 1;
  if (place.kind === 'setting') {
    if (place.setting.operator === 'at_least') return ['is', 'gt', 'gte'].includes(operator) ? 'gte' : undefined;
    if (several) return place.setting.several === true ? 'in' : undefined;
    return ['is', 'in', 'contains'].includes(operator) ? 'is' : undefined;
  }
  if (place.kind !== 'field') return undefined;
  const { field } = place;
  if (operator === 'between') return values.length === 2 && isComparable(field) ? 'between' : undefined;
  if (['gt', 'gte', 'lt', 'lte'].includes(operator)) return isComparable(field) && !several ? operator : undefined;
  if (several) return operator === 'is_not' || operator === 'not_in' ? 'not_in' : operator === 'contains' ? undefined : 'in';
  if (operator === 'contains' && field.operator !== 'contains' && field.type !== 'name' && field.type !== 'metro') return 'is';
  return operator;
}

const nameChange = (given: string, used: string): Change[] => (spelled(given) === used ? [] : [{ given: spelled(given), used }]);
export const spelled = (written: string): string =>
  written
    .trim()
    .replace(/[\s-]+/gu, '_')
    .toUpperCase();

function operatorChange({ written: given }: LooseField, operator: Comparison): Change[] {
  if (given === '' || VALID.has(given.toLowerCase())) return [];
  return [{ given: given.toUpperCase(), used: SIGNS[operator] }];
}

const valueChange = (given: string, { text }: FittedValue): Change[] => {
  const plain = text.replace(/^"|"$/gu, '');
  return plain.toLowerCase() === given.toLowerCase() ? [] : [{ given: `"${given}"`, used: text }];
};

/** The target of FOR, or after the subject, from a condition that names it. */
export function targetFrom(
  form: Form,
  condition: LooseCondition,
  kind: TargetKind,
  meaningsOf: MeaningsOf,
): (Fitted & { readonly value: FittedValue }) | undefined {
  if (condition.kind !== 'field' || !['is', 'in', 'contains'].includes(condition.operator) || condition.values.length !== 1) return undefined;
  const place = placeOf(form, condition.field, kind);
  const [value] = condition.values;
  if (place?.kind !== 'target' || value === undefined) return undefined;
  const found = named(value, [kind], meaningsOf);
  return found === undefined ? undefined : { text: '', cost: place.cost + found.cost, changes: valueChange(value.text, found), value: found };
}
