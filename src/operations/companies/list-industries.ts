import { INDUSTRIES } from '../../catalog/industries.ts';
import { listRows } from '../../reads/list.ts';
import { pageAnswer } from '../answer.ts';
import { ORDERED } from '../faces.ts';
import { operation } from '../operation.ts';

export const listIndustries = operation({
  id: 'listIndustries',
  tag: 'Industries',
  permission: 'companies:read',
  summary: 'Industries, with the number of companies in each.',
  description: 'company_count is the number of companies with this primary industry. When sorted by it, the largest industry comes first.',
  resource: INDUSTRIES,
  answer: { kind: 'page' },
  rest: { path: '/api/industries', example: '/api/industries?order_by=company_count', csv: true },
  dsl: {
    form: 'LIST INDUSTRIES',
    modifiers: ORDERED,
    examples: ['LIST INDUSTRIES ORDER BY COMPANY_COUNT', 'LIST INDUSTRIES WHERE SEARCH IS "health"'],
    topic: 'COMPANIES',
  },
  run: async ({ database }, { plan }) =>
    pageAnswer(await listRows(database, INDUSTRIES, plan), ({ industry }) => [{ to: 'companies_of_industry', industry: String(industry) }]),
});
