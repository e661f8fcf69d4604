import { Card } from '../../ui/card.tsx';
import { plural } from '../../ui/numbers.ts';
import { RankBars, type RankedItem } from '../../ui/rank-bars.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { useHiring, type Hiring } from './employer-queries.ts';

const STRONGEST = '3';

/** Where an employer hires: metro areas by the number of roles, and of those with many postings. */
export function HiringMetros({ uid }: { readonly uid: string }): React.ReactElement {
  const [url, setUrl] = useUrlState();
  const hiring = useHiring(uid);
  const role = url('role');
  return (
    <Card title="Where it hires" about="Metro areas by the number of roles with postings. In brackets: roles in the strongest third by postings.">
      <Answered query={hiring} what="metro areas">
        {(rows) => {
          const roles = new Map(rows.map(({ cluster_id, cluster_name }) => [String(cluster_id), cluster_name]));
          const items = ranked(rows.filter(({ cluster_id }) => role === '' || String(cluster_id) === role));
          if (rows.length === 0) return <Empty title="No postings by metro area" />;
          return (
            <>
              <div className="field">
                <label htmlFor="hiring-role">Role</label>
                <select
                  id="hiring-role"
                  className="input"
                  value={role}
                  onChange={({ target }) => {
                    setUrl({ role: target.value });
                  }}
                >
                  <option value="">All roles ({roles.size})</option>
                  {[...roles].map(([id, name]) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
              <RankBars items={items} what="metro areas" />
            </>
          );
        }}
      </Answered>
    </Card>
  );
}

/** One item for each metro area, those with most roles first. */
function ranked(rows: readonly Hiring[]): RankedItem[] {
  const metros = new Map<string, { name: string; roles: number; strong: number }>();
  for (const { cbsa, cbsa_name, postings_count_qtile } of rows) {
    const metro = metros.get(String(cbsa)) ?? { name: cbsa_name, roles: 0, strong: 0 };
    metro.roles += 1;
    if (postings_count_qtile === STRONGEST) metro.strong += 1;
    metros.set(String(cbsa), metro);
  }
  return [...metros]
    .sort(([, a], [, b]) => b.roles - a.roles || b.strong - a.strong || a.name.localeCompare(b.name, 'en'))
    .map(([key, { name, roles, strong }]) => ({ key, label: name, value: roles, shown: `${plural(roles, 'role')} (${strong})` }));
}
