import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { get } from '../../api/client.ts';
import { clusterPath } from '../../routes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Missing } from '../../ui/missing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Answered } from '../../ui/states.tsx';
import { CareerSections } from './career-sections.tsx';
import { useCluster } from './career-queries.ts';

/** Everything about one occupation. Pay and careers are those of its cluster. */
export default function OccupationView({ code }: { readonly code: string }): React.ReactElement {
  const occupation = useQuery({
    queryKey: ['occupation', code],
    queryFn: async ({ signal }) => (await get('/api/occupations/{id}', { path: { id: code }, signal })).data,
  });
  const missing = <Missing title={`There is no occupation with the code ${code}`} />;
  return (
    <Answered query={occupation} what="occupation" lines={6} missing={missing}>
      {(data) => {
        if (!('onet_code' in data)) return missing;
        const { onet_code, onet_title, cluster_id, cluster_name } = data;
        return (
          <>
            <PageHead
              kind={`Occupation ${onet_code}`}
              title={onet_title}
              about={
                <p>
                  Pay, retention, and careers are those of its cluster, <Link href={clusterPath(cluster_id)}>{cluster_name}</Link>.
                </p>
              }
              actions={
                <CopyButton text={onet_code} about={onet_code}>
                  Copy code
                </CopyButton>
              }
            />
            <Career id={cluster_id} />
          </>
        );
      }}
    </Answered>
  );
}

function Career({ id }: { readonly id: number }): React.ReactElement {
  const cluster = useCluster(id);
  return (
    <Answered query={cluster} what="cluster" lines={6}>
      {(data) => <CareerSections cluster={data} />}
    </Answered>
  );
}
