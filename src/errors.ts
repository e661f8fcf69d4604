/**
 * The catalog of everything that can go wrong, one entry a code: HTTP status, default text, and the hint that mends it.
 * Texts in the catalog are public; what an error carries as `cause` is for the log only.
 */
const CATALOG = {
  invalid_request: { status: 400, error: 'The request cannot be understood.' },
  invalid_parameters: { status: 400, error: 'Invalid parameters.' },
  malformed_json: { status: 400, error: 'The body is not valid JSON.', suggestion: 'Send a JSON object; check quotes, commas and brackets.' },
  unauthorized: {
    status: 401,
    error: 'Authentication is required.',
    suggestion: 'Obtain a token with POST /auth/login and send it as `Authorization: Bearer <ACCESS_TOKEN>`.',
  },
  invalid_credentials: { status: 401, error: 'Invalid username or password.', suggestion: 'Check both; credentials are issued by the service operator.' },
  invalid_refresh_token: { status: 401, error: 'The refresh token is not valid.', suggestion: 'Obtain new tokens with POST /auth/login.' },
  forbidden: {
    status: 403,
    error: 'Your account lacks the permission for this.',
    suggestion: 'Ask the service operator for an account with the permission named in `data.required_permission`.',
  },
  foreign_host: {
    status: 403,
    error: 'This service does not go by the host name of the request.',
    suggestion: 'Use its address, or let the operator add the name to PUBLIC_URL or MCP_ALLOWED_HOSTS.',
  },
  foreign_origin: {
    status: 403,
    error: 'Pages of this origin may not call the service.',
    suggestion: 'Call it without an Origin header, or let the operator add the origin to CORS_ORIGINS.',
  },
  unknown_session: {
    status: 404,
    error: 'There is no such MCP session of yours.',
    suggestion: "It ended or expired, or is somebody else's: send initialize without Mcp-Session-Id to open a new one.",
  },
  not_found: { status: 404, error: 'Not found' },
  unknown_path: { status: 404, error: 'There is no such path.', suggestion: 'The README lists the endpoints.' },
  method_not_allowed: { status: 405, error: 'This path does not take this method.' },
  not_acceptable: {
    status: 406,
    error: 'This answer cannot be given in any media type that you accept.',
    suggestion: 'Send `Accept: application/json`; lists also answer `text/csv`.',
  },
  payload_too_large: { status: 413, error: 'The body is too large.' },
  unsupported_media_type: { status: 415, error: 'The body must be JSON.', suggestion: 'Send `Content-Type: application/json`, in UTF-8.' },
  rate_limited: { status: 429, error: 'Too many requests.', suggestion: 'Wait as many seconds as the Retry-After header says.' },
  internal: { status: 500, error: 'Something went wrong on our side.', suggestion: 'Try again; if it keeps happening, tell the operator the request_id.' },
  store_unavailable: {
    status: 503,
    error: 'The database is not available at the moment.',
    suggestion: 'Try again after the seconds in the Retry-After header.',
  },
  identity_provider_unavailable: {
    status: 503,
    error: 'The identity provider cannot be reached at the moment, so its token cannot be checked.',
    suggestion: 'Try again after the seconds in the Retry-After header.',
  },
  search_unavailable: {
    status: 503,
    error: 'The search engine is not available at the moment; conversions, search and typeahead cannot be answered.',
    suggestion: 'Try again after the seconds in the Retry-After header. Lists and single records keep working.',
  },
} as const satisfies Record<string, { status: number; error: string; suggestion?: string }>;

export type ErrorCode = keyof typeof CATALOG;
export const ERROR_CODES = Object.keys(CATALOG) as ErrorCode[];

export interface ErrorDetails {
  /** Public text; replaces the catalog's. */
  readonly error?: string;
  readonly suggestion?: string;
  /** A request that works. */
  readonly example?: string;
  readonly data?: Readonly<Record<string, unknown>> | string;
  /** Further members of the flat body, such as valid_sort_modes. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Response headers, such as Allow. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Kept for the log, never shown. */
  readonly cause?: unknown;
}

/** What a caller is told of one problem. */
export type Refusal = ErrorDetails & { readonly error: string };

/** An error that a caller is told about. */
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

/** Seconds after which a caller should try again when a store is away. */
export const RETRY_AFTER_SECONDS = 2;
