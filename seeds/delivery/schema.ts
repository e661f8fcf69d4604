import type { Transaction } from '../../src/store/pool.ts';
import { rowsOf } from '../../src/store/rows-of.ts';
import { TABLE_NAMES, type TableName } from '../tables.ts';

/** The type of a column, as far as a text can be checked by itself. */
export interface ColumnType {
  readonly name: string;
  /** The type that PostgreSQL stores, without the conditions of a domain. */
  readonly sqlType: string;
  /** The declared type, to which a checked value is cast. */
  readonly declaredType: string;
  readonly isRequired: boolean;
  /** The expression that fills an empty cell; null without one. */
  readonly fallback: string | null;
  /** The valid values of an enumeration; null for other types. */
  readonly labels: readonly string[] | null;
  /** The condition of a domain, about VALUE, with its comment. */
  readonly domain: string | null;
  readonly domainComment: string | null;
  readonly isList: boolean;
}

export interface Check {
  readonly expression: string;
  readonly columns: readonly string[];
  readonly comment: string | null;
}
export interface Key {
  readonly columns: readonly string[];
  readonly where: string | null;
  readonly areNullsEqual: boolean;
}
export interface Reference {
  readonly columns: readonly string[];
  readonly table: TableName;
  readonly foreign: readonly string[];
}

/** The conditions that the database puts on the rows of a table. Deliveries are checked by them, so no condition is written twice. */
export interface TableSchema {
  readonly columns: readonly ColumnType[];
  readonly computed: readonly { readonly name: string; readonly type: string; readonly expression: string }[];
  readonly checks: readonly Check[];
  readonly keys: readonly Key[];
  readonly references: readonly Reference[];
}

interface ColumnRow extends ColumnType {
  readonly table: TableName;
  readonly computed: string | null;
}

const COLUMNS_SQL = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS "declaredType",
         CASE WHEN t.typcategory = 'A' THEN format_type(COALESCE(NULLIF(e.typbasetype, 0), e.oid), NULL) || '[]'
              WHEN t.typtype = 'd' THEN format_type(t.typbasetype, t.typtypmod) ELSE format_type(a.atttypid, a.atttypmod) END AS "sqlType",
         a.attnotnull AS "isRequired", t.typcategory = 'A' AS "isList",
         CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid) END AS fallback,
         CASE WHEN a.attgenerated <> '' THEN pg_get_expr(d.adbin, d.adrelid) END AS computed,
         (SELECT array_agg(l.enumlabel::text ORDER BY l.enumsortorder) FROM pg_enum l WHERE l.enumtypid = t.oid) AS labels,
         (SELECT pg_get_expr(k.conbin, 0) FROM pg_constraint k WHERE k.contypid IN (t.oid, e.oid) AND k.contype = 'c' LIMIT 1) AS domain,
         COALESCE(obj_description(e.oid, 'pg_type'), obj_description(t.oid, 'pg_type')) AS "domainComment"
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.oid = ANY (SELECT to_regclass('public.' || n) FROM unnest($1::text[]) AS n) ORDER BY c.relname, a.attnum`;

/** Names of columns by their numbers. */
const NAMES = (numbers: string, of: string): string =>
  `(SELECT array_agg(a.attname::text ORDER BY o.place) FROM unnest(${numbers}) WITH ORDINALITY AS o (number, place) JOIN pg_attribute a ON a.attrelid = ${of} AND a.attnum = o.number)`;

const CONSTRAINTS_SQL = `
  SELECT c.conrelid::regclass::text AS table, c.contype AS kind, ${NAMES('c.conkey', 'c.conrelid')} AS columns, pg_get_expr(c.conbin, c.conrelid) AS expression,
         obj_description(c.oid, 'pg_constraint') AS comment, NULLIF(c.confrelid, 0)::regclass::text AS foreign_table, ${NAMES('c.confkey', 'c.confrelid')} AS foreign_columns
  FROM pg_constraint c WHERE c.contype IN ('c', 'f') AND c.conrelid = ANY (SELECT to_regclass('public.' || n) FROM unnest($1::text[]) AS n) ORDER BY c.conname`;

const KEYS_SQL = `
  SELECT i.indrelid::regclass::text AS table, ${NAMES('i.indkey::int2[]', 'i.indrelid')} AS columns, pg_get_expr(i.indpred, i.indrelid) AS where,
         i.indnullsnotdistinct AS "areNullsEqual"
  FROM pg_index i WHERE i.indisunique AND 0 <> ALL (i.indkey::int2[]) AND i.indrelid = ANY (SELECT to_regclass('public.' || n) FROM unnest($1::text[]) AS n)
  ORDER BY cardinality(i.indkey::int2[]), i.indexrelid`;

/** Reads the conditions on the tables of a dataset from the database. */
export async function readSchema(client: Transaction): Promise<Readonly<Record<TableName, TableSchema>>> {
  const values = [TABLE_NAMES];
  const columns = await rowsOf<ColumnRow>(client, { text: COLUMNS_SQL, values });
  const constraints = await rowsOf<{
    table: TableName;
    kind: 'c' | 'f';
    columns: string[];
    expression: string | null;
    comment: string | null;
    foreign_table: TableName | null;
    foreign_columns: string[] | null;
  }>(client, { text: CONSTRAINTS_SQL, values });
  const keys = await rowsOf<Key & { table: TableName }>(client, { text: KEYS_SQL, values });
  return Object.fromEntries(
    TABLE_NAMES.map((table): [TableName, TableSchema] => [
      table,
      {
        columns: columns.filter((column) => column.table === table && column.computed === null),
        computed: columns.flatMap((column) =>
          column.table === table && column.computed !== null ? [{ name: column.name, type: column.sqlType, expression: column.computed }] : [],
        ),
        checks: constraints.flatMap((c) =>
          c.table === table && c.expression !== null ? [{ expression: c.expression, columns: c.columns, comment: c.comment }] : [],
        ),
        keys: keys.filter((key) => key.table === table),
        references: constraints.flatMap((c) =>
          c.table === table && c.foreign_table !== null ? [{ columns: c.columns, table: c.foreign_table, foreign: c.foreign_columns ?? [] }] : [],
        ),
      },
    ]),
  ) as Record<TableName, TableSchema>;
}
