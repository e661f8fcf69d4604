import { COMPANIES } from '../../catalog/companies.ts';
import { listRows } from '../../reads/list.ts';
import { pageAnswer, toCompany } from '../answer.ts';
import { SHAPED } from '../faces.ts';
import { operation } from '../operation.ts';

export const listCompanies = operation({
  id: 'listCompanies',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Employers.',
  description:
    'Filters combine with AND; a comma list within one means OR. `include_score` adds badge_sort_score: overall and stability count 1, early career and growth 0.75; under `platinum` it is Platinum points + 0.01 × Gold points, under `gold` the other way round, under every other order 2 × Platinum + 1 × Gold. Company_event_type `none` is left out of the rows.',
  resource: COMPANIES,
  answer: { kind: 'page' },
  rest: { path: '/api/companies', example: '/api/companies?industry=Banking&overall_badge=Ranked&limit=10', csv: true },
  dsl: {
    form: 'LIST COMPANIES',
    modifiers: [...SHAPED, 'with'],
    examples: [
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND OVERALL_BADGE IS Ranked ORDER BY PLATINUM LIMIT 10',
      'LIST COMPANIES WHERE STATE IN ("California", "Washington") AND BADGE_COUNT >= 3',
      'LIST COMPANIES WHERE ANY_BADGE IS "Platinum" EXPAND RELATIONSHIPS, TIMESTAMPS',
    ],
    topic: 'COMPANIES',
  },
  run: async ({ database }, { plan }) => pageAnswer(await listRows(database, COMPANIES, plan), toCompany),
});
