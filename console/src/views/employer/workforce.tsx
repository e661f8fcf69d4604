import { Link } from 'wouter';
import { clusterPath } from '../../routes.ts';
import { Card } from '../../ui/card.tsx';
import { percent } from '../../ui/numbers.ts';
import { RankBars } from '../../ui/rank-bars.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useShares } from './employer-queries.ts';

/** What the people at an employer do. */
export function Workforce({ uid }: { readonly uid: string }): React.ReactElement {
  const shares = useShares(uid);
  return (
    <Card title="Workforce" about="Occupation clusters by their share of the people who work here.">
      <Answered query={shares} what="workforce">
        {(rows) =>
          rows.length === 0 ? (
            <Empty title="No data about the workforce" />
          ) : (
            <RankBars
              what="clusters"
              items={rows.map(({ cluster_id, cluster_name, employment_share }) => ({
                key: String(cluster_id),
                label: <Link href={clusterPath(cluster_id)}>{cluster_name}</Link>,
                value: employment_share,
                shown: percent(employment_share),
              }))}
            />
          )
        }
      </Answered>
    </Card>
  );
}
