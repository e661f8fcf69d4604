import { FORMS } from '../../src/dsl/forms/forms.ts';
import type { Form } from '../../src/dsl/forms/form.ts';
import { parse } from '../../src/dsl/parse.ts';
import { print } from '../../src/dsl/print.ts';

/** What people add to a query, whether its form takes it or not. */
const CLAUSES = [
  'LIMIT 2',
  'OFFSET 1',
  'RANGE 1-5',
  'ORDER BY RELEVANCE',
  'ORDER BY BLEND DESC',
  'ORDER BY FOO',
  'GROUP BY STATE',
  'EXPAND FOO',
  'EXPAND COMPANY_HIRING',
  'INCLUDE OCCUPATIONS',
  'WITH SCORE',
  'WITH EXPLAIN',
  'RESOLVE CLUSTER',
  'RESOLVE FOO',
  'FORMAT XML',
  'USING NO FAST',
  'CLARIFY',
  'BY CITY',
];
const CONDITIONS = ['STATE IS "Ohio"', 'FOO IS 1', 'OUTCOME IS "foo"', 'COMPANY IS "Walmart"', 'ARCHETYPE IS "growth"', 'RETENTION_RATE_3YR >= "abc"'];

/** A query of a form, and what was added to it. */
export interface Misplaced {
  readonly form: Form;
  readonly query: string;
}

/** The part of the additions that a form gets, so that the forms take turns. */
const TURNS = 3;

/** The forms with the additions, and each form without what it needs. */
export function misplacedClauses(): Misplaced[] {
  return FORMS.flatMap((form, turn) => {
    const base = bare(form.examples[0]);
    const joined = base.includes(' WHERE ') ? ['AND', 'OR'] : ['WHERE'];
    const needy = form.target === undefined ? [] : [`${form.verb} ${form.subject}${form.for === undefined ? '' : ` FOR ${form.for}`}`];
    const added = [...CLAUSES.map((clause) => `${base} ${clause}`), ...joined.flatMap((word) => CONDITIONS.map((condition) => `${base} ${word} ${condition}`))];
    return [...added.filter((_, i) => (turn + i) % TURNS === 0), ...needy].map((query) => ({ form, query }));
  });
}

/** An example without its modifiers. */
function bare(query: string): string {
  const command = parse(query);
  if (command.kind !== 'read' && command.kind !== 'convert') return query;
  return print({ ...command, clauses: command.clauses.filter(({ kind }) => kind === 'for' || kind === 'by' || kind === 'where') });
}
