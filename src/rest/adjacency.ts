import type { RequestHandler } from 'express';
import { adjacency, METRICS, SNAPSHOT_KEYS, type AdjacencyKind, type Metric, type Snapshot } from '../catalog/adjacency.ts';
import { INTEGER, listOf, oneOf, record, TEXT, type Schema } from '../catalog/value-schema.ts';
import { AI_FLAGS, JOB_LEVELS, MSA_SIZES, type MsaSize } from '../catalog/enumerations.ts';
import { ApiError, type Refusal } from '../errors.ts';
import { adjacentClusters, type Bounds } from '../reads/adjacency.ts';
import { badCode, findCluster, findOccupation, parseClusterId } from '../reads/targets.ts';
import type { Database } from '../store/pool.ts';
import { CLUSTER_ID, operation, pageAnswer, rowSchema } from './openapi/operation.ts';
import { sendPage } from './envelope.ts';
import type { Rule } from './parameters.ts';
import { readRequest } from './read-request.ts';
import { filterParameters } from './resource-parameters.ts';

const TARGETS = ['COMPANY_HIRING', 'NAMES', 'OCCUPATIONS'];

/** The bounds on the metrics, which are the same at every snapshot. */
const BOUNDS = Object.fromEntries(
  Object.entries(filterParameters(adjacency('skill_adjacent_clusters', { experience_level: '10', msa_size: 'Large' }, undefined))).filter(([name]) =>
    /^(?:min|max)_/.test(name),
  ),
);

const PARAMETERS = {
  onet: {
    type: 'text',
    pattern: '^[0-9]{2}-[0-9]{4}\\.[0-9]{2}$',
    check: badCode,
    description: 'O*NET-SOC code whose cluster is the baseline; with path id 0 the path is ignored.',
    example: '29-1141.00',
  },
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
  expand: {
    type: 'text',
    items: oneOf(TARGETS.map((target) => target.toLowerCase())),
    check: unknownTargets,
    description: '`names`: names of the numbered neighbours. `occupations`: members. `company_hiring`: how the company hires; needs company.',
  },
  limit: { type: 'integer', minimum: 1, maximum: 1_000, default: 100, description: 'Rows of the page.' },
  offset: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0, description: 'Rows to skip.' },
} as const;

const NEEDS: Rule<{ readonly expand?: string | undefined; readonly company?: string | undefined; readonly onet?: string | undefined }>[] = [
  {
    of: ['expand', 'company'],
    broken: ({ expand, company }, _path, example) =>
      company !== undefined || !tokensOf(expand).includes('COMPANY_HIRING')
        ? undefined
        : {
            error: 'expand=company_hiring needs company',
            suggestion: 'Add the exact name of a company.',
            example: `${example.split('?')[0]}?expand=company_hiring&company=Walmart`,
          },
  },
  {
    of: ['onet'],
    broken: ({ onet }, { id }) =>
      onet !== undefined || Number(id) !== 0
        ? undefined
        : {
            error: 'Path id 0 needs onet',
            suggestion: 'Give an O*NET-SOC code as baseline, or a cluster id in the path.',
          },
  },
];

const NEIGHBOURS = {
  method: 'get',
  tag: 'Clusters',
  permission: 'occupations:read',
  description: [
    'Beta. Nearest first. With path id 0, onet names the baseline. Bounds (min_, max_) are inclusive and are echoed in filters, as in wage_p75_at_10y__gte; a row whose metric is null is left out only while that metric is bounded.',
    'wage_p75_at_10y is filled at experience_level=10 only, wage_p75 at 0, 5 and 10, the rates at Entry-Level and Experienced. expand=metrics was retired: metrics are part of every row.',
  ].join('\n\n'),
  placeholders: { id: { ...CLUSTER_ID, description: 'Id of a core cluster, or 0 together with onet.' } },
  parameters: PARAMETERS,
  rules: NEEDS,
  conditional: true,
  errors: [400, 404],
} as const;

const answerOf = (kind: AdjacencyKind): Schema =>
  pageAnswer(rowSchema(adjacency(kind, { experience_level: '10', msa_size: 'Large' }, undefined)), {
    status: { type: 'string', const: 'success' },
    subject: { type: 'string', const: kind },
    baseline: record({ cluster_id: INTEGER, cluster_name: TEXT }),
    snapshot: record({ experience_level: oneOf(SNAPSHOT_KEYS), msa_size: oneOf(MSA_SIZES) }),
    filters: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    expand: listOf(TEXT),
  });

const SKILL_ADJACENT = operation({
  ...NEIGHBOURS,
  path: '/api/clusters/{id}/skill-adj-clusters',
  id: 'listSkillAdjacentClusters',
  summary: 'Most skill-adjacent clusters, with their metrics',
  answer: answerOf('skill_adjacent_clusters'),
  example: '/api/clusters/75/skill-adj-clusters?experience_level=Experienced&expand=names',
});
const DESTINATIONS = operation({
  ...NEIGHBOURS,
  path: '/api/clusters/{id}/cluster-destinations',
  id: 'listDestinationClusters',
  summary: 'Clusters that people move on to, with their metrics',
  answer: answerOf('destination_clusters'),
  example: '/api/clusters/75/cluster-destinations?experience_level=Experienced&expand=names',
});
export const ADJACENCY_OPERATIONS = [SKILL_ADJACENT, DESTINATIONS];

/** GET /api/clusters/{id}/skill-adj-clusters and /cluster-destinations. */
export function adjacencyRoute(database: Database, kind: AdjacencyKind): RequestHandler {
  const operationOf = kind === 'skill_adjacent_clusters' ? SKILL_ADJACENT : DESTINATIONS;
  return async (request, response) => {
    const given = readRequest(request, operationOf);
    const expand = tokensOf(given.expand);
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
    sendPage(request, response, page, given.offset, {
      status: 'success',
      subject: kind,
      baseline,
      snapshot,
      filters,
      expand,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  };
}

/** The targets of an `expand`, in upper case. */
function tokensOf(text = ''): string[] {
  const tokens = text.split(',').map((token) => token.trim().toUpperCase());
  return [...new Set(tokens.filter((token) => token !== ''))];
}

/** An unknown target is refused word for word as the specification says. */
function unknownTargets(text: string): Refusal | undefined {
  const unknown = tokensOf(text).filter((token) => !TARGETS.includes(token));
  if (unknown.length === 0) return undefined;
  return {
    error: `Unknown EXPAND target(s): ${unknown.join(', ')}`,
    suggestion: `Valid targets: ${TARGETS.join(', ')}`,
    ...(unknown.includes('METRICS')
      ? { data: 'Metrics are part of every row; choose their snapshot with experience_level and msa_size and bound them with min_ and max_ parameters.' }
      : {}),
  };
}

async function baselineOf(database: Database, id: string, onet: string | undefined): Promise<{ cluster_id: number; cluster_name: string }> {
  const pathId = parseClusterId(id);
  if (onet === undefined) {
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
