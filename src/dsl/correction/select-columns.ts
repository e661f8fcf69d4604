import { eachValue } from './each-value.ts';
import { Unreadable, type LooseOrder, type LooseQuery } from '../meanings/loose-query.ts';
import type { Piece } from '../meanings/pieces.ts';
import type { Reader } from '../meanings/reader.ts';

/** What a SELECT wants to have in its rows. */
export interface Columns {
  /** As written, in lower case. */
  readonly names: readonly string[];
  /** Whether it counts: COUNT(*), COUNT(id). */
  readonly isCount: boolean;
  /** The column of which each value is wanted once: SELECT DISTINCT state. */
  readonly distinct?: string;
  /** MAX(pay): the first row in this order. */
  readonly first?: LooseOrder;
  /** AVG(pay), as written: no query computes it. */
  readonly computed: readonly string[];
  /** What a count is called: COUNT(*) AS n. */
  readonly countNames: readonly string[];
}

const NONE: Columns = { names: [], isCount: false, computed: [], countNames: [] };
const COMPUTED = /^(avg|sum|median|mean|stddev|min|max)\((.+)\)$/u;
const COUNTED = /^count\((.*)\)$/u;
const DISTINCT = /^(?:distinct|unique) (.+)$/u;

/** Reads the columns between SELECT and FROM. Rows always have all fields. */
export function readColumns(reader: Reader): Columns {
  const from = reader.pieces.findIndex(({ kind, text }) => kind === 'word' && text.toLowerCase() === 'from');
  if (from === -1) return NONE;
  const columns = columnsIn(reader.pieces.slice(reader.position, from));
  reader.position = from;
  return columns.reduce<Columns>(withColumn, NONE);
}

/** Each column in lower case, and the name that it is given. */
function columnsIn(pieces: readonly Piece[]): { readonly text: string; readonly as: string }[] {
  const parts: Piece[][] = [[]];
  let depth = 0;
  for (const piece of pieces) {
    if (piece.text === '(') depth++;
    if (piece.text === ')') depth--;
    if (piece.text === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts.map((part) => {
    const at = part.findIndex(({ kind, text }) => kind === 'word' && text.toLowerCase() === 'as');
    const text = (some: readonly Piece[]): string =>
      some
        .map((piece) => piece.text.toLowerCase())
        .join(' ')
        .replace(/\s*([()])\s*/gu, '$1');
    return at === -1 ? { text: text(part), as: '' } : { text: text(part.slice(0, at)), as: text(part.slice(at + 1)) };
  });
}

function withColumn(columns: Columns, { text, as }: { readonly text: string; readonly as: string }): Columns {
  const names = [...columns.names, text];
  const counted = COUNTED.exec(text);
  const [, distinct] = DISTINCT.exec(counted?.[1] ?? text) ?? [];
  if (distinct !== undefined && columns.distinct !== undefined) throw new Unreadable('two distinct columns');
  const once = distinct === undefined ? {} : { distinct };
  if (counted !== null) return { ...columns, ...once, names, isCount: true, countNames: [...columns.countNames, ...(as === '' ? [] : [as])] };
  const [, computes, field] = COMPUTED.exec(text) ?? [];
  if (computes === 'max' || computes === 'min') return { ...columns, names, first: { field: field ?? '', direction: computes === 'max' ? 'DESC' : 'ASC' } };
  if (computes !== undefined) return { ...columns, names, computed: [...columns.computed, text.toUpperCase()] };
  return { ...columns, ...once, names: [...columns.names, distinct ?? text] };
}

/** ORDER BY 2 is by the second column. A count is the usual order of its groups. */
function orderOfColumn({ names, countNames }: Columns, field: string): string | undefined {
  const column = /^\d+$/u.test(field) ? names[Number(field) - 1] : field;
  if (column === undefined) throw new Unreadable('no such column');
  return COUNTED.test(column) || countNames.includes(column.toLowerCase()) ? undefined : column;
}

/** What a SELECT asks with its columns. */
export function withColumns(read: LooseQuery, columns: Columns): LooseQuery {
  const order = read.order.flatMap(({ field, direction }) => {
    const column = orderOfColumn(columns, field);
    return column === undefined ? [] : [{ field: column, direction }];
  });
  const { distinct, first, computed } = columns;
  // GROUP BY 1 is by the first column.
  const group = read.group !== undefined && /^\d+$/u.test(read.group) ? columns.names[Number(read.group) - 1] : read.group;
  const query: LooseQuery = { ...read, ...(group === undefined ? {} : { group }), order, computed: [...read.computed, ...computed] };
  if (first !== undefined) return { ...query, order: [...order, first], limit: query.limit ?? 1 };
  return distinct === undefined ? query : eachValue(query, distinct);
}
