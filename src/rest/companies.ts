import { Router, type Request, type RequestHandler } from 'express';
import { COMPANIES } from '../catalog/companies.ts';
import { COMPANY_BADGES } from '../catalog/company-badges.ts';
import { COMPANY_CLUSTERS, COMPANY_HIRING, COMPANY_OCCUPATION_CODES, COMPANY_OCCUPATIONS } from '../catalog/pairs.ts';
import type { Resource } from '../catalog/resource.ts';
import { nearNames } from '../near-names.ts';
import { identityKey } from '../identity-key.ts';
import { findCompany, getCompany } from '../reads/companies.ts';
import { listRows, type Page } from '../reads/list.ts';
import type { Database } from '../store/pool.ts';
import type { CompanySearch } from '../conversion/companies/search.ts';
import { badgeCounts } from './badge-counts.ts';
import { sendPage, sendRecord } from './envelope.ts';
import { readParameters } from './parameters.ts';
import { refusePostingsQuintile } from './retired.ts';
import { listParameters, listPlan, nameCandidates } from './resource-parameters.ts';

const LIST = listParameters(COMPANIES);
const BADGES = listParameters(COMPANY_BADGES);
const ONE = { expand: { type: 'tokens', values: Object.keys(COMPANIES.expansions), description: 'Further blocks: relationships, timestamps.' } } as const;
const GROUP = { group: { type: 'enumeration', values: ['occupation'], description: 'One row for each occupation code of the cluster.' } } as const;
const OCCUPATIONS = { ...listParameters(COMPANY_OCCUPATIONS), ...GROUP };
const CLUSTERS = listParameters(COMPANY_CLUSTERS);
const HIRING = listParameters(COMPANY_HIRING);
const SEARCH = {
  q: { type: 'text', aliases: ['search'], required: true, maximumLength: 200, description: 'Words of a name, alias or description.' },
  industry: { type: 'text', description: 'Primary industry name.' },
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Rows of the page.' },
  offset: { type: 'integer', minimum: 0, maximum: 9_900, default: 0, description: 'Rows to skip.' },
} as const;

/** GET /api/companies and everything below it. */
export function companyRoutes(database: Database, search: CompanySearch, unchanged: RequestHandler): Router {
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
    const given = readParameters(request, SEARCH, '/api/companies/search?q=children%20hospital');
    const { versions, ...page } = await search.search(given.q, { industry: given.industry, limit: given.limit, offset: given.offset });
    sendPage(request, response, page, given.offset, { query: given.q, ...(await emptyHint(database, page, given.industry)), versions });
  });

  // What follows is answered by PostgreSQL alone and depends on its state alone.
  router.use(unchanged);

  router.get('/', async (request, response) => {
    const given = readParameters(request, LIST, '/api/companies?industry=Banking&overall_badge=Ranked&limit=10');
    const plan = listPlan(COMPANIES, given);
    const page = await listRows(database, COMPANIES, plan);
    sendPage(request, response, page, plan.offset, await emptyHint(database, page, given['industry']));
  });

  router.get('/badges', async (request, response) => {
    const given = readParameters(request, BADGES, '/api/companies/badges?overall_badge=Platinum&company_state=California');
    const plan = listPlan(COMPANY_BADGES, given);
    const page = await listRows(database, COMPANY_BADGES, plan);
    sendPage(request, response, page, plan.offset, await emptyHint(database, page, given['industry']));
  });

  router.get(
    '/badges/counts',
    badgeCounts(
      database,
      COMPANY_BADGES,
      'c',
      { industry: 'c.primary_industry', overall_badge: 'c.overall_badge', company_state: 'c.company_state' },
      '/api/companies/badges/counts?group_by=archetype',
    ),
  );

  router.get('/:name', async (request, response) => {
    const { expand } = readParameters(request, ONE, '/api/companies/Walmart?expand=relationships');
    sendRecord(response, await getCompany(database, request.params.name, expand));
  });

  router.get('/:name/badges', async (request, response) => {
    readParameters(request, {}, '/api/companies/Walmart/badges');
    const { company_name, overall_badge, badge_early_career, badge_growth, badge_stability } = await getCompany(database, request.params.name, []);
    sendRecord(response, { company_name, overall_badge, badge_early_career, badge_growth, badge_stability });
  });

  router.get('/:name/occupations', async (request, response) => {
    refusePostingsQuintile(request);
    const given = readParameters(request, OCCUPATIONS, '/api/companies/Walmart/occupations?top10=1');
    const { page, offset, company } = await listOf(request, given.group === undefined ? COMPANY_OCCUPATIONS : COMPANY_OCCUPATION_CODES, given);
    sendPage(request, response, page, offset, company);
  });

  router.get('/:name/clusters', async (request, response) => {
    const given = readParameters(request, CLUSTERS, '/api/companies/Walmart/clusters');
    const { page, offset, company } = await listOf(request, COMPANY_CLUSTERS, given);
    sendPage(request, response, page, offset, company);
  });

  router.get('/:name/hiring', async (request, response) => {
    const given = readParameters(request, HIRING, '/api/companies/Walmart/hiring?cbsa=42660');
    const { page, offset, company } = await listOf(request, COMPANY_HIRING, given);
    sendPage(request, response, page, offset, company);
  });
  return router;
}

/** A filter value that names nothing gives an empty list; this says so, with what may have been meant. */
async function emptyHint(database: Database, page: Page, industry: unknown): Promise<{ suggestion?: string }> {
  if (page.total > 0 || typeof industry !== 'string') return {};
  const rows = await database.query<{ industry: string }>({ name: 'industry-names', text: 'SELECT industry FROM industries' });
  const names = rows.map((row) => row.industry);
  const asked = new Set(nameCandidates(industry).map(identityKey));
  if (names.some((name) => asked.has(identityKey(name)))) return {};
  const near = nearNames(industry, names, 0.7);
  return { suggestion: `No industry is named «${industry}»${near.length > 0 ? `; did you mean ${near.join(', ')}?` : '; GET /api/industries lists them.'}` };
}
