import { useEffect, useSyncExternalStore } from 'react';
import { usePermission, useSession } from '../../session/use-session.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Empty } from '../../ui/states.tsx';
import { BatchInput } from './batch-input.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { BatchReview } from './batch-review.tsx';
import { batchRun } from './batch-run.ts';
import './batch.css';

/** Converts a list or a table of job titles, and lets a person review what is doubtful. */
export default function BatchView(): React.ReactElement {
  const user = useSession()?.user.username;
  const mayRun = usePermission('dsl:execute');
  const batch = useSyncExternalStore(batchRun.subscribe, batchRun.current);
  useEffect(() => {
    if (user !== undefined && mayRun) void batchRun.restore(user);
  }, [user, mayRun]);

  if (!mayRun) return <Empty title="Your role does not convert lists">Ask the operator of the service for the role analyst.</Empty>;
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
