import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { plural, whole } from '../../ui/numbers.ts';
import { ProblemState } from '../../ui/states.tsx';
import { batchRun, type BatchState } from './batch-run.ts';

const HEADINGS = { loading: '', none: '', running: 'Converting', paused: 'Paused', done: 'Finished' } as const;
const LONG_SECONDS = 90;

/** How far the batch is, how fast, and how long it still takes. */
export function BatchProgress({ batch }: { readonly batch: BatchState }): React.ReactElement {
  const { phase, plan, doneItems, input } = batch;
  const total = plan.items.length;
  return (
    <Card
      title={`${HEADINGS[phase]}: ${whole(doneItems)} of ${plural(total, 'title')}`}
      about={`${input?.table.name ?? ''}, ${plural(input?.table.rows.length ?? 0, 'row')}`}
      actions={
        <div className="row">
          {phase === 'running' && (
            <button
              type="button"
              className="button small"
              onClick={() => {
                batchRun.pause();
              }}
            >
              Cancel
            </button>
          )}
          {phase === 'paused' && (
            <button
              type="button"
              className="button small primary"
              onClick={() => {
                batchRun.resume();
              }}
            >
              Resume
            </button>
          )}
          <NewBatch />
        </div>
      }
    >
      {phase !== 'done' && <progress className="batch-bar" max={total} value={doneItems} aria-label="Titles converted" />}
      <Now batch={batch} />
      <p className="visually-hidden" role="status">
        {phase === 'done' ? `Finished: ${plural(total, 'title')}.` : phase === 'paused' ? 'Paused.' : ''}
      </p>
    </Card>
  );
}

/** Deletes this batch, after asking whether that is meant. */
function NewBatch(): React.ReactElement {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <button
        type="button"
        className="button small quiet"
        onClick={() => {
          setSure(true);
        }}
      >
        New batch
      </button>
    );
  return (
    <>
      {/* First, because it takes the place and the focus of the button before: Enter twice deletes nothing. */}
      <button
        type="button"
        className="button small"
        onClick={() => {
          setSure(false);
        }}
      >
        Keep it
      </button>
      <button type="button" className="button small danger" onClick={() => void batchRun.forget()}>
        Delete this batch
      </button>
    </>
  );
}

/** What a batch that is not finished does, or why it does nothing. */
function Now({ batch }: { readonly batch: BatchState }): React.ReactElement | undefined {
  const { phase, plan, doneItems, rate, waiting, problem } = batch;
  const left = plan.items.length - doneItems;
  if (phase === 'running')
    return (
      <p className="small muted">
        {waiting > 0
          ? `The service asks to wait ${waiting} s.`
          : rate === 0
            ? 'Waiting for the first answer.'
            : `${rate < 10 ? rate.toFixed(1) : whole(Math.round(rate))} titles per second, ${remaining(left / rate)} left.`}{' '}
        You can review below, or use other views in the meantime.
      </p>
    );
  if (phase !== 'paused') return undefined;
  if (problem !== undefined) return <ProblemState problem={problem} />;
  return <p className="small muted">Nothing is lost. Resume asks for the {plural(left, 'title')} that are left.</p>;
}

const remaining = (seconds: number): string =>
  seconds < LONG_SECONDS ? `about ${plural(Math.max(1, Math.round(seconds)), 'second')}` : `about ${plural(Math.round(seconds / 60), 'minute')}`;
