import { parse } from '../parse.ts';
import { clauseOf, conjuncts, textOf } from '../rules/rule.ts';

/** Whether a query wants two values of one field at the same time: STATE IS "Texas" AND STATE IS "Ohio". Nobody asks for that, so it is no correction. */
export function matchesNothing(query: string): boolean {
  const command = parse(query);
  if (command.kind !== 'read' && command.kind !== 'convert') return false;
  const values = new Map<string, string>();
  return conjuncts(clauseOf(command.clauses, 'where')?.condition).some((condition) => {
    if (condition.kind !== 'comparison' || condition.operator !== 'is') return false;
    const [field, value] = [condition.field.text, textOf(condition.value).toLowerCase()];
    const other = values.get(field);
    values.set(field, value);
    return other !== undefined && other !== value;
  });
}
