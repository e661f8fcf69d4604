import type { Column, Resource } from './resource.ts';
import { NUMBER, type Schema } from './value-schema.ts';

/** The members of a row: columns, optional columns of expansions and orders, and numbered families by pattern. */
export function rowSchema(resource: Resource): Schema {
  const orders = Object.values(resource.sorts);
  const optional: Record<string, Column> = Object.assign(
    {},
    ...orders.map(({ columns }) => columns ?? {}),
    ...Object.values(resource.expansions).map(({ columns }) => columns),
  ) as Record<string, Column>;
  const columns = { ...optional, ...resource.columns };
  const single = Object.entries(columns).filter(([, { spread }]) => spread === undefined);
  const families = Object.values(columns).filter(({ spread }) => spread !== undefined);
  const properties = {
    ...Object.fromEntries(single.map(([name, { schema }]) => [name, schema])),
    ...(orders.some(({ score }) => score !== undefined)
      ? { badge_sort_score: { ...NUMBER, description: 'Present with include_score, or with an order that needs it.' } }
      : {}),
  };
  const required = Object.keys(properties).filter((name) => name in resource.columns && resource.columns[name]?.omitWhenNull !== true);
  return {
    type: 'object',
    properties,
    required,
    ...(families.length === 0 ? {} : { patternProperties: Object.fromEntries(families.map(({ spread, schema }) => [`^${spread}_[1-9][0-9]*$`, schema])) }),
    additionalProperties: false,
  };
}
