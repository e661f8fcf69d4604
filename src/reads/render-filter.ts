import type { Field, Resource } from '../catalog/resource.ts';
import { identityKey } from '../text/identity-key.ts';
import type { Filter, Value } from '../catalog/plan.ts';

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

type Condition = Exclude<Filter, { kind: 'all' | 'any' | 'not' }>;

const isCondition = (filter: Filter): filter is Condition => filter.kind !== 'all' && filter.kind !== 'any' && filter.kind !== 'not';

/** Conditions joined by AND on the same subquery must hold for the same row of it. */
function renderGroup(resource: Resource, { kind, of }: Extract<Filter, { kind: 'all' | 'any' }>, parameters: Parameters): string {
  if (of.length === 0) return kind === 'all' ? 'TRUE' : 'FALSE';
  const rendered: string[] = [];
  const together = new Map<string, string[]>();
  for (const part of of) {
    const within = isCondition(part) ? fieldOf(resource, part.field).within : undefined;
    if (kind === 'any' || within === undefined || !isCondition(part)) rendered.push(renderFilter(resource, part, parameters));
    else together.set(within, [...(together.get(within) ?? []), renderCondition(resource, part, parameters)]);
  }
  for (const [within, conditions] of together) rendered.push(inSubquery(within, conditions.join(' AND ')));
  return `(${rendered.join(kind === 'all' ? ' AND ' : ' OR ')})`;
}

function inSubquery(within: string | undefined, condition: string): string {
  return within === undefined ? condition : `EXISTS (SELECT 1 FROM ${within} AND ${condition})`;
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
      const pattern = `%${identityKey(condition.text).replace(/[\\%_]/g, '\\$&')}%`;
      return `${searchedText(field)} LIKE ${parameters.add(pattern)}`;
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

/** A search field is already in lower case. Other names and enumerations are compared by identity key. */
function searchedText(field: Field): string {
  return field.operator === 'contains' ? field.sql : `identity_key(${field.sql}::text)`;
}

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
      return `identity_key(${field.sql}) = ANY(${parameters.add(values.map((value) => identityKey(String(value))))}::text[])`;
    case 'integer':
    case 'flag':
      return `${field.sql} = ANY(${parameters.add(values)}::integer[])`;
    case 'number':
      return `${field.sql} = ANY(${parameters.add(values)}::numeric[])`;
    case 'badge':
      return `${field.sql} = ANY(${parameters.add(values)}::badge[])`;
    case 'exact':
      // For a list, the server assumes ten rows when it estimates a generic plan, rejects the plan as too expensive, and plans the statement again each time.
      if (values.length === 1) return `${field.sql} = ${parameters.add(values[0])}::text`;
      return `${field.sql} = ANY(${parameters.add(values)}::text[])`;
    case 'onet_code':
      return `${field.sql} = ANY(${parameters.add(values)}::text[])`;
    case 'state':
      return `${field.sql} && ${parameters.add(values)}::text[]`;
    case 'enumeration':
      return `${field.sql}::text = ANY(${parameters.add(values)}::text[])`;
    case 'metro':
      return renderMetro(field, values.map(String), parameters);
  }
}

/** CBSA codes match exactly; other text matches within the names of metro areas. `b` is the row of cbsas. */
function renderMetro(field: Field, values: readonly string[], parameters: Parameters): string {
  const codes = values.filter((value) => /^\d{5}$/.test(value));
  const names = values.filter((value) => !/^\d{5}$/.test(value)).map((value) => `%${identityKey(value).replace(/[\\%_]/g, '\\$&')}%`);
  const conditions = [
    ...(codes.length > 0 ? [`${field.sql} = ANY(${parameters.add(codes)}::text[])`] : []),
    ...(names.length > 0 ? [`lower(b.cbsa_name) LIKE ANY(${parameters.add(names)}::text[])`] : []),
  ];
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' OR ')})`;
}
