import type { Field, Resource } from '../catalog/resource.ts';
import { identityKey } from '../identity-key.ts';
import type { Filter, Value } from '../plan/plan.ts';

/** Collects the parameters of a statement while its text is rendered. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The WHERE condition of a filter; TRUE without one. Only catalog SQL and placeholders enter the text. */
export function renderFilter(resource: Resource, filter: Filter | undefined, parameters: Parameters): string {
  if (filter === undefined) return 'TRUE';
  switch (filter.kind) {
    case 'all':
    case 'any':
      return filter.of.length === 0
        ? String(filter.kind === 'all').toUpperCase()
        : `(${filter.of.map((part) => renderFilter(resource, part, parameters)).join(filter.kind === 'all' ? ' AND ' : ' OR ')})`;
    case 'not':
      // NOT of an unknown is unknown: a row without a value is not dropped from the complement.
      return `(${renderFilter(resource, filter.of, parameters)}) IS NOT TRUE`;
    case 'contains': {
      const pattern = `%${identityKey(filter.text).replace(/[\\%_]/g, '\\$&')}%`;
      return `${fieldOf(resource, filter.field).sql} LIKE ${parameters.add(pattern)}`;
    }
    case 'in':
      return renderMembership(fieldOf(resource, filter.field), filter.values, parameters);
  }
}

function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name];
  if (field === undefined) throw new Error(`the catalog of ${resource.name} has no field ${name}`);
  return field;
}

function renderMembership(field: Field, values: readonly Value[], parameters: Parameters): string {
  const present = values.filter((value) => value !== null);
  const conditions: string[] = [];
  if (values.length === 0) return 'FALSE';
  if (present.length > 0) conditions.push(renderPresent(field, present, parameters));
  if (present.length < values.length) conditions.push(`${field.sql} IS NULL`);
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' OR ')})`;
}

function renderPresent(field: Field, values: readonly (string | number)[], parameters: Parameters): string {
  switch (field.type) {
    case 'name':
      return `identity_key(${field.sql}) = ANY(${parameters.add(values.map((value) => identityKey(String(value))))}::text[])`;
    case 'integer':
      return `${field.sql} = ANY(${parameters.add(values)}::integer[])`;
    case 'badge':
      return `${field.sql} = ANY(${parameters.add(values)}::badge[])`;
    case 'enumeration':
    case 'exact':
      return `${field.sql}::text = ANY(${parameters.add(values)}::text[])`;
  }
}
