import { Link } from 'wouter';
import { employerPath } from '../../routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { BADGES, OVERALL } from '../../ui/badge-meanings.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useBadgedCompanies, type Archetype, type BadgedCompany, type Filters, type Level } from './badges-queries.ts';

const COLUMNS: readonly Column<BadgedCompany>[] = [
  {
    id: 'name',
    title: 'Employer',
    value: ({ company_name }) => company_name,
    show: ({ company_name }) => <Link href={employerPath(company_name)}>{company_name}</Link>,
  },
  { id: 'industry', title: 'Industry', value: ({ industry }) => industry },
  { id: 'state', title: 'State', value: ({ company_state }) => company_state },
  ...[OVERALL, ...BADGES].map(({ id, title }): Column<BadgedCompany> => ({
    id,
    title,
    value: (company) => company[id],
    show: (company) => <Badge level={company[id]} />,
  })),
];

/** The employers behind a cell of the matrix. */
export function BadgedCompanies({
  badge,
  level,
  filters,
}: {
  readonly badge: Archetype;
  readonly level: Level;
  readonly filters: Filters;
}): React.ReactElement {
  const companies = useBadgedCompanies(badge, level, filters);
  const title = level === 'NA' ? `Employers without a badge for ${badge.title.toLowerCase()}` : `Employers with ${level} for ${badge.title.toLowerCase()}`;
  return (
    <Card title={title} about={[filters.industry, filters.state].filter((part) => part !== '').join(', ') || 'All industries and states.'}>
      <Answered query={companies} what="employers" lines={6}>
        {({ data, total }) =>
          data.length === 0 ? (
            <Empty title="No employer has it" />
          ) : (
            <DataTable caption={title} columns={COLUMNS} rows={data} total={total} rowKey={({ company_uid }) => company_uid} pageSize={10} />
          )
        }
      </Answered>
    </Card>
  );
}
