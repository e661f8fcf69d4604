import { ARCHETYPES } from '../../catalog/enumerations.ts';
import { canonicalOf } from '../../catalog/field-values.ts';
import { CLUSTER_COMPANIES } from '../../catalog/pairs.ts';
import { oneOf } from '../../catalog/value-schema.ts';
import { listRows } from '../../reads/list.ts';
import { ANY_BADGE, withAnyBadge } from '../parameters/any-badge.ts';
import { archetypeOfOrder, CLUSTER_COMPANY_SORT, ONE_ARCHETYPE, SORT_MODES, orderOf } from '../parameters/cluster-company-sort.ts';
import { onCluster, pageAnswer, scoped, toCompany } from '../answer.ts';
import { SHAPED } from '../faces.ts';
import { operation } from '../operation.ts';
import type { Question } from '../question.ts';
import { CLUSTER_HEAD } from './cluster-head.ts';

export const listClusterCompanies = operation({
  id: 'listClusterCompanies',
  tag: 'Clusters',
  permission: 'occupations:read',
  summary: 'Companies that hire for a cluster. ORDER BY BLEND combines badge and hiring.',
  description:
    'sort=blend ranks companies by the badge of an archetype combined with the hiring tier (entry-level postings for early_career, all postings otherwise) and adds blend_rank; 99 means no rank. An unknown archetype counts as early_career. An invalid token such as blend_x, or an archetype without sort=blend, returns 400. cbsa and hiring_postings_qtile must match the same hiring row. `hiring_percentile` still works and adds deprecation_warning. The filter and sort order postings_qtile were retired and return 400.',
  about: 'cluster',
  resource: CLUSTER_COMPANIES,
  settings: {
    archetype: {
      type: 'text',
      rest: ['archetype'],
      dsl: { where: ['ARCHETYPE'] },
      description: 'Archetype for the blend order: early_career (default), growth, or stability. Any other value counts as early_career.',
      example: 'growth',
    },
  },
  answer: {
    kind: 'page',
    head: { ...CLUSTER_HEAD, sort: oneOf(SORT_MODES), blend_archetype: { ...oneOf(ARCHETYPES), description: 'With the order blend.' } },
    optional: ['blend_archetype'],
  },
  rest: {
    path: '/api/clusters/{id}/companies',
    summary: 'Companies that hire for a cluster. sort=blend combines badge and hiring.',
    example: '/api/clusters/75/companies?sort=blend&archetype=growth',
    csv: true,
    withStatus: true,
    retiredQuintile: true,
    parameters: { badge: ANY_BADGE, ...CLUSTER_COMPANY_SORT },
    without: ['order_by'],
    rules: [ONE_ARCHETYPE],
    lower: (question, { badge, sort }) =>
      withAnyBadge({ ...question, plan: { ...question.plan, sort: [{ order: orderOf(sort), reversed: false }] } }, { badge }),
  },
  dsl: {
    form: 'LIST COMPANIES FOR CLUSTER',
    modifiers: [...SHAPED, 'with'],
    examples: ['LIST COMPANIES FOR CLUSTER 75 ORDER BY BLEND LIMIT 10', 'LIST COMPANIES FOR CLUSTER 75 WHERE CBSA IS "42660" AND HIRING_POSTINGS_QTILE IS "3"'],
    topic: 'COMPANIES',
  },
  run: async ({ database }, question) => {
    const { cluster_id, cluster_name } = question.target;
    const sort = withArchetype(question.plan.sort, question.settings.archetype);
    const blend = archetypeOfOrder(sort[0]?.order);
    const page = await listRows(database, CLUSTER_COMPANIES, scoped({ ...question.plan, sort }, onCluster(cluster_id)));
    return pageAnswer(page, toCompany, {
      cluster_id,
      cluster_name,
      sort: blend === undefined ? (sort[0]?.order ?? CLUSTER_COMPANIES.defaultSort) : 'blend',
      ...(blend === undefined ? {} : { blend_archetype: blend }),
    });
  },
});

/** The blend order of an archetype. An unknown archetype counts as early career. */
function withArchetype(sort: Question['plan']['sort'], given: string | undefined): Question['plan']['sort'] {
  const archetype = canonicalOf(given ?? '', ARCHETYPES);
  if (archetype === undefined) return sort;
  return sort.map((key) => (key.order === 'blend_early_career' ? { ...key, order: `blend_${archetype}` } : key));
}
