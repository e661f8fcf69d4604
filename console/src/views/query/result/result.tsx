import { useMemo } from 'react';
import { Card } from '../../../ui/card.tsx';
import { downloadCsv } from '../../../ui/download.ts';
import { HubGraph } from '../../../ui/hub-graph.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { plural, whole } from '../../../ui/numbers.ts';
import { Empty } from '../../../ui/states.tsx';
import { csvText } from '../../../ui/table-rows.ts';
import type { QueryRun } from '../run-query.ts';
import { graphOf } from './graph-of.ts';
import { NextQueries } from './next-queries.tsx';
import { ResultChart } from './result-chart.tsx';
import { ResultJson } from './result-json.tsx';
import { membersOf, rowsOf } from './result-rows.ts';
import { ResultTable } from './result-table.tsx';
import { missingOf, ResultTabs, type Tab } from './result-tabs.tsx';

interface ResultProps {
  readonly run: QueryRun;
  /** How the result is shown, if its rows can be shown like that. */
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Runs another query. */
  readonly onQuery: (query: string) => void;
}

/** The answer to a query: as a table, a chart, a graph, or JSON; as CSV; and the queries that follow from it. */
export function Result({ run, tab, onTab, onQuery }: ResultProps): React.ReactElement {
  const { answer, query } = run;
  const { next_page, suggestion, resolved, dsl_suggestions = [], data_status_note } = answer;
  const rows = useMemo(() => rowsOf(answer.data), [answer]);
  const members = useMemo(() => membersOf(rows), [rows]);
  const graph = useMemo(() => graphOf(answer), [answer]);
  const missing = missingOf(members, graph);
  const shown: Tab = missing[tab] === undefined ? tab : 'Table';
  return (
    <Card
      wide
      title="Result"
      about={sizeOf(run)}
      actions={
        <div className="row">
          <ResultTabs shown={shown} missing={missing} onTab={onTab} />
          {rows.length > 0 && (
            <button
              type="button"
              className="button small"
              onClick={() => {
                downloadCsv('result.csv', csvText(rows, members));
              }}
            >
              Download CSV
            </button>
          )}
        </div>
      }
    >
      {resolved !== undefined && (
        <Notice kind="info">
          “{resolved.given}” was read as <strong>{resolved.used}</strong>.
        </Notice>
      )}
      {suggestion !== undefined && <Notice kind="warn">{suggestion}</Notice>}
      {rows.length === 0 && <Empty title="No rows match">{suggestion === undefined && <p>Remove a condition, or check the names.</p>}</Empty>}
      {rows.length > 0 && shown === 'Table' && <ResultTable query={query} rows={rows} members={members} />}
      {rows.length > 0 && shown === 'Chart' && <ResultChart rows={rows} members={members} />}
      {graph !== undefined && shown === 'Graph' && (
        <HubGraph
          here={{ name: graph.here }}
          left={graph.left}
          right={graph.right}
          onGo={({ id }) => {
            onQuery(graph.queryOf(id));
          }}
        />
      )}
      {shown === 'JSON' && <ResultJson answer={answer} />}
      <NextQueries nextPage={next_page} suggestions={dsl_suggestions} onQuery={onQuery} />
      {data_status_note !== undefined && <p className="small muted">{data_status_note}</p>}
    </Card>
  );
}

/** "20 rows, of 312, 15 ms". */
function sizeOf({ answer: { count, total }, milliseconds }: QueryRun): string {
  const parts = [
    count === undefined ? undefined : plural(count, 'row'),
    total === undefined || total === count ? undefined : `of ${whole(total)}`,
    `${Math.round(milliseconds)} ms`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}
