/** Counted from 1; the line of carets below the text shows how long the part is. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly caret: string;
}

/** The flat error body of REST, with its status. */
export interface ProblemBody {
  readonly status: number;
  readonly error: string;
  readonly suggestion?: string | undefined;
  readonly example?: string | undefined;
  /** Where a query is wrong. */
  readonly position?: Position | undefined;
  readonly request_id?: string | undefined;
  readonly data?: unknown;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number | undefined;
}

interface DslProblem {
  readonly message: string;
  readonly suggestion?: string;
  readonly example?: string;
  readonly position?: Position;
}

/** A refused or failed request, in the words of the service. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';

  constructor(readonly body: ProblemBody) {
    super(body.error);
  }

  get status(): number {
    return this.body.status;
  }
}

export async function problemOf(response: Response): Promise<ApiProblem> {
  const seconds = Number(response.headers.get('Retry-After') ?? NaN);
  const sent = (await response.json().catch(() => ({}))) as Omit<Partial<ProblemBody>, 'error'> & { readonly error?: string | DslProblem };
  // The query language wraps its errors.
  const wrapped = typeof sent.error === 'object' ? sent.error : undefined;
  return new ApiProblem({
    ...sent,
    ...wrapped,
    status: response.status,
    error: wrapped?.message ?? (typeof sent.error === 'string' ? sent.error : `The service answered with status ${response.status}.`),
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** What to show for anything that was thrown. */
export function bodyOf(error: unknown): ProblemBody {
  if (error instanceof ApiProblem) return error.body;
  // fetch() rejects with a TypeError if there is no connection.
  if (error instanceof TypeError) return { status: 0, error: 'The service cannot be reached.', suggestion: 'Check that it is running, and try again.' };
  return { status: 0, error: error instanceof Error ? error.message : 'Something went wrong.' };
}

/** The name or code of a path is wrong. */
export const isNotThere = (error: unknown): boolean => error instanceof ApiProblem && [400, 404].includes(error.status);
/** Whether the same request can have another answer. A refused one is refused again. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status < 400 || error.status >= 500 || [401, 408, 429].includes(error.status);

const PASSING_STATUSES = [429, 503];
const LONGEST_PAUSE_SECONDS = 60;
const DEFAULT_PAUSE_SECONDS = 2;

/** Only what may pass by itself is worth another try, after the pause that the service asks for. */
export const isPassing = (error: unknown): error is ApiProblem => error instanceof ApiProblem && PASSING_STATUSES.includes(error.status);
/** Seconds to wait before the next try. */
export const pauseOf = (error: unknown): number =>
  Math.min(isPassing(error) ? (error.body.retryAfter ?? DEFAULT_PAUSE_SECONDS) : DEFAULT_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS);
