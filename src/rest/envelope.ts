import type { Request, Response } from 'express';
import { stringify } from 'csv-stringify';
import { ApiError } from '../errors.ts';
import type { Page } from '../reads/list.ts';

/** Sends one record: {success, data, count: 1}. */
export function sendRecord(response: Response, data: unknown, more: Readonly<Record<string, unknown>> = {}): void {
  response.json({ success: true, data, count: 1, ...more });
}

/** Sends a page as {success, data, count, total, has_more}, or as CSV when the caller prefers that. */
export function sendPage(request: Request, response: Response, page: Page, offset: number, more: Readonly<Record<string, unknown>> = {}): void {
  switch (request.accepts(['application/json', 'text/csv'])) {
    case 'text/csv':
      sendCsv(response, page);
      return;
    case false:
      throw new ApiError('not_acceptable');
    default:
      response.json({
        success: true,
        data: page.rows,
        count: page.rows.length,
        total: page.total,
        has_more: offset + page.rows.length < page.total,
        ...whyEmpty(request, page),
        ...more,
      });
  }
}

/** Parameters that shape an answer but leave no row out. */
const NO_FILTER = new Set(['limit', 'offset', 'sort', 'order_by', 'order', 'dir', 'expand', 'include', 'include_score', 'group', 'group_by', 'archetype']);

/** A filter value that names nothing is no error; an empty list says which filters emptied it. */
export function whyEmpty(request: Request, { total }: Pick<Page, 'total'>): { suggestion?: string } {
  const filters = Object.entries(request.query as Record<string, string>).filter(([name]) => !NO_FILTER.has(name));
  if (total > 0 || filters.length === 0) return {};
  return {
    suggestion: `No row meets ${filters.map(([name, value]) => `${name}=${value}`).join(' and ')}. Check the spelling of the values, or leave a filter out.`,
  };
}

/** The rows as CSV with a header line; objects and lists as JSON text. The number of all rows is in X-Total-Count. */
function sendCsv(response: Response, { rows, total, fields }: Page): void {
  response.type('text/csv; charset=utf-8').setHeader('X-Total-Count', total);
  const lines = stringify({
    header: true,
    columns: [...(fields ?? Object.keys(rows[0] ?? {}))],
    cast: { date: (date) => date.toISOString(), boolean: String },
  });
  lines.pipe(response);
  for (const row of rows) lines.write(row);
  lines.end();
}
