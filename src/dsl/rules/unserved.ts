import type { Problem } from '../problem.ts';
import type { Span } from '../syntax-tree.ts';
import { clauseOf, fieldConditions, settingNamed, type Rule } from './rule.ts';

const CONTEXT = ['company', 'industry', 'sector', 'location'];
const FLAGS = ['CATALOG', 'BYPASS'];

/** Context, clarification and explanation of titles are not served yet: refused rather than ignored. */
export const unserved: Rule = ({ form, clauses }) => {
  if (form.verb !== 'TITLECONVERT') return [];
  const refused = (what: string, at: Span): Problem => ({
    message: `${what} is not served by this version yet`,
    suggestion: 'Leave it out.',
    example: 'TITLECONVERT "registered nurse"',
    at,
  });
  const context = fieldConditions(clauseOf(clauses, 'where')?.condition).filter(({ field }) => CONTEXT.includes(settingNamed(form, field.text)?.[0] ?? ''));
  const clarify = clauseOf(clauses, 'clarify');
  const explain = clauseOf(clauses, 'with')?.names.filter(({ text }) => text === 'EXPLAIN') ?? [];
  const flags = clauseOf(clauses, 'using')?.flags.filter(({ name }) => FLAGS.includes(name.text)) ?? [];
  return [
    ...context.map(({ field }) => refused(field.text, field.at)),
    ...(clarify === undefined || !form.modifiers.includes('clarify') ? [] : [refused('CLARIFY', clarify.at)]),
    ...explain.map(({ text, at }) => refused(`WITH ${text}`, at)),
    ...flags.map(({ name }) => refused(name.text, name.at)),
  ];
};
