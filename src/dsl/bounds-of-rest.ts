import type { Form } from './forms/form.ts';
import { boundNamed } from './rules/rule.ts';
import type { Clause, Condition, FieldCondition } from './syntax-tree.ts';

/** Reads the bounds of REST, in upper case, as comparisons: `MIN_BA_PLUS_SHARE IS 0.5` means `BA_PLUS_SHARE >= 0.5`. */
export const withPlainBounds = (form: Form, clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => (clause.kind === 'where' ? { ...clause, condition: plainOf(form, clause.condition) } : clause));

function plainOf(form: Form, condition: Condition): Condition {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { ...condition, of: condition.of.map((part) => plainOf(form, part)) };
    case 'not':
      return { ...condition, of: plainOf(form, condition.of) };
    default:
      return comparisonOf(form, condition);
  }
}

/** `MIN_… IS n`, also `MIN_… >= n`. Any other operator would contradict the name, so the name stays, and the rules say what it takes. */
function comparisonOf(form: Form, condition: FieldCondition): FieldCondition {
  const bound = boundNamed(form, condition.field.text);
  if (condition.kind !== 'comparison' || bound === undefined || (condition.operator !== 'is' && condition.operator !== bound.operator)) return condition;
  return { ...condition, field: { ...condition.field, text: bound.field }, operator: bound.operator };
}
