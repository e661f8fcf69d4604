import { Bar } from '../../ui/bar.tsx';
import { Card } from '../../ui/card.tsx';
import { percent } from '../../ui/numbers.ts';
import { Answered, Empty } from '../../ui/states.tsx';
import { useImpact, type Cluster } from './career-queries.ts';

/** What the work asks for: education, and the skills that pay. */
export function SkillsCard({ cluster }: { readonly cluster: Cluster }): React.ReactElement {
  const impact = useImpact(cluster.cluster_id);
  const { ba_plus_share, job_level } = cluster;
  return (
    <Card title="Education and skills" about="Share of workers with a bachelor's degree or more, and the skills that pay most.">
      <dl className="facts">
        <dt>Usual level</dt>
        <dd>{job_level ?? 'unknown'}</dd>
        <dt>Bachelor&apos;s or more</dt>
        <dd>{ba_plus_share === null ? 'unknown' : <Bar share={ba_plus_share} label={percent(ba_plus_share)} />}</dd>
      </dl>
      <h3>Premium skills</h3>
      <Answered query={impact} what="skills">
        {({ premium_skill_details }) =>
          premium_skill_details.length === 0 ? (
            <Empty title="No premium skills are known" />
          ) : (
            <ol className="skills">
              {premium_skill_details.map(({ rank, skill, description }) => (
                <li key={rank}>
                  <strong>{skill}</strong>
                  <p className="small muted">{description}</p>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
    </Card>
  );
}
