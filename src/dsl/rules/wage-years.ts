import { TENURE_YEARS } from '../../catalog/tenure.ts';
import { withoutConditions } from '../repairs.ts';
import { contradictingYears, type YearsCondition } from '../../operations/parameters/wage-years.ts';
import type { Condition, FieldCondition, Span } from '../syntax-tree.ts';
import { clauseOf, conjuncts, fieldNamed, SIGNS, textOf, type Rule } from './rule.ts';

/** In wages, YEARS_IN and EXPERIENCE_LEVEL are the same years, as number and as text. Different years would match nothing. */
export const wageYears: Rule = ({ form, clauses }) => {
  const fields = form.resource?.fields ?? {};
  if (fields['years_in'] === undefined || fields['experience_level'] === undefined) return [];
  const asked = conjuncts(clauseOf(clauses, 'where')?.condition).flatMap((condition) => {
    const years = yearsOf(condition);
    return years === undefined ? [] : [{ ...years, name: fieldNamed(form, years.field)?.[0] }];
  });
  const levels = asked.filter(({ name }) => name === 'experience_level');
  const contradiction = contradictingYears(
    asked.filter(({ name }) => name === 'years_in'),
    levels,
  );
  if (contradiction === undefined) return [];
  return [
    {
      message: `${contradiction} contradict each other`,
      suggestion: 'Both are years of tenure. Use only one of them.',
      example: form.examples[0],
      at: levels[0]?.at,
      repair: withoutConditions(levels),
    },
  ];
};

const MEETS = {
  gt: (year: number, bound: number) => year > bound,
  gte: (year: number, bound: number) => year >= bound,
  lt: (year: number, bound: number) => year < bound,
  lte: (year: number, bound: number) => year <= bound,
} as const;

/** The years that a condition leaves; undefined for one that is no choice and no range. */
function yearsOf(condition: Condition): (YearsCondition & { readonly field: string; readonly at: Span }) | undefined {
  switch (condition.kind) {
    case 'in': {
      const values = condition.values.map(textOf);
      return yearsCondition(condition, values.join(', '), values.map(Number));
    }
    case 'between': {
      const [low, high] = [textOf(condition.low), textOf(condition.high)];
      const years = TENURE_YEARS.filter((year) => year >= Number(low) && year <= Number(high));
      return yearsCondition(condition, `BETWEEN ${low} AND ${high}`, years);
    }
    case 'comparison': {
      const { operator, value } = condition;
      const bound = textOf(value);
      if (operator === 'is') return yearsCondition(condition, bound, [Number(bound)]);
      if (operator === 'is_not' || operator === 'contains') return undefined;
      const years = TENURE_YEARS.filter((year) => MEETS[operator](year, Number(bound)));
      return yearsCondition(condition, `${SIGNS[operator]} ${bound}`, years);
    }
    default:
      return undefined;
  }
}

const yearsCondition = ({ field, at }: FieldCondition, operand: string, years: readonly number[]) => ({
  text: `${field.text} ${operand}`,
  years,
  field: field.text,
  at,
});
