import { canonicalOf } from '../../catalog/field-values.ts';
import { COMPANIES } from '../../catalog/companies.ts';
import { COMPANY_BADGES } from '../../catalog/company-badges.ts';
import { atCompany } from '../../catalog/company-hiring.ts';
import { CLUSTERS } from '../../catalog/clusters.ts';
import { INDUSTRIES } from '../../catalog/industries.ts';
import { OCCUPATION_CLUSTERS, OCCUPATIONS } from '../../catalog/occupations.ts';
import {
  CLUSTER_COMPANIES,
  COMPANY_CLUSTERS,
  COMPANY_OCCUPATION_CODES,
  COMPANY_OCCUPATIONS,
  OCCUPATION_BADGES,
  OCCUPATION_COMPANIES,
} from '../../catalog/pairs.ts';
import type { Resource } from '../../catalog/resource.ts';
import { companyByName } from '../../reads/company-names.ts';
import { listRows } from '../../reads/list.ts';
import type { Plan } from '../../catalog/plan.ts';
import { ARCHETYPES } from '../../catalog/enumerations.ts';
import { quoted } from '../print.ts';
import { fieldConditions } from '../rules/rule.ts';
import { whereOf } from '../suggestions.ts';
import type { Services } from '../services.ts';
import { clusterOf, companyOf, occupationOf, unknownCompany } from '../targets.ts';
import { ABOUT, listOf, onCluster, pageAnswer, scoped, type Next } from './answers.ts';
import type { Answer, Form, ModifierKind, Question, Setting } from './form.ts';

export const PAGED: readonly ModifierKind[] = ['limit', 'offset', 'range'];
const ORDERED: readonly ModifierKind[] = [...PAGED, 'order_by'];
const SHAPED: readonly ModifierKind[] = [...ORDERED, 'expand'];

const aboutCompany: Next = ({ company_name }) => ABOUT.company(company_name);
const aboutOccupation: Next = ({ onet_code }) => ABOUT.occupation(onet_code);
const aboutCluster: Next = ({ cluster_id }) => ABOUT.cluster(cluster_id);

/** Restricts clusters or occupations to those a company hires for; EXPAND COMPANY_HIRING needs it. */
const AT_COMPANY: Setting = {
  names: ['COMPANY', 'COMPANY_NAME'],
  type: 'text',
  operator: 'is',
  description: 'Only what this company hires for; needed by EXPAND COMPANY_HIRING.',
  example: 'Walmart',
};

/** The archetype of ORDER BY BLEND; as in REST, one that is none counts as early_career. */
const ARCHETYPE: Setting = {
  names: ['ARCHETYPE'],
  type: 'text',
  operator: 'is',
  description: 'Archetype of ORDER BY BLEND: early_career (default), growth, stability. BLEND_GROWTH says both.',
  example: 'growth',
};

function withArchetype({ plan, settings }: Question): Plan['sort'] {
  const archetype = canonicalOf(String(settings['archetype'] ?? ''), ARCHETYPES);
  if (archetype === undefined) return plan.sort;
  return plan.sort.map((key) => (key.order === 'blend_early_career' ? { ...key, order: `blend_${archetype}` } : key));
}

/** A list that a company may restrict. A company that does not exist empties it. */
const listAtCompany =
  (resource: Resource, next: Next) =>
  async (services: Services, question: Question): Promise<Answer> => {
    const name = question.settings['company'];
    if (name === undefined) return pageAnswer(await listRows(services.database, resource, question.plan), next);
    const company = await companyByName(services.database, String(name));
    if (company === undefined) return { data: [], count: 0, total: 0, next: [(await unknownCompany(services.database, String(name))).example] };
    const plan = scoped(question.plan, { kind: 'in', field: 'company', values: [company.company_uid] });
    return pageAnswer(await listRows(services.database, atCompany(resource, { uid: company.company_uid }), plan), next);
  };

const clustersAtCompany = atCompany(CLUSTERS, undefined);
const occupationsAtCompany = atCompany(OCCUPATIONS, undefined);
/** The early-career badge decides who is listed, and comes first. */
const EARLY_CAREER: Resource = {
  ...COMPANIES,
  name: 'early_career_companies',
  where: 'c.badge_early_career IS NOT NULL',
  sorts: {
    early_career: {
      rest: [],
      dsl: ['BADGE_EARLY_CAREER'],
      sql: 'c.badge_early_career',
      ties: 'c.company_name COLLATE a_to_z, c.company_uid',
      description: 'Platinum first.',
    },
    ...COMPANIES.sorts,
  },
  defaultSort: 'early_career',
};

export const LIST_FORMS: readonly Form[] = [
  {
    verb: 'LIST',
    subject: 'COMPANIES',
    resource: COMPANIES,
    modifiers: [...SHAPED, 'with'],
    summary: 'Employers.',
    examples: [
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND OVERALL_BADGE IS Ranked ORDER BY PLATINUM LIMIT 10',
      'LIST COMPANIES WHERE STATE IN ("California", "Washington") AND BADGE_COUNT >= 3',
      'LIST COMPANIES WHERE ANY_BADGE IS "Platinum" EXPAND RELATIONSHIPS, TIMESTAMPS',
    ],
    run: listOf(COMPANIES, aboutCompany),
  },
  {
    verb: 'LIST',
    subject: 'COMPANIES',
    for: 'CLUSTER',
    target: 'cluster',
    resource: CLUSTER_COMPANIES,
    settings: { archetype: ARCHETYPE },
    modifiers: [...SHAPED, 'with'],
    summary: 'Companies that hire for a cluster; BLEND ranks badge and hiring together.',
    examples: ['LIST COMPANIES FOR CLUSTER 75 ORDER BY BLEND LIMIT 10', 'LIST COMPANIES FOR CLUSTER 75 WHERE CBSA IS "42660" AND HIRING_POSTINGS_QTILE IS "3"'],
    run: async ({ database }, question) => {
      const { cluster_id, cluster_name } = await clusterOf(database, question);
      const sort = withArchetype(question);
      const blend = /^blend_(.*)$/.exec(sort[0]?.order ?? '')?.[1];
      const plan = scoped({ ...question.plan, sort }, onCluster(cluster_id));
      const isDeprecated = fieldConditions(whereOf(question.command)).some(({ field }) => field.text === 'HIRING_PERCENTILE');
      return pageAnswer(await listRows(database, CLUSTER_COMPANIES, plan), aboutCompany, {
        cluster_id,
        cluster_name,
        sort: blend === undefined ? (sort[0]?.order ?? CLUSTER_COMPANIES.defaultSort) : 'blend',
        ...(blend === undefined ? {} : { blend_archetype: blend }),
        ...(isDeprecated ? { deprecation_warning: 'HIRING_PERCENTILE is deprecated; use HIRING_POSTINGS_QTILE.' } : {}),
      });
    },
  },
  {
    verb: 'LIST',
    subject: 'COMPANIES',
    for: 'OCCUPATION',
    target: 'occupation',
    resource: OCCUPATION_COMPANIES,
    modifiers: [...SHAPED, 'with'],
    summary: 'Companies that have a role.',
    examples: ['LIST COMPANIES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" ORDER BY ENTRY_POSTING_COUNT LIMIT 10'],
    run: async ({ database }, question) => {
      const { onet_code, onet_title, cluster_id, cluster_name } = await occupationOf(database, question);
      const page = await listRows(database, OCCUPATION_COMPANIES, scoped(question.plan, onCluster(cluster_id)));
      return pageAnswer(page, aboutCompany, { onet_code, onet_title, cluster_id, cluster_name });
    },
  },
  {
    verb: 'LIST',
    subject: 'INDUSTRIES',
    resource: INDUSTRIES,
    modifiers: ORDERED,
    summary: 'Industries with their number of companies.',
    examples: ['LIST INDUSTRIES ORDER BY COMPANY_COUNT', 'LIST INDUSTRIES WHERE SEARCH IS "health"'],
    run: listOf(INDUSTRIES, ({ industry }) => [`LIST COMPANIES WHERE INDUSTRY IS ${quoted(String(industry))} LIMIT 10`]),
  },
  {
    verb: 'LIST',
    subject: 'CLUSTERS',
    resource: clustersAtCompany,
    settings: { company: AT_COMPANY },
    modifiers: [...SHAPED, 'include'],
    summary: 'Occupation clusters.',
    examples: [
      'LIST CLUSTERS WHERE AI_FLAG IS "Raising the Bar" EXPAND AI_IMPACT LIMIT 10',
      'LIST CLUSTERS WHERE PREMIUM_SKILL CONTAINS "python" INCLUDE OCCUPATIONS',
    ],
    run: listAtCompany(CLUSTERS, aboutCluster),
  },
  {
    verb: 'LIST',
    subject: 'OCCUPATIONS',
    resource: occupationsAtCompany,
    settings: { company: AT_COMPANY },
    modifiers: SHAPED,
    summary: 'Occupations, one row a code.',
    examples: ['LIST OCCUPATIONS WHERE SEARCH IS "nurse"', 'LIST OCCUPATIONS WHERE COMPANY_COUNT >= 100 ORDER BY COMPANY_COUNT LIMIT 10'],
    run: listAtCompany(OCCUPATIONS, aboutOccupation),
  },
  {
    verb: 'LIST',
    subject: 'OCCUPATIONS',
    for: 'COMPANY',
    target: 'company',
    resource: COMPANY_OCCUPATIONS,
    modifiers: [...SHAPED, 'with', 'group_by'],
    groups: ['ONET', 'OCCUPATION'],
    summary: 'Occupations at a company, one row a cluster; GROUP BY ONET gives one row a code.',
    examples: ['LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE TOP10 IS "1"', 'LIST OCCUPATIONS FOR COMPANY "Walmart" GROUP BY ONET LIMIT 10'],
    run: async ({ database }, question) => {
      const company = await companyOf(database, question);
      const resource = question.groupBy === undefined ? COMPANY_OCCUPATIONS : COMPANY_OCCUPATION_CODES;
      const plan = scoped({ ...question.plan, resource: resource.name }, { kind: 'in', field: 'company_uid', values: [company.company_uid] });
      return pageAnswer(await listRows(database, resource, plan), aboutCluster, { ...company });
    },
  },
  {
    verb: 'LIST',
    subject: 'OCCUPATIONS',
    for: 'CLUSTER',
    target: 'cluster',
    resource: OCCUPATIONS,
    modifiers: SHAPED,
    summary: 'Occupations of a cluster.',
    examples: ['LIST OCCUPATIONS FOR CLUSTER 75'],
    run: async ({ database }, question) => {
      const { cluster_id, cluster_name } = await clusterOf(database, question);
      return pageAnswer(await listRows(database, OCCUPATIONS, scoped(question.plan, onCluster(cluster_id))), aboutOccupation, { cluster_id, cluster_name });
    },
  },
  {
    verb: 'LIST',
    subject: 'COMPANY_CLUSTERS',
    resource: COMPANY_CLUSTERS,
    settings: { company: { ...AT_COMPANY, required: true, description: 'The company.' } },
    modifiers: ORDERED,
    summary: 'Clusters of a company with their share of its workforce.',
    examples: ['LIST COMPANY_CLUSTERS WHERE COMPANY IS "Walmart"'],
    run: async ({ database }, question) => {
      const name = String(question.settings['company']);
      const company = await companyByName(database, name);
      if (company === undefined) return { data: [], count: 0, total: 0, next: [(await unknownCompany(database, name)).example] };
      const plan = scoped(question.plan, { kind: 'in', field: 'company_uid', values: [company.company_uid] });
      return pageAnswer(await listRows(database, COMPANY_CLUSTERS, plan), aboutCluster, { ...company });
    },
  },
  {
    verb: 'LIST',
    subject: 'OCCUPATION_CLUSTERS',
    resource: OCCUPATION_CLUSTERS,
    modifiers: ORDERED,
    summary: 'Which cluster a code belongs to.',
    examples: ['LIST OCCUPATION_CLUSTERS WHERE ONET_CODE IS "29-1141.00"'],
    run: listOf(OCCUPATION_CLUSTERS, aboutCluster),
  },
  {
    verb: 'LIST',
    subject: 'EARLY_CAREER_COMPANIES',
    resource: EARLY_CAREER,
    modifiers: [...SHAPED, 'with'],
    summary: 'Companies with an early-career badge, Platinum first.',
    examples: ['LIST EARLY_CAREER_COMPANIES WHERE STATE IS "Ohio" LIMIT 10'],
    run: listOf(EARLY_CAREER, aboutCompany),
  },
  {
    verb: 'LIST',
    subject: 'COMPANY_BADGES',
    resource: COMPANY_BADGES,
    modifiers: ORDERED,
    summary: 'Badges of all companies.',
    examples: ['LIST COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" AND STATE IS "California"'],
    run: listOf(COMPANY_BADGES, aboutCompany),
  },
  {
    verb: 'LIST',
    subject: 'OCCUPATION_BADGES',
    resource: OCCUPATION_BADGES,
    modifiers: [...SHAPED, 'with'],
    summary: 'Badges of all pairs of company and cluster.',
    examples: ['LIST OCCUPATION_BADGES WHERE ONET_CODE IS "29-1141.00" AND BADGE_GROWTH IS "Platinum" LIMIT 10'],
    run: listOf(OCCUPATION_BADGES, aboutCompany),
  },
];
