import { identityKey } from '../../src/text/identity-key.ts';
import type { Problem, Row } from '../../src/tables/row.ts';
import { TableError } from '../../src/tables/row.ts';
import { readDataFile } from '../data-files.ts';
import type { Facts } from '../fact-types.ts';

/** Employers by name, and with `@slug` all employers of an industry. */
export type Employers = readonly string[];

export const MEASURES = ['wage', 'retention', 'growth'] as const;
export type Measure = (typeof MEASURES)[number];

/** What must hold in a plausible dataset, written from general knowledge. */
export type Rule = { readonly source: string; readonly heldOut: boolean } & (
  | {
      readonly kind: 'leaders';
      readonly code: string;
      readonly occupation: string;
      readonly first: Employers;
      readonly five: Employers;
      readonly least: number;
    }
  | { readonly kind: 'absent'; readonly code: string; readonly occupation: string; readonly never: Employers }
  | { readonly kind: 'order'; readonly measure: Measure; readonly more: string; readonly less: string; readonly reason: string }
  | { readonly kind: 'entry'; readonly code: string; readonly least: number; readonly most: number; readonly reason: string }
);

/** Each third rule is not looked at while the generator is tuned. The share of these that hold says how much the others say. */
const HELD_OUT = 3;

/** Reads seeds/data/rules. Throws a {@link TableError} with all problems. */
export function readRules(facts: Facts): Rule[] {
  const problems: Problem[] = [];
  const codes = new Set(facts.occupations.map(({ code }) => code));
  const slugs = new Set(facts.industries.map(({ slug }) => slug));
  const names = new Set(facts.companies.map(({ name }) => identityKey(name)));
  const code = (row: Row, column: string): string => {
    const value = row.text(column);
    if (!codes.has(value)) row.report(column, 'is not an occupation code');
    return value;
  };
  const employers = (row: Row, column: string): Employers => {
    const list = row.list(column);
    for (const item of list) {
      if (item.startsWith('@') ? !slugs.has(item.slice(1)) : !names.has(identityKey(item))) row.report(column, `"${item}" is neither a company nor @industry`);
    }
    return list;
  };
  const rulesOf = <T>(file: string, columns: readonly string[], rule: (row: Row) => T): (T & { source: string; heldOut: boolean })[] =>
    readDataFile(`rules/${file}`, columns, problems).map((row, i) => ({
      ...rule(row),
      source: `${row.file}:${row.line}`,
      heldOut: i % HELD_OUT === HELD_OUT - 1,
    }));

  const rules: Rule[] = [
    ...rulesOf('leaders.tsv', ['code', 'occupation', 'first', 'five', 'least'], (row) => {
      const first = employers(row, 'first');
      return {
        kind: 'leaders' as const,
        code: code(row, 'code'),
        occupation: row.text('occupation'),
        first,
        five: [...first, ...employers(row, 'five')],
        least: row.number('least', 1, 5),
      };
    }),
    ...rulesOf('absent.tsv', ['code', 'occupation', 'never'], (row) => ({
      kind: 'absent' as const,
      code: code(row, 'code'),
      occupation: row.text('occupation'),
      never: employers(row, 'never'),
    })),
    ...rulesOf('orders.tsv', ['measure', 'more', 'less', 'reason'], (row) => ({
      kind: 'order' as const,
      measure: row.oneOf('measure', MEASURES),
      more: code(row, 'more'),
      less: code(row, 'less'),
      reason: row.text('reason'),
    })),
    ...rulesOf('entry.tsv', ['code', 'least', 'most', 'reason'], (row) => ({
      kind: 'entry' as const,
      code: code(row, 'code'),
      least: row.number('least', 0, 100),
      most: row.number('most', 0, 100),
      reason: row.text('reason'),
    })),
  ];
  if (problems.length > 0) throw new TableError('The rules of plausibility are invalid', problems);
  return rules;
}
