import type { ServiceClient } from '../../setup/service-client.ts';

/** All rows of a list, page by page; each page must agree with the others on how many there are. */
export async function everyRow<T = Record<string, unknown>>(service: ServiceClient, token: string, path: string, limit = 1_000): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { status, body } = await service.get(`${path}${path.includes('?') ? '&' : '?'}limit=${limit}&offset=${rows.length}`, token);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    rows.push(...(body.data as T[]));
    if (body.count !== body.data.length) throw new Error(`${path}: count ${body.count} for ${body.data.length} rows`);
    if (body.has_more !== rows.length < body.total) throw new Error(`${path}: has_more ${body.has_more} after ${rows.length} of ${body.total}`);
    if (!body.has_more) return rows;
  }
}

/** Whether a badge meets the value of a badge filter. */
export function meetsBadge(badge: string | null, filter: string): boolean {
  return filter.split(',').some((value) => (value === 'Ranked' ? badge !== null : value === 'NA' ? badge === null : badge === value));
}

/** Rows in the order of a column, nulls last in both directions; rows that are equal in it keep their order. */
export function sortedBy<T>(rows: readonly T[], value: (row: T) => string | number | null, descending = false): T[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const difference = typeof a === 'string' ? a.localeCompare(String(b), 'en-US') : a - Number(b);
    return descending ? -difference : difference;
  });
}
