import { useEffect, useSyncExternalStore } from 'react';
import { Permitted } from '../../session/permitted.tsx';
import { useSession } from '../../session/use-session.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { BatchInput } from './batch-input.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { BatchReview } from './batch-review.tsx';
import { batchRun } from './batch-run.ts';
import './batch.css';

/** Converts a list or a table of job titles, and lets a person review what is doubtful. */
export default function BatchView(): React.ReactElement {
  return (
    <Permitted permission="dsl:execute" role="analyst" title="Batch" refusal="Your role does not convert lists">
      <Batch />
    </Permitted>
  );
}

function Batch(): React.ReactElement {
  const user = useSession()?.user.username;
  const batch = useSyncExternalStore(batchRun.subscribe, batchRun.current);
  useEffect(() => {
    if (user !== undefined) void batchRun.restore(user);
  }, [user]);

  return (
    <>
      <PageHead title="Batch" about="Occupation codes for a list or a table of job titles. It stays in this browser, and goes on after a reload." />
      {batch.phase === 'loading' ? (
        <Loading what="batch" />
      ) : batch.input === undefined ? (
        <BatchInput user={user ?? ''} />
      ) : (
        <div className="stack">
          <BatchProgress batch={batch} />
          {batch.doneItems > 0 && <BatchReview batch={batch} input={batch.input} />}
        </div>
      )}
    </>
  );
}
