// A link can contain any text. Only a query that surely reads runs without a person who chooses Run.

const READING: ReadonlySet<string> = new Set([
  'LIST',
  'GET',
  'COUNT',
  'SEARCH',
  'ANALYZE',
  'TITLECONVERT',
  'COMPANYCONVERT',
  'CLUSTERCONVERT',
  'VERSION',
  'HELP',
]);
const CHANGING: ReadonlySet<string> = new Set(['UPDATE', 'REMOVE', 'ADD', 'SUBMIT']);

/** Comments, as src/dsl/tokens.ts reads them: a carriage return ends one, too. */
const COMMENT = /#[^\n\r]*/g;

const verbOf = (query: string): string => /^\s*(\w+)/.exec(query.replaceAll(COMMENT, ''))?.[1]?.toUpperCase() ?? '';

/** Queries that only read may run because somebody followed a link. All others wait, also those that the console does not know. */
export const isReading = (query: string): boolean => READING.has(verbOf(query));

/** Commands that record or change something. */
export const isChange = (query: string): boolean => CHANGING.has(verbOf(query));
