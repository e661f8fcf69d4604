import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { bodyOf, isNotThere, mayPass } from '../api/problem.ts';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';
import './states.css';

/** Nothing to show, and what to do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }): React.ReactElement {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

interface ProblemStateProps {
  readonly problem: unknown;
  /** What the error means here, above it. */
  readonly title?: string;
  readonly retry?: (() => void) | undefined;
}

/** An error in the words of the service, with its advice and id. Its example is a request, for programs. */
export function ProblemState({ problem, title, retry }: ProblemStateProps): React.ReactElement {
  const { error, suggestion, request_id, retryAfter } = bodyOf(problem);
  return (
    <Notice kind="bad" title={title ?? error}>
      <div className="stack tight">
        {title !== undefined && <p>{error}</p>}
        {suggestion !== undefined && <p>{suggestion}</p>}
        {retryAfter !== undefined && <p>The service asks to wait {retryAfter} s.</p>}
        <div className="row">
          {retry !== undefined && mayPass(problem) && (
            <button className="button small" onClick={retry}>
              Try again
            </button>
          )}
          {request_id !== undefined && <span className="small muted">Request {request_id}</span>}
        </div>
      </div>
    </Notice>
  );
}

interface AnsweredProps<T> {
  readonly query: UseQueryResult<T>;
  /** What is being loaded, for screen readers. */
  readonly what: string;
  readonly lines?: number;
  /** What is shown instead of an error if the thing does not exist. */
  readonly missing?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The states of a request: loading, error, and the answer. */
export function Answered<T>({ query, what, lines = 3, missing, children }: AnsweredProps<T>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && missing !== undefined && isNotThere(query.error)) return missing;
  if (query.isError) return <ProblemState problem={query.error} retry={() => void query.refetch()} />;
  return <Loading what={what} lines={lines} />;
}
