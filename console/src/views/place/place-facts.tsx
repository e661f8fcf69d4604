import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { plural, whole } from '../../ui/numbers.ts';
import type { Place } from './place-queries.ts';

/** What is known about a ZIP code and its metro area. */
export function PlaceFacts({ zip, metro }: Place): React.ReactElement {
  return (
    <div className="cards">
      {zip !== undefined && (
        <Card title={`ZIP code ${zip.zip_code}`}>
          <dl className="facts">
            <dt>City</dt>
            <dd>
              {zip.city}, {zip.state}
            </dd>
            <dt>Metro area</dt>
            <dd>{zip.cbsa_name ?? 'none'}</dd>
          </dl>
        </Card>
      )}
      {metro !== undefined && (
        <Card
          title={metro.cbsa_name}
          about="Metro area (core-based statistical area)"
          actions={
            <CopyButton text={metro.cbsa_code} about={`the code ${metro.cbsa_code}`}>
              Copy code
            </CopyButton>
          }
        >
          <dl className="facts">
            <dt>Code</dt>
            <dd>
              <code>{metro.cbsa_code}</code>
            </dd>
            <dt>Population</dt>
            <dd>{metro.census_cbsa_pop_est_2024 === null ? 'not known' : `${whole(Number(metro.census_cbsa_pop_est_2024))} (Census estimate for 2024)`}</dd>
            <dt>Size</dt>
            <dd>{metro.msa_size}, as in wages by size of metro area</dd>
            <dt>ZIP codes</dt>
            <dd>
              {plural(metro.zip_count, 'ZIP code')} in {metro.states.join(', ')}
            </dd>
          </dl>
        </Card>
      )}
    </div>
  );
}
