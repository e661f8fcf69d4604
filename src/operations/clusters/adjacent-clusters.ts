import { adjacency, levelsOf, METRICS, SNAPSHOT_KEYS, type AdjacencyKind, type Snapshot } from '../../catalog/adjacency.ts';
import { echoOf } from '../../catalog/echo.ts';
import { MSA_SIZES } from '../../catalog/enumerations.ts';
import type { Filter } from '../../catalog/plan.ts';
import { INTEGER, listOf, oneOf, record, TEXT } from '../../catalog/value-schema.ts';
import { companyByName, unknownCompany } from '../../reads/company-names.ts';
import type { Hint } from '../../reads/hints.ts';
import { listRows } from '../../reads/list.ts';
import { ADJACENCY_PARAMETERS, BASELINE_PLACEHOLDER, baselineOf, contradiction, NEEDS, withExpansions } from '../parameters/adjacency.ts';
import { emptyPage, pageAnswer, scoped, toCluster, type Answer } from '../answer.ts';
import { ORDERED, type DslFace } from '../faces.ts';
import { operation, type AnswerShape } from '../operation.ts';
import type { Question } from '../question.ts';
import type { Services } from '../services.ts';
import { mermaidOf, MERMAID_NOTE } from './mermaid.ts';

const SETTINGS = {
  experience_level: {
    type: 'enumeration',
    values: SNAPSHOT_KEYS,
    default: '10',
    rest: ['experience_level'],
    dsl: { where: ['EXPERIENCE_LEVEL'] },
    description: 'Snapshot of the metrics. 0, 5, and 10 return wages; Entry-Level and Experienced return promotion and retention.',
    example: '10',
  },
  msa_size: {
    type: 'enumeration',
    values: MSA_SIZES,
    default: 'Large',
    rest: ['msa_size'],
    dsl: { where: ['MSA_SIZE'] },
    description: 'Metro size of the snapshot.',
    example: 'Large',
  },
  company: {
    type: 'text',
    names: 'company',
    rest: ['company'],
    dsl: { where: ['COMPANY', 'COMPANY_NAME'] },
    description: 'Only clusters that the company with this exact name hires for. Required for the expansion company_hiring.',
    example: 'Walmart',
  },
} as const;

/** The two operations that list the clusters adjacent to a cluster, with their metrics at a snapshot. */
const adjacent = (kind: AdjacencyKind, id: string, path: string, summary: string) => {
  return operation({
    id,
    tag: 'Clusters',
    permission: 'occupations:read',
    summary,
    description: [
      'Beta. Closest clusters come first. With path id 0, onet names the baseline. Bounds (min_, max_) are inclusive and echoed in filters, as in wage_p75_at_10y__gte. A bound on a metric removes rows where the metric is null.',
      'wage_p75_at_10y is filled at experience_level=10 only, wage_p75 at 0, 5, and 10, and the rates at Entry-Level and Experienced. expand=metrics was retired because every row includes the metrics.',
    ].join('\n\n'),
    about: 'occupation_or_cluster',
    resource: adjacency(kind, { experience_level: '10', msa_size: 'Large' }, undefined),
    settings: SETTINGS,
    answer: answerOf(kind),
    rest: {
      path: `/api/clusters/{id}/${path}`,
      about: 'cluster',
      placeholder: BASELINE_PLACEHOLDER,
      example: `/api/clusters/75/${path}?experience_level=Experienced&expand=names`,
      csv: true,
      withStatus: true,
      parameters: ADJACENCY_PARAMETERS,
      rules: NEEDS,
      targetOf: baselineOf,
      contradiction,
      lower: withExpansions,
    },
    dsl: formsOf(kind),
    run: (services, question) => listAdjacent(kind, services, question),
  });
};

const answerOf = (kind: AdjacencyKind): AnswerShape => ({
  kind: 'page',
  head: {
    subject: { type: 'string', const: kind },
    baseline: record({ cluster_id: INTEGER, cluster_name: TEXT }),
    snapshot: record({ experience_level: oneOf(SNAPSHOT_KEYS), msa_size: oneOf(MSA_SIZES) }),
    filters: { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } },
    expand: listOf(TEXT),
  },
});

/** The same list for a cluster, and for the cluster of an occupation. */
function formsOf(kind: AdjacencyKind): readonly DslFace[] {
  const face = { modifiers: [...ORDERED, 'expand'], mermaid: true, topic: 'PATHWAYS' } as const;
  const list = `LIST ${kind.toUpperCase()} FOR`;
  const examplesOf = (target: string, and: string): readonly [string, string] => [
    `${list} ${target} EXPAND NAMES`,
    `${list} ${target} ${and} EXPERIENCE_LEVEL IS "Experienced" AND RETENTION_RATE_3YR >= 0.3 EXPAND NAMES FORMAT MERMAID`,
  ];
  return [
    { ...face, form: `${list} CLUSTER`, examples: examplesOf('CLUSTER 75', 'WHERE') },
    { ...face, form: `${list} OCCUPATION`, examples: examplesOf('OCCUPATION WHERE ONET_CODE IS "29-1141.00"', 'AND') },
  ];
}

/** The adjacent clusters of a cluster or of the cluster of an occupation, at a snapshot; only those that a company hires for, if one is given. */
async function listAdjacent(
  kind: AdjacencyKind,
  { database }: Services,
  { target, plan, settings, expand, diagram }: Question<'occupation_or_cluster', typeof SETTINGS>,
): Promise<Answer> {
  const { cluster_id, cluster_name } = target.kind === 'cluster' ? target.cluster : target.occupation;
  const baseline = { cluster_id, cluster_name };
  const snapshot = { experience_level: settings.experience_level, msa_size: settings.msa_size } as Snapshot;
  const company = settings.company === undefined ? undefined : await companyByName(database, settings.company);
  const head = {
    subject: kind,
    baseline,
    snapshot,
    filters: { ...(settings.company === undefined ? {} : { company: company?.company_name ?? settings.company }), ...echoOf(plan.filter) },
    expand: expand.map((token) => token.toUpperCase()),
  };
  if (settings.company !== undefined && company === undefined) return emptyPage(await unknownCompany(database, settings.company), head);
  const uid = company?.company_uid;
  const resource = adjacency(kind, snapshot, uid === undefined ? undefined : { uid });
  const scope: Filter[] = [
    { kind: 'in', field: 'baseline', values: [cluster_id] },
    ...(uid === undefined ? [] : [{ kind: 'in', field: 'company', values: [uid] } as const]),
  ];
  const page = await listRows(database, resource, scoped(plan, ...scope));
  const drawn = diagram ? { mermaid: mermaidOf(baseline, page.rows, { withNames: expand.includes('names') }), mermaid_note: MERMAID_NOTE } : {};
  const answer = pageAnswer(page, toCluster, { ...head, ...drawn });
  const hint = page.total > 0 ? undefined : otherSnapshot(head.filters, settings.experience_level);
  return hint === undefined ? answer : { ...answer, hint };
}

/** A bound on a metric that is null at the snapshot makes every list empty. */
function otherSnapshot(filters: Readonly<Record<string, unknown>>, level: string): Hint | undefined {
  const bounded = METRICS.filter((metric) => Object.keys(filters).some((key) => key.startsWith(metric)));
  const [missing] = bounded.map(levelsOf).filter((levels) => !levels.some((one) => one === level));
  if (missing === undefined) return undefined;
  const alone = bounded.every((metric) => levelsOf(metric)[0] === missing[0]);
  return { kind: 'other_snapshot', metrics: missing[0] === '10' ? 'wage' : 'rates', levels: missing, alone };
}

export const listSkillAdjacentClusters = adjacent(
  'skill_adjacent_clusters',
  'listSkillAdjacentClusters',
  'skill-adj-clusters',
  'Clusters that require the most similar skills, with their metrics.',
);
export const listDestinationClusters = adjacent(
  'destination_clusters',
  'listDestinationClusters',
  'cluster-destinations',
  'Clusters that people move to next, with their metrics.',
);
