import { lazy, Suspense, useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../api/problem.ts';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { CopyAs } from './copy-as.tsx';
import { EnglishBox } from './english-box.tsx';
import { rememberQuery } from './history.ts';
import { PastQueries } from './past-queries.tsx';
import { QueryProblem } from './query-problem.tsx';
import { Result } from './result/result.tsx';
import type { Tab } from './result/result-tabs.tsx';
import { isChange, isReading } from './reading-query.ts';
import { runQuery } from './run-query.ts';
import './query.css';

const Editor = lazy(() => import('./editor/editor.tsx'));

/** Questions to the data: in plain English or in the query language. */
export default function QueryView(): React.ReactElement {
  const [url, setUrl] = useUrlState();
  const linked = url('q');
  const [text, setText] = useState(linked);
  const [tab, setTab] = useState<Tab>('Table');
  const run = useMutation({
    mutationFn: (query: string) => runQuery(query),
    onSuccess: ({ query }) => {
      rememberQuery(query);
    },
  });

  const { mutate } = run;
  /** Shows a query. One that only reads also runs; all others wait for the button. */
  const open = (query: string): void => {
    setText(query);
    setUrl({ q: query.trim() });
    if (query.trim() === linked && isReading(linked)) mutate(linked);
  };
  const start = (): void => {
    if (text.trim() === '') return;
    open(text);
    if (!isReading(text)) mutate(text.trim());
  };
  useEffect(() => {
    setText((current) => (current.trim() === linked ? current : linked));
    if (isReading(linked)) mutate(linked);
  }, [linked, mutate]);

  const problem = run.error === null ? undefined : bodyOf(run.error);
  const waits = linked !== '' && !isReading(linked) && run.variables !== linked;
  return (
    <>
      <PageHead title="Query" about="Ask in plain English, or write a query. Ctrl+Space suggests what can follow; Ctrl+Enter runs." />
      <div className="stack">
        <Card
          title="Question"
          wide
          actions={
            <a href="/docs" className="small">
              Reference
            </a>
          }
        >
          <EnglishBox onQuery={open} />
          <Suspense fallback={<Loading what="editor" />}>
            <Editor text={text} problem={problem} onChange={setText} onRun={start} />
          </Suspense>
          <div className="row spread">
            <button type="button" className="button primary" disabled={run.isPending || text.trim() === ''} onClick={start}>
              {run.isPending ? 'Running …' : isChange(text) ? 'Run and change data' : 'Run'}
            </button>
            {text.trim() !== '' && <CopyAs query={text.trim()} />}
          </div>
          <PastQueries onQuery={open} />
        </Card>
        {problem !== undefined && !waits && <QueryProblem problem={problem} onQuery={open} />}
        {waits && (
          <Notice kind="warn" title={`${isChange(linked) ? 'This command changes data.' : 'This query did not run by itself.'} Check it, then choose Run.`} />
        )}
        {run.data !== undefined && problem === undefined && !waits && <Result key={run.data.query} run={run.data} tab={tab} onTab={setTab} onQuery={open} />}
      </div>
    </>
  );
}
