import { Link } from 'wouter';
import { employerPath } from '../../routes.ts';
import { Bar } from '../../ui/bar.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { percent, whole } from '../../ui/numbers.ts';
import { Answered, Empty } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { ARCHETYPES, useGroups, type Filters, type Group, type Subject } from './badges-queries.ts';

const GROUPINGS = {
  employers: { industry: 'Industry', state: 'State' },
  roles: { industry: 'Industry', company: 'Employer' },
} as const;

interface BadgeGroupsProps {
  readonly subject: Subject;
  readonly filters: Filters;
  readonly onFilter: (changes: Readonly<Record<string, string>>) => void;
}

/** The counts of each industry, state, or employer. */
export function BadgeGroups({ subject, filters, onFilter }: BadgeGroupsProps): React.ReactElement {
  const [url, , goTo] = useUrlState();
  const groupings: Readonly<Record<string, string>> = GROUPINGS[subject];
  const by = (Object.hasOwn(groupings, url('by')) ? url('by') : 'industry') as 'industry' | 'state' | 'company';
  const groups = useGroups(subject, by, filters);
  const title = groupings[by] ?? '';
  const what = subject === 'employers' ? 'Employers' : 'Roles';
  const columns: readonly Column<Group>[] = [
    { id: 'key', title, value: ({ key }) => key, show: ({ key }) => <GroupName name={key} by={by} onFilter={onFilter} /> },
    { id: 'total', title: what, numeric: true, value: ({ total }) => total },
    ...ARCHETYPES.map(({ key, title: badge }): Column<Group> => ({
      id: key,
      title: badge,
      value: (group) => group[key].ranked / group.total,
      show: ({ [key]: levels, total }) => (
        <div className="group-levels">
          <Bar share={levels.ranked / total} label={percent(levels.ranked / total)} />
          <span className="small muted">
            {whole(levels.platinum)} Platinum, {whole(levels.gold)} Gold
          </span>
        </div>
      ),
    })),
  ];
  return (
    <Card
      title={`By ${title.toLowerCase()}`}
      about={`Share of the ${what.toLowerCase()} with Gold or Platinum, and the number of each.${by === 'company' ? '' : ' Choose a name to see only it.'}`}
      actions={
        <div className="chips" role="group" aria-label="Group by">
          {Object.entries(groupings).map(([value, label]) => (
            <button
              key={value}
              type="button"
              className="chip"
              aria-pressed={value === by}
              onClick={() => {
                goTo({ by: value === 'industry' ? '' : value });
              }}
            >
              By {label.toLowerCase()}
            </button>
          ))}
        </div>
      }
    >
      <Answered query={groups} what="counts" lines={10}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title="Nothing to count" />
          ) : (
            <DataTable key={`${subject} ${by}`} caption={`${what} by ${title.toLowerCase()}`} columns={columns} rows={rows} rowKey={({ key }) => String(key)} />
          )
        }
      </Answered>
    </Card>
  );
}

interface GroupNameProps {
  readonly name: Group['key'];
  readonly by: 'industry' | 'state' | 'company';
  readonly onFilter: BadgeGroupsProps['onFilter'];
}

function GroupName({ name, by, onFilter }: GroupNameProps): React.ReactElement {
  if (name === null) return <span className="muted">not known</span>;
  if (by === 'company') return <Link href={employerPath(String(name))}>{name}</Link>;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        onFilter({ [by]: String(name) });
      }}
    >
      {name}
    </button>
  );
}
