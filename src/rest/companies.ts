import { Router, type Request } from 'express';
import { BADGE_SCHEMA } from '../catalog/badges.ts';
import { COMPANIES } from '../catalog/companies.ts';
import { COMPANY_BADGE_GROUPS, COMPANY_BADGES } from '../catalog/company-badges.ts';
import { COMPANY_CLUSTERS, COMPANY_HIRING, COMPANY_OCCUPATION_CODES, COMPANY_OCCUPATIONS } from '../catalog/pairs.ts';
import { SEARCH_COLUMNS, VERSIONS_SCHEMA } from '../catalog/matches.ts';
import type { Resource } from '../catalog/resource.ts';
import { record, TEXT } from '../catalog/value-schema.ts';
import { findCompany, getCompany } from '../reads/companies.ts';
import { listRows, type Page } from '../reads/list.ts';
import type { Database } from '../store/pool.ts';
import type { CompanySearch } from '../conversion/companies/search.ts';
import { badgeCounts, countParameters, COUNTS_ANSWER } from './badge-counts.ts';
import { sendPage, sendRecord } from './envelope.ts';
import { COMPANY_NAME, operation, pageAnswer, recordAnswer, rowSchema } from './openapi/operation.ts';
import { readRequest } from './read-request.ts';
import { withRetiredQuintile } from './retired.ts';
import { industryHint, industriesOf } from './industry-hint.ts';
import { listParameters, listPlan } from './resource-parameters.ts';
import { unknownNames } from './unknown-names.ts';

const READ = { method: 'get', tag: 'Companies', permission: 'companies:read', conditional: true } as const;
const ONE_COMPANY = { ...READ, placeholders: { name: COMPANY_NAME } } as const;
const COMPANY_HEAD = { company_uid: TEXT, company_name: TEXT };

const LIST = operation({
  ...READ,
  path: '/api/companies',
  id: 'listCompanies',
  summary: 'Companies',
  description:
    'Filters combine with AND; a comma list within one means OR. `include_score` adds badge_sort_score: overall and stability count 1, early career and growth 0.75; under `platinum` it is Platinum points + 0.01 × Gold points, under `gold` the other way round, under every other order 2 × Platinum + 1 × Gold. Company_event_type `none` is left out of the rows.',
  parameters: listParameters(COMPANIES),
  answer: pageAnswer(rowSchema(COMPANIES)),
  media: ['text/csv'],
  example: '/api/companies?industry=Banking&overall_badge=Ranked&limit=10',
  errors: [400, 406],
});
const BADGES = operation({
  ...READ,
  path: '/api/companies/badges',
  id: 'listCompanyBadges',
  summary: 'Badges of all companies',
  parameters: listParameters(COMPANY_BADGES),
  answer: pageAnswer(rowSchema(COMPANY_BADGES)),
  media: ['text/csv'],
  example: '/api/companies/badges?overall_badge=Platinum&company_state=California',
  errors: [400, 406],
});
const BADGE_COUNTS = operation({
  ...READ,
  path: '/api/companies/badges/counts',
  id: 'countCompanyBadges',
  summary: 'Counts of company badges',
  description: 'Without group_by one total; with group_by=archetype the 3x3 matrix; otherwise groups, largest first, a null key included.',
  parameters: countParameters(COMPANY_BADGES, COMPANY_BADGE_GROUPS, '/api/companies/badges/counts'),
  answer: COUNTS_ANSWER,
  example: '/api/companies/badges/counts?group_by=archetype',
  errors: [400],
});
const SEARCH = operation({
  ...READ,
  conditional: false,
  path: '/api/companies/search',
  id: 'searchCompanies',
  summary: 'Full text over names, aliases and descriptions',
  description: 'Names count more than aliases, those more than descriptions; typos come last. Best match first.',
  parameters: {
    q: {
      type: 'text',
      aliases: ['search'],
      required: true,
      maximumLength: 200,
      maximumWords: 30,
      description: 'Words of a name, alias or description.',
      example: 'hospital',
    },
    industry: { type: 'text', description: 'Primary industry name.', example: 'Banking' },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Rows of the page.' },
    offset: { type: 'integer', minimum: 0, maximum: 9_900, default: 0, description: 'Rows to skip.' },
  },
  answer: pageAnswer(rowSchema({ ...COMPANIES, columns: { ...COMPANIES.columns, ...SEARCH_COLUMNS }, sorts: {}, expansions: {} }), {
    query: TEXT,
    versions: VERSIONS_SCHEMA,
  }),
  media: ['text/csv'],
  example: '/api/companies/search?q=children%20hospital',
  errors: [400, 406],
});
const ONE = operation({
  ...ONE_COMPANY,
  path: '/api/companies/{name}',
  id: 'getCompany',
  summary: 'One company',
  parameters: { expand: { type: 'tokens', values: Object.keys(COMPANIES.expansions), description: 'Further blocks: relationships, timestamps.' } },
  answer: recordAnswer(rowSchema({ ...COMPANIES, sorts: {} })),
  example: '/api/companies/Walmart?expand=relationships',
  errors: [400, 404],
});
const ONE_BADGES = operation({
  ...ONE_COMPANY,
  path: '/api/companies/{name}/badges',
  id: 'getCompanyBadges',
  summary: 'Badges of one company',
  parameters: {},
  answer: recordAnswer(
    record({ company_name: TEXT, overall_badge: BADGE_SCHEMA, badge_early_career: BADGE_SCHEMA, badge_growth: BADGE_SCHEMA, badge_stability: BADGE_SCHEMA }),
  ),
  example: '/api/companies/Walmart/badges',
  errors: [400, 404],
});
const OCCUPATIONS = operation({
  ...ONE_COMPANY,
  path: '/api/companies/{name}/occupations',
  id: 'listCompanyOccupations',
  summary: 'Occupations at a company',
  description:
    'One row a cluster, with group=occupation one row for each code of it. Tiers are cut per cluster: none is 0, the rest by quartile of the positive counts. The filter and order postings_qtile were retired and answer 400.',
  parameters: withRetiredQuintile(
    {
      ...listParameters(COMPANY_OCCUPATIONS),
      group: { type: 'enumeration', values: ['occupation'], description: 'One row for each occupation code of the cluster.' } as const,
    },
    '/api/companies/Walmart/occupations',
  ),
  answer: pageAnswer({ anyOf: [rowSchema(COMPANY_OCCUPATIONS), rowSchema(COMPANY_OCCUPATION_CODES)] }, COMPANY_HEAD),
  media: ['text/csv'],
  example: '/api/companies/Walmart/occupations?top10=1',
  errors: [400, 404, 406],
});
const CLUSTERS = operation({
  ...ONE_COMPANY,
  path: '/api/companies/{name}/clusters',
  id: 'listCompanyClusters',
  summary: 'Clusters of a company with their share of its workforce',
  description: 'All rows when no limit is given. employment_share is 0 to 1, and the shares of a company sum to 1.',
  parameters: listParameters(COMPANY_CLUSTERS),
  answer: pageAnswer(rowSchema(COMPANY_CLUSTERS), COMPANY_HEAD),
  media: ['text/csv'],
  example: '/api/companies/Walmart/clusters',
  errors: [400, 404, 406],
});
const HIRING = operation({
  ...ONE_COMPANY,
  path: '/api/companies/{name}/hiring',
  id: 'listCompanyHiring',
  summary: 'Where a company hires for which cluster',
  description: 'All rows when no limit is given. postings_count_qtile: 3 is the strongest third.',
  parameters: listParameters(COMPANY_HIRING),
  answer: pageAnswer(rowSchema(COMPANY_HIRING), COMPANY_HEAD),
  media: ['text/csv'],
  example: '/api/companies/Walmart/hiring?cbsa=42660',
  errors: [400, 404, 406],
});
export const COMPANY_OPERATIONS = [SEARCH, LIST, BADGES, BADGE_COUNTS, ONE, ONE_BADGES, OCCUPATIONS, CLUSTERS, HIRING];

/** GET /api/companies and everything below it. */
export function companyRoutes(database: Database, search: CompanySearch): Router {
  const router = Router();
  const ofCompany = async (request: Request): Promise<{ company_uid: string; company_name: string }> => findCompany(database, String(request.params['name']));
  /** A list below one company. */
  const listOf = async (
    request: Request,
    resource: Resource,
    given: Parameters<typeof listPlan>[1],
  ): Promise<{ page: Page; offset: number; company: { company_uid: string; company_name: string } }> => {
    const company = await ofCompany(request);
    const plan = listPlan(resource, given, [{ kind: 'in', field: 'company_uid', values: [company.company_uid] }]);
    return { page: await listRows(database, resource, plan), offset: plan.offset, company };
  };

  router.get('/search', async (request, response) => {
    const given = readRequest(request, SEARCH);
    const { versions, ...page } = await search.search(given.q, { industries: industriesOf(given.industry), limit: given.limit, offset: given.offset });
    sendPage(request, response, page, given.offset, { query: given.q, ...(await industryHint(database, page, given.industry)), versions });
  });

  router.get('/', async (request, response) => {
    const given = readRequest(request, LIST);
    const plan = listPlan(COMPANIES, given);
    const page = await listRows(database, COMPANIES, plan);
    sendPage(request, response, page, plan.offset, await unknownNames(database, page, given));
  });

  router.get('/badges', async (request, response) => {
    const given = readRequest(request, BADGES);
    const plan = listPlan(COMPANY_BADGES, given);
    const page = await listRows(database, COMPANY_BADGES, plan);
    sendPage(request, response, page, plan.offset, await unknownNames(database, page, given));
  });

  router.get('/badges/counts', badgeCounts(database, COMPANY_BADGES, 'c', COMPANY_BADGE_GROUPS, BADGE_COUNTS));

  router.get('/:name', async (request, response) => {
    const { expand } = readRequest(request, ONE);
    sendRecord(response, await getCompany(database, request.params.name, expand));
  });

  router.get('/:name/badges', async (request, response) => {
    readRequest(request, ONE_BADGES);
    const { company_name, overall_badge, badge_early_career, badge_growth, badge_stability } = await getCompany(database, request.params.name, []);
    sendRecord(response, { company_name, overall_badge, badge_early_career, badge_growth, badge_stability });
  });

  router.get('/:name/occupations', async (request, response) => {
    const given = readRequest(request, OCCUPATIONS);
    const { page, offset, company } = await listOf(request, given.group === undefined ? COMPANY_OCCUPATIONS : COMPANY_OCCUPATION_CODES, given);
    sendPage(request, response, page, offset, company);
  });

  router.get('/:name/clusters', async (request, response) => {
    const given = readRequest(request, CLUSTERS);
    const { page, offset, company } = await listOf(request, COMPANY_CLUSTERS, given);
    sendPage(request, response, page, offset, company);
  });

  router.get('/:name/hiring', async (request, response) => {
    const given = readRequest(request, HIRING);
    const { page, offset, company } = await listOf(request, COMPANY_HIRING, given);
    sendPage(request, response, page, offset, { ...(await unknownNames(database, page, given)), ...company });
  });
  return router;
}
