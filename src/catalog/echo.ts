import type { Filter } from './plan.ts';

/** The top-level conditions joined by AND, by field, as in `retention_rate_3yr__gte: 0.5`. */
export function echoOf(filter: Filter | undefined): Record<string, unknown> {
  if (filter === undefined) return {};
  switch (filter.kind) {
    case 'all':
      return Object.assign({}, ...filter.of.map(echoOf)) as Record<string, unknown>;
    case 'in':
      return { [filter.field]: filter.values.length === 1 ? filter.values[0] : filter.values };
    case 'contains':
      return { [filter.field]: filter.text };
    case 'compare':
      return { [`${filter.field}__${filter.operator}`]: filter.value };
    default:
      return {};
  }
}
