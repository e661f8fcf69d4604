import { Bar } from '../../ui/bar.tsx';
import { Card } from '../../ui/card.tsx';
import { percent } from '../../ui/numbers.ts';
import { Answered, Empty } from '../../ui/states.tsx';
import { useRetention, type Retention } from './career-queries.ts';

const RATES = [
  { id: 'internal_promotion_rate', title: 'Promoted within the company' },
  { id: 'external_promotion_rate', title: 'Promoted by moving to another' },
  { id: 'retention_rate_3yr', title: 'Still with the company after three years' },
] as const satisfies readonly { id: keyof Retention; title: string }[];

/** Promotion and retention by experience and metro size. */
export function RetentionCard({ id }: { readonly id: number }): React.ReactElement {
  const retention = useRetention(id);
  return (
    <Card title="Promotion and retention" about="Share of people, by experience and size of the metro area.">
      <Answered query={retention} what="retention">
        {(rows) =>
          rows.length === 0 ? (
            <Empty title="No data about retention" />
          ) : (
            RATES.map(({ id: rate, title }) => (
              <div key={rate} className="stack tight">
                <h3>{title}</h3>
                <ul className="rates">
                  {rows.map((row) => {
                    const value = row[rate];
                    return (
                      <li key={`${row.experience_level} ${row.msa_size}`}>
                        <span className="small">
                          {row.experience_level}, {row.msa_size.toLowerCase()} metro
                        </span>
                        {value === null ? <span className="muted small">unknown</span> : <Bar share={value} label={percent(value)} />}
                      </li>
                    );
                  })}
                </ul>
              </div>
            ))
          )
        }
      </Answered>
    </Card>
  );
}
