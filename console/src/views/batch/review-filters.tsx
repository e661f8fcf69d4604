import { whole } from '../../ui/numbers.ts';
import { STATUSES } from './outcome.ts';
import { countsOf, type Reviewed } from './reviewed.ts';
import { STATUS_WORDS } from './status-words.ts';

interface ReviewFiltersProps {
  readonly reviewed: readonly Reviewed[];
  /** The status that is shown; empty for all. */
  readonly shown: string;
  /** The text that titles must contain. */
  readonly find: string;
  readonly onChange: (changes: { readonly show: string } | { readonly find: string }) => void;
}

/** Chooses which titles the review shows: by status, and by a part of the title. */
export function ReviewFilters({ reviewed, shown, find, onChange }: ReviewFiltersProps): React.ReactElement {
  const counts = countsOf(reviewed);
  return (
    <div className="row spread">
      <div className="chips" role="group" aria-label="Show">
        <Filter
          label="All"
          count={reviewed.length}
          isOn={shown === ''}
          onClick={() => {
            onChange({ show: '' });
          }}
        />
        {STATUSES.filter((status) => status !== 'refused' || counts.get(status) !== 0 || shown === status).map((status) => (
          <Filter
            key={status}
            label={STATUS_WORDS[status].title}
            count={counts.get(status) ?? 0}
            isOn={shown === status}
            onClick={() => {
              onChange({ show: status });
            }}
          />
        ))}
      </div>
      <input
        className="input batch-find"
        type="search"
        aria-label="Find a title"
        placeholder="Find a title"
        value={find}
        onChange={({ target }) => {
          onChange({ find: target.value });
        }}
      />
    </div>
  );
}

function Filter({
  label,
  count,
  isOn,
  onClick,
}: {
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onClick: () => void;
}): React.ReactElement {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onClick}>
      {label} <strong>{whole(count)}</strong>
    </button>
  );
}
