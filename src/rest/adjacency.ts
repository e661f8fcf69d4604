import type { RequestHandler } from 'express';
import { METRICS, SNAPSHOT_KEYS, type AdjacencyKind, type Metric, type Snapshot } from '../catalog/adjacency.ts';
import { AI_FLAGS, JOB_LEVELS, MSA_SIZES, type MsaSize } from '../enumerations.ts';
import { ApiError } from '../errors.ts';
import { adjacentClusters, type Bounds } from '../reads/adjacency.ts';
import { findCluster, findOccupation, parseClusterId } from '../reads/targets.ts';
import type { Database } from '../store/pool.ts';
import { readParameters, type Parameter } from './parameters.ts';

const TARGETS = ['COMPANY_HIRING', 'NAMES', 'OCCUPATIONS'];

const bound = (metric: string, end: string): Parameter => ({
  type: 'number',
  description: `Inclusive ${end} bound on ${metric}; rows without the metric are left out.`,
});
const BOUNDS = Object.fromEntries(
  METRICS.flatMap(
    (metric) =>
      [
        [`min_${metric}`, bound(metric, 'lower')],
        [`max_${metric}`, bound(metric, 'upper')],
      ] as const,
  ),
);

export const ADJACENCY_PARAMETERS = {
  onet: { type: 'text', description: 'O*NET-SOC code whose cluster is the baseline; with path id 0 the path is ignored.', example: '29-1141.00' },
  company: { type: 'text', description: 'Exact company name: only clusters that it hires for. Needed by expand=company_hiring.' },
  job_level: { type: 'enumeration', values: JOB_LEVELS, description: 'Only neighbours of this level.' },
  ai_flag: { type: 'enumeration', values: AI_FLAGS, description: 'Only neighbours with this flag.' },
  premium_skill: { type: 'text', description: 'Part of the name of a premium skill of the neighbour.' },
  experience_level: {
    type: 'enumeration',
    values: SNAPSHOT_KEYS,
    default: '10',
    description: 'Snapshot of the metrics: 0, 5, 10 fill wages; Entry-Level, Experienced fill promotion and retention.',
  },
  msa_size: { type: 'enumeration', values: MSA_SIZES, default: 'Large', description: 'Metro size of the snapshot.' },
  ...BOUNDS,
  expand: { type: 'text', description: 'Comma list of names, occupations, company_hiring.' },
  limit: { type: 'integer', minimum: 1, maximum: 1_000, default: 100, description: 'Rows of the page.' },
  offset: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0, description: 'Rows to skip.' },
} as const;

/** GET /api/clusters/{id}/skill-adj-clusters and /cluster-destinations. */
export function adjacencyRoute(database: Database, kind: AdjacencyKind, path: string): RequestHandler {
  return async (request, response) => {
    const given = readParameters(request, ADJACENCY_PARAMETERS, `/api/clusters/75/${path}?experience_level=Experienced&expand=names`);
    const expand = expandTokens(given.expand);
    if (expand.includes('COMPANY_HIRING') && given.company === undefined) {
      throw new ApiError('invalid_parameters', {
        error: 'expand=company_hiring needs company',
        suggestion: 'Add the exact name of a company.',
        example: `/api/clusters/75/${path}?expand=company_hiring&company=Walmart`,
      });
    }
    const baseline = await baselineOf(database, String(request.params['id']), given.onet);
    const snapshot: Snapshot = { experience_level: given.experience_level as Snapshot['experience_level'], msa_size: given.msa_size as MsaSize };
    const { page, filters, suggestion } = await adjacentClusters(database, {
      kind,
      baseline: baseline.cluster_id,
      snapshot,
      company: given.company,
      jobLevel: given.job_level,
      aiFlag: given.ai_flag,
      premiumSkill: given.premium_skill,
      bounds: boundsOf(given),
      expand: expand.map((token) => token.toLowerCase()),
      limit: given.limit,
      offset: given.offset,
    });
    response.json({
      status: 'success',
      success: true,
      subject: kind,
      baseline,
      snapshot,
      filters,
      expand,
      data: page.rows,
      count: page.rows.length,
      total: page.total,
      has_more: given.offset + page.rows.length < page.total,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  };
}

/** Upper-case tokens; an unknown one is refused word for word as the specification says. */
function expandTokens(text: string | undefined): string[] {
  const tokens = [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((token) => token.trim().toUpperCase())
        .filter((token) => token !== ''),
    ),
  ];
  const unknown = tokens.filter((token) => !TARGETS.includes(token));
  if (unknown.length === 0) return tokens;
  throw new ApiError('invalid_parameters', {
    error: `Unknown EXPAND target(s): ${unknown.join(', ')}`,
    suggestion: `Valid targets: ${TARGETS.join(', ')}`,
    ...(unknown.includes('METRICS')
      ? { data: 'Metrics are part of every row; choose their snapshot with experience_level and msa_size and bound them with min_ and max_ parameters.' }
      : {}),
  });
}

async function baselineOf(database: Database, id: string, onet: string | undefined): Promise<{ cluster_id: number; cluster_name: string }> {
  const pathId = parseClusterId(id);
  if (onet === undefined) {
    if (pathId === 0)
      throw new ApiError('invalid_parameters', {
        error: 'Path id 0 needs onet',
        suggestion: 'Give an O*NET-SOC code as baseline, or a cluster id in the path.',
        example: '/api/clusters/0/skill-adj-clusters?onet=29-1141.00',
      });
    const { cluster_id, cluster_name } = await findCluster(database, pathId);
    return { cluster_id, cluster_name };
  }
  const { cluster_id, cluster_name } = await findOccupation(database, onet);
  if (pathId !== 0 && pathId !== cluster_id) {
    throw new ApiError('invalid_parameters', {
      error: `onet ${onet} belongs to cluster ${cluster_id}, not to ${pathId}`,
      suggestion: 'Use path id 0 together with onet, or leave onet out.',
      example: `/api/clusters/0/skill-adj-clusters?onet=${onet}`,
    });
  }
  return { cluster_id, cluster_name };
}

function boundsOf(given: Readonly<Record<string, unknown>>): Partial<Record<Metric, Bounds>> {
  const bounds: Partial<Record<Metric, Bounds>> = {};
  for (const metric of METRICS) {
    const [gte, lte] = [given[`min_${metric}`], given[`max_${metric}`]] as (number | undefined)[];
    if (gte !== undefined || lte !== undefined) bounds[metric] = { gte, lte };
  }
  return bounds;
}
