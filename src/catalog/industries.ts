import { column, declared, search } from './declare.ts';
import type { Resource } from './resource.ts';
import { alphabetical, largestFirst } from './sorts.ts';
import { COUNT, INTEGER, TEXT } from './value-schema.ts';

const COMPANIES_OF = '(SELECT count(*) FROM companies c WHERE c.primary_industry = i.industry)';

/** Industries: /api/industries, LIST INDUSTRIES. */
export const INDUSTRIES: Resource = {
  name: 'industries',
  from: 'industries i',
  ...declared([
    column('industry_id', 'i.industry_id', INTEGER),
    column('industry', 'i.industry', TEXT),
    column('company_count', COMPANIES_OF, COUNT),
    search('identity_key(i.industry)', 'Text in the name.', 'health'),
  ]),
  sorts: {
    industry: alphabetical('i.industry', 'i.industry_id', { rest: ['industry'], dsl: ['INDUSTRY', 'ALPHA'] }),
    company_count: largestFirst(
      COMPANIES_OF,
      'i.industry COLLATE a_to_z, i.industry_id',
      { rest: ['company_count'], dsl: ['COMPANY_COUNT'] },
      'Most companies first.',
    ),
  },
  defaultSort: 'industry',
  expansions: {},
  defaultLimit: 100,
  maximumLimit: 1_000,
};
