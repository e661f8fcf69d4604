import type { Form } from './forms/form.ts';
import { printClause, printLiteral } from './print.ts';
import type { Clause, Condition, FieldCondition, Literal, Name, Readable, Span } from './syntax-tree.ts';

/** How a problem of a parsed query is repaired in the query itself. The rule that finds the problem knows it. */
export interface Repair {
  readonly apply: (command: Readable) => Readable;
  /** What the repaired query has that the query has not, or the other way around; undefined if the suggestion of the problem says it. */
  readonly step?: string;
  /** Nothing else can be meant, so that the words of the query need not be read otherwise. */
  readonly isSure?: true;
}

const isAt = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;

const withClauses =
  (change: (clauses: readonly Clause[]) => readonly Clause[]): Repair['apply'] =>
  (command) => ({
    ...command,
    clauses: change(command.clauses),
  });

/** Longer clauses are only named. */
const LONGEST_SHOWN = 60;

/** A clause as it is shown in texts. */
export function shownClause(clause: Clause): string {
  const printed = printClause(clause);
  return printed.length > LONGEST_SHOWN ? clause.kind.replace('_', ' ').toUpperCase() : printed;
}

/** Leaves out a clause. `isSaid`: the suggestion says so. */
export function withoutClause(clause: Clause, { isSure = false, isSaid = false } = {}): Repair {
  const apply = withClauses((clauses) => clauses.filter(({ at }) => !isAt(at, clause.at)));
  return { apply, ...(isSaid ? {} : { step: `The example leaves out ${shownClause(clause)}.` }), ...(isSure ? { isSure } : {}) };
}

/** Leaves out a word of EXPAND, INCLUDE, or WITH, and the clause with its last word. */
export function withoutWord(keyword: string, word: Name): Repair {
  const apply = withClauses((clauses) =>
    clauses.flatMap((clause): readonly Clause[] => {
      if (clause.kind !== 'expand' && clause.kind !== 'include' && clause.kind !== 'with') return [clause];
      const names = clause.names.filter(({ at }) => !isAt(at, word.at));
      return names.length === 0 ? [] : [{ ...clause, names }];
    }),
  );
  return { apply, step: `The example leaves out ${keyword} ${word.text}.` };
}

/** Leaves out a flag of USING, and the clause with its last one. */
export function withoutFlag(flag: Name): Repair {
  const apply = withClauses((clauses) =>
    clauses.flatMap((clause): readonly Clause[] => {
      if (clause.kind !== 'using') return [clause];
      const flags = clause.flags.filter(({ name }) => !isAt(name.at, flag.at));
      return flags.length === 0 ? [] : [{ ...clause, flags }];
    }),
  );
  return { apply, step: `The example leaves out USING ${flag.text}.` };
}

/** Leaves out a field of ORDER BY, or only its direction. */
export const withoutOrder = (field: Name): Repair => ({ apply: withKey(field, () => []), step: `The example leaves out ORDER BY ${field.text}.` });
/** Orders by another field in the same direction, which the suggestion says. */
export const orderedInstead = (field: Name, by: string): Repair => ({ apply: withKey(field, (key) => [{ ...key, field: { ...field, text: by } }]) });
export const withoutDirection = (field: Name): Repair => ({ apply: withKey(field, (key) => [{ ...key, direction: undefined }]), isSure: true });

type OrderKey = Extract<Clause, { kind: 'order_by' }>['keys'][number];

const withKey = (field: Name, change: (key: OrderKey) => readonly OrderKey[]): Repair['apply'] =>
  withClauses((clauses) =>
    clauses.flatMap((clause): readonly Clause[] => {
      if (clause.kind !== 'order_by') return [clause];
      const keys = clause.keys.flatMap((key) => (isAt(key.field.at, field.at) ? change(key) : [key]));
      return keys.length === 0 ? [] : [{ ...clause, keys }];
    }),
  );

const AT_END: Span = { start: 0, end: 0 };

/** Orders by one field instead of any others. */
export function orderedBy(field: string): Repair {
  const order: Clause = { kind: 'order_by', keys: [{ field: { kind: 'name', text: field, at: AT_END }, direction: undefined }], at: AT_END };
  return { apply: withClauses((clauses) => [...clauses.filter(({ kind }) => kind !== 'order_by'), order]), step: `The example has ORDER BY ${field}.` };
}

/** Joins a condition to the others by AND. */
export function joinedByAnd(part: FieldCondition): Repair {
  const joined = (condition: Condition): Condition =>
    condition.kind === 'or' && condition.of.some(({ at }) => isAt(at, part.at)) ? { ...condition, kind: 'and' } : condition;
  const apply = withClauses((clauses) => clauses.map((clause) => (clause.kind === 'where' ? { ...clause, condition: joined(clause.condition) } : clause)));
  return { apply, step: 'The example has AND instead of OR.' };
}

/** Leaves out conditions of the same field that AND joins to the others. */
export function withoutConditions(conditions: readonly { readonly field: string; readonly at: Span }[]): Repair {
  const isLeftOut = ({ at }: Condition): boolean => conditions.some((one) => isAt(one.at, at));
  const kept = (condition: Condition): readonly Condition[] => {
    if (isLeftOut(condition)) return [];
    if (condition.kind !== 'and') return [condition];
    const [first, ...others] = condition.of.flatMap(kept);
    return first === undefined ? [] : [others.length === 0 ? first : { ...condition, of: [first, ...others] }];
  };
  const apply = withClauses((clauses) =>
    clauses.flatMap((clause): readonly Clause[] =>
      clause.kind === 'where' ? kept(clause.condition).map((condition) => ({ ...clause, condition })) : [clause],
    ),
  );
  return { apply, step: `The example leaves out ${conditions[0]?.field ?? ''}.`, isSure: true };
}

/** Names a target: after FOR, or after the subject. `isSure`: the query asks nothing else. */
export function ofTarget({ for: target, subject }: Pick<Form, 'for' | 'subject'>, value: Literal, { isSure }: { readonly isSure: boolean }): Repair {
  const apply: Repair['apply'] = (command) => {
    if (command.kind !== 'read') return command;
    if (target === undefined) return { ...command, key: value };
    return { ...command, clauses: command.clauses.map((clause) => (clause.kind === 'for' ? { ...clause, value } : clause)) };
  };
  return { apply, step: `The example has ${target === undefined ? subject : `FOR ${target}`} ${printLiteral(value)}.`, ...(isSure ? { isSure } : {}) };
}

/** Adds a condition that the form requires, which the suggestion says. `isSure`: the query has no other condition. */
export function withRequired(name: string, text: string, { isSure }: { readonly isSure: boolean }): Repair {
  const value: Literal = { kind: 'text', text, quote: 'double', at: AT_END };
  const required: Condition = { kind: 'comparison', field: { kind: 'name', text: name, at: AT_END }, operator: 'is', value, at: AT_END };
  const where = (condition: Condition): Clause => ({ kind: 'where', condition, at: AT_END });
  const apply = withClauses((clauses) =>
    clauses.some(({ kind }) => kind === 'where')
      ? clauses.map((clause) => (clause.kind === 'where' ? where({ kind: 'and', of: [required, clause.condition], at: AT_END }) : clause))
      : [where(required), ...clauses],
  );
  return { apply, ...(isSure ? { isSure } : {}) };
}

/** GET LOCATION of a ZIP code. */
export const ofZip = (value: Literal): Repair => ({
  apply: (command) => ({ ...command, clauses: [{ kind: 'by', what: { kind: 'name', text: 'ZIP', at: AT_END }, value, at: AT_END }] }),
  isSure: true,
});
