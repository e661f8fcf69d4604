import { COMPANIES } from '../../catalog/companies.ts';
import { SEARCH_COLUMNS, VERSIONS_SCHEMA } from '../../catalog/matches.ts';
import { rowSchema } from '../../catalog/row-schema.ts';
import { TEXT } from '../../catalog/value-schema.ts';
import { TUNING } from '../../conversion/tuning.ts';
import { recordAnswer, type Answer, type Lead } from '../answer.ts';
import { ORDERED } from '../faces.ts';
import { operation } from '../operation.ts';

const ROW = rowSchema({ ...COMPANIES, columns: { ...COMPANIES.columns, ...SEARCH_COLUMNS }, sorts: {}, expansions: {} });

export const searchCompanies = operation({
  id: 'searchCompanies',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Full-text search over the names, aliases, and descriptions of employers, best match first.',
  description:
    'Names rank above aliases, and aliases above descriptions. If no employer matches the words as typed, names and aliases with typos in them are found.',
  resource: { ...COMPANIES, fields: {}, sorts: {}, expansions: {} },
  settings: {
    search: {
      type: 'text',
      typed: true,
      longest: 200,
      rest: ['q', 'search'],
      dsl: { where: ['SEARCH', 'Q'] },
      required: true,
      description: 'Words of a name, alias, or description.',
      example: 'hospital',
    },
    industry: {
      type: 'text',
      several: true,
      names: 'industry',
      rest: ['industry'],
      dsl: { where: ['INDUSTRY', 'SECTOR'] },
      description: 'Only companies with this primary industry, or with one of these.',
      example: 'Banking',
    },
  },
  // The search engine returns at most the first 10,000 rows.
  page: { limit: 10, maximum: 100, maximumOffset: 9_900 },
  answer: {
    kind: 'page',
    row: ROW,
    head: { query: TEXT, versions: VERSIONS_SCHEMA },
  },
  rest: { path: '/api/companies/search', example: '/api/companies/search?q=children%20hospital', csv: true, unconditional: true },
  dsl: {
    form: 'SEARCH COMPANIES',
    modifiers: ORDERED,
    onlyOrder: 'RELEVANCE',
    examples: ['SEARCH COMPANIES WHERE SEARCH IS "children hospital" LIMIT 5'],
    topic: 'COMPANIES',
  },
  run: async ({ search, companies }, { plan, settings }): Promise<Answer> => {
    const { rows, total, versions } = await search.search(settings.search, {
      industries: settings.industry,
      limit: plan.limit ?? 10,
      offset: plan.offset,
    });
    const [best] = rows;
    // A conversion that finds nothing, either, would lead back here.
    const known = total > 0 ? [] : (await companies.convert({ name: settings.search, minScore: TUNING.company.near, limit: 1 })).matches;
    const instead: Lead = known.length > 0 ? { to: 'convert_company', name: settings.search } : { to: 'industries' };
    return {
      ...recordAnswer(rows, [best === undefined ? instead : { to: 'company', name: best.company_name }]),
      fields: Object.keys(ROW.properties ?? {}),
      count: rows.length,
      total,
      head: { query: settings.search, versions },
    };
  },
});
