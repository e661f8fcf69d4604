import { isScalar, keyOf, listed, written, type Given, type Member } from './given-values.ts';
import { searchInKeywords } from './lucene.ts';
import { OPERATORS } from './operator-names.ts';

const AND = /^(?:and|all|must|filter|bool|query|constant_score|where|conditions)$/u;
const OR = /^(?:or|any|should)$/u;
const NOT = /^(?:not|nor|none|must_not|exclude)$/u;
/** The clauses of search engines, whose members are fields. */
const LEAF = /^(?:terms?|match|match_phrase|match_phrase_prefix|wildcard|prefix|range|regexp|fuzzy)$/u;
const TEXT = /^(?:multi_match|query_string|simple_query_string|text|combined_fields)$/u;
const EXISTS = /^(?:exists|missing)$/u;
/** How texts are compared, which is always without regard to case. */
const HOW = /^(?:options|mode|flags|boost|case_sensitive|case_insensitive)$/u;
/** What joins or is a condition without the name of a field in front of it. */
export const isLogic = (key: string, given: Given): boolean =>
  key === 'match_all' ||
  (!isScalar(given) &&
    (/^(?:and|or|bool|must|should|not|nor|must_not|constant_score|all|any)$/u.test(key) || LEAF.test(key) || TEXT.test(key) || EXISTS.test(key)));

/** A condition on a field, or several that are joined; empty if it is none, and undefined if a part of it is not understood. */
export function conditionOf(key: string, given: Given): string | undefined {
  if (key === 'match_all') return '';
  if (!isScalar(given) && given.kind !== 'range' && isJoint(key, given)) {
    const parts = partsOf(given);
    if (parts === undefined) return undefined;
    const known = parts.filter((part) => part !== '');
    if (NOT.test(key)) return known.map((part) => `NOT (${part})`).join(' AND ');
    return known.length < 2 ? (known[0] ?? '') : `(${known.join(OR.test(key) ? ' OR ' : ' AND ')})`;
  }
  if (given.kind === 'members' && EXISTS.test(key)) {
    const field = given.of.find((one) => keyOf(one.key) === 'field')?.given;
    return field !== undefined && isScalar(field) ? `${field.text} IS ${key === 'exists' ? 'NOT ' : ''}NULL` : undefined;
  }
  if (given.kind === 'members' && TEXT.test(key)) {
    const text = given.of.find((one) => /^(?:query|search)$/u.test(keyOf(one.key)))?.given;
    if (text === undefined || !isScalar(text)) return undefined;
    return searchInKeywords(text.text)?.replace(/^WHERE /u, '') ?? `search = ${written(text)}`;
  }
  if (given.kind === 'members' && LEAF.test(key)) return joinedBy(given.of.map((one) => leaf(key, one)));
  const [, field = key, suffix] = /^(.+?)__(\w+)$/u.exec(key) ?? [];
  if (suffix === 'range' || suffix === 'between') return ofParts(field, 'between', given);
  if (suffix !== undefined) return OPERATORS[suffix] === undefined ? conditionOf(`${field} ${suffix}`, given) : compared(field, suffix, given);
  if (given.kind === 'range') return `${field} BETWEEN ${given.from} AND ${given.to}`;
  if (given.kind === 'members')
    return joinedBy(
      given.of
        .filter(({ key: inner }) => !HOW.test(keyOf(inner)))
        .map(({ key: inner, given: value }) =>
          OPERATORS[keyOf(inner)] === undefined
            ? conditionOf(/^(?:name|id|code|title)$/u.test(keyOf(inner)) ? `${field} ${keyOf(inner)}` : keyOf(inner), value)
            : compared(field, keyOf(inner), value),
        ),
    );
  return compared(field, given.kind === 'list' ? 'in' : 'eq', given);
}

/** `{"and": […]}`, `{"should": {…}}`; a filter with the name of a field is none. */
const isJoint = (key: string, given: Given): boolean => (AND.test(key) || OR.test(key) || NOT.test(key)) && (given.kind === 'members' || given.kind === 'list');

function partsOf(given: Given): string[] | undefined {
  const parts = (given.kind === 'list' || given.kind === 'members' ? given.of : []).map((one) =>
    'kind' in one ? allOf(one) : conditionOf(keyOf(one.key), one.given),
  );
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

function joinedBy(parts: readonly (string | undefined)[]): string | undefined {
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join(' AND ');
}

/** `{"state": "Ohio"}` of a term, `{"name": {"query": "x"}}` of a match */
function leaf(kind: string, { key, given }: Member): string | undefined {
  const field = keyOf(key);
  if (/^(?:boost|minimum_should_match|operator|case_insensitive)$/u.test(field)) return '';
  const isText = kind === 'match' && /(?:^|_)(?:name|title|description)$/u.test(field);
  const name = isText ? 'contains' : /^(?:match_phrase|match_phrase_prefix|wildcard|prefix|regexp)$/u.test(kind) ? kind : 'eq';
  if (given.kind !== 'members') return compared(field, given.kind === 'list' ? 'in' : name, given);
  return joinedBy(
    given.of.map(({ key: inner, given: value }) => {
      const operator = keyOf(inner);
      return /^(?:value|query|term|wildcard)$/u.test(operator)
        ? compared(field, name, value)
        : OPERATORS[operator] === undefined
          ? ''
          : compared(field, operator, value);
    }),
  );
}

/** One of several conditions: an object of fields, or a field, an operator, and a value that are named so. */
function allOf(given: Given): string | undefined {
  const parts =
    given.kind === 'members' ? [...(ofTriple(given.of) ?? given.of.map(({ key, given: value }) => conditionOf(keyOf(key), value)))] : [ofTuple(given)];
  const joined = joinedBy(parts);
  return joined === undefined || parts.length === 1 ? joined : `(${joined})`;
}

/** `{"field": "state", "operator": "=", "value": "Ohio"}` */
function ofTriple(members: readonly Member[]): [string | undefined] | undefined {
  const find = (names: RegExp): Given | undefined => members.find(({ key }) => names.test(keyOf(key)))?.given;
  const [field, operator, value] = [
    find(/^(?:field|column|property|attribute|key|name)$/u),
    find(/^(?:op|operator|comparison|comparator|condition|type)$/u),
    find(/^(?:values?|val)$/u),
  ];
  if (field === undefined || value === undefined || !isScalar(field)) return undefined;
  return [ofParts(field.text, operator !== undefined && isScalar(operator) ? operator.text : '=', value)];
}

/** `["state", "=", "Ohio"]` */
function ofTuple(given: Given): string | undefined {
  const [field, operator, value] = given.kind === 'list' ? given.of : [];
  if (field === undefined || operator === undefined || !isScalar(field) || !isScalar(operator)) return undefined;
  return value === undefined ? ofParts(field.text, '=', operator) : ofParts(field.text, operator.text, value);
}

/** A condition of three parts, whose operator is a sign or a word. */
export function ofParts(field: string, operator: string, given: Given): string | undefined {
  const name = keyOf(operator.replaceAll(' ', '_'));
  if (OPERATORS[name] !== undefined) return compared(keyOf(field), name, given);
  const values = listed(given)?.map(written);
  if (values === undefined || !/^[<>=!~]+$|^(?:between|is_not)$/u.test(name)) return undefined;
  if (name === 'between') return values.length === 2 ? `${keyOf(field)} BETWEEN ${values.join(' AND ')}` : undefined;
  return values.length > 1
    ? compared(keyOf(field), operator.startsWith('!') ? 'not_in' : 'in', given)
    : `${keyOf(field)} ${operator.replace(/^[=!]==?$/u, (sign) => sign.slice(0, 2))} ${values[0] ?? ''}`;
}

function compared(field: string, name: string, given: Given): string | undefined {
  const operator = OPERATORS[name];
  if (given.kind === 'members' && operator === '!=') {
    const inner = conditionOf(field, given);
    return inner === undefined ? undefined : `NOT (${inner})`;
  }
  const values = listed(given);
  if (values === undefined || values.length === 0 || operator === undefined) return undefined;
  if (operator.endsWith('NULL'))
    return /^(?:false|0)$/iu.test(values[0]?.text ?? '') === operator.includes('NOT') ? `${field} IS NULL` : `${field} IS NOT NULL`;
  const list = values.map(written).join(', ');
  const isList = values.length > 1 || operator.endsWith('IN');
  return isList ? `${field} ${operator.endsWith('IN') ? operator : operator === '!=' ? 'NOT IN' : 'IN'} (${list})` : `${field} ${operator} ${list}`;
}
