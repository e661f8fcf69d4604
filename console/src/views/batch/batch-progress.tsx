import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { plural, whole } from '../../ui/numbers.ts';
import { ProblemState } from '../../ui/states.tsx';
import { batchRun, type BatchState } from './batch-run.ts';

const HEADINGS = { loading: '', none: '', running: 'Converting', paused: 'Paused', done: 'Finished' } as const;
const LONG_SECONDS = 90;

/** How far the batch is, how fast, and how long it still takes. */
export function BatchProgress({ batch }: { readonly batch: BatchState }): React.ReactElement {
  const { phase, plan, doneItems, rate, waiting, problem, input } = batch;
  const [isSure, setSure] = useState(false);
  const total = plan.items.length;
  const left = total - doneItems;
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
          {isSure ? (
            <>
              <button type="button" className="button small" onClick={() => void batchRun.forget()}>
                Delete this batch
              </button>
              <button
                type="button"
                className="button small"
                onClick={() => {
                  setSure(false);
                }}
              >
                Keep it
              </button>
            </>
          ) : (
            <button
              type="button"
              className="button small quiet"
              onClick={() => {
                setSure(true);
              }}
            >
              New batch
            </button>
          )}
        </div>
      }
    >
      {phase !== 'done' && <progress className="batch-bar" max={total} value={doneItems} aria-label="Titles converted" />}
      {phase === 'running' && (
        <p className="small muted">
          {waiting > 0
            ? `The service asks to wait ${waiting} s.`
            : rate === 0
              ? 'Waiting for the first answer.'
              : `${rate < 10 ? rate.toFixed(1) : whole(Math.round(rate))} titles per second, ${remaining(left / rate)} left.`}{' '}
          You can review below, or use other views in the meantime.
        </p>
      )}
      {phase === 'paused' && problem !== undefined && <ProblemState problem={problem} />}
      {phase === 'paused' && problem === undefined && (
        <p className="small muted">Nothing is lost. Resume asks for the {plural(left, 'title')} that are left.</p>
      )}
      <p className="visually-hidden" role="status">
        {phase === 'done' ? `Finished: ${plural(total, 'title')}.` : phase === 'paused' ? 'Paused.' : ''}
      </p>
    </Card>
  );
}

const remaining = (seconds: number): string =>
  seconds < LONG_SECONDS ? `about ${plural(Math.max(1, Math.round(seconds)), 'second')}` : `about ${plural(Math.round(seconds / 60), 'minute')}`;
