import { isShare, limitsOf } from '../../catalog/field-values.ts';
import type { Field } from '../../catalog/resource.ts';
import type { Comparison } from './connectives.ts';
import type { LooseCondition, LooseField, LooseValue } from './loose-query.ts';
import { phraseKey } from './reader.ts';

const PERCENT = 100;
const LEAST_PERCENTAGE = 2;
/** The operators of lists, for one value. */
export const OF_ONE: Readonly<Partial<Record<Comparison, Comparison>>> = { in: 'is', not_in: 'is_not' };

/** The numbers that a field or an option can have. */
export interface NumberRange {
  readonly limits: readonly [smallest: number, largest: number];
  /** Of a share, larger numbers are percentages. */
  readonly isShare: boolean;
}

export const SHARES: NumberRange = { limits: [0, 1], isShare: true };

/** The range of a field; undefined if it has none. */
export function rangeOf(field: Field): NumberRange | undefined {
  const limits = limitsOf(field);
  return limits === undefined ? undefined : { limits, isShare: isShare(field) };
}

/** A condition with the nearest numbers of a range, each once. */
export function withinLimits(condition: LooseField, range: NumberRange | undefined): LooseField {
  if (range === undefined) return condition;
  const values = condition.values.map((value) => nearest(value, condition.values, range));
  if (condition.operator === 'between') return { ...condition, values: isTurned(values) && range.isShare ? condition.values.map(asPercent) : values };
  const distinct = once(values);
  const operator = distinct.length < values.length && distinct.length === 1 ? (OF_ONE[condition.operator] ?? condition.operator) : condition.operator;
  return { ...condition, operator, values: distinct };
}

const isTurned = ([low, high]: readonly LooseValue[]): boolean => numberIn(low) > numberIn(high);
const asPercent = (value: LooseValue): LooseValue => ({ ...value, isPercent: true });

/** Two bounds of a share, as in X >= 0.5 AND X <= 20: if only one of them can be a percentage, and the other one would be on the wrong side of it, both are. */
export function withPercentBounds(conditions: readonly LooseCondition[], rangeOfField: (field: string) => NumberRange | undefined): readonly LooseCondition[] {
  const isBound = (condition: LooseCondition, signs: readonly Comparison[]): condition is LooseField =>
    condition.kind === 'field' && signs.includes(condition.operator);
  return conditions.map((low) => {
    if (!isBound(low, UP) || rangeOfField(low.field)?.isShare !== true) return low;
    const high = conditions.find((one): one is LooseField => isBound(one, DOWN) && phraseKey(one.field) === phraseKey(low.field));
    const [least, most] = [numberIn(low.values[0]), numberIn(high?.values[0])];
    return least < 1 && most >= LEAST_PERCENTAGE && most <= PERCENT && least > most / PERCENT ? { ...low, values: low.values.map(asPercent) } : low;
  });
}

/** The same without numbers that no row has, next to some that rows have, or where they only exclude: of `!= 9`, no value is left. */
export function withoutImpossible(condition: LooseField, range: NumberRange | undefined): LooseField {
  const { operator, values } = condition;
  const isNegated = operator === 'is_not' || operator === 'not_in';
  if (range === undefined || range.isShare || !(isNegated || operator === 'is' || operator === 'in')) return condition;
  const [smallest, largest] = range.limits;
  const possible = values.filter((value) => !(numberIn(value) < smallest || numberIn(value) > largest));
  if (possible.length === values.length || (possible.length === 0 && !isNegated)) return condition;
  return { ...condition, operator: possible.length === 1 ? (OF_ONE[operator] ?? operator) : operator, values: possible };
}

/** The same with a comparison that a number can meet: BADGE_COUNT >= 4 for > 4 and for > 9, which are beyond all numbers. */
export function meetable(condition: LooseField, range: NumberRange | undefined): LooseField {
  const [value] = condition.values;
  if (range === undefined || value === undefined) return condition;
  const [smallest, largest] = range.limits;
  const number = numberIn(range.isShare ? asPercentage(value, condition.values) : value);
  if (condition.operator === 'gt' && (number >= largest || number < smallest)) return { ...condition, operator: 'gte' };
  return condition.operator === 'lt' && (number <= smallest || number > largest) ? { ...condition, operator: 'lte' } : condition;
}

/** Which limit of a range a comparison is beyond, so that it is replaced by the nearest one that a number can meet. */
export function limitOf(condition: LooseField, range: NumberRange | undefined): { readonly is: 'above' | 'below'; readonly limit: number } | undefined {
  if (range === undefined) return undefined;
  const [smallest, largest] = range.limits;
  const numbers = condition.values.map((value) => numberIn(range.isShare ? asPercentage(value, condition.values) : value));
  if (numbers.some((number) => number > largest || (number === largest && condition.operator === 'gt'))) return { is: 'above', limit: largest };
  if (numbers.some((number) => number < smallest || (number === smallest && condition.operator === 'lt'))) return { is: 'below', limit: smallest };
  return undefined;
}

const UP: readonly Comparison[] = ['gt', 'gte'];
const DOWN: readonly Comparison[] = ['lt', 'lte'];

/** A comparison with a fraction by whole numbers: X >= 3 for X > 2.5. No whole number is a fraction, so that other conditions on one stay as they are. */
export function withWholeBounds(condition: LooseField, field: Field): LooseField {
  const { operator, values } = condition;
  const isWhole = field.type === 'integer' || (field.type === 'enumeration' && field.range !== undefined);
  const isFraction = (value: LooseValue): boolean => value.isPercent !== true && !Number.isNaN(numberIn(value)) && !Number.isInteger(numberIn(value));
  if (!isWhole || !values.some(isFraction)) return condition;
  const rounded = (value: LooseValue, round: (number: number) => number): LooseValue =>
    isFraction(value) ? { kind: 'number', text: String(round(numberIn(value))) } : value;
  if (operator === 'between') return { ...condition, values: values.map((value, i) => rounded(value, i === 0 ? Math.ceil : Math.floor)) };
  if (UP.includes(operator)) return { ...condition, operator: 'gte', values: values.map((value) => rounded(value, Math.ceil)) };
  return DOWN.includes(operator) ? { ...condition, operator: 'lte', values: values.map((value) => rounded(value, Math.floor)) } : condition;
}

/** NaN, which is neither larger nor smaller than any number, for anything else. */
export function numberIn({ text, isPercent }: LooseValue = { kind: 'text', text: '' }): number {
  const digits = text.replace(/[$,]/gu, '').trim();
  const number = digits === '' ? Number.NaN : Number(digits);
  return isPercent === true ? number / PERCENT : number;
}

/** The nearest number of a range; anything else as it is. `all`: the value and those next to it. */
export function nearest(given: LooseValue, all: readonly LooseValue[], { limits: [smallest, largest], isShare: ofShare }: NumberRange): LooseValue {
  const value = ofShare ? asPercentage(given, all) : given;
  const number = numberIn(value);
  if (number < smallest) return { kind: 'number', text: String(smallest) };
  return number > largest ? { kind: 'number', text: String(largest) } : value;
}

/** A number from 2 on is a percentage of a share; 1.5 is too large. BETWEEN 1 AND 20: next to one, 1 is a percentage, too. */
function asPercentage(value: LooseValue, all: readonly LooseValue[]): LooseValue {
  const isOne = numberIn(value) >= 1 && numberIn(value) <= PERCENT && all.some((one) => numberIn(one) >= LEAST_PERCENTAGE);
  return isOne ? { ...value, isPercent: true } : value;
}

const once = (values: readonly LooseValue[]): readonly LooseValue[] => [...new Map(values.map((value) => [value.text.toLowerCase(), value])).values()];
