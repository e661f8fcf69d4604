import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EMPLOYER_COLUMNS } from '../../ui/employer-columns.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { useEmployers, type Archetype } from './career-queries.ts';

const RANKINGS: Readonly<Record<Archetype, string>> = {
  blend_early_career: 'Early career',
  blend_growth: 'Growth',
  blend_stability: 'Stability',
};
const isRanking = (text: string): text is Archetype => Object.hasOwn(RANKINGS, text);

/** Employers for this work, ranked by badge and hiring together. */
export function EmployersCard({ id, name }: { readonly id: number; readonly name: string }): React.ReactElement {
  const [url, setUrl] = useUrlState();
  const ranking = isRanking(url('rank')) ? (url('rank') as Archetype) : 'blend_early_career';
  const employers = useEmployers(id, ranking);
  return (
    <Card
      wide
      title="Employers"
      about="The rank blends the badge with how much the employer hires. Equal ranks are equally good; an employer without the badge has none. Postings are counts."
      actions={
        <label className="row small">
          Rank by
          <select
            className="theme-switch"
            value={ranking}
            onChange={({ target }) => {
              setUrl({ rank: target.value });
            }}
          >
            {Object.entries(RANKINGS).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      }
    >
      <Answered query={employers} what="employers" lines={8}>
        {({ data, total }) =>
          data.length === 0 ? (
            <Empty title="No employer is known" />
          ) : (
            <DataTable
              caption={`Employers of ${name}`}
              columns={EMPLOYER_COLUMNS}
              rows={data}
              total={total}
              rowKey={({ company_uid }) => company_uid}
              pageSize={12}
            />
          )
        }
      </Answered>
    </Card>
  );
}
