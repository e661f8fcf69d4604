import type { Clause, Command, Condition } from './syntax-tree.ts';
import { print } from './print.ts';
import { conjuncts } from './rules/rule.ts';

const NOWHERE = { start: 0, end: 0 };

/** The same query with another WHERE; without WHERE if the condition is undefined. */
export function withCondition(command: Command, condition: Condition | undefined): string {
  if (command.kind !== 'read' && command.kind !== 'convert') return print(command);
  const others = command.clauses.filter(({ kind }) => kind !== 'where');
  const place = others.filter(({ kind }) => kind === 'for' || kind === 'by').length;
  const where: Clause[] = condition === undefined ? [] : [{ kind: 'where', condition, at: NOWHERE }];
  return print({ ...command, clauses: [...others.slice(0, place), ...where, ...others.slice(place)] });
}

export function whereOf(command: Command): Condition | undefined {
  if (command.kind !== 'read' && command.kind !== 'convert') return undefined;
  const clause = command.clauses.find((found) => found.kind === 'where');
  return clause?.kind === 'where' ? clause.condition : undefined;
}

export const joinedByAnd = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length < 2 ? conditions[0] : { kind: 'and', of: conditions, at: NOWHERE };

/** The same query at another snapshot of the metrics. */
export function withSnapshot(command: Command, level: string): string {
  const kept = conjuncts(whereOf(command)).filter((condition) => !(condition.kind === 'comparison' && condition.field.text === 'EXPERIENCE_LEVEL'));
  const snapshot: Condition = {
    kind: 'comparison',
    field: { kind: 'name', text: 'EXPERIENCE_LEVEL', at: NOWHERE },
    operator: 'is',
    value: { kind: 'text', text: level, quote: 'double', at: NOWHERE },
    at: NOWHERE,
  };
  return withCondition(command, joinedByAnd([...kept, snapshot]));
}
