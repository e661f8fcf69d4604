import { hash } from 'node:crypto';
import type { Column, Resource, SortOrder } from '../catalog/resource.ts';
import { identityKey } from '../text/identity-key.ts';
import { NO_PLAN, type Filter, type Plan, type SortKey } from '../catalog/plan.ts';
import { STATE_OF_ROWS } from '../store/dataset.ts';
import { statementName } from '../store/statement-name.ts';
import type { Reads, Statement } from '../store/pool.ts';
import { countFrom, rowsFrom } from './from-clause.ts';
import { knownTotals, type KnownTotals } from './known-totals.ts';
import { Parameters, renderFilter } from './render-filter.ts';

/** A row as the API serves it. */
export type Row = Readonly<Record<string, unknown>>;

export interface Page<T = Row> {
  readonly rows: readonly T[];
  /** Exact number of matching rows before paging. */
  readonly total: number;
  /** Names of all fields, in order. Some rows omit empty fields. */
  readonly fields?: readonly string[];
}

/** The columns of a plan's rows: those of the resource, of its orders and of figures in its filter, and of its expansions. */
export function columnsOf(resource: Resource, plan: Pick<Plan, 'filter' | 'sort' | 'expand' | 'withScore'>): Record<string, Column> {
  const order = orderOf(resource, plan.sort[0]?.order);
  const score = plan.withScore && order.score !== undefined ? { badge_sort_score: { sql: `${order.score}::float8`, schema: { type: 'number' } } } : {};
  const orders = plan.sort.map((key) => orderOf(resource, key.order).columns ?? {});
  const compared = plan.filter === undefined ? [] : comparedIn(plan.filter).map((field) => resource.sorts[field]?.columns ?? {});
  const expansions = plan.expand.map((token) => resource.expansions[token]?.columns ?? {});
  return Object.assign({}, resource.columns, ...(orders.length > 0 ? orders : [order.columns ?? {}]), score, ...compared, ...expansions) as Record<
    string,
    Column
  >;
}

/** The fields that a filter compares with numbers. */
function comparedIn(filter: Filter): string[] {
  if (filter.kind === 'all' || filter.kind === 'any') return filter.of.flatMap(comparedIn);
  if (filter.kind === 'not') return comparedIn(filter.of);
  return filter.kind === 'compare' ? [filter.field] : [];
}

function orderOf(resource: Resource, name = resource.defaultSort): SortOrder {
  const order = resource.sorts[name];
  if (order === undefined) throw new Error(`the catalog of ${resource.name} has no order ${name}`);
  return order;
}

/** The requested keys, then the tiebreakers of the first one. */
function orderBy(resource: Resource, { sort }: Plan, parameters: Parameters): string {
  const keys: readonly SortKey[] = sort.length > 0 ? sort : [{ order: resource.defaultSort, reversed: false }];
  const rendered = keys.map(({ order: name, reversed, text }) => {
    const order = orderOf(resource, name);
    const sql = reversed ? order.reversed : order.sql;
    if (sql === undefined) throw new Error(`the order ${name} of ${resource.name} has only one direction`);
    return text === undefined ? sql : sql.replaceAll('$text', parameters.add(identityKey(text)));
  });
  return [...rendered, orderOf(resource, keys[0]?.order).ties].join(', ');
}

/** The statement of a list, and the name under which its total is remembered; undefined if it is never counted separately. */
interface ListStatement extends Statement {
  readonly totalOf: string | undefined;
}

/** Page sizes whose plans the server keeps. */
const USUAL_LIMITS: readonly (number | null)[] = [null, 1, 5, 10, 20, 25, 50, 100, 200, 500, 1_000];

/**
 * The single statement of a list: the rows of the page, each with the total number of matches. A page that is not full shows the total. Otherwise
 * the total is a known one, if the rows have not changed since, or is counted.
 */
export function listStatement(resource: Resource, plan: Plan, totals: Pick<KnownTotals, 'get'> = NO_TOTALS): ListStatement {
  const parameters = new Parameters();
  const where = [resource.where, renderFilter(resource, plan.filter, parameters)].filter((condition) => condition !== undefined).join(' AND ');
  const matching = `${countFrom(resource)} WHERE ${where}`;
  const isWhole = plan.limit === null && plan.offset === 0;
  const totalOf = isWhole ? undefined : hash('sha256', `${matching} ${JSON.stringify(parameters.values)}`, 'base64');
  const columns = Object.entries(columnsOf(resource, plan)).map(([name, { sql }]) => `${sql} AS "${name}"`);
  const sorts = plan.sort.map(({ order }) => orderOf(resource, order));
  const page = `SELECT ${columns.join(', ')} FROM ${rowsFrom(resource, sorts)} WHERE ${where} ORDER BY ${orderBy(resource, plan, parameters)}`;
  const offset = plan.offset === 0 ? undefined : parameters.add(plan.offset);
  const last = totalOf === undefined ? undefined : totals.get(totalOf);
  const total = isWhole ? 'found' : totalSql(plan, offset, matching, [parameters.add(last?.state ?? null), parameters.add(last?.total ?? null)]);
  const text = `WITH page AS MATERIALIZED (
  SELECT row_number() OVER () AS position, ordered.* FROM (${page}${plan.limit === null ? '' : ` LIMIT ${plan.limit}`}${offset === undefined ? '' : ` OFFSET ${offset}`}) AS ordered
), counted AS MATERIALIZED (
  SELECT ${total} AS total, state FROM (SELECT (SELECT count(*) FROM page) AS found, ${isWhole ? 'NULL' : STATE_OF_ROWS} AS state) AS known
)
SELECT counted.total, CASE WHEN page.position > 1 THEN NULL ELSE counted.state END AS state, page.*
FROM counted LEFT JOIN page ON true
ORDER BY page.position`;
  // The limit is part of the text. For a limit or an offset that it does not know, the server would plan for a tenth of the rows, and keep a plan that is ten times slower.
  const isKept = resource.changing !== true && plan.offset === 0 && USUAL_LIMITS.includes(plan.limit);
  return { text, values: parameters.values, name: isKept ? statementName(text) : undefined, totalOf };
}

/** The total of a page: of one that is not full, the number of its rows; otherwise the known total, or the count. */
function totalSql({ limit }: Plan, offset: string | undefined, matching: string, [state, total]: readonly [string, string]): string {
  const fits = [...(limit === null ? [] : [`found < ${limit}`]), ...(offset === undefined ? [] : ['found > 0'])].join(' AND ');
  return `CASE WHEN ${fits} THEN found${offset === undefined ? '' : ` + ${offset}`} WHEN state = ${state}::text THEN ${total}::bigint
    ELSE (SELECT count(*) FROM ${matching}) END`;
}

const NO_TOTALS: Pick<KnownTotals, 'get'> = { get: () => undefined };

type Found = Record<string, unknown> & { readonly total: number; readonly state: string | null; readonly position: number | null };

/** Rows of a resource by plan, in the plan's order. */
export async function listRows(database: Reads, resource: Resource, plan: Plan): Promise<Page> {
  const totals = knownTotals(database);
  const { totalOf, ...statement } = listStatement(resource, plan, totals);
  const found = await database.query<Found>(statement);
  const { total = 0, state = null } = found[0] ?? {};
  if (totalOf !== undefined && state !== null) totals.set(totalOf, { state, total });
  const columns = Object.entries(columnsOf(resource, plan));
  const rows = found.filter(({ position }) => position !== null).map((row) => rowOf(columns, row));
  return { total, rows, fields: columns.flatMap(([name, { spread }]) => (spread === undefined ? [name] : membersOf(spread, rows[0]))) };
}

/** The members of a numbered family. Only a row shows how many there are. */
function membersOf(family: string, row: Row = {}): string[] {
  return Object.keys(row).filter((name) => name.startsWith(`${family}_`) && /^\d+$/.test(name.slice(family.length + 1)));
}

/** Omits empty fields as specified, and adds the members of numbered families to the row. */
function rowOf(columns: readonly (readonly [string, Column])[], found: Record<string, unknown>): Row {
  const row: Record<string, unknown> = {};
  for (const [name, { omitWhenNull, spread }] of columns) {
    const value = found[name];
    if (spread !== undefined) spreadFamily(row, value as Record<string, unknown> | null);
    else if (omitWhenNull !== true || value !== null) row[name] = value;
  }
  return row;
}

/** jsonb sorts keys by length first, so `_10` comes after `_9`. */
function spreadFamily(row: Record<string, unknown>, members: Record<string, unknown> | null): void {
  for (const [name, value] of Object.entries(members ?? {})) row[name] = value;
}

/** The plan for all rows that match a filter, in the default order of the resource. */
export function everyRow(resource: Resource, filter: Plan['filter'], expand: readonly string[] = []): Plan {
  return { ...NO_PLAN, resource: resource.name, filter, expand };
}
