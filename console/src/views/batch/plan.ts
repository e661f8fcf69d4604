import { quoted } from '../../api/query-language.ts';
import { PARTS, type Columns, type Table } from './read-table.ts';

/** A title with its context. Rows with the same ones share an item, so each is asked once. */
export interface Item {
  readonly title: string;
  readonly company: string;
  readonly industry: string;
  readonly location: string;
  /** The rows of the table that have it. */
  readonly rows: readonly number[];
}

export interface Plan {
  readonly items: readonly Item[];
  /** The items of each request. All items of a request have the same context. */
  readonly requests: readonly (readonly number[])[];
  /** Rows without a title. */
  readonly emptyRows: number;
}

/** The service takes this many titles at once. */
const MOST_TITLES = 200;
/** The service takes 100,000 characters; the rest is for the context. */
const MOST_CHARACTERS = 90_000;
/** Matches for each title, to pick another one from. */
const MATCHES = 5;

const FIELDS = { company: 'COMPANY', industry: 'INDUSTRY', location: 'LOCATION' } as const;

export function planOf({ rows }: Table, columns: Columns): Plan {
  const items = new Map<string, Item & { readonly rows: number[] }>();
  let emptyRows = 0;
  rows.forEach((row, index) => {
    const [title = '', company = '', industry = '', location = ''] = PARTS.map((part) => (row[columns[part]] ?? '').replace(/\s+/g, ' ').trim());
    if (title === '') {
      emptyRows += 1;
      return;
    }
    const key = JSON.stringify([title, company, industry, location].map((text) => text.toLowerCase()));
    const item = items.get(key) ?? { title, company, industry, location, rows: [] };
    item.rows.push(index);
    items.set(key, item);
  });
  const all = [...items.values()];
  return { items: all, requests: requestsOf(all), emptyRows };
}

function requestsOf(items: readonly Item[]): number[][] {
  const groups = new Map<string, number[][]>();
  const lengths = new Map<number[], number>();
  items.forEach((item, index) => {
    const context = conditionOf(item).toLowerCase();
    const requests = groups.get(context) ?? [];
    groups.set(context, requests);
    const length = quoted(item.title).length + 2;
    let request = requests.at(-1);
    if (request === undefined || request.length === MOST_TITLES || (lengths.get(request) ?? 0) + length > MOST_CHARACTERS) {
      request = [];
      requests.push(request);
    }
    request.push(index);
    lengths.set(request, (lengths.get(request) ?? 0) + length);
  });
  return [...groups.values()].flat();
}

/** The query that converts the items of a request. */
export function queryOf(items: readonly Item[]): string {
  const [first] = items;
  return `TITLECONVERT [${items.map(({ title }) => quoted(title)).join(', ')}] LIMIT ${MATCHES}${first === undefined ? '' : conditionOf(first)}`;
}

function conditionOf(item: Item): string {
  const conditions = Object.entries(FIELDS).flatMap(([part, field]) => {
    const value = item[part as keyof typeof FIELDS];
    return value === '' ? [] : [`${field} IS ${quoted(value)}`];
  });
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}
