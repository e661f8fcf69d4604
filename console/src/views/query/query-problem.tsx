import type { ProblemBody } from '../../api/problem.ts';
import { Notice } from '../../ui/notice.tsx';

/** An error of a query: the place, what is wrong, and a query that works. */
export function QueryProblem({ problem, onQuery }: { readonly problem: ProblemBody; readonly onQuery: (query: string) => void }): React.ReactElement {
  const { error, suggestion, example, position, request_id } = problem;
  return (
    <Notice kind="bad" title={error}>
      <div className="stack tight">
        {position !== undefined && <pre tabIndex={0}>{position.caret}</pre>}
        {suggestion !== undefined && <p>{suggestion}</p>}
        {example !== undefined && (
          <div className="row">
            <span>This works:</span>
            <button
              type="button"
              className="chip mono"
              onClick={() => {
                onQuery(example);
              }}
            >
              {example}
            </button>
          </div>
        )}
        {request_id !== undefined && <p className="small muted">Request {request_id}</p>}
      </div>
    </Notice>
  );
}
