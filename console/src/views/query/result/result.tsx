import { useMemo } from 'react';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { download } from '../../../ui/download.ts';
import { HubGraph } from '../../../ui/hub-graph.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { plural, whole } from '../../../ui/numbers.ts';
import { Empty } from '../../../ui/states.tsx';
import { csvText } from '../../../ui/table-rows.ts';
import type { QueryRun } from '../run-query.ts';
import { graphOf } from './graph-of.ts';
import { membersOf, quantities, rowsOf } from './result-rows.ts';
import { ResultTable } from './result-table.tsx';
import { ResultChart } from './result-chart.tsx';

const TABS = ['Table', 'Chart', 'Graph', 'JSON'] as const;
export type Tab = (typeof TABS)[number];

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
  const { answer, milliseconds, query } = run;
  const { count, total, next_page, suggestion, resolved, dsl_suggestions = [], data_status_note } = answer;
  const rows = useMemo(() => rowsOf(answer.data), [answer]);
  const members = useMemo(() => membersOf(rows), [rows]);
  const numbers = quantities(members);
  const graph = useMemo(() => graphOf(answer), [answer]);
  const missing: Partial<Record<Tab, string>> = {
    ...(numbers.length === 0 ? { Chart: 'The rows have no numbers to draw.' } : {}),
    ...(graph === undefined ? { Graph: 'Only pathways, destinations, and clusters with similar skills are a graph.' } : {}),
  };
  const shown: Tab = missing[tab] === undefined ? tab : 'Table';
  const json = JSON.stringify(answer, null, 2);
  const size = [
    count === undefined ? undefined : plural(count, 'row'),
    total === undefined || total === count ? undefined : `of ${whole(total)}`,
    `${Math.round(milliseconds)} ms`,
  ];
  return (
    <Card
      wide
      title="Result"
      about={size.filter((part) => part !== undefined).join(', ')}
      actions={
        <div className="row">
          <div className="tabs" role="group" aria-label="Show the result as">
            {TABS.map((name) => (
              <button
                key={name}
                type="button"
                className="button small"
                aria-pressed={name === shown}
                disabled={missing[name] !== undefined}
                title={missing[name]}
                onClick={() => {
                  onTab(name);
                }}
              >
                {name}
              </button>
            ))}
          </div>
          {rows.length > 0 && (
            <button
              type="button"
              className="button small"
              onClick={() => {
                download('result.csv', csvText(rows, members));
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
      {shown === 'JSON' && (
        <div className="stack tight">
          <pre className="json" tabIndex={0} aria-label="JSON">
            {json}
          </pre>
          <div>
            <CopyButton text={json} about="as JSON">
              Copy
            </CopyButton>
          </div>
        </div>
      )}
      {next_page !== undefined && (
        <div>
          <button
            type="button"
            className="button small"
            onClick={() => {
              onQuery(next_page);
            }}
          >
            Next page
          </button>
        </div>
      )}
      {dsl_suggestions.length > 0 && (
        <div className="stack tight">
          <h3>Useful next queries</h3>
          <ul className="stack tight">
            {dsl_suggestions.map((next) => (
              <li key={next}>
                <button
                  type="button"
                  className="chip mono"
                  onClick={() => {
                    onQuery(next);
                  }}
                >
                  {next}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {data_status_note !== undefined && <p className="small muted">{data_status_note}</p>}
    </Card>
  );
}
