import { Link } from 'wouter';
import { occupationPath } from '../../routes.ts';
import { Card } from '../../ui/card.tsx';
import { plural } from '../../ui/numbers.ts';
import { Missing } from '../../ui/missing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Answered } from '../../ui/states.tsx';
import { CareerSections } from './career-sections.tsx';
import { useCluster, useImpact, type Cluster } from './career-queries.ts';

/** Everything about one occupation cluster. */
export default function ClusterView({ id }: { readonly id: string }): React.ReactElement {
  const cluster = useCluster(Number(id));
  return (
    <Answered query={cluster} what="cluster" lines={6} missing={<Missing title={`There is no occupation cluster ${id}`} />}>
      {(data) => (
        <>
          <PageHead kind={`Occupation cluster ${data.cluster_id}`} title={data.cluster_name} about={<About cluster={data} />} />
          <div className="stack">
            <Occupations id={data.cluster_id} />
            <CareerSections cluster={data} />
          </div>
        </>
      )}
    </Answered>
  );
}

function About({ cluster }: { readonly cluster: Cluster }): React.ReactElement {
  const titles = [cluster.common_clean_job_title_1, cluster.common_clean_job_title_2, cluster.common_clean_job_title_3].filter(
    (title) => typeof title === 'string',
  );
  return (
    <p>
      {plural(cluster.company_count_all, 'employer')}, {plural(cluster.company_count_badged, 'of them with a badge', 'of them with a badge')}.
      {titles.length > 0 && ` Common titles: ${titles.join(', ')}.`}
    </p>
  );
}

/** The codes of a cluster, with the AI impact on each. */
function Occupations({ id }: { readonly id: number }): React.ReactElement {
  const impact = useImpact(id);
  return (
    <Card title="Occupations in this cluster">
      <Answered query={impact} what="occupations">
        {({ data }) => (
          <ul className="chips">
            {data.map(({ onet_code, onet_title }) => (
              <li key={onet_code}>
                <Link href={occupationPath(onet_code)} className="chip">
                  {onet_title} <code>{onet_code}</code>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Card>
  );
}
