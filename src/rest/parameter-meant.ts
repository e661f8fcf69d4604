import { OPENERS, type Opener } from '../dsl/meanings/connectives.ts';
import { fieldNameMeant, fieldNamesMeant } from '../dsl/meanings/fit-names.ts';
import { phraseKey } from '../dsl/meanings/reader.ts';
import { nearWord } from '../dsl/near-word.ts';
import type { Parameter } from '../routing/parameter.ts';
import { wordTable } from '../text/word-table.ts';

/** The parameters for what the query language has clauses for, best first. */
const OF_CLAUSE: Readonly<Partial<Record<Opener, readonly string[]>>> = {
  order: ['order_by', 'sort'],
  limit: ['limit'],
  offset: ['offset'],
  page: ['offset'],
  expand: ['expand', 'include'],
};

/** How many rows a page has, also in other services. */
export const LIMITS = ['limit', 'per_page', 'page_size', 'pagesize', 'max_results', 'count', 'rows', 'n'];

/** Endpoints that find something by a text call it differently. */
const TEXT = ['search', 'q', 'title', 'name'];

/** What other services call parameters, and no field or clause, best first. */
const OF_SERVICES = wordTable<readonly string[]>({
  ...Object.fromEntries(LIMITS.map((name) => [phraseKey(name), ['limit']])),
  ...Object.fromEntries(['q', 'query', 'text', 'keyword', 'keywords', 'term', 'search term', 'search', 'filter'].map((name) => [name, TEXT])),
  ...Object.fromEntries(['start', 'from', 'skip rows', 'page number'].map((name) => [name, ['offset']])),
  name: ['company', ...TEXT],
  title: ['search', 'q'],
  'company name': ['company', 'name', 'search', 'q'],
  'cluster name': ['search', 'title'],
});

/** Parameters for a text that endpoints look for in names of what they list. */
const SEARCHES = ['search', 'q'];
const OF_JOBS = ['title', 'cluster name'];

/** Whether an endpoint looks for a text in the names of other things: a title is in no name of a company. */
function isOfOthers(key: string, name: string, valid: readonly string[]): boolean {
  if (!SEARCHES.includes(name)) return false;
  const listsJobs = valid.includes('job_level');
  return OF_JOBS.includes(key) ? !listsJobs : key === 'company name' && (listsJobs || !valid.includes('industry'));
}

/** `sortBy`, `filter[state]` */
export const plainName = (given: string): string =>
  given
    .replace(/^(?:filter|where|query)\[(\w+)\]$/iu, '$1')
    .replace(/\[\]$/u, '')
    .replace(/(?<=[a-z])(?=[A-Z])/gu, '_')
    .toLowerCase();

const BOUNDS: readonly (readonly [pattern: RegExp, bound: 'min' | 'max'])[] = [
  [/^min(?:imum)?_(.+)$/iu, 'min'],
  [/^max(?:imum)?_(.+)$/iu, 'max'],
  [/^(.+?)(?:_(?:min|gte?|from)|\[(?:min|gte?)\]|>)$/iu, 'min'],
  [/^(.+?)(?:_(?:max|lte?|to)|\[(?:max|lte?)\]|<)$/iu, 'max'],
];

/** `min_pay`, `pay_min`, `pay[gte]`, and `pay>=50000`, whose name ends with the sign. */
function boundOf(name: string): { readonly bound: 'min' | 'max'; readonly field: string } | undefined {
  for (const [pattern, bound] of BOUNDS) {
    const field = pattern.exec(name)?.[1];
    if (field !== undefined) return { bound, field };
  }
  return undefined;
}

/**
 * The parameters that an unknown one can mean, best first, by the names of fields and clauses that the query language corrects, the bounds of a field by its name, and
 * the only one that ends with the name: "state" for company_state.
 */
export function parametersMeant(sent: string, valid: readonly string[]): readonly string[] {
  const given = plainName(sent);
  if (valid.includes(given)) return [given];
  const key = phraseKey(given);
  const others = [...(OF_SERVICES[key] ?? []), ...(OF_CLAUSE[OPENERS[key] ?? 'rest'] ?? [])].filter(
    (name) => valid.includes(name) && !isOfOthers(key, name, valid),
  );
  if (others.length > 0) return others;
  const range = boundOf(given);
  const bounds = range === undefined ? [] : valid.filter((name) => name.startsWith(`${range.bound}_`));
  const named = range === undefined ? [] : namesAmong(range.field, bounds, (name) => name.slice('min_'.length));
  // A bound is not the value.
  if (range !== undefined && named.length === 0 && !/^(?:min|max)/u.test(given)) return [];
  return named.length > 0 ? named : namesAmong(given, valid, (name) => name);
}

/** The likeliest of them. */
export const parameterMeant = (given: string, valid: readonly string[]): string | undefined => parametersMeant(given, valid)[0];

/** Before a name, what makes it mean something else: the state where a company hires is not its state. */
const OTHER_MEANING = /^(?:min|max|hiring)_/u;

function namesAmong(given: string, valid: readonly string[], called: (name: string) => string): readonly string[] {
  const names = new Map(valid.map((name) => [called(name).toUpperCase(), name]));
  const upper = [...names.keys()];
  const endings = valid.filter((name) => name.endsWith(`_${given.toLowerCase()}`) && !OTHER_MEANING.test(name));
  const [only] = endings.length === 1 ? endings : [];
  const meant = [...fieldNamesMeant(given, upper), fieldNameMeant(given, upper) ?? ''].flatMap((name) => names.get(name) ?? []);
  const near = names.get(nearWord(given, upper) ?? '');
  return [...new Set([...meant, ...[only ?? near ?? []].flat()])];
}

/** What the value of an unknown parameter means as that of another one. */
export const valueMeant = (parameter: Parameter | undefined, value: string): string =>
  parameter?.type === 'text' && parameter.meant !== undefined ? parameter.meant(value) : value;
