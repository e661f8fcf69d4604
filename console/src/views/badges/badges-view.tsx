import { LEVELS as LEVELS_MEANING } from '../../ui/badge-meanings.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { ARCHETYPES, LEVELS, SUBJECTS, useGroups, type Filters, type Subject } from './badges-queries.ts';
import { BadgeGroups } from './badge-groups.tsx';
import { BadgeMatrixCards } from './badge-matrix.tsx';
import { BadgedCompanies } from './badged-companies.tsx';
import './badges.css';

const SUBJECT_TITLES: Readonly<Record<Subject, string>> = { employers: 'Employers', roles: 'Roles of employers' };
const EVERYTHING: Filters = { industry: '', state: '' };

/** How many employers or roles have which badges, by industry and state. */
export default function BadgesView(): React.ReactElement {
  const [url, setUrl, goTo] = useUrlState();
  const subject = SUBJECTS.find((known) => known === url('count')) ?? 'employers';
  const filters: Filters = { industry: url('industry'), state: url('state') };
  const badge = ARCHETYPES.find(({ key }) => key === url('badge'));
  const level = LEVELS.find((known) => known === url('level')) ?? 'Platinum';
  return (
    <>
      <PageHead title="Badges" about={`How many employers have which badges. ${LEVELS_MEANING}`} />
      <div className="stack">
        <div className="badge-filters">
          <div className="field">
            <label htmlFor="badges-count">Count</label>
            <select
              id="badges-count"
              className="input"
              value={subject}
              onChange={({ target }) => {
                setUrl({ count: target.value === 'employers' ? '' : target.value, badge: '', level: '' });
              }}
            >
              {SUBJECTS.map((known) => (
                <option key={known} value={known}>
                  {SUBJECT_TITLES[known]}
                </option>
              ))}
            </select>
          </div>
          <NameFilter
            label="Industry"
            by="industry"
            value={filters.industry}
            onChange={(industry) => {
              setUrl({ industry });
            }}
          />
          <NameFilter
            label={subject === 'employers' ? 'State of the headquarters' : 'State that it hires in'}
            by="state"
            value={filters.state}
            onChange={(state) => {
              setUrl({ state });
            }}
          />
        </div>
        <BadgeMatrixCards
          subject={subject}
          filters={filters}
          selected={badge === undefined ? undefined : { badge, level }}
          onSelect={(selected) => {
            goTo({ badge: selected?.badge.key ?? '', level: selected?.level ?? '' });
          }}
        />
        {badge !== undefined && subject === 'employers' && <BadgedCompanies badge={badge} level={level} filters={filters} />}
        <BadgeGroups subject={subject} filters={filters} onFilter={goTo} />
      </div>
    </>
  );
}

interface NameFilterProps {
  readonly label: string;
  readonly by: 'industry' | 'state';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of the industries or states that employers have. */
function NameFilter({ label, by, value, onChange }: NameFilterProps): React.ReactElement {
  const groups = useGroups('employers', by, EVERYTHING);
  const names = (groups.data ?? []).flatMap(({ key }) => (typeof key === 'string' ? [key] : [])).sort((a, b) => a.localeCompare(b, 'en'));
  return (
    <div className="field">
      <label htmlFor={`badges-${by}`}>{label}</label>
      <select
        id={`badges-${by}`}
        className="input"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <option value="">All</option>
        {value !== '' && !names.includes(value) && <option value={value}>{value}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
