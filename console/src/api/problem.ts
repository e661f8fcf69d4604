/** The flat error body of REST, with its status. */
export interface ProblemBody {
  readonly status: number;
  readonly error: string;
  readonly suggestion?: string | undefined;
  readonly example?: string | undefined;
  readonly request_id?: string | undefined;
  readonly data?: unknown;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number | undefined;
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
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
  return new ApiProblem({
    ...body,
    status: response.status,
    error: body.error ?? `The service answered with status ${response.status}.`,
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
