import { Link } from 'wouter';
import type { Answer } from '../api/client.ts';
import { employerPath } from '../routes.ts';
import { Badge } from './badge.tsx';
import { BADGES } from './badge-meanings.ts';
import { rankOf } from './blend-rank.ts';
import type { Column } from './data-table.tsx';

type Employer = Answer<'get', '/api/clusters/{id}/companies'>['data'][number];

/** Employers that hire for a role, with their rank by badge and hiring together. */
export const EMPLOYER_COLUMNS: readonly Column<Employer>[] = [
  { id: 'rank', title: 'Rank', numeric: true, value: rankOf },
  {
    id: 'name',
    title: 'Employer',
    value: ({ company_name }) => company_name,
    show: ({ company_name }) => <Link href={employerPath(company_name)}>{company_name}</Link>,
  },
  { id: 'industry', title: 'Industry', value: ({ primary_industry }) => primary_industry },
  ...BADGES.map(({ id, title }): Column<Employer> => ({ id, title, value: (employer) => employer[id], show: (employer) => <Badge level={employer[id]} /> })),
  { id: 'entry', title: 'Entry postings', numeric: true, value: ({ entry_posting_count }) => entry_posting_count },
  { id: 'total', title: 'All postings', numeric: true, value: ({ total_posting_count }) => total_posting_count },
];
