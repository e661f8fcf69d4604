import { Router } from 'express';
import { COMPANIES } from '../catalog/companies.ts';
import { nearNames } from '../near-names.ts';
import { identityKey } from '../identity-key.ts';
import { getCompany, listCompanies } from '../reads/companies.ts';
import type { Database } from '../store/pool.ts';
import type { CompanySearch } from '../conversion/companies/search.ts';
import { readParameters } from './parameters.ts';
import { listParameters, listPlan, nameCandidates } from './resource-parameters.ts';

const LIST_EXAMPLE = '/api/companies?industry=Banking&overall_badge=Ranked&limit=10';
const LIST = listParameters(COMPANIES);
const ONE = { expand: { type: 'tokens', values: COMPANIES.expansions, description: 'Further blocks: relationships, timestamps.' } } as const;
const SEARCH = {
  q: { type: 'text', aliases: ['search'], required: true, maximumLength: 200, description: 'Words of a name, alias or description.' },
  industry: { type: 'text', description: 'Primary industry name.' },
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Rows of the page.' },
  offset: { type: 'integer', minimum: 0, maximum: 9_900, default: 0, description: 'Rows to skip.' },
} as const;

/** GET /api/companies, /api/companies/search and /api/companies/{name}. */
export function companyRoutes(database: Database, search: CompanySearch): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const given = readParameters(request, LIST, LIST_EXAMPLE);
    const plan = listPlan(COMPANIES, given);
    const { rows, total } = await listCompanies(database, plan);
    const industry = given['industry'];
    const suggestion = total === 0 && typeof industry === 'string' ? await unknownIndustryHint(database, industry) : undefined;
    response.json({
      success: true,
      data: rows,
      count: rows.length,
      total,
      has_more: plan.offset + rows.length < total,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  });

  router.get('/search', async (request, response) => {
    const given = readParameters(request, SEARCH, '/api/companies/search?q=children%20hospital');
    const page = await search.search(given.q, { industry: given.industry, limit: given.limit, offset: given.offset });
    const { rows, total } = page;
    const suggestion = total === 0 && given.industry !== undefined ? await unknownIndustryHint(database, given.industry) : undefined;
    response.json({
      success: true,
      data: rows,
      count: rows.length,
      total,
      has_more: given.offset + rows.length < total,
      query: given.q,
      ...(suggestion === undefined ? {} : { suggestion }),
      versions: page.versions,
    });
  });

  router.get('/:name', async (request, response) => {
    const { expand } = readParameters(request, ONE, '/api/companies/Walmart?expand=relationships');
    const company = await getCompany(database, request.params.name, expand);
    response.json({ success: true, data: company, count: 1 });
  });

  return router;
}

/** A filter value that names nothing gives an empty list; this says so, with what may have been meant. */
async function unknownIndustryHint(database: Database, industry: string): Promise<string | undefined> {
  const rows = await database.query<{ industry: string }>({ name: 'industry-names', text: 'SELECT industry FROM industries' });
  const names = rows.map((row) => row.industry);
  const asked = new Set(nameCandidates(industry).map(identityKey));
  if (names.some((name) => asked.has(identityKey(name)))) return undefined;
  const near = nearNames(industry, names, 0.7);
  return `No industry is named «${industry}»${near.length > 0 ? `; did you mean ${near.join(', ')}?` : '; GET /api/companies lists primary_industry of each company.'}`;
}
