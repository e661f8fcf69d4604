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
    'Filters are combined with AND. A comma-separated list in one filter means OR. `include_score` adds badge_sort_score: overall and stability badges count 1 point, early career and growth 0.75. With sort=platinum, the score is Platinum points + 0.01 × Gold points; with sort=gold, Gold points + 0.01 × Platinum points; with any other order, 2 × Platinum points + Gold points. Rows omit company_event_type if it is `none`.',
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
