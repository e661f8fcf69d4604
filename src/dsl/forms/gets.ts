import { CLUSTER_DETAIL } from '../../catalog/clusters.ts';
import { COMPANIES } from '../../catalog/companies.ts';
import { COMPANY_HIRING } from '../../catalog/pairs.ts';
import { PROBABILITIES, RETENTION, WAGE_PROGRESSION, WAGES_TO_THE_ENDS } from '../../catalog/wages.ts';
import type { Resource } from '../../catalog/resource.ts';
import { clusterAiImpact } from '../../reads/ai-impact.ts';
import { aiImpact, education, membersOf, pathways, wageGrowth } from '../../reads/cluster-facts.ts';
import { getCompany } from '../../reads/companies.ts';
import { everyRow, listRows } from '../../reads/list.ts';
import { cbsaLocation, zipLocation } from '../../reads/locations.ts';
import type { OccupationOrCluster } from '../../reads/targets.ts';
import { quoted } from '../print.ts';
import type { Services } from '../services.ts';
import { clusterOf, companyOf, occupationOf } from '../targets.ts';
import { ABOUT, onCluster, pageAnswer, recordAnswer, scoped } from './answers.ts';
import type { Answer, Form, Question } from './form.ts';
import { PAGED } from './lists.ts';

/** What a question names: a code or a cluster. */
async function targetOf({ database }: Services, question: Question, overlay = false): Promise<OccupationOrCluster> {
  if (question.target?.kind === 'cluster') return { kind: 'cluster', cluster: await clusterOf(database, question, overlay) };
  return { kind: 'occupation', occupation: await occupationOf(database, question) };
}

const clusterIdOf = (target: OccupationOrCluster): number => (target.kind === 'cluster' ? target.cluster.cluster_id : target.occupation.cluster_id);

/** Whom the rows are about, beside them. */
const headingOf = (target: OccupationOrCluster): Record<string, unknown> =>
  target.kind === 'cluster' ? { cluster_id: target.cluster.cluster_id, cluster_name: target.cluster.cluster_name } : { ...target.occupation };

const aboutTarget = (target: OccupationOrCluster): string[] =>
  target.kind === 'cluster' ? ABOUT.cluster(target.cluster.cluster_id) : ABOUT.occupation(target.occupation.onet_code);

type Run = Form['run'];

/** A form for a code and one for a cluster, that answer alike. */
function forBoth(
  subject: string,
  summary: string,
  more: Partial<Form>,
  run: (question: Question, target: OccupationOrCluster, services: Services) => Promise<Answer>,
): Form[] {
  const runOn: Run = async (services, question) => run(question, await targetOf(services, question), services);
  const common = { verb: 'GET' as const, subject, modifiers: [], summary, run: runOn, ...more };
  return [
    { ...common, for: 'OCCUPATION', target: 'occupation', examples: [`GET ${subject} FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"`] },
    {
      ...common,
      for: 'CLUSTER',
      target: 'cluster',
      examples: [`GET ${subject} FOR CLUSTER WHERE CLUSTER_ID IS 75`, `GET ${subject} FOR CLUSTER "Computer Systems Analysts"`],
    },
  ];
}

/** Rows of one cluster; wages also tell how they grow. */
const rowsOf =
  (resource: Resource, withGrowth: boolean) =>
  async ({ plan }: Question, target: OccupationOrCluster, { database }: Services): Promise<Answer> => {
    const id = clusterIdOf(target);
    const [page, growth] = await Promise.all([
      listRows(database, resource, scoped(plan, onCluster(id))),
      withGrowth ? wageGrowth(database, id) : Promise.resolve(undefined),
    ]);
    return pageAnswer(page, () => aboutTarget(target), { ...headingOf(target), ...(growth === undefined ? {} : { wage_growth: growth }) });
  };

const rowsForm = (resource: Resource): Partial<Form> => ({ resource, modifiers: PAGED, defaultLimit: null });

export const GET_FORMS: readonly Form[] = [
  {
    verb: 'GET',
    subject: 'COMPANY',
    target: 'company',
    resource: { ...COMPANIES, fields: {}, sorts: {} },
    modifiers: ['expand'],
    summary: 'One employer, by exact name in any case or uid.',
    examples: ['GET COMPANY "Walmart"', 'GET COMPANY WHERE NAME IS "Walmart" EXPAND RELATIONSHIPS'],
    run: async (services, question) => {
      const { company_uid, company_name } = await companyOf(services.database, question);
      return recordAnswer(await getCompany(services.database, company_uid, question.plan.expand), ABOUT.company(company_name).slice(1));
    },
  },
  {
    verb: 'GET',
    subject: 'BADGES',
    for: 'COMPANY',
    target: 'company',
    modifiers: [],
    summary: 'Badges of one employer.',
    examples: ['GET BADGES FOR COMPANY WHERE COMPANY IS "Walmart"'],
    run: async ({ database }, question) => {
      const { company_uid } = await companyOf(database, question);
      const { company_name, overall_badge, badge_early_career, badge_growth, badge_stability } = await getCompany(database, company_uid, []);
      return recordAnswer({ company_name, overall_badge, badge_early_career, badge_growth, badge_stability }, ABOUT.company(company_name));
    },
  },
  {
    verb: 'GET',
    subject: 'OCCUPATION',
    target: 'occupation',
    modifiers: [],
    summary: 'One occupation with its cluster.',
    examples: ['GET OCCUPATION WHERE ONET_CODE IS "29-1141.00"', 'GET OCCUPATION "29-1141.00"'],
    run: async ({ database }, question) => {
      const occupation = await occupationOf(database, question);
      return recordAnswer(occupation, ABOUT.occupation(occupation.onet_code));
    },
  },
  {
    verb: 'GET',
    subject: 'OCCUPATION',
    for: 'CLUSTER',
    target: 'cluster',
    modifiers: [],
    summary: 'The occupations of one cluster.',
    examples: ['GET OCCUPATION FOR CLUSTER 75'],
    run: async ({ database }, question) => {
      const { cluster_id, cluster_name } = await clusterOf(database, question);
      return recordAnswer({ cluster_id, cluster_name, occupations: await membersOf(database, cluster_id) }, ABOUT.cluster(cluster_id));
    },
  },
  {
    verb: 'GET',
    subject: 'CLUSTER',
    target: 'cluster',
    resource: { ...CLUSTER_DETAIL, fields: {}, sorts: {} },
    modifiers: ['expand', 'include'],
    summary: 'One cluster with all it has.',
    examples: ['GET CLUSTER 75 INCLUDE OCCUPATIONS', 'GET CLUSTER "Computer Systems Analysts" EXPAND AI_IMPACT'],
    run: async ({ database }, question) => {
      const { cluster_id } = await clusterOf(database, question);
      const { rows } = await listRows(database, CLUSTER_DETAIL, everyRow(CLUSTER_DETAIL, onCluster(cluster_id), question.plan.expand));
      return recordAnswer(rows[0] ?? {}, ABOUT.cluster(cluster_id));
    },
  },
  ...forBoth('WAGES', 'Wages by tenure and metro size.', { ...rowsForm(WAGES_TO_THE_ENDS), modifiers: [...PAGED, 'expand'] }, rowsOf(WAGES_TO_THE_ENDS, true)),
  ...forBoth('WAGE_PROGRESSION', 'How wages grow from the first year.', rowsForm(WAGE_PROGRESSION), rowsOf(WAGE_PROGRESSION, true)),
  ...forBoth('RETENTION', 'Promotion and retention rates.', rowsForm(RETENTION), rowsOf(RETENTION, false)),
  ...forBoth('PROBABILITIES', 'Chances of promotion and retention, one row an outcome.', rowsForm(PROBABILITIES), rowsOf(PROBABILITIES, false)),
  ...forBoth('EDUCATION', 'Share of degrees and job level.', {}, async (_, target, { database }) =>
    recordAnswer(await education(database, target), aboutTarget(target)),
  ),
  ...forBoth('PATHWAYS', 'Where people move on to, what asks for like skills, which skills pay.', {}, async (_, target, { database }) =>
    recordAnswer(await pathways(database, target), [`LIST DESTINATION_CLUSTERS FOR CLUSTER ${clusterIdOf(target)} EXPAND NAMES`]),
  ),
  {
    verb: 'GET',
    subject: 'AI_IMPACT',
    for: 'OCCUPATION',
    target: 'occupation',
    modifiers: [],
    summary: 'What AI changes for an occupation; classified is false where that is not known.',
    examples: ['GET AI_IMPACT FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"'],
    run: async ({ database }, question) => {
      const { onet_code, onet_title, cluster_id } = await occupationOf(database, question);
      const facts = await aiImpact(database, cluster_id);
      return recordAnswer({ onet_code, occupation_title: onet_title, ...facts }, [`GET AI_IMPACT FOR CLUSTER ${cluster_id}`]);
    },
  },
  {
    verb: 'GET',
    subject: 'AI_IMPACT',
    for: 'CLUSTER',
    target: 'cluster',
    modifiers: [],
    summary: 'What AI changes for the occupations of a cluster; all 861 clusters of the overlay are known.',
    examples: ['GET AI_IMPACT FOR CLUSTER "Computer Systems Analysts"', 'GET AI_IMPACT FOR CLUSTER 75'],
    run: async ({ database }, question) => {
      const cluster = await clusterOf(database, question, true);
      const { data, ...more } = await clusterAiImpact(database, cluster);
      return { data, count: data.length, total: data.length, more, next: cluster.is_core ? ABOUT.cluster(cluster.cluster_id) : [] };
    },
  },
  {
    verb: 'GET',
    subject: 'HIRING',
    for: 'COMPANY',
    target: 'company',
    resource: COMPANY_HIRING,
    modifiers: PAGED,
    summary: 'Where a company hires for which cluster; postings_count_qtile 3 is the strongest third.',
    examples: ['GET HIRING FOR COMPANY WHERE COMPANY IS "Walmart" AND CLUSTER_ID IS 63', 'GET HIRING FOR COMPANY "Walmart" WHERE CBSA CONTAINS "Seattle"'],
    run: async ({ database }, question) => {
      const company = await companyOf(database, question);
      const plan = scoped(question.plan, { kind: 'in', field: 'company_uid', values: [company.company_uid] });
      return pageAnswer(await listRows(database, COMPANY_HIRING, plan), (row) => [`GET LOCATION_CBSA WHERE CBSA IS ${quoted(String(row['cbsa']))}`], {
        ...company,
      });
    },
  },
  {
    verb: 'GET',
    subject: 'LOCATION_ZIP',
    target: 'zip',
    modifiers: [],
    summary: 'Where a ZIP code lies; also spelled LOCATION BY ZIP.',
    examples: ['GET LOCATION_ZIP WHERE ZIP IS "98101"', 'GET LOCATION BY ZIP WHERE ZIP IS "98101"'],
    run: async ({ database }, question) => {
      const found = await zipLocation(database, String(question.target?.value));
      const cbsa = found['cbsa_code'];
      return recordAnswer(found, typeof cbsa === 'string' ? [`GET LOCATION_CBSA WHERE CBSA IS ${quoted(cbsa)}`] : []);
    },
  },
  {
    verb: 'GET',
    subject: 'LOCATION_CBSA',
    target: 'cbsa',
    modifiers: [],
    summary: 'A metropolitan area; also spelled LOCATION BY CBSA.',
    examples: ['GET LOCATION_CBSA WHERE CBSA IS "42660"', 'GET LOCATION BY CBSA WHERE CBSA IS "42660"'],
    run: async ({ database }, question) => recordAnswer(await cbsaLocation(database, String(question.target?.value))),
  },
];
