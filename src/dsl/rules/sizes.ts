import type { Clause, Span } from '../syntax-tree.ts';
import { spelled } from './clause-order.ts';
import { clauseOf, fieldConditions, type Rule } from './rule.ts';

const MOST_CLAUSES = 30;
const MOST_NAMES = 50;
const MOST_CONDITIONS = 200;

/** Rejects excessive numbers of clauses, conditions, and names before each one is checked. */
export const sizes: Rule = ({ form, clauses }) => {
  const example = form.examples[0];
  const clause = clauses[MOST_CLAUSES];
  if (clause !== undefined)
    return [{ message: `The query has more than ${MOST_CLAUSES} clauses`, suggestion: 'Use each clause only once.', example, at: clause.at }];
  const condition = fieldConditions(clauseOf(clauses, 'where')?.condition)[MOST_CONDITIONS];
  if (condition !== undefined) {
    const message = `WHERE has more than ${MOST_CONDITIONS} conditions`;
    return [{ message, suggestion: 'Use IN with a list, or split the query.', example, at: condition.at }];
  }
  return clauses.flatMap((one) => {
    const excess = namesOf(one)[MOST_NAMES];
    if (excess === undefined) return [];
    return [{ message: `${spelled(one.kind)} has more than ${MOST_NAMES} names`, suggestion: 'Use each name only once.', example, at: excess }];
  });
};

function namesOf(clause: Clause): Span[] {
  switch (clause.kind) {
    case 'order_by':
      return clause.keys.map(({ field }) => field.at);
    case 'using':
      return clause.flags.map(({ name }) => name.at);
    case 'expand':
    case 'include':
    case 'with':
    case 'group_by':
      return clause.names.map(({ at }) => at);
    default:
      return [];
  }
}
