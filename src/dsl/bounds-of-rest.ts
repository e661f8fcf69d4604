import { boundNames } from '../catalog/bound-names.ts';
import type { Form } from './forms/form.ts';
import { fieldNamed } from './rules/rule.ts';
import type { Clause, ComparisonOperator, Condition, FieldCondition } from './syntax-tree.ts';

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

/** `MIN_… IS n`, also `MIN_… >= n`. Any other operator would contradict the name, so the name stays unknown. */
function comparisonOf(form: Form, condition: FieldCondition): FieldCondition {
  if (condition.kind !== 'comparison' || fieldNamed(form, condition.field.text) !== undefined) return condition;
  const { field, operator } = condition;
  for (const [key, declared] of Object.entries(form.resource?.fields ?? {})) {
    const [name] = declared.dsl;
    const bounds = boundNames(key, declared);
    if (bounds === undefined || name === undefined) continue;
    for (const bound of ['gte', 'lte'] as const satisfies ComparisonOperator[]) {
      if (field.text === bounds[bound].toUpperCase() && (operator === 'is' || operator === bound))
        return { ...condition, field: { ...field, text: name }, operator: bound };
    }
  }
  return condition;
}
