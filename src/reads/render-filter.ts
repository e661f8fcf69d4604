import { ROWS_OF, type Field, type Resource } from '../catalog/resource.ts';
import { cityInState, US_STATES } from '../catalog/states.ts';
import { withoutAccents } from '../text/accents.ts';
import { identityKey } from '../text/identity-key.ts';
import type { Filter, Value } from '../catalog/plan.ts';
import { conditionsOfRows, fieldsOf, partsOf, type Condition, type OfRow } from './conditions-of-rows.ts';

/** Collects the parameters of a statement while its SQL is rendered. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The WHERE condition of a filter; TRUE without one. The SQL contains only catalog SQL and placeholders. */
export function renderFilter(resource: Resource, filter: Filter | undefined, parameters: Parameters): string {
  if (filter === undefined) return 'TRUE';
  switch (filter.kind) {
    case 'all':
    case 'any':
      return renderGroup(resource, filter, parameters);
    case 'not':
      // In SQL, NOT of unknown is unknown. With IS NOT TRUE, the complement keeps rows without a value.
      return `(${renderFilter(resource, filter.of, parameters)}) IS NOT TRUE`;
    default:
      return inSubquery(fieldOf(resource, filter.field).within, renderCondition(resource, filter, parameters));
  }
}

/** Conditions joined by AND on the same subquery must hold for the same row of it. Each of several values of one field has a row of its own. */
function renderGroup(resource: Resource, { kind, of }: Extract<Filter, { kind: 'all' | 'any' }>, parameters: Parameters): string {
  if (of.length === 0) return kind === 'all' ? 'TRUE' : 'FALSE';
  const rendered: string[] = [];
  const together = new Map<string, OfRow[]>();
  const left: Extract<Filter, { kind: 'not' }>[] = [];
  for (const part of of) {
    const within = kind === 'any' ? undefined : subqueryOf(resource, part);
    if (within !== undefined) together.set(within, [...(together.get(within) ?? []), ofRow(resource, part, parameters)]);
    else if (kind === 'all' && part.kind === 'not') left.push(part);
    else rendered.push(renderFilter(resource, part, parameters));
  }
  for (const part of left) {
    const within = subqueryOf(resource, part.of);
    const others = within === undefined ? undefined : together.get(within);
    // "Hiring in Dallas, and not in Houston" leaves companies out. "In Dallas, and not in the lowest third" is about Dallas.
    const isOfSameRow = others?.every(({ fields }) => fieldsOf(part.of).every((field) => !fields.includes(field)));
    if (within === undefined || others === undefined || isOfSameRow !== true) rendered.push(renderFilter(resource, part, parameters));
    else {
      const row = ofRow(resource, part.of, parameters);
      together.set(within, [...others, { ...row, sql: `(${row.sql}) IS NOT TRUE` }]);
    }
  }
  for (const [within, conditions] of together)
    for (const row of conditionsOfRows(conditions)) rendered.push(inSubquery(within, row.map(({ sql }) => sql).join(' AND ')));
  return `(${rendered.join(kind === 'all' ? ' AND ' : ' OR ')})`;
}

/** The subquery that all conditions of a part are on; undefined if there is none. */
function subqueryOf(resource: Resource, filter: Filter): string | undefined {
  const [first, ...others] = new Set((partsOf(filter) ?? []).map(({ field }) => fieldOf(resource, field).within));
  return others.length === 0 ? first : undefined;
}

function ofRow(resource: Resource, filter: Filter, parameters: Parameters): OfRow {
  const parts = partsOf(filter) ?? [];
  const sql = parts.map((part) => renderCondition(resource, part, parameters));
  return {
    sql: sql.length === 1 ? (sql[0] ?? '') : `(${sql.join(filter.kind === 'any' ? ' OR ' : ' AND ')})`,
    fields: fieldsOf(filter),
    isBound: parts.every(({ kind }) => kind === 'compare'),
  };
}

function inSubquery(within: string | undefined, condition: string): string {
  if (within === undefined) return condition;
  return within.startsWith(ROWS_OF) ? `${within.slice(ROWS_OF.length)} AND ${condition})` : `EXISTS (SELECT 1 FROM ${within} AND ${condition})`;
}

function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name];
  if (field === undefined) throw new Error(`the catalog of ${resource.name} has no field ${name}`);
  return field;
}

const COMPARISONS = { gte: '>=', lte: '<=', gt: '>', lt: '<' } as const;

function renderCondition(resource: Resource, condition: Condition, parameters: Parameters): string {
  const field = fieldOf(resource, condition.field);
  switch (condition.kind) {
    case 'contains': {
      return `without_accents(${searchedText(field)}) LIKE ${parameters.add(containing(condition.text))}`;
    }
    case 'in':
      return renderMembership(field, condition.values, parameters);
    case 'compare':
      return `${field.sql} ${COMPARISONS[condition.operator]} ${parameters.add(condition.value)}`;
  }
}

function renderMembership(field: Field, values: readonly Value[], parameters: Parameters): string {
  if (field.over !== undefined && values.length > 0) return renderQuantified(field.over, values, parameters);
  const present = values.filter((value) => value !== null);
  const conditions: string[] = [];
  if (values.length === 0) return 'FALSE';
  if (present.length > 0) conditions.push(renderPresent(field, present, parameters));
  if (present.length < values.length) conditions.push(`${field.sql} IS NULL`);
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' OR ')})`;
}

/** The LIKE pattern of names that contain a text. */
const containing = (text: string): string => `%${withoutAccents(identityKey(text)).replace(/[\\%_]/g, '\\$&')}%`;

/** The same of the names of metro areas, in which the states follow all cities: "Portland-Vancouver-Hillsboro, OR-WA". */
function inMetroNames(text: string): string {
  const place = cityInState(text);
  return place === undefined ? containing(text) : `${containing(place.city)}, ${containing(place.state)}`;
}

/** A search field is already in lower case. */
function searchedText(field: Field): string {
  return field.operator === 'contains' ? field.sql : comparedText(field);
}

/** Names are compared by their stored identity key, values of other types by a computed one. */
const comparedText = ({ key, sql }: Field): string => key ?? `identity_key(${sql}::text)`;

/** A level across several badges. For an absent level, none of the badges may be set. */
function renderQuantified({ columns, quantifier }: NonNullable<Field['over']>, values: readonly Value[], parameters: Parameters): string {
  const present = values.filter((value) => value !== null);
  const list = present.length > 0 ? parameters.add(present) : '';
  const levels = columns.map((column) => `${column} = ANY(${list}::badge[])`);
  const conditions = [
    ...(present.length > 0 ? [`(${levels.join(quantifier === 'any' ? ' OR ' : ' AND ')})`] : []),
    ...(present.length < values.length ? [`num_nonnulls(${columns.join(', ')}) = 0`] : []),
  ];
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' OR ')})`;
}

function renderPresent(field: Field, values: readonly (string | number)[], parameters: Parameters): string {
  switch (field.type) {
    case 'name':
      return renderNames(field, values.map(String), parameters);
    case 'integer':
    case 'flag':
      return oneOf(field.sql, values, 'integer', parameters);
    case 'number':
      return oneOf(field.sql, values, 'numeric', parameters);
    case 'badge':
      return oneOf(field.sql, values, 'badge', parameters);
    case 'exact':
    case 'onet_code':
      return oneOf(field.sql, values, 'text', parameters);
    case 'state':
      return `${field.sql} && ${parameters.add(values)}::text[]`;
    case 'enumeration':
      return oneOf(`${field.sql}::text`, values, 'text', parameters);
    case 'metro':
      return renderMetro(field, values.map(String), parameters);
  }
}

/** Names are compared by their keys. A city can have its state after it. */
function renderNames(field: Field, values: readonly string[], parameters: Parameters): string {
  const { stateKey } = field;
  const places = stateKey === undefined ? [] : values.flatMap((value) => cityInState(value) ?? []);
  const names = stateKey === undefined ? values : values.filter((value) => cityInState(value) === undefined);
  const isOneOf = (sql: string, texts: readonly string[]): string => oneOf(sql, texts.map(identityKey), 'text', parameters);
  const conditions = [
    ...(names.length > 0 ? [isOneOf(comparedText(field), names)] : []),
    ...places.map(({ city, state }) => `(${isOneOf(comparedText(field), [city])} AND ${isOneOf(stateKey ?? '', [US_STATES[state] ?? state])})`),
  ];
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' OR ')})`;
}

/** Lists up to this length have a placeholder for each value. */
const SHORT_LIST = 3;

/**
 * Membership in a list; equality for a single value. From an equality, the server derives conditions on joined tables. For a list whose length it does not see, it assumes
 * ten values when it estimates a plan to keep, rejects that plan as too expensive, and plans the statement again each time.
 */
function oneOf(sql: string, values: readonly (string | number)[], type: string, parameters: Parameters): string {
  if (values.length === 1) return `${sql} = ${parameters.add(values[0])}::${type}`;
  const list = values.length <= SHORT_LIST ? `ARRAY[${values.map((value) => parameters.add(value)).join(', ')}]` : parameters.add(values);
  return `${sql} = ANY(${list}::${type}[])`;
}

/** CBSA codes match exactly; other text matches within the names of metro areas. `b` is the row of cbsas. */
function renderMetro(field: Field, values: readonly string[], parameters: Parameters): string {
  const codes = values.filter((value) => /^\d{5}$/.test(value));
  const names = values.filter((value) => !/^\d{5}$/.test(value)).map(inMetroNames);
  const conditions = [
    ...(codes.length > 0 ? [oneOf(field.sql, codes, 'text', parameters)] : []),
    ...(names.length > 0 ? [`without_accents(lower(b.cbsa_name)) LIKE ANY(${parameters.add(names)}::text[])`] : []),
  ];
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' OR ')})`;
}
