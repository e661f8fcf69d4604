import type { Transaction } from '../../src/store/pool.ts';
import { DATASET_TABLES, TABLE_NAMES, type TableName } from '../tables.ts';
import { fileOf, LAYOUTS, NUMBER } from './layout.ts';
import type { ProblemLog } from './problems.ts';
import type { Key, TableSchema } from './schema.ts';
import { stagedName } from './stage.ts';

/** Problems that are read from the database at once. */
const ROWS_AT_ONCE = 1_000;

/** A statement that finds rows with a problem. It returns the line, the value, and what differs from row to row in the reason. */
interface Finding {
  readonly table: TableName;
  readonly column: string;
  readonly sql: string;
  readonly kind: string;
  /** The reason for a row; the kind if absent. */
  readonly reason?: (more: string) => string;
}

/**
 * Checks the staged rows against the conditions of the schema and against each other, and reports every problem. References to tables whose file could not be read are not
 * checked.
 */
export async function checkRows(
  client: Transaction,
  schema: Readonly<Record<TableName, TableSchema>>,
  problems: ProblemLog,
  unread: ReadonlySet<TableName>,
): Promise<void> {
  const findings = TABLE_NAMES.flatMap((table) => findingsOf(table, schema[table], unread));
  for (const finding of [...findings, ...COUNT_FINDINGS]) await find(client, finding, problems);
}

async function find(client: Transaction, { table, column, sql, kind, reason = () => kind }: Finding, problems: ProblemLog): Promise<void> {
  await client.query('BEGIN READ ONLY');
  try {
    await client.query(`DECLARE findings NO SCROLL CURSOR FOR ${sql}`);
    for (;;) {
      const { rows } = await client.query<{ line: number; value: string | null; more: string | null }>(`FETCH ${ROWS_AT_ONCE} FROM findings`);
      for (const { line, value, more } of rows) problems.add({ file: fileOf(table), line, column, value: value ?? '', reason: reason(more ?? '') }, kind);
      if (rows.length < ROWS_AT_ONCE) break;
    }
  } finally {
    await client.query('ROLLBACK');
  }
}

function findingsOf(table: TableName, { columns, checks, keys, references }: TableSchema, unread: ReadonlySet<TableName>): Finding[] {
  const staged = stagedName(table);
  const delivered: readonly string[] = DATASET_TABLES[table];
  return [
    ...columns.flatMap(({ name, domain, domainComment, isList }): Finding[] => {
      if (domain === null || !delivered.includes(name)) return [];
      const broken = (value: string): string => `NOT (${domain.replace(/\bVALUE\b/gu, value)})`;
      const condition = isList ? `EXISTS (SELECT FROM unnest(s.${name}) AS item WHERE ${broken('item')})` : broken(`s.${name}`);
      return [{ table, column: name, kind: domainComment ?? `must satisfy ${domain}`, sql: select(staged, [name], condition) }];
    }),
    ...checks
      .filter((check) => check.columns.every((column) => delivered.includes(column)))
      .map((check): Finding => ({
        table,
        column: shownColumns(table, check.columns),
        kind: check.comment ?? `must satisfy ${plainly(check.expression)}`,
        sql: select(staged, check.columns, `NOT (${check.expression})`),
      })),
    ...smallest(keys)
      // A key that the database assigns is not in the delivery.
      .filter((key) => key.columns.every((column) => delivered.includes(column) || !columns.some(({ name }) => name === column)))
      .map((key): Finding => duplicates(table, key)),
    ...references
      .filter((reference) => !unread.has(reference.table))
      .map((reference): Finding => {
        const given = reference.columns.map((column) => `s.${column} IS NOT NULL`);
        const same = reference.columns.map((column, i) => `p.${reference.foreign[i] ?? column} = s.${column}`);
        return {
          table,
          column: shownColumns(table, reference.columns),
          kind: `is not in ${fileOf(reference.table)}`,
          sql: select(
            staged,
            reference.columns,
            `${given.join(' AND ')} AND NOT EXISTS (SELECT FROM ${stagedName(reference.table)} p WHERE ${same.join(' AND ')})`,
          ),
        };
      }),
  ];
}

function select(staged: string, columns: readonly string[], condition: string): string {
  return `SELECT s.line, concat_ws(', ', ${columns.map((column) => `s.${column}::text`).join(', ')}) AS value, NULL AS more FROM ${staged} s WHERE ${condition} ORDER BY s.ordinal`;
}

function duplicates(table: TableName, { columns, where, areNullsEqual }: Key): Finding {
  const conditions = [...(where === null ? [] : [`(${where})`]), ...(areNullsEqual ? [] : columns.map((column) => `${column} IS NOT NULL`))];
  return {
    table,
    column: shownColumns(table, columns),
    kind: 'is in an earlier line already',
    reason: (line) => `is in line ${line} already`,
    sql: `SELECT line, value, first_line::text AS more FROM (
            SELECT ordinal, line, concat_ws(', ', ${columns.map((column) => `${column}::text`).join(', ')}) AS value,
                   first_value(ordinal) OVER same AS first, first_value(line) OVER same AS first_line
            FROM ${stagedName(table)} ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
            WINDOW same AS (PARTITION BY ${columns.join(', ')} ORDER BY ordinal)
          ) AS compared WHERE ordinal > first ORDER BY ordinal`,
  };
}

/** The keys that no smaller key implies. */
function smallest(keys: readonly Key[]): Key[] {
  return keys.filter(
    (key) =>
      !keys.some(
        (other) => other !== key && other.where === null && other.columns.length < key.columns.length && other.columns.every((c) => key.columns.includes(c)),
      ),
  );
}

/** Columns as the header of the file names them. */
function shownColumns(table: TableName, columns: readonly string[]): string {
  const numbered = LAYOUTS.find((layout) => layout.table === table)?.numbered;
  const shown = numbered === undefined || numbered.size === 0 ? columns : columns.filter((column) => column !== NUMBER);
  return shown.map((column) => numbered?.get(column) ?? column).join(', ');
}

/** A condition of PostgreSQL, easier to read. */
function plainly(expression: string): string {
  return expression
    .replace(/::[a-z_]+(?: [a-z]+)*(?:\[\])?/gu, '')
    .replace(/\(([\w.]+)\)/gu, '$1')
    .replace(/^\((.*)\)$/u, '$1');
}

/** Counts that the delivery may state, and the service computes again. */
const COUNTS: Readonly<Record<string, { readonly of: string; readonly in: TableName }>> = {
  occupation_count: { of: '(SELECT count(*) FROM staged_occupation_clusters m WHERE m.cluster_id = s.cluster_id)', in: 'occupation_clusters' },
  company_count_all: { of: 'COALESCE(p.total, 0)', in: 'company_clusters' },
  company_count_badged: { of: 'COALESCE(p.badged, 0)', in: 'company_clusters' },
  company_count_top10: { of: 'COALESCE(p.top10, 0)', in: 'company_clusters' },
};
const PAIR_COUNTS = `SELECT cluster_id, count(*) AS total, count(COALESCE(badge_early_career, badge_growth, badge_stability)) AS badged,
  count(*) FILTER (WHERE top10_occupation = 1) AS top10 FROM staged_company_clusters GROUP BY cluster_id`;

const COUNT_FINDINGS: readonly Finding[] = Object.entries(COUNTS).map(([column, { of, in: source }]) => ({
  table: 'clusters',
  column,
  kind: `is not the number that ${fileOf(source)} gives; correct it or leave the column out`,
  reason: (counted) => `is not ${counted}, the number that ${fileOf(source)} gives; correct it or leave the column out`,
  sql: `SELECT line, stated::text AS value, counted::text AS more FROM (
          SELECT s.ordinal, s.line, s.${column} AS stated, ${of} AS counted
          FROM staged_clusters s LEFT JOIN (${PAIR_COUNTS}) AS p USING (cluster_id)
        ) AS compared WHERE stated <> counted ORDER BY ordinal`,
}));
