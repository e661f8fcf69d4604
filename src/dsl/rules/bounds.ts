import { limitsOf } from '../../catalog/field-values.ts';
import type { Form } from '../forms/form.ts';
import type { Problem } from '../problem.ts';
import type { Condition } from '../syntax-tree.ts';
import { clauseOf, conjuncts, fieldNamed, SIGNS, type Rule } from './rule.ts';

/** One bound of a field, as it is written. */
interface Bound {
  readonly property: string;
  readonly field: string;
  readonly side: 'low' | 'high';
  readonly value: number;
  /** Whether the value itself is excluded. */
  readonly isStrict: boolean;
  readonly text: string;
  readonly condition: Condition;
}

/** A lower bound above the upper bound of the same field matches nothing: PAY > 80000 AND PAY < 20000. Nor does one beyond all values: BADGE_COUNT > 4. */
export const bounds: Rule = ({ form, clauses }) => {
  const given = conjuncts(clauseOf(clauses, 'where')?.condition).flatMap((condition) => boundsOf(condition, (name) => fieldNamed(form, name)?.[0]));
  const beyond = given.flatMap((bound) => beyondAll(form, bound));
  if (beyond.length > 0) return beyond;
  const contradictions = given.flatMap((low) =>
    given
      .filter((high) => low.side === 'low' && high.side === 'high' && low.property === high.property && low.condition !== high.condition)
      .filter((high) => low.value > high.value || (low.value === high.value && (low.isStrict || high.isStrict)))
      .map((high) => [low, high] as const),
  );
  const reported = new Set<string>();
  return contradictions.flatMap(([low, high]) => {
    if (reported.has(low.property)) return [];
    reported.add(low.property);
    const [first, second] = low.condition.at.start < high.condition.at.start ? [low, high] : [high, low];
    return [
      {
        message: `${first.text} AND ${second.text} match nothing`,
        suggestion:
          low.value === high.value
            ? `Write ${low.field} IS ${low.value}, or use >= and <= to include the number.`
            : `The minimum is above the maximum. Swap them: ${low.field} BETWEEN ${high.value} AND ${low.value}. Or join the conditions with OR.`,
        example: form.examples[0],
        at: second.condition.at,
      },
    ];
  });
};

/** A bound that excludes every value of its field. Values that the field does not have are reported where values are checked. */
function beyondAll(form: Form, { field, side, value, isStrict, text, condition }: Bound): Problem[] {
  const declared = fieldNamed(form, field)?.[1];
  const [smallest, largest] = (declared === undefined ? undefined : limitsOf(declared)) ?? [-Infinity, Infinity];
  if (!isStrict || value !== (side === 'low' ? largest : smallest)) return [];
  const [limit, sign] = side === 'low' ? ['above', '>='] : ['below', '<='];
  const message = `${text} matches nothing, because ${field} is never ${limit} ${value}`;
  return [{ message, suggestion: `Write ${field} ${sign} ${value}, or another number.`, example: form.examples[0], at: condition.at }];
}

function boundsOf(condition: Condition, propertyOf: (name: string) => string | undefined): Bound[] {
  if (condition.kind !== 'comparison' && condition.kind !== 'between') return [];
  const field = condition.field.text;
  const property = propertyOf(field);
  if (property === undefined) return [];
  if (condition.kind === 'between') {
    const { low, high } = condition;
    if (low.kind !== 'number' || high.kind !== 'number' || low.value > high.value) return [];
    const text = `${field} BETWEEN ${low.value} AND ${high.value}`;
    return [
      { property, field, side: 'low', value: low.value, isStrict: false, text, condition },
      { property, field, side: 'high', value: high.value, isStrict: false, text, condition },
    ];
  }
  const { operator, value } = condition;
  if (value.kind !== 'number' || !(operator in SIGNS)) return [];
  const sign = SIGNS[operator as keyof typeof SIGNS];
  const side = sign.startsWith('>') ? 'low' : 'high';
  return [{ property, field, side, value: value.value, isStrict: sign.length === 1, text: `${field} ${sign} ${value.value}`, condition }];
}
