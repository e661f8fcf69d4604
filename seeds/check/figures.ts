import { companyUid } from '../../src/catalog/stable-ids.ts';
import type { Facts } from '../fact-types.ts';
import { DATASET_TABLES, type Cell, type Dataset, type TableName } from '../tables.ts';
import type { Measure } from './rules.ts';

export interface RankedEmployer {
  readonly name: string;
  readonly industry: string;
  readonly postings: number;
}

/** What rules ask about a generated dataset, by occupation code. An occupation has the figures of its cluster. */
export interface Figures {
  /** The employers of an occupation, most postings first, in the order that decides `top_company`. */
  employers(code: string): readonly RankedEmployer[];
  /** Median wage after ten years, three-year retention of beginners, or wage growth; in large metro areas. */
  measure(measure: Measure, code: string): number;
  /** Percent of the postings that are open to beginners. */
  entryPercent(code: string): number;
}

export function figuresOf(facts: Facts, { tables }: Pick<Dataset, 'tables'>): Figures {
  const clusterOf = new Map(facts.occupations.map(({ code, clusterId }) => [code, clusterId]));
  const companyOf = new Map(facts.companies.map((company) => [companyUid(company.name), company]));
  const objects = <T extends TableName>(table: T): Record<(typeof DATASET_TABLES)[T][number], Cell>[] =>
    tables[table].map(
      (row) => Object.fromEntries(DATASET_TABLES[table].map((column, i) => [column, row[i]])) as Record<(typeof DATASET_TABLES)[T][number], Cell>,
    );

  const employers = new Map<Cell, RankedEmployer[]>();
  const postings = new Map<Cell, { total: number; entry: number }>();
  for (const { company_uid, cluster_id, total_posting_count, entry_posting_count } of objects('company_clusters')) {
    const company = companyOf.get(String(company_uid));
    if (company === undefined) continue;
    const own = employers.get(cluster_id) ?? [];
    own.push({ name: company.name, industry: company.industry.slug, postings: Number(total_posting_count) });
    employers.set(cluster_id, own);
    const { total, entry } = postings.get(cluster_id) ?? { total: 0, entry: 0 };
    postings.set(cluster_id, { total: total + Number(total_posting_count), entry: entry + Number(entry_posting_count) });
  }
  for (const own of employers.values()) own.sort((a, b) => b.postings - a.postings || a.name.localeCompare(b.name, 'en'));

  const medians = new Map<string, number>();
  for (const { cluster_id, msa_size, years_in, median } of objects('cluster_wages'))
    if (msa_size === 'Large') medians.set(`${cluster_id}|${years_in}`, Number(median));
  const retention = new Map<Cell, number>();
  for (const row of objects('cluster_retention'))
    if (row.msa_size === 'Large' && row.experience_level === 'Entry-Level') retention.set(row.cluster_id, Number(row.retention_rate_3yr));

  return {
    employers: (code) => employers.get(clusterOf.get(code) ?? 0) ?? [],
    measure: (measure, code) => {
      const cluster = clusterOf.get(code) ?? 0;
      const [start = NaN, end = NaN] = [medians.get(`${cluster}|0`), medians.get(`${cluster}|10`)];
      return measure === 'wage' ? end : measure === 'growth' ? end / start - 1 : (retention.get(cluster) ?? NaN);
    },
    entryPercent: (code) => {
      const { total, entry } = postings.get(clusterOf.get(code) ?? 0) ?? { total: 0, entry: 0 };
      return total === 0 ? NaN : (100 * entry) / total;
    },
  };
}
