import type { components } from './generated/schema.ts';

type FlatBody = components['schemas']['Error'];

/** The codes of the service, and those of the client: the service could not be reached, or did not answer as documented. */
export type ErrorCode =
  components['headers']['X-Error-Code'] | 'unreachable' | 'unexpected_answer' | 'dataset_changed' | 'stopped' | (string & Record<never, never>);

/** Where an error is in a query. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly caret: string;
}

interface Details {
  readonly code: ErrorCode;
  readonly status?: number | undefined;
  readonly suggestion?: string | undefined;
  readonly example?: string | undefined;
  readonly data?: unknown;
  readonly position?: Position | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A call failed. The message says what was wrong, and `suggestion` what to do. */
export class LaborMarketError extends Error {
  override name = 'LaborMarketError';
  /** What went wrong, for programs: `rate_limited`, `not_found`, `unreachable`. */
  readonly code: ErrorCode;
  /** The HTTP status; undefined if there was no answer. */
  readonly status: number | undefined;
  readonly suggestion: string | undefined;
  /** A valid request or query. */
  readonly example: string | undefined;
  /** Further details, such as `valid_values`. */
  readonly data: unknown;
  /** Where the error is in a query. */
  readonly position: Position | undefined;
  /** Report it to the operator of the service: it is in the log. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, details: Details) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.suggestion = details.suggestion;
    this.example = details.example;
    this.data = details.data;
    this.position = details.position;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The `error` object of the query language. */
interface QueryError {
  readonly code: number;
  readonly message: string;
  readonly suggestion: string;
  readonly example: string;
  readonly error_type?: string;
  readonly position?: Position;
}

/** The error of a response: the flat body of REST, the `error` object of the query language, or the page of a proxy. */
export function errorOfResponse(response: Response, body: unknown): LaborMarketError {
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const known = {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: Number.isFinite(wait) ? wait : undefined,
  };
  if (typeof body === 'object' && body !== null && 'error' in body) {
    const { error } = body;
    if (typeof error === 'string') {
      const flat = body as FlatBody;
      return new LaborMarketError(error, {
        ...known,
        code: response.headers.get('x-error-code') ?? 'unexpected_answer',
        suggestion: flat.suggestion,
        example: flat.example,
        data: flat.data,
      });
    }
    if (typeof error === 'object' && error !== null && 'message' in error) {
      const { message, suggestion, example, position, error_type: code = 'invalid_query', code: _, ...data } = error as QueryError;
      return new LaborMarketError(message, { ...known, code, suggestion, example, position, data });
    }
  }
  return new LaborMarketError(`The service answered with status ${response.status}, without an explanation.`, {
    ...known,
    code: 'unexpected_answer',
    suggestion: 'Check the address of the service. A proxy in front of it may have sent this answer.',
    data: body,
  });
}

/** The error of a request that got no answer. */
export const unreachable = (baseUrl: string, cause: unknown): LaborMarketError =>
  new LaborMarketError(`The service at ${baseUrl} cannot be reached.`, {
    code: 'unreachable',
    suggestion:
      'Check the address, the network, and whether the service is running. In a browser, CORS_ORIGINS of the service must name the origin of the page.',
    cause,
  });
