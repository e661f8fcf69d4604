import { arrayCell } from '../tables.ts';
import type { ColumnType } from './schema.ts';

/** A value as the database stores it, or the reason why it cannot. */
export type Checked = { readonly value: string | null } | { readonly reason: string };

const INTEGERS: Readonly<Record<string, readonly [bigint, bigint]>> = {
  smallint: [-32_768n, 32_767n],
  integer: [-2_147_483_648n, 2_147_483_647n],
  bigint: [-9_223_372_036_854_775_808n, 9_223_372_036_854_775_807n],
};

/**
 * Checks one cell of a delivery by the type of its column, and returns it as PostgreSQL reads it. Numbers are in plain notation: `1e3`, `0x10`, and digits that would be
 * rounded away are refused. Pure.
 */
export function checkCell(given: string | null, column: ColumnType): Checked {
  if (given === null) return column.isRequired && column.fallback === null ? { reason: 'must not be empty' } : { value: null };
  if (given.includes('\0')) return { reason: 'contains a NUL character; remove it' };
  if (column.labels !== null) return column.labels.includes(given) ? { value: given } : { reason: `must be one of ${column.labels.join(', ')}` };
  if (column.isList) return listOf(given);
  if (column.sqlType === 'boolean') return given === 'true' || given === 'false' ? { value: given } : { reason: 'must be true or false' };
  const range = INTEGERS[column.sqlType];
  if (range !== undefined) return integerOf(given, range);
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)$/u.exec(column.sqlType) ?? [];
  if (precision !== undefined) return numberOf(given, Number(precision), Number(scale));
  const [, length] = /^character varying\((\d+)\)$/u.exec(column.sqlType) ?? [];
  if (length !== undefined && Array.from(given).length > Number(length)) return { reason: `is longer than ${length} characters` };
  return { value: given };
}

function integerOf(given: string, [low, high]: readonly [bigint, bigint]): Checked {
  const reason = `must be a whole number from ${low} to ${high}, in digits`;
  // No number of this many digits is in the range.
  if (!/^-?\d{1,40}$/u.test(given)) return { reason };
  const value = BigInt(given);
  return value < low || value > high ? { reason } : { value: String(value) };
}

function numberOf(given: string, precision: number, scale: number): Checked {
  const [, whole, decimals = ''] = /^-?(\d+)(?:\.(\d+))?$/u.exec(given) ?? [];
  const digits = precision - scale;
  if (whole === undefined || decimals.replace(/0+$/u, '').length > scale || whole.replace(/^0+/u, '').length > digits)
    return { reason: `must be a number with at most ${digits} digits before the decimal point and ${scale} after it` };
  return { value: given };
}

function listOf(given: string): Checked {
  const reason = 'must be a JSON array of texts, such as ["hospital","clinic"]';
  try {
    const list: unknown = JSON.parse(given);
    if (!Array.isArray(list) || !list.every((item) => typeof item === 'string' && !item.includes('\0'))) return { reason };
    return { value: arrayCell(list as string[]) };
  } catch {
    return { reason };
  }
}
