import type { Problem } from '../problem.ts';
import { withoutClause } from '../repairs.ts';
import type { Clause } from '../syntax-tree.ts';
import type { Rule } from './rule.ts';

const SPELLED: Readonly<Record<Clause['kind'], string>> = {
  for: 'FOR',
  by: 'BY',
  where: 'WHERE',
  limit: 'LIMIT',
  offset: 'OFFSET',
  range: 'RANGE',
  order_by: 'ORDER BY',
  group_by: 'GROUP BY',
  expand: 'EXPAND',
  include: 'INCLUDE',
  with: 'WITH',
  resolve: 'RESOLVE',
  format: 'FORMAT',
  using: 'USING',
  clarify: 'CLARIFY',
};
export const spelled = (kind: Clause['kind']): string => SPELLED[kind];

const isModifier = ({ kind }: Clause): boolean => kind !== 'for' && kind !== 'by' && kind !== 'where';

/** VERB SUBJECT [FOR] [WHERE] [modifiers]: each at most once, FOR before WHERE, both before the modifiers. A batch may end with WHERE. */
export const clauseOrder: Rule = ({ form, clauses }) => {
  const problems: Problem[] = [];
  const example = form.examples[0];
  clauses.forEach((clause, place) => {
    const before = clauses.slice(0, place);
    const name = spelled(clause.kind);
    if (before.some(({ kind }) => kind === clause.kind)) {
      const suggestion =
        clause.kind === 'where'
          ? 'Join the conditions with AND.'
          : clause.kind === 'for'
            ? 'Send one query for each.'
            : `Use ${name} only once${name === 'EXPAND' ? ', with a comma-separated list' : ''}.`;
      // Two targets are two questions.
      const repair = clause.kind === 'for' ? { repair: withoutClause(clause, { isSure: true }) } : {};
      problems.push({ message: `${name} is given twice`, suggestion, example, at: clause.at, ...repair });
      return;
    }
    if (isModifier(clause)) return;
    const blocking = before.find((other) => isModifier(other) || (other.kind === 'where' && clause.kind !== 'where'));
    if (blocking === undefined || (form.isBatch === true && clause.kind === 'where')) return;
    problems.push({
      message: `${name} must come before ${spelled(blocking.kind)}`,
      suggestion: `Move ${name} before ${spelled(blocking.kind)}. The order is VERB SUBJECT [FOR …] [WHERE …] [modifiers].`,
      example,
      at: clause.at,
    });
  });
  const range = clauses.find(({ kind }) => kind === 'range');
  const page = clauses.find(({ kind }) => kind === 'limit' || kind === 'offset');
  if (range !== undefined && page !== undefined)
    problems.push({
      message: `RANGE and ${spelled(page.kind)} cannot be combined`,
      suggestion: 'Use either RANGE first-last, or LIMIT and OFFSET.',
      example,
      at: range.at.start > page.at.start ? range.at : page.at,
      repair: withoutClause(page),
    });
  return problems;
};
