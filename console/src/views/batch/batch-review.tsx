import { useMemo, useState } from 'react';
import { bodyOf } from '../../api/problem.ts';
import { post } from '../../api/client.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { download } from '../../ui/download.ts';
import { Notice } from '../../ui/notice.tsx';
import { percent, plural, whole } from '../../ui/numbers.ts';
import { Empty } from '../../ui/states.tsx';
import { csvText } from '../../ui/table-rows.ts';
import { useUrlState } from '../../ui/url-state.ts';
import { batchRun, type BatchState } from './batch-run.ts';
import type { SavedInput } from './batch-store.ts';
import { MatchChoice } from './match-choice.tsx';
import { chosenMatch, STATUSES, type Outcome, type Status } from './outcome.ts';
import type { Item } from './plan.ts';
import { resultRows, resultColumns } from './result-rows.ts';
import { STATUS_WORDS } from './status-words.ts';

interface Reviewed {
  readonly index: number;
  readonly item: Item;
  readonly outcome: Outcome;
  readonly pick: string | null | undefined;
}

/** The outcomes, doubtful ones first. A person can pick another match. */
export function BatchReview({ batch, input }: { readonly batch: BatchState; readonly input: SavedInput }): React.ReactElement {
  const [url, setUrl] = useUrlState();
  const [unrecorded, setUnrecorded] = useState('');
  const { plan, outcomes, picks } = batch;
  const shown = url('show');
  const search = url('find').toLowerCase();

  const reviewed = useMemo(() => {
    const rows = plan.items.flatMap((item, index): Reviewed[] => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : [{ index, item, outcome, pick: picks.get(index) }];
    });
    const rank = ({ outcome }: Reviewed): number => STATUSES.indexOf(outcome.status) + (outcome.matches[0]?.probability ?? 0);
    return rows.sort((a, b) => rank(a) - rank(b));
  }, [plan, outcomes, picks]);
  const counts = new Map<Status, number>(STATUSES.map((status) => [status, reviewed.filter(({ outcome }) => outcome.status === status).length]));
  const rows = reviewed.filter(
    ({ item, outcome }) => (shown === '' || outcome.status === shown) && (search === '' || item.title.toLowerCase().includes(search)),
  );

  const pick = ({ index, item, outcome }: Reviewed, code: string | null): void => {
    batchRun.pick(index, code);
    const match = outcome.matches.find(({ onet_code }) => onet_code === code);
    // There is nothing to record for "none of these".
    if (match === undefined) return;
    post('/api/titleconvert', { title: item.title, picked: match }).then(
      () => {
        setUnrecorded('');
      },
      (error: unknown) => {
        setUnrecorded(bodyOf(error).error);
      },
    );
  };

  const columns: Column<Reviewed>[] = [
    { id: 'title', title: 'Title', value: ({ item }) => item.title, show: ({ item, outcome }) => <TitleCell item={item} note={outcome.note} /> },
    {
      id: 'match',
      title: 'Occupation',
      value: ({ outcome, pick: picked }) => {
        const match = chosenMatch(outcome, picked);
        return match === undefined ? null : `${match.onet_code} ${match.onet_title}`;
      },
      show: (row) => (
        <MatchChoice
          title={row.item.title}
          outcome={row.outcome}
          pick={row.pick}
          onPick={(code) => {
            pick(row, code);
          }}
        />
      ),
    },
    {
      id: 'status',
      title: 'Status',
      value: ({ outcome, pick: picked }) => (picked === undefined ? STATUS_WORDS[outcome.status].label : 'picked by hand'),
      show: ({ outcome, pick: picked }) => (
        <span className={`batch-status ${picked === undefined ? outcome.status : 'picked'}`}>
          {picked === undefined ? STATUS_WORDS[outcome.status].label : '✓ picked'}
        </span>
      ),
    },
    {
      id: 'probability',
      title: 'Probability',
      numeric: true,
      value: ({ outcome, pick: picked }) => (chosenMatch(outcome, picked) ?? outcome.matches[0])?.probability ?? null,
      show: ({ outcome, pick: picked }) => {
        const match = chosenMatch(outcome, picked) ?? outcome.matches[0];
        return match === undefined ? '–' : percent(match.probability);
      },
    },
    { id: 'rows', title: 'Rows', numeric: true, value: ({ item }) => item.rows.length },
  ];

  return (
    <Card
      title="Review"
      about="Doubtful ones first. Picking another match is recorded by the service, and can improve the ranking."
      actions={
        <button
          type="button"
          className="button small"
          onClick={() => {
            download('occupations.csv', csvText(resultRows(batch, input), resultColumns(input.table)));
          }}
        >
          Download CSV
        </button>
      }
    >
      <div className="row spread">
        <div className="chips" role="group" aria-label="Show">
          <Filter
            label="All"
            count={reviewed.length}
            isOn={shown === ''}
            onClick={() => {
              setUrl({ show: '' });
            }}
          />
          {STATUSES.filter((status) => status !== 'refused' || counts.get(status) !== 0 || shown === status).map((status) => (
            <Filter
              key={status}
              label={STATUS_WORDS[status].title}
              count={counts.get(status) ?? 0}
              isOn={shown === status}
              onClick={() => {
                setUrl({ show: status });
              }}
            />
          ))}
        </div>
        <input
          className="input batch-find"
          type="search"
          aria-label="Find a title"
          placeholder="Find a title"
          value={url('find')}
          onChange={({ target }) => {
            setUrl({ find: target.value });
          }}
        />
      </div>
      {unrecorded !== '' && (
        <Notice kind="warn" title="The pick counts here, but the service did not record it.">
          {unrecorded}
        </Notice>
      )}
      {rows.length === 0 ? (
        <Empty title="Nothing here">
          <p>
            None of {plural(reviewed.length, 'title')} {shown === '' ? 'contains this text' : 'has this status'}
            {shown !== '' && search !== '' ? ' and contains this text' : ''}.
          </p>
        </Empty>
      ) : (
        <DataTable key={shown} caption="Converted titles" columns={columns} rows={rows} rowKey={({ index }) => String(index)} />
      )}
    </Card>
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

function TitleCell({ item, note }: { readonly item: Item; readonly note: string }): React.ReactElement {
  const context = [item.company, item.industry, item.location].filter((part) => part !== '').join(' · ');
  return (
    <>
      {item.title}
      {context !== '' && <div className="small muted">{context}</div>}
      {note !== '' && <div className="small muted batch-note">{note}</div>}
    </>
  );
}
