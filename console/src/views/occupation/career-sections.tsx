import { CareerGraph } from './career-graph.tsx';
import { EmployersCard } from './employers-card.tsx';
import { ImpactCard } from './impact-card.tsx';
import { PayCurve } from './pay-curve.tsx';
import { RetentionCard } from './retention-card.tsx';
import { SkillsCard } from './skills-card.tsx';
import type { Cluster } from './career-queries.ts';
import './occupation.css';

/** Everything that is known about a cluster; an occupation shows that of its cluster. */
export function CareerSections({ cluster }: { readonly cluster: Cluster }): React.ReactElement {
  const { cluster_id, cluster_name } = cluster;
  return (
    <div className="cards">
      <PayCurve id={cluster_id} name={cluster_name} />
      <RetentionCard id={cluster_id} />
      <div className="stack">
        <SkillsCard cluster={cluster} />
        <ImpactCard id={cluster_id} />
      </div>
      <CareerGraph key={cluster_id} id={cluster_id} name={cluster_name} />
      <EmployersCard id={cluster_id} name={cluster_name} />
    </div>
  );
}
