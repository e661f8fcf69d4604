interface NextQueriesProps {
  /** The query for the rows that follow, if there are more. */
  readonly nextPage: string | undefined;
  readonly suggestions: readonly string[];
  /** Runs another query. */
  readonly onQuery: (query: string) => void;
}

/** The queries that follow from an answer. */
export function NextQueries({ nextPage, suggestions, onQuery }: NextQueriesProps): React.ReactElement {
  return (
    <>
      {nextPage !== undefined && (
        <div>
          <button
            type="button"
            className="button small"
            onClick={() => {
              onQuery(nextPage);
            }}
          >
            Next page
          </button>
        </div>
      )}
      {suggestions.length > 0 && (
        <div className="stack tight">
          <h3>Useful next queries</h3>
          <ul className="stack tight">
            {suggestions.map((next) => (
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
    </>
  );
}
