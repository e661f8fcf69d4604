import { CAREER_STAGES, MSA_SIZES, type CareerStage, type MsaSize } from './enumerations.ts';
import { AI_FLAG } from './ai-impact.ts';
import { companyHiring, HIRING_COMPANY } from './company-hiring.ts';
import { family, jobLevel, MEMBERS, MEMBERS_SCHEMA, PREMIUM_SKILL, SKILL_FAMILY } from './clusters.ts';
import { column, columns, declared, filters, noted, number } from './declare.ts';
import type { Expansion, Resource } from './resource.ts';
import { INTEGER, NUMBER, orNull, PAY, record, SHARE, TEXT } from './value-schema.ts';

export const METRICS = ['internal_promotion_rate', 'external_promotion_rate', 'retention_rate_3yr', 'wage_p75_at_10y'] as const;
export type Metric = (typeof METRICS)[number];

const METRICS_SCHEMA = record({
  internal_promotion_rate: orNull(SHARE),
  external_promotion_rate: orNull(SHARE),
  retention_rate_3yr: orNull(SHARE),
  wage_p75_at_10y: orNull(NUMBER),
  wage_p75: orNull(NUMBER),
});

/** Wage keys are years of tenure, the others stages of a career. */
export const WAGE_KEYS = ['0', '5', '10'] as const;
export const SNAPSHOT_KEYS = [...WAGE_KEYS, ...CAREER_STAGES] as const;

/** The snapshots at which a metric has values. */
export const levelsOf = (metric: Metric): readonly [Snapshot['experience_level'], ...Snapshot['experience_level'][]] =>
  metric === 'wage_p75_at_10y' ? ['10'] : ['Experienced', 'Entry-Level'];

/** The point at which the metrics of the adjacent clusters are taken. */
export interface Snapshot {
  readonly experience_level: (typeof WAGE_KEYS)[number] | CareerStage;
  readonly msa_size: MsaSize;
}

export const ADJACENCY_KINDS = {
  skill_adjacent_clusters: { table: 'cluster_skill_adjacencies', column: 'adjacent_cluster_id', what: 'Most skill-adjacent clusters' },
  destination_clusters: { table: 'cluster_destinations', column: 'destination_cluster_id', what: 'Most common destination clusters' },
} as const;
export type AdjacencyKind = keyof typeof ADJACENCY_KINDS;

/**
 * Clusters adjacent to a baseline cluster, with their metrics at a snapshot. A wage key leaves the promotion metrics null, and vice versa;
 * wage_p75_at_10y is filled at key 10 only, wage_p75 at every wage key.
 */
export function adjacency(kind: AdjacencyKind, snapshot: Snapshot, company: { readonly uid: string } | undefined): Resource {
  const { table, column: neighbor } = ADJACENCY_KINDS[kind];
  const isWageKey = (WAGE_KEYS as readonly string[]).includes(snapshot.experience_level);
  // Only values of enumerations enter the text; the company is a parameter of the filter below.
  const size = `'${MSA_SIZES.find((value) => value === snapshot.msa_size) ?? 'Large'}'`;
  const stage = `'${CAREER_STAGES.find((value) => value === snapshot.experience_level) ?? ''}'`;
  const year = Number(isWageKey ? snapshot.experience_level : 0);
  const none = { promotion: 'NULL::numeric', wage: 'NULL::numeric' };
  const promotion = (name: string): string => (isWageKey ? none.promotion : `r.${name}`);
  const metric: Record<Metric, string> = {
    internal_promotion_rate: promotion('internal_promotion_rate'),
    external_promotion_rate: promotion('external_promotion_rate'),
    retention_rate_3yr: promotion('retention_rate_3yr'),
    wage_p75_at_10y: snapshot.experience_level === '10' ? 'w.percentile_75' : none.wage,
  };
  const joins = isWageKey
    ? `LEFT JOIN cluster_wages w ON w.cluster_id = k.cluster_id AND w.msa_size = ${size} AND w.years_in = ${year}`
    : `LEFT JOIN cluster_retention r ON r.cluster_id = k.cluster_id AND r.msa_size = ${size} AND r.experience_level = ${stage}`;
  return {
    name: kind,
    changing: company !== undefined,
    from: `${table} x JOIN clusters k ON k.cluster_id = x.${neighbor} LEFT JOIN cluster_ai_impacts a ON a.cluster_id = k.cluster_id ${joins}`,
    ...declared([
      ...filters({
        baseline: { type: 'integer', sql: 'x.cluster_id', rest: [], dsl: [], operator: 'in', description: 'Baseline cluster.', example: '75' },
        company: HIRING_COMPANY,
      }),
      column('cluster_id', 'k.cluster_id', INTEGER),
      column('cluster_name', 'k.cluster_name', TEXT),
      jobLevel(),
      AI_FLAG,
      ...columns({
        premium_skill: SKILL_FAMILY,
        metrics: {
          sql: `json_build_object(${METRICS.map((name) => `'${name}', ${metric[name]}`).join(', ')}, 'wage_p75', ${isWageKey ? 'w.percentile_75' : none.wage})`,
          schema: METRICS_SCHEMA,
        },
      }),
      PREMIUM_SKILL,
      ...METRICS.map((name) => {
        const isWage = name === 'wage_p75_at_10y';
        const declaration = number(name, metric[name], {
          column: false,
          filter: 'range',
          schema: isWage ? PAY : SHARE,
          describe: 'Metric at the snapshot. A row without the metric fails every bound.',
          example: '0.5',
          ...(isWage ? { about: 'the 75th percentile' } : {}),
        });
        return isWage ? noted(declaration, WAGE_NOTE) : declaration;
      }),
    ]),
    sorts: { rank: { rest: [], dsl: ['RANK'], sql: 'x.rank', reversed: 'x.rank DESC', ties: 'k.cluster_id', description: 'Nearest first.' } },
    defaultSort: 'rank',
    expansions: expansions(company),
    defaultLimit: 100,
    maximumLimit: 1_000,
  };
}

/** This list has no other pay, so that a question about plain pay is answered with it. */
const WAGE_NOTE = 'This is the 75th percentile of pay after ten years of work, in metro areas of the size of the snapshot.';

/** `company_hiring` needs a company, whose uid comes from the database and is written as a literal. */
function expansions(company: { readonly uid: string } | undefined): Record<string, Expansion> {
  return {
    names: {
      description: 'Adds the names of the adjacent clusters that each row numbers.',
      columns: {
        skill_adj_cluster: family('skill_adj_cluster', 'cluster_skill_adjacencies', 'e.adjacent_cluster_id', INTEGER),
        skill_adj_cluster_name: family(
          'skill_adj_cluster_name',
          'cluster_skill_adjacencies',
          'd.cluster_name',
          TEXT,
          'LEFT JOIN clusters d ON d.cluster_id = e.adjacent_cluster_id',
        ),
      },
    },
    occupations: { description: 'Adds the member occupations.', columns: { occupations: { sql: MEMBERS, schema: MEMBERS_SCHEMA } } },
    company_hiring: companyHiring(company),
  };
}
