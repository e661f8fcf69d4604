import { Link } from 'wouter';
import { clusterPath } from '../../routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { BADGES } from '../../ui/badge-meanings.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { whole } from '../../ui/numbers.ts';
import { Answered, Empty } from '../../ui/states.tsx';
import { useRoles, type Role } from './employer-queries.ts';

const postings = (count: number | null, tier: string | null): React.ReactElement => (
  <>
    {count === null ? '–' : whole(count)} <span className="muted small">{tier}</span>
  </>
);

const COLUMNS: readonly Column<Role>[] = [
  {
    id: 'role',
    title: 'Role',
    value: ({ cluster_name }) => cluster_name,
    show: ({ cluster_id, cluster_name }) => <Link href={clusterPath(cluster_id)}>{cluster_name}</Link>,
  },
  ...BADGES.map(({ id, title }): Column<Role> => ({
    id,
    title,
    value: (role) => role[id],
    show: (role) => <Badge level={role[id]} />,
  })),
  {
    id: 'entry',
    title: 'Entry postings',
    numeric: true,
    value: ({ entry_posting_count }) => entry_posting_count,
    show: ({ entry_posting_count, entry_posting_tier }) => postings(entry_posting_count, entry_posting_tier),
  },
  {
    id: 'total',
    title: 'All postings',
    numeric: true,
    value: ({ total_posting_count }) => total_posting_count,
    show: ({ total_posting_count, total_posting_tier }) => postings(total_posting_count, total_posting_tier),
  },
  { id: 'top10', title: 'Top 10 role', value: ({ top10_occupation }) => (top10_occupation === '1' ? 'yes' : '') },
];

/** The roles of an employer, with their badges and the tiers of their postings. */
export function EmployerRoles({ uid, name }: { readonly uid: string; readonly name: string }): React.ReactElement {
  const roles = useRoles(uid);
  return (
    <Card wide title="Roles" about="Badges compare employers for the same role. Postings are counts, each with its tier among employers.">
      <Answered query={roles} what="roles" lines={8}>
        {({ data, total }) =>
          data.length === 0 ? (
            <Empty title="No roles are known" />
          ) : (
            <DataTable
              caption={`Roles at ${name}`}
              columns={COLUMNS}
              rows={data}
              total={total}
              rowKey={({ cluster_id, ...row }) => `${cluster_id} ${'onet_code' in row ? row.onet_code : ''}`}
              initialOrder={{ column: 'total', descending: true }}
              pageSize={12}
            />
          )
        }
      </Answered>
    </Card>
  );
}
