import type { Cell } from '../../../ui/table-rows.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A member of the rows. */
export interface Member {
  readonly id: string;
  readonly title: string;
  readonly numeric: boolean;
  readonly value: (row: Row) => Cell;
}

/** Ids and codes of the service: no quantities, and less to read than names. */
const ID = /(?:^|_)(?:id|ids|uid|cbsa|zip)$/;
const NAME = /(?:^|_)(?:name|title)$/;

/** The rows of an answer: a list, or a record as its only row. Other values become a row with one cell. */
export function rowsOf(data: unknown): Row[] {
  if (Array.isArray(data)) return data.map((item: unknown) => (isRecord(item) ? flat(item) : { value: item }));
  return [isRecord(data) ? flat(data) : { value: data }];
}

/** Each member that a row has a value for: names first, ids last. */
export function membersOf(rows: readonly Row[]): Member[] {
  const ids = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const rank = (id: string): number => (NAME.test(id) ? 0 : ID.test(id) ? 2 : 1);
  return ids
    .filter((id) => rows.some((row) => cellOf(row[id]) !== null))
    .map((id) => ({ id, title: id, numeric: isNumeric(id, rows), value: (row: Row) => cellOf(row[id]) }))
    .sort((a, b) => rank(a.id) - rank(b.id));
}

/** Members with the same value in every one of several rows. The table shows them once, above. */
export const constants = (members: readonly Member[], rows: readonly Row[]): Member[] =>
  rows.length < 2 ? [] : members.filter(({ value }) => new Set(rows.map(value)).size === 1);

/** What a chart can draw. */
export const quantities = (members: readonly Member[]): Member[] => members.filter(({ id, numeric }) => numeric && !isId(id));

export const isId = (member: string): boolean => ID.test(member);

const isNumeric = (id: string, rows: readonly Row[]): boolean =>
  rows.some((row) => typeof row[id] === 'number') && rows.every((row) => ['number', 'null'].includes(typeOf(row[id])));
const typeOf = (value: unknown): string => (value === null || value === undefined ? 'null' : typeof value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records within a row become members of their own, as in `metrics.wage_p75`. */
function flat(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
      isRecord(value) ? Object.entries(value).map(([inner, part]) => [`${name}.${inner}`, part]) : [[name, value]],
    ),
  );
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value);
}
