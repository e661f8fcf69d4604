import { Badge } from '../../ui/badge.tsx';
import { BADGES, LEVELS, OVERALL } from '../../ui/badge-meanings.ts';
import { Card } from '../../ui/card.tsx';
import type { Company } from './employer-queries.ts';

/** The four badges, with their meaning next to them. */
export function EmployerBadges({ company }: { readonly company: Company }): React.ReactElement {
  return (
    <Card title="Badges" about={LEVELS}>
      <dl className="employer-badges">
        {[OVERALL, ...BADGES].map(({ id, title, meaning }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <Badge level={company[id]} />
              <p className="small muted">{meaning}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
