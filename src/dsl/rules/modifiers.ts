import type { ModifierKind } from '../../operations/faces.ts';
import type { Form } from '../forms/form.ts';
import type { Problem } from '../problem.ts';
import { shownClause, withoutClause } from '../repairs.ts';
import type { Clause } from '../syntax-tree.ts';
import { spelled } from './clause-order.ts';
import { clauseOf, listed, nameOfForm, type Rule } from './rule.ts';
import { MATRIX } from '../../operations/counts.ts';

const PAGE: readonly Clause['kind'][] = ['limit', 'offset', 'range'];

/** Whether the answer is a list of groups, which has pages. A count is one number, and GROUP BY ARCHETYPE returns one matrix. */
export function hasPagesOfGroups({ face }: Form, clauses: readonly Clause[]): boolean {
  const group = clauseOf(clauses, 'group_by')?.names[0]?.text;
  return face.pagesGroups === true && group !== undefined && face.groups?.[group] !== MATRIX;
}

/** Modifiers that the form does not support are rejected, not ignored. FORMAT has a rule of its own. */
export const modifiers: Rule = ({ form, clauses }) => {
  const valid: readonly Clause['kind'][] = ['where', 'for', 'by', 'format', ...form.modifiers, ...(hasPagesOfGroups(form, clauses) ? PAGE : [])];
  return clauses.flatMap((clause) => {
    const { kind, at } = clause;
    return valid.includes(kind) ? [] : { ...adviceFor(form, clause), example: form.examples[0], at, ...repairOf(form, clause) };
  });
};

/** What changes no rows is left out. What other forms add, order, or group by may be what the query is about. */
const LEFT_OUT: readonly Clause['kind'][] = [...PAGE, 'resolve', 'using', 'clarify', 'include', 'with'];
/** Words that other forms add. */
const ADDED: readonly Clause['kind'][] = ['include', 'with'];

/** Conversions have one order. */
const isOrderOfMatches = ({ subject }: Form, { kind }: Clause): boolean => kind === 'order_by' && subject === '';

const repairOf = (form: Form, clause: Clause): Pick<Problem, 'repair'> =>
  isOrderOfMatches(form, clause)
    ? { repair: withoutClause(clause, { isSure: true, isSaid: true }) }
    : LEFT_OUT.includes(clause.kind)
      ? { repair: withoutClause(clause, { isSure: !ADDED.includes(clause.kind), isSaid: form.modifiers.length === 0 }) }
      : {};

function adviceFor(form: Form, clause: Clause): { message: string; suggestion: string } {
  const { kind } = clause;
  const message = `${nameOfForm(form)} does not take ${spelled(kind)}`;
  const groups = Object.entries(form.face.groups ?? {}).flatMap(([word, key]) => (key === MATRIX ? [] : [word]));
  if (form.face.pagesGroups === true && PAGE.includes(kind))
    return { message: `${message} here`, suggestion: `Only groups have pages. Remove it, or add GROUP BY ${groups.join(' or ')}.` };
  const others: readonly ModifierKind[] = [...form.modifiers, 'format'];
  if (isOrderOfMatches(form, clause))
    return { message, suggestion: `Matches are always in the order of their score, best first. Remove ${shownClause(clause)}.` };
  return { message, suggestion: form.modifiers.length === 0 ? `Remove ${shownClause(clause)}.` : `Valid modifiers: ${listed(others.map(spelled))}.` };
}
