import { useMemo, useState } from 'react';
import { bodyOf } from '../../api/problem.ts';
import { post } from '../../api/client.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { downloadCsv } from '../../ui/download.ts';
import { Notice } from '../../ui/notice.tsx';
import { plural } from '../../ui/numbers.ts';
import { Empty } from '../../ui/states.tsx';
import { csvText } from '../../ui/table-rows.ts';
import { useUrlState } from '../../ui/url-state.ts';
import { batchRun, type BatchState } from './batch-run.ts';
import type { SavedInput } from './batch-store.ts';
import { resultRows, resultColumns } from './result-rows.ts';
import { reviewColumns } from './review-columns.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { reviewedOf, type Reviewed } from './reviewed.ts';

/** The outcomes, doubtful ones first. A person can pick another match. */
export function BatchReview({ batch, input }: { readonly batch: BatchState; readonly input: SavedInput }): React.ReactElement {
  const [url, setUrl] = useUrlState();
  const { unrecorded, pick } = useRecordedPicks();
  const { phase, plan, outcomes, picks } = batch;
  const shown = url('show');
  const search = url('find').toLowerCase();

  const reviewed = useMemo(() => reviewedOf({ phase, plan, outcomes, picks }), [phase, plan, outcomes, picks]);
  const rows = reviewed.filter(
    ({ item, outcome }) => (shown === '' || outcome.status === shown) && (search === '' || item.title.toLowerCase().includes(search)),
  );

  return (
    <Card
      title="Review"
      about={`${phase === 'running' ? 'Doubtful ones come first when all are converted.' : 'Doubtful ones first.'} Picking another match is recorded by the service, and can improve the ranking.`}
      actions={
        <button
          type="button"
          className={phase === 'done' ? 'button small primary' : 'button small'}
          onClick={() => {
            downloadCsv('occupations.csv', csvText(resultRows(batch, input), resultColumns(input.table)));
          }}
        >
          Download CSV
        </button>
      }
    >
      <ReviewFilters reviewed={reviewed} shown={shown} find={url('find')} onChange={setUrl} />
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
        <DataTable key={shown} caption="Converted titles" columns={reviewColumns(pick)} rows={rows} rowKey={({ index }) => String(index)} />
      )}
    </Card>
  );
}

interface RecordedPicks {
  /** Why the service did not record the last pick; empty if it did. */
  readonly unrecorded: string;
  readonly pick: (row: Reviewed, code: string | null) => void;
}

/** Picks a match of a title in this batch, and records it in the service. */
function useRecordedPicks(): RecordedPicks {
  const [unrecorded, setUnrecorded] = useState('');
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
  return { unrecorded, pick };
}
