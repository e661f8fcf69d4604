import { noted, number, type Declaration } from './declare.ts';
import type { Column, Expansion } from './resource.ts';
import { NUMBER, orNull, PAY, SHARE, type Schema } from './value-schema.ts';

/** The growth that the data provider states, which is of no single metro size. */
export const WAGE_GROWTH_DESCRIPTION =
  'Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles.';

/** One number for each cluster k, so that clusters can be compared. The full tables are in GET WAGES and GET RETENTION. */
interface Metric {
  readonly sql: string;
  readonly schema: Schema;
  readonly describe: string;
  readonly example: string;
  readonly about?: string;
}

const METRICS: Readonly<Record<string, Metric>> = {
  pay: {
    sql: "(SELECT w.median FROM cluster_wages w WHERE w.cluster_id = k.cluster_id AND w.msa_size = 'Large' AND w.years_in = 10)",
    schema: PAY,
    describe: 'Median pay after ten years in large metro areas, in U.S. dollars per year.',
    example: '90000',
    about: 'the median',
  },
  pay_growth: {
    sql: 'k.p50_wage_growth_0_10',
    schema: NUMBER,
    describe: WAGE_GROWTH_DESCRIPTION,
    example: '0.5',
  },
  retention: {
    sql: "(SELECT r.retention_rate_3yr FROM cluster_retention r WHERE r.cluster_id = k.cluster_id AND r.msa_size = 'Large' AND r.experience_level = 'Experienced')",
    schema: SHARE,
    describe: 'Share of experienced workers in large metro areas who stay for three years, 0 to 1.',
    example: '0.5',
  },
};

const columnsOf = (names: readonly string[]): Record<string, Column> =>
  Object.fromEntries(
    names.flatMap((name) =>
      METRICS[name] === undefined ? [] : [[name, { sql: METRICS[name].sql, schema: { ...orNull(METRICS[name].schema), description: METRICS[name].describe } }]],
    ),
  );

/** Filters and orders, largest first in the query language. Rows have a metric only where the query asks for it (as a bound, order, or expansion), because computing it takes time. */
export const CLUSTER_METRICS: readonly Declaration[] = Object.entries(METRICS).map(([name, { sql, schema, describe, example, about }]) =>
  noted(
    number(name, sql, {
      column: false,
      filter: 'range',
      schema,
      describe,
      example,
      ...(about === undefined ? {} : { about }),
      sort: { describe, dslStartsHigh: true, columns: columnsOf([name]) },
    }),
    describe,
  ),
);

export const METRICS_EXPANSION: Expansion = {
  description: 'Adds pay, pay_growth, and retention, as the filters define them.',
  columns: columnsOf(Object.keys(METRICS)),
};
