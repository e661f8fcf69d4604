import { wordLists } from '../../../language/word-lists.ts';

const NAMES = wordLists('query-methods.tsv');

/** What a call in a chain does: `companies.filter(…).orderBy(…).take(5)`. Each is a list of names. */
const METHODS = [
  'source',
  'filter',
  'order_down',
  'order',
  'largest',
  'smallest',
  'limit',
  'offset',
  'slice',
  'page',
  'group',
  'count',
  'columns',
  'one',
  'end',
  'reverse',
  'expand',
] as const;
export type Method = (typeof METHODS)[number];

const NAMES_OF = METHODS.map((method) => [method, NAMES.whole(method)] as const);
/** `read_csv`, `scan_parquet`. */
const READS_FILE = /^(?:read|scan)_\w+$/u;
const STAGES = NAMES.whole('stages');

/** Whether an argument with this name is a list of stages of a pipeline. */
export const isStages = (name: string): boolean => STAGES.test(name);
/** What a call with this name can do. Names are in small letters and with underscores. */
export const methodsOf = (name: string): readonly Method[] =>
  NAMES_OF.flatMap(([method, names]) => (names.test(name) || (method === 'source' && READS_FILE.test(name)) ? [method] : []));

/** Where a chain of calls begins, which says nothing. */
export const ROOT = NAMES.whole('root');
