import { useCallback, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { bodyOf, type ProblemBody } from '../../api/problem.ts';
import { rememberQuery } from './history.ts';
import { runQuery, type QueryRun } from './run-query.ts';

export interface QueryRunState {
  readonly run: (query: string) => void;
  readonly isPending: boolean;
  /** The query that was run last. */
  readonly started: string | undefined;
  /** The last answer. It stays until the next one is there, so that the page does not jump. */
  readonly answered: QueryRun | undefined;
  readonly problem: ProblemBody | undefined;
}

/** Runs queries, one after the other. */
export function useQueryRun(): QueryRunState {
  const [answered, setAnswered] = useState<QueryRun>();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (query: string) => runQuery(query),
    onSuccess: ({ query }) => {
      rememberQuery(query);
    },
  });
  const run = useCallback(
    (query: string) => {
      // Only the answer of the last query counts.
      mutate(query, {
        onSuccess: setAnswered,
        onError: () => {
          setAnswered(undefined);
        },
      });
    },
    [mutate],
  );
  return { run, isPending, started: variables, answered, problem: error === null ? undefined : bodyOf(error) };
}
