/** When to try again, for a caller that sees the headers. */
const AFTER_HEADER = 'after the number of seconds in the Retry-After header';
/** What to report, for a caller that sees the whole answer. */
const REQUEST_ID = 'the request_id';

/**
 * The error catalog, one entry per code: HTTP status, default message, and suggestion.
 * Texts in the catalog are public. The `cause` of an error is only logged.
 */
const CATALOG = {
  invalid_request: { status: 400, error: 'The request is invalid.' },
  invalid_parameters: { status: 400, error: 'Invalid parameters.' },
  malformed_json: { status: 400, error: 'The body is not valid JSON.', suggestion: 'Send a JSON object. Check quotes, commas, and brackets.' },
  unauthorized: {
    status: 401,
    error: 'Authentication is required.',
    suggestion: 'Obtain a token with POST /auth/login and send it as `Authorization: Bearer <ACCESS_TOKEN>`.',
  },
  invalid_credentials: {
    status: 401,
    error: 'Invalid username or password.',
    suggestion: 'Check the username and password. The service operator issues them.',
  },
  invalid_refresh_token: { status: 401, error: 'The refresh token is not valid.', suggestion: 'Obtain new tokens with POST /auth/login.' },
  forbidden: {
    status: 403,
    error: 'Your account does not have permission for this.',
    suggestion: 'Ask the service operator for an account with the permission in `data.required_permission`.',
  },
  foreign_host: {
    status: 403,
    error: 'Host name not allowed.',
    suggestion: 'Use the address of the service, or ask the operator to add the name to PUBLIC_URL or MCP_ALLOWED_HOSTS.',
  },
  foreign_origin: {
    status: 403,
    error: 'Origin not allowed.',
    suggestion: 'Send the request without an Origin header, or ask the operator to add the origin to CORS_ORIGINS.',
  },
  unknown_session: {
    status: 404,
    error: 'MCP session not found.',
    suggestion: 'Send initialize without Mcp-Session-Id to start a new one.',
  },
  not_found: { status: 404, error: 'Not found' },
  unknown_path: { status: 404, error: 'Path not found.', suggestion: 'See /docs for all paths.' },
  method_not_allowed: { status: 405, error: 'Method not allowed for this path.' },
  not_acceptable: {
    status: 406,
    error: 'None of the accepted media types is available.',
    suggestion: 'Send `Accept: application/json`; lists are also available as `text/csv`.',
  },
  payload_too_large: { status: 413, error: 'The body is too large.' },
  unsupported_media_type: { status: 415, error: 'The body must be JSON.', suggestion: 'Send `Content-Type: application/json`, in UTF-8.' },
  not_translatable: {
    status: 422,
    error: 'This is not a question that the data can answer.',
    suggestion:
      'Ask about employers, occupations, pay, badges, hiring, careers, or places, as in `data.example_questions`. Requests to change data are not translated.',
  },
  rate_limited: { status: 429, error: 'Too many requests.', suggestion: `Try again ${AFTER_HEADER}.` },
  too_many_queries: {
    status: 429,
    error: 'Too many of your queries are running at the same time.',
    suggestion: 'Wait until one of them has ended. Fewer conditions make a query faster.',
  },
  too_many_batches: {
    status: 429,
    error: 'Your earlier batches are still being converted.',
    suggestion: 'Send the next batch when one of them has ended.',
  },
  internal: { status: 500, error: 'Something went wrong on our side.', suggestion: `Try again. If it happens again, report ${REQUEST_ID} to the operator.` },
  store_unavailable: {
    status: 503,
    error: 'The database is not available.',
    suggestion: `Try again ${AFTER_HEADER}.`,
  },
  too_many_waiting: {
    status: 503,
    error: 'The service has more batches to convert than it can accept.',
    suggestion: `Try again ${AFTER_HEADER}.`,
  },
  query_too_slow: {
    status: 503,
    error: 'The query took too long and was stopped.',
    suggestion: `Use fewer conditions. If simple queries take too long, too, report ${REQUEST_ID} to the operator.`,
  },
  identity_provider_unavailable: {
    status: 503,
    error: 'The identity provider is not available, so the token cannot be checked.',
    suggestion: `Try again ${AFTER_HEADER}.`,
  },
  search_unavailable: {
    status: 503,
    error: 'The search engine is not available. Conversions, search, and typeahead need it.',
    suggestion: `Try again ${AFTER_HEADER}. Lists and single records keep working.`,
  },
} as const satisfies Record<string, { status: number; error: string; suggestion?: string }>;

export type ErrorCode = keyof typeof CATALOG;
export const ERROR_CODES = Object.keys(CATALOG) as ErrorCode[];

export interface ErrorDetails {
  /** Public message that replaces the one in the catalog. */
  readonly error?: string;
  readonly suggestion?: string;
  /** A valid request. */
  readonly example?: string;
  readonly data?: Readonly<Record<string, unknown>> | string;
  /** Further members of the flat body, such as valid_sort_modes. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Response headers, such as Allow. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log only, never shown. */
  readonly cause?: unknown;
}

/** A problem, as the caller sees it. */
export type Refusal = ErrorDetails & { readonly error: string };

/** An error that is shown to the caller. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(details.error ?? CATALOG[code].error, { cause: details.cause });
    this.status = CATALOG[code].status;
  }

  /** Whether the same request may succeed a little later: a store is away, or other requests of the caller are running. */
  get passesSoon(): boolean {
    return this.status === 503 || this.code === 'too_many_queries' || this.code === 'too_many_batches';
  }

  /** The flat body of REST: {success, error, suggestion?, example?, data?, request_id}. */
  body(requestId: string): Record<string, unknown> {
    const entry: { error: string; suggestion?: string } = CATALOG[this.code];
    const suggestion = this.details.suggestion ?? entry.suggestion;
    return {
      success: false,
      error: this.message,
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(this.details.example === undefined ? {} : { example: this.details.example }),
      ...(this.details.data === undefined ? {} : { data: this.details.data }),
      ...this.details.extra,
      request_id: requestId,
    };
  }
}

/** Retry-After in seconds of an error that passes soon. */
export const RETRY_AFTER_SECONDS = 2;

/** The suggestion of an error for a caller that may see nothing else, such as a model: it has the seconds and the id themselves. */
export const selfContained = (suggestion: string, requestId: string | undefined): string =>
  suggestion
    .replace(AFTER_HEADER, `after ${RETRY_AFTER_SECONDS} seconds`)
    .replace(REQUEST_ID, requestId === undefined ? REQUEST_ID : `${REQUEST_ID} ${requestId}`);
