import { useState } from 'react';
import { forgetQueries, pastQueries } from './history.ts';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });

/** The queries that were run in this browser. */
export function PastQueries({ onQuery }: { readonly onQuery: (query: string) => void }): React.ReactElement {
  const [queries, setQueries] = useState(pastQueries);
  return (
    <details
      className="past"
      onToggle={() => {
        setQueries(pastQueries());
      }}
    >
      <summary>History</summary>
      {queries.length === 0 ? (
        <p className="muted small">Queries that you run appear here. They stay in this browser.</p>
      ) : (
        <div className="stack tight">
          <ul className="stack tight">
            {queries.map(({ query, at }) => (
              <li key={query} className="past-query">
                <button
                  type="button"
                  className="chip mono"
                  onClick={() => {
                    onQuery(query);
                  }}
                >
                  {query}
                </button>
                <span className="small muted">{TIME.format(at)}</span>
              </li>
            ))}
          </ul>
          <div>
            <button
              type="button"
              className="button small"
              onClick={() => {
                forgetQueries();
                setQueries([]);
              }}
            >
              Clear the history
            </button>
          </div>
        </div>
      )}
    </details>
  );
}
