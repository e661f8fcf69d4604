import { lazy, Suspense, useEffect, useState } from 'react';
import { Permitted } from '../../session/permitted.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { CopyAs } from './copy-as.tsx';
import { EnglishBox } from './english-box.tsx';
import { PastQueries } from './past-queries.tsx';
import { QueryProblem } from './query-problem.tsx';
import { Result } from './result/result.tsx';
import type { Tab } from './result/result-tabs.tsx';
import { isChange, isReading } from './reading-query.ts';
import { useQueryRun, type QueryRunState } from './use-query-run.ts';
import { useTranslation } from './use-translation.ts';
import './query.css';

const Editor = lazy(() => import('./editor/editor.tsx'));

/** Questions to the data: in plain English or in the query language. */
export default function QueryView(): React.ReactElement {
  return (
    <Permitted permission="dsl:execute" role="analyst" title="Query" refusal="Your role does not run queries">
      <Query />
    </Permitted>
  );
}

function Query(): React.ReactElement {
  const [url, , goTo] = useUrlState();
  const linked = url('q');
  const [text, setText] = useState(linked);
  const queryRun = useQueryRun();
  const { run, isPending, problem } = queryRun;

  /** Shows a query. One that only reads also runs; all others wait for the button. */
  const show = (query: string): void => {
    setText(query);
    goTo({ q: query.trim() });
    if (query.trim() === linked && isReading(linked)) run(linked);
  };
  const translation = useTranslation(linked, show);
  const open = (query: string): void => {
    if (translation.problem !== null) translation.forget();
    show(query);
  };
  const start = (): void => {
    if (text.trim() === '') return;
    open(text);
    if (!isReading(text)) run(text.trim());
  };
  useEffect(() => {
    setText((current) => (current.trim() === linked ? current : linked));
    if (isReading(linked)) run(linked);
  }, [linked, run]);

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
          <EnglishBox translation={translation} onQuery={open} />
          <Suspense fallback={<Loading what="editor" />}>
            <Editor text={text} problem={problem} onChange={setText} onRun={start} />
          </Suspense>
          <div className="row spread">
            <ActionButton className="button primary" isOff={isPending || text.trim() === ''} onClick={start}>
              {isPending ? 'Running …' : isChange(text) ? 'Run and change data' : 'Run'}
            </ActionButton>
            {text.trim() !== '' && <CopyAs query={text.trim()} />}
          </div>
          <PastQueries onQuery={open} />
        </Card>
        {/* The answer of another query would look like that of the question. */}
        {translation.problem === null && <Outcome linked={linked} queryRun={queryRun} onQuery={open} />}
      </div>
    </>
  );
}

interface OutcomeProps {
  readonly linked: string;
  readonly queryRun: QueryRunState;
  readonly onQuery: (query: string) => void;
}

/** What became of the query in the URL: its result, an error, or that it waits for the button. */
function Outcome({ linked, queryRun, onQuery }: OutcomeProps): React.ReactElement | null {
  const [tab, setTab] = useState<Tab>('Table');
  const { problem, answered, started, isPending } = queryRun;
  if (linked !== '' && !isReading(linked) && started !== linked)
    return <Notice kind="warn" title={`${isChange(linked) ? 'This command changes data.' : 'This query did not run by itself.'} Check it, then choose Run.`} />;
  if (problem !== undefined) return <QueryProblem problem={problem} onQuery={onQuery} />;
  if (answered === undefined) return isPending ? <Loading what="result" lines={8} /> : null;
  return (
    <div aria-busy={isPending}>
      <Result key={answered.query} run={answered} tab={tab} onTab={setTab} onQuery={onQuery} />
    </div>
  );
}
