import { wordTable } from '../../../text/word-table.ts';
import { isScalar, keyOf, listed, written, type Given, type Member } from './given-values.ts';
import type { Statement } from './statement.ts';
import { conditionOf, isLogic } from './statement-conditions.ts';
import { addOrder, directionOf } from './statement-orders.ts';

/** The statement with the keywords of the query language. */
export function inOrder({ words, conditions, order, direction, clauses, isCounted }: Statement): string {
  const counted =
    isCounted === true && !/^count\b/iu.test(words[0] ?? '')
      ? ['COUNT', ...words.map((word, i) => (i === 0 ? word.replace(/^(?:list|get|find)\b\s*/iu, '') : word))]
      : words;
  const where = conditions.length === 0 ? [] : [`WHERE ${conditions.join(' AND ')}`];
  const sorted =
    order.length === 0 ? [] : [`ORDER BY ${order.map((one) => (/ (?:ASC|DESC)$/u.test(one) || direction === '' ? one : `${one} ${direction}`)).join(', ')}`];
  // The rows of a search that only counts are none.
  const paged = isCounted === true ? clauses.filter((clause) => clause !== 'LIMIT 0') : clauses;
  return [...counted, ...where, ...sorted, ...paged].filter((part) => part !== '').join(' ');
}

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
const COLUMNS = /^(?:select|fields?|columns|projection|project|return|returning|output|source|track_total_hits|attributes|only)$/u;
const NESTED = /^(?:where|filters?|conditions?|params?|parameters|arguments|args|input|variables|query|options|predicate|criteria|post_filter)$/u;
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

/** Adds what an argument says. False if no clause says it. */
export function addMember(statement: Statement, { key: written, given }: Member): boolean {
  const key = keyOf(written);
  if (isLogic(key, given)) return addCondition(statement, conditionOf(key, given));
  if (given.kind === 'members' && NESTED.test(key)) return given.of.every((member) => addMember(statement, member));
  // {"filters": [{"field": "state", "operator": "=", "value": "Ohio"}]}
  if (given.kind === 'list' && NESTED.test(key)) return addCondition(statement, conditionOf('and', given));
  if (NESTED.test(key) && isScalar(given) && CONDITION.test(given.text)) return addCondition(statement, `(${given.text.replaceAll("'", '"')})`);
  if (AGGREGATES.test(key) && given.kind === 'members') return addAggregate(statement, given);
  if (key === 'from' && isScalar(given) && given.kind === 'number') return addClause(statement, 'OFFSET', given);
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
  return addCondition(statement, conditionOf(key, given));
}

/** A condition that is written as a text. */
export const CONDITION = /^[\w.]+\s*(?:[=<>!]=?|\b(?:in|like|is|between|contains|eq|ne|gte?|lte?)\b)\s*\S/iu;
const AGGREGATES = /^(?:aggs|aggregations|facets?)$/u;

function addCondition({ conditions }: Statement, condition: string | undefined): boolean {
  if (condition !== undefined && condition !== '') conditions.push(condition);
  return condition !== undefined;
}

/** `{"by_state": {"terms": {"field": "state"}}}`: a count for each value. */
function addAggregate(statement: Statement, { of }: Extract<Given, { readonly kind: 'members' }>): boolean {
  const [terms] = of.flatMap(({ given }) => (given.kind === 'members' ? given.of : []));
  const field = terms?.given.kind === 'members' ? terms.given.of.find(({ key }) => keyOf(key) === 'field')?.given : undefined;
  if (terms === undefined || keyOf(terms.key) !== 'terms' || field === undefined || !isScalar(field) || of.length > 1) return false;
  statement.isCounted = true;
  return addClause(statement, 'GROUP BY', field);
}

function addClause({ clauses }: Statement, clause: string, given: Given): boolean {
  // {"include": {"occupations": true}}
  const named: Given = given.kind === 'members' ? { kind: 'list', of: given.of.map(({ key }) => ({ kind: 'text', text: keyOf(key) })) } : given;
  const values = listed(named);
  if (clause === 'OFFSET' && values?.[0]?.text === '0') return true;
  if (values !== undefined) clauses.push(`${clause} ${values.map(({ text }) => text).join(', ')}`);
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
