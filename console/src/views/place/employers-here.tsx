import { Link } from 'wouter';
import { clusterPath } from '../../routes.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EMPLOYER_COLUMNS } from '../../ui/employer-columns.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { useClusters, useEmployers } from './place-queries.ts';

/** Who hires for a role here. */
export function EmployersHere({ cbsa, name }: { readonly cbsa: string; readonly name: string }): React.ReactElement {
  const [url, setUrl] = useUrlState();
  const clusters = useClusters();
  const cluster = Number(url('cluster'));
  return (
    <Card
      title="Who hires here for a role"
      about="Early-career rank: badge and entry-level hiring together; an employer without the badge has none. Postings are counts of the employer in all places."
    >
      <div className="field">
        <label htmlFor="place-cluster">Role</label>
        <select
          id="place-cluster"
          className="input"
          value={url('cluster')}
          onChange={({ target }) => {
            setUrl({ cluster: target.value });
          }}
        >
          <option value="">Choose a role</option>
          {(clusters.data ?? []).map((known) => (
            <option key={known.id} value={known.id}>
              {known.name}
            </option>
          ))}
        </select>
      </div>
      {clusters.isError ? (
        <Answered query={clusters} what="roles">
          {() => null}
        </Answered>
      ) : cluster === 0 ? (
        <Empty title="No role chosen">
          <p>Choose a role to see the employers that hire for it in {name}.</p>
        </Empty>
      ) : (
        <EmployerTable cluster={cluster} cbsa={cbsa} name={name} />
      )}
    </Card>
  );
}

function EmployerTable({ cluster, cbsa, name }: { readonly cluster: number; readonly cbsa: string; readonly name: string }): React.ReactElement {
  const employers = useEmployers(cluster, cbsa);
  return (
    <Answered query={employers} what="employers" lines={8}>
      {({ data, total, suggestion }) =>
        data.length === 0 ? (
          <Empty title={`No employer hires for this role in ${name}`}>
            {suggestion !== undefined && <p>{suggestion}</p>}
            <Link href={clusterPath(cluster)}>Employers in all places</Link>
          </Empty>
        ) : (
          <DataTable
            key={cbsa}
            caption={`Employers in ${name}`}
            columns={EMPLOYER_COLUMNS}
            rows={data}
            total={total}
            rowKey={({ company_uid }) => company_uid}
            pageSize={10}
          />
        )
      }
    </Answered>
  );
}
