import { wordTable } from '../../../text/word-table.ts';
import { quoted } from '../../print.ts';

/** A value in the syntax of another language. */
export type Given =
  | { readonly kind: 'text' | 'bare' | 'number' | 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly of: readonly Given[] }
  | { readonly kind: 'members'; readonly of: readonly Member[] }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

/** `limit: 5`, `state = "Ohio"`. Arguments without a name have an empty key. */
export interface Member {
  readonly key: string;
  readonly given: Given;
}

/** What a request, a call, or an object says, clause by clause. */
export interface Statement {
  /** Verb, subject, and target. */
  words: string[];
  conditions: string[];
  order: string[];
  /** Of an order whose member names none: `order=desc`. */
  direction: string;
  /** Other clauses, as they are written. */
  clauses: string[];
}

export const emptyStatement = (): Statement => ({ words: [], conditions: [], order: [], direction: '', clauses: [] });

/** The statement with the keywords of the query language. */
export function inOrder({ words, conditions, order, direction, clauses }: Statement): string {
  const where = conditions.length === 0 ? [] : [`WHERE ${conditions.join(' AND ')}`];
  const sorted =
    order.length === 0 ? [] : [`ORDER BY ${order.map((one) => (/ (?:ASC|DESC)$/u.test(one) || direction === '' ? one : `${one} ${direction}`)).join(', ')}`];
  return [...words, ...where, ...sorted, ...clauses].join(' ');
}

/** `orderBy`, `$gte`, `Page-Size` */
export const keyOf = (name: string): string =>
  name
    .replace(/^[$@-]+/u, '')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '_')
    .replaceAll('-', '_')
    .toLowerCase();

/** Clauses by the names that other languages give them. */
const CLAUSES: readonly (readonly [string, RegExp])[] = [
  ['LIMIT', /^(?:limit|first|top|top_n|take|head|page_size|per_page|size|max|max_results|num_results|n|rows)$/u],
  ['OFFSET', /^(?:offset|skip|start)$/u],
  ['PAGE', /^(?:page|page_number)$/u],
  ['EXPAND', /^(?:expand|include|includes|embed|with)$/u],
  ['GROUP BY', /^(?:group|group_by|groupby|by)$/u],
  ['FORMAT', /^format$/u],
];
const ORDER = /^(?:sort|sort_by|order_by|ordering|order|sorted_by|sortby|orderby)$/u;
const DIRECTION = /^(?:order|direction|dir|sort_order|sort_dir|sort_direction|order_dir)$/u;
const IS_DIRECTION = /^(?:asc|desc|ascending|descending)$/iu;
/** Rows have all of their fields, however few are asked for. */
const COLUMNS = /^(?:select|fields?|columns|projection|project|return|returning|output)$/u;
const NESTED = /^(?:bool|must|terms?|range|where|filters?|conditions?|params?|parameters|arguments|args|input|variables|query|match)$/u;
const WORDS = /^(?:find|list|get|index|verb|command|action|operation|method|subject|resource|entity|table|collection|from|endpoint|type)$/u;
const TARGET = /^(?:for|target)$/u;

/** Options that are no condition. */
const FLAGS = wordTable<string>({
  'clarify=true': 'CLARIFY',
  'clarify=false': '',
  '_fast=false': 'USING NO FAST',
  'fast=false': 'USING NO FAST',
  '_fast=true': '',
  'fast=true': '',
});

/** The operators that other languages name. */
const OPERATORS = wordTable<string>({
  eq: '=',
  is: '=',
  equals: '=',
  ne: '!=',
  neq: '!=',
  not: '!=',
  not_equals: '!=',
  gt: '>',
  gte: '>=',
  ge: '>=',
  min: '>=',
  lt: '<',
  lte: '<=',
  le: '<=',
  max: '<=',
  in: 'IN',
  nin: 'NOT IN',
  not_in: 'NOT IN',
  contains: 'CONTAINS',
  icontains: 'CONTAINS',
  like: 'LIKE',
  ilike: 'LIKE',
  startswith: 'STARTS WITH',
  starts_with: 'STARTS WITH',
});

/** Adds what an argument says. False if no clause says it. */
export function addMember(statement: Statement, { key: written, given }: Member): boolean {
  const key = keyOf(written);
  if (given.kind === 'members' && NESTED.test(key)) return given.of.every((member) => addMember(statement, member));
  // {"must": [{"term": …}, {"terms": …}]}
  if (given.kind === 'list' && NESTED.test(key))
    return given.of.every((one) => one.kind === 'members' && one.of.every((member) => addMember(statement, member)));
  const flag = isScalar(given) ? FLAGS[`${key}=${given.text.toLowerCase()}`] : undefined;
  if (flag !== undefined) {
    if (flag !== '') statement.clauses.push(flag);
    return true;
  }
  if (COLUMNS.test(key)) return true;
  if (DIRECTION.test(key) && isScalar(given) && IS_DIRECTION.test(given.text)) {
    statement.direction = directionOf(given.text);
    return true;
  }
  if (ORDER.test(key)) return addOrder(statement, given);
  const [clause] = CLAUSES.find(([, names]) => names.test(key)) ?? [];
  if (clause !== undefined) return addClause(statement, clause, given);
  if (TARGET.test(key)) return addTarget(statement, given);
  if (WORDS.test(key) && isScalar(given)) {
    statement.words.push(given.text.replaceAll('_', ' '));
    return true;
  }
  const condition = conditionOf(key, given);
  if (condition !== undefined) statement.conditions.push(condition);
  return condition !== undefined;
}

type Scalar = Extract<Given, { readonly text: string }>;
const isScalar = (given: Given): given is Scalar => 'text' in given;

const written = ({ kind, text }: Scalar): string => (kind === 'number' || kind === 'code' || /^(?:null|none|true|false)$/iu.test(text) ? text : quoted(text));

function listed(given: Given): readonly Scalar[] | undefined {
  if (isScalar(given)) return [given];
  return given.kind === 'list' && given.of.every(isScalar) ? given.of : undefined;
}

function addClause({ clauses }: Statement, clause: string, given: Given): boolean {
  const values = listed(given);
  if (values !== undefined) clauses.push(`${clause} ${values.map(({ text }) => text.replaceAll('_', ' ')).join(', ')}`);
  return values !== undefined;
}

/** `for: {cluster: 75}` */
function addTarget({ words }: Statement, given: Given): boolean {
  const members = given.kind === 'members' ? given.of : [{ key: '', given }];
  for (const { key, given: value } of members) {
    if (!isScalar(value)) return false;
    words.push(`FOR ${keyOf(key).replaceAll('_', ' ')} ${written(value)}`);
  }
  return true;
}

const directionOf = (word: string): string => (/^-?1$/u.test(word) ? (word === '1' ? 'ASC' : 'DESC') : /^desc/iu.test(word) ? 'DESC' : 'ASC');

/** `-badge_count`, `badge_count desc`, `BADGE_COUNT_DESC`, `{badge_count: -1}`, `[["badge_count", -1]]` */
function addOrder(statement: Statement, given: Given): boolean {
  if (isScalar(given)) {
    return given.text.split(/,\s*/u).every((part) => {
      const [, sign, name, direction] = ORDERED.exec(part.trim()) ?? [];
      if (name !== undefined) pushOrder(statement, name, direction ?? (sign === '-' ? 'desc' : undefined));
      return name !== undefined;
    });
  }
  if (given.kind === 'list') {
    const [field, direction] = given.of;
    const isPair =
      given.of.length === 2 &&
      field !== undefined &&
      isScalar(field) &&
      direction !== undefined &&
      isScalar(direction) &&
      /^(?:-?1|asc|desc)$/iu.test(direction.text);
    return isPair ? addOrder(statement, { kind: 'members', of: [{ key: field.text, given: direction }] }) : given.of.every((one) => addOrder(statement, one));
  }
  if (given.kind !== 'members') return false;
  const [by, direction] = [/^(?:field|by|key|column|name)$/u, /^(?:direction|order|dir)$/u].map(
    (name) => given.of.find(({ key }) => name.test(keyOf(key)))?.given,
  );
  if (by !== undefined && isScalar(by)) {
    pushOrder(statement, by.text, direction !== undefined && isScalar(direction) ? direction.text : undefined);
    return true;
  }
  return given.of.every(({ key, given: value }) => {
    if (isScalar(value)) pushOrder(statement, key, value.text);
    return isScalar(value);
  });
}

const ORDERED = /^([+-]?)(\p{L}[\p{L}\p{N} _-]*?)(?:[ :._-]+(asc|desc|ascending|descending))?$/iu;

function pushOrder({ order }: Statement, name: string, direction: string | undefined): void {
  order.push([keyOf(name).replaceAll('_', ' '), ...(direction === undefined ? [] : [directionOf(direction)])].join(' '));
}

/** A condition on a field; undefined if the value is none. */
function conditionOf(key: string, given: Given): string | undefined {
  const [, field = key, suffix] = /^(.+?)__(\w+)$/u.exec(key) ?? [];
  if (/^(?:and|or)$/u.test(key)) {
    const parts = (given.kind === 'list' || given.kind === 'members' ? given.of : []).map((one) =>
      'kind' in one ? allOf(one) : conditionOf(keyOf(one.key), one.given),
    );
    return parts.length === 0 || parts.includes(undefined) ? undefined : `(${parts.join(key === 'or' ? ' OR ' : ' AND ')})`;
  }
  if (key === 'not') {
    const inner = allOf(given);
    return inner === undefined ? undefined : `NOT ${inner}`;
  }
  if (suffix !== undefined) return compared(field, suffix, given);
  if (given.kind === 'range') return `${field} BETWEEN ${given.from} AND ${given.to}`;
  if (given.kind === 'members') {
    const parts = given.of.map(({ key: inner, given: value }) =>
      Object.hasOwn(OPERATORS, keyOf(inner)) ? compared(field, keyOf(inner), value) : conditionOf(keyOf(inner), value),
    );
    return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(' AND ');
  }
  return compared(field, given.kind === 'list' ? 'in' : 'eq', given);
}

function allOf(given: Given): string | undefined {
  const parts = given.kind === 'members' ? given.of.map(({ key, given: value }) => conditionOf(keyOf(key), value)) : [undefined];
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts.length === 1 ? parts[0] : `(${parts.join(' AND ')})`;
}

function compared(field: string, name: string, given: Given): string | undefined {
  const values = listed(given);
  const operator = OPERATORS[name];
  if (values === undefined || values.length === 0 || operator === undefined) return undefined;
  const list = values.map(written).join(', ');
  return values.length > 1 || operator.endsWith('IN') ? `${field} ${operator.endsWith('IN') ? operator : 'IN'} (${list})` : `${field} ${operator} ${list}`;
}
