import type { Filter, Value } from './plan.ts';

/** A filter as the answer repeats it: the value, or several with a comma between them; null for the absent value. */
type Echo = Readonly<Record<string, string | number | null>>;

/** The conditions that AND joins at the top, by field, as in `retention_rate_3yr__gte: 0.5`. Alternatives (OR) and negated groups are left out. */
export function echoOf(filter: Filter | undefined): Echo {
  if (filter === undefined) return {};
  switch (filter.kind) {
    case 'all':
      return Object.assign({}, ...filter.of.map(echoOf)) as Echo;
    case 'not':
      return filter.of.kind !== 'in' && filter.of.kind !== 'contains' ? {} : { [`${filter.of.field}__not`]: Object.values(echoOf(filter.of))[0] ?? null };
    case 'in':
      return { [filter.field]: listed(filter.values) };
    case 'contains':
      return { [filter.field]: filter.text };
    case 'compare':
      return { [`${filter.field}__${filter.operator}`]: filter.value };
    case 'any':
      return {};
  }
}

const listed = (values: readonly Value[]): string | number | null => (values.length === 1 ? (values[0] ?? null) : values.join(','));
