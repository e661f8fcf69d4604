import { BADGE_FILTERS } from '../../catalog/field-values.ts';
import { valuesBetween } from '../../catalog/ranks.ts';
import type { Field } from '../../catalog/resource.ts';
import type { LooseField } from '../meanings/loose-query.ts';
import { choiceMeant } from '../meanings/meant-values.ts';

/** Whether an operator compares with the beginning of a text. */
export const isOfBeginning = (operator: string): boolean => /^(?:starts?|begins)\b/iu.test(operator);

/** The values of a field in words that are compared; undefined for any other field. */
function choicesOf(field: Field): readonly string[] | undefined {
  if (field.range !== undefined || (field.type !== 'enumeration' && field.type !== 'badge')) return undefined;
  return field.type === 'badge' ? BADGE_FILTERS : (field.values ?? []);
}

/**
 * A condition on values in words, by the values that meet it: OVERALL_BADGE IN ("Platinum", "Gold") for >= "Gold", and all levels with a Bachelor's for CONTAINS "Bachelor". One that no value meets
 * is a condition on the value that it is beyond.
 */
export function asChoices(condition: LooseField, field: Field): LooseField {
  const valid = choicesOf(field);
  if (valid === undefined) return condition;
  const found = condition.operator === 'contains' ? containing(condition, valid) : ranked(condition, valid);
  const values = found?.length === 0 ? [endOf(condition, field) ?? []].flat() : found;
  if (values === undefined || values.length === 0) return condition;
  return { ...condition, operator: values.length === 1 ? 'is' : 'in', values: values.map((text) => ({ kind: 'text', text })) };
}

/** The value that a comparison is beyond, so that no value meets it: nothing is above Platinum. */
export function endOf(condition: LooseField, field: Field): string | undefined {
  const valid = choicesOf(field);
  const [bound, ...others] = condition.values.map(({ text }) => choiceMeant(text, valid ?? [])?.name);
  return bound === undefined || others.length > 0 || ranked(condition, valid ?? [])?.length !== 0 ? undefined : bound;
}

function containing({ written, values }: LooseField, valid: readonly string[]): readonly string[] {
  const part = (values[0]?.text ?? '').replace(/^[%*]+|[%*]+$/gu, '').toLowerCase();
  return valid.filter((value) => (isOfBeginning(written) ? value.toLowerCase().startsWith(part) : value.toLowerCase().includes(part)));
}

/** The values that a comparison by size names. */
function ranked({ operator, values }: LooseField, valid: readonly string[]): readonly string[] | undefined {
  const [bound, upper] = values.map(({ text }) => choiceMeant(text, valid)?.name);
  if (bound === undefined) return undefined;
  // Ranked is Gold or better.
  const level = bound === 'Ranked' && (operator === 'gte' || operator === 'lt') ? 'Gold' : bound;
  const equal = valuesBetween(level, level) ?? [];
  const others = (some: readonly string[] | undefined): readonly string[] | undefined => some?.filter((value) => !equal.includes(value));
  switch (operator) {
    case 'gte':
      return valuesBetween(level, undefined);
    case 'lte':
      return valuesBetween(undefined, level);
    case 'gt':
      return others(valuesBetween(level, undefined));
    case 'lt':
      return others(valuesBetween(undefined, level));
    case 'between':
      return upper === undefined ? undefined : valuesBetween(level, upper);
    default:
      return undefined;
  }
}
