import { Card } from '../../ui/card.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useImpact, type Impact } from './career-queries.ts';

const TRENDS = ['Rising', 'Falling'] as const;
const BARRIERS = ['Falling', 'Rising'] as const;
/** The names of the four fields, by entry barrier and expertise premium. */
const FLAGS = {
  Rising: { Rising: 'Raising the Bar', Falling: 'Shrinking Fields' },
  Falling: { Rising: 'Winners Pull Away', Falling: 'Lower Potential' },
} as const;

/** AI impact as a place on its two axes, with what it means for beginners and experts. */
export function ImpactCard({ id }: { readonly id: number }): React.ReactElement {
  const impact = useImpact(id);
  return (
    <Card title="AI impact" about="What AI does to the entry into this work, and to the pay for expertise.">
      <Answered query={impact} what="AI impact">
        {({ ai_impact }) => (ai_impact.coverage.classified ? <Axes impact={ai_impact} /> : <Empty title="Not classified">{ai_impact.coverage.reason}</Empty>)}
      </Answered>
    </Card>
  );
}

function Axes({ impact }: { readonly impact: Impact }): React.ReactElement {
  const { entry_barrier_trend, expertise_premium_trend, low_expertise_narrative, high_expertise_narrative, coverage } = impact;
  return (
    <>
      <table className="axes">
        <caption className="visually-hidden">The place of this work among the four kinds of AI impact</caption>
        <thead>
          <tr>
            <td />
            {BARRIERS.map((barrier) => (
              <th key={barrier} scope="col">
                Entry barrier {barrier === 'Rising' ? 'rises' : 'falls'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRENDS.map((premium) => (
            <tr key={premium}>
              <th scope="row">Expertise premium {premium === 'Rising' ? 'rises' : 'falls'}</th>
              {BARRIERS.map((barrier) => {
                const isHere = barrier === entry_barrier_trend && premium === expertise_premium_trend;
                return (
                  <td key={barrier} className={isHere ? 'here' : undefined} aria-current={isHere || undefined}>
                    {isHere && <span aria-hidden="true">● </span>}
                    {FLAGS[barrier][premium]}
                    {isHere && <span className="visually-hidden"> (this work)</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="stack tight">
        <div>
          <dt>
            <h3>With little experience</h3>
          </dt>
          <dd>{low_expertise_narrative}</dd>
        </div>
        <div>
          <dt>
            <h3>With much experience</h3>
          </dt>
          <dd>{high_expertise_narrative}</dd>
        </div>
      </dl>
      {typeof coverage.methodology_version === 'string' && <p className="small muted">Methodology {coverage.methodology_version}.</p>}
    </>
  );
}
