import { runCommand } from '../../api/query-language.ts';

/** The answer of the query language. What `data` contains depends on the query. */
export interface QueryAnswer {
  readonly data: unknown;
  /** What the rows are, in lists of clusters around one cluster. */
  readonly subject?: string;
  /** The cluster that the rows are neighbors of. */
  readonly baseline?: unknown;
  readonly count?: number;
  readonly total?: number;
  readonly has_more?: boolean;
  readonly next_page?: string;
  readonly suggestion?: string;
  readonly resolved?: { readonly given: string; readonly used: string };
  readonly data_status_note?: string;
  readonly dsl_suggestions?: readonly string[];
}

export interface QueryRun {
  readonly query: string;
  readonly answer: QueryAnswer;
  readonly milliseconds: number;
}

/** Runs a query, and measures how long it takes. */
export async function runQuery(query: string, signal?: AbortSignal): Promise<QueryRun> {
  const start = performance.now();
  const answer = await runCommand<QueryAnswer>(query, signal);
  return { query, answer, milliseconds: performance.now() - start };
}
