import type { Form, TargetKind } from '../forms/form.ts';
import { isComparable } from '../rules/values.ts';
import type { Comparison } from './connectives.ts';
import { placeOf, type Place } from './fit-names.ts';
import { named, settingValue, UNKNOWN, valueFor, type FittedValue, type MeaningsOf } from './fit-values.ts';
import type { LooseCondition, LooseField } from './loose-query.ts';
import { SIMILAR } from './meanings.ts';
import { phraseKey } from './reader.ts';
import { spokenValues } from './spoken-values.ts';

/** A part of the corrected query, and how far it is from what was written. */
export interface Fitted {
  readonly text: string;
  readonly cost: number;
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
/** A condition in terms of a form; undefined if the form cannot express it. */
export function fitCondition(form: Form, condition: LooseCondition, meaningsOf: MeaningsOf): Fitted | undefined {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const parts = condition.of.map((part) => fitCondition(form, part, meaningsOf));
      if (parts.some((part) => part === undefined)) return undefined;
      const known = parts.flatMap((part) => part ?? []);
      const text = known.map((part, i) => (condition.of[i]?.kind === 'field' ? part.text : `(${part.text})`)).join(` ${condition.kind.toUpperCase()} `);
      return { text, cost: sum(known) };
    }
    case 'not': {
      const inner = fitCondition(form, condition.of, meaningsOf);
      return inner === undefined ? undefined : { ...inner, text: `NOT (${inner.text})` };
    }
    case 'field': {
      const place = placeOf(form, condition.field, undefined);
      const fitted = (place === undefined ? undefined : fitField(condition, place, meaningsOf)) ?? withoutId(form, condition, meaningsOf);
      return isPartOfRegion(condition, fitted) ? undefined : fitted;
    }
  }
}

/** The cost of a name for an id. */
const NAMED = 0.1;

/** INDUSTRY_ID IS "Banking": the name of what has the id. A name that does not exist is none. */
function withoutId(form: Form, condition: LooseField, meaningsOf: MeaningsOf): Fitted | undefined {
  const [, named] = /^(.+) id$/u.exec(phraseKey(condition.field)) ?? [];
  const place = named === undefined ? undefined : placeOf(form, named, undefined);
  const fitted = place?.kind === 'field' && place.field.names !== undefined ? fitField(condition, place, meaningsOf) : undefined;
  return fitted === undefined || fitted.cost >= UNKNOWN ? undefined : { ...fitted, cost: fitted.cost + NAMED };
}

/** A region has several states, and "West" is not West Virginia: only the name of a state is one. */
const isPartOfRegion = ({ field }: LooseField, fitted: Fitted | undefined): boolean =>
  phraseKey(field) === 'region' && fitted !== undefined && fitted.cost >= SIMILAR;

export const sum = (parts: readonly { readonly cost: number }[]): number => parts.reduce((total, { cost }) => total + cost, 0);

function fitField(written: LooseField, place: Place, meaningsOf: MeaningsOf): Fitted | undefined {
  const condition = { ...written, values: place.kind === 'field' ? written.values.flatMap((value) => spokenValues(place, value)) : written.values };
  const operator = operatorFor(condition, place);
  if (operator === undefined) return undefined;
  const values = condition.values.map((value) => {
    if (place.kind === 'setting') return settingValue(place.setting, value, place.name, meaningsOf);
    if (place.kind === 'field') return valueFor(place.field, value, meaningsOf, { isPart: operator === 'contains' });
    return undefined;
  });
  if (values.some((value) => value === undefined)) return undefined;
  const known = values.flatMap((value) => value ?? []);
  return {
    text: `${place.name} ${operation(operator, known)}`,
    cost: place.cost + sum(known),
  };
}

function operation(operator: Comparison, values: readonly FittedValue[]): string {
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
  return found === undefined ? undefined : { text: '', cost: place.cost + found.cost, value: found };
}
