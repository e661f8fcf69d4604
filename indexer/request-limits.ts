/** Limits of requests that open, change, compare, or count whole indexes, which take longer than those of the API. */
export const LONG_REQUEST = { requestTimeout: 60_000, maxRetries: 1 };

/**
 * The same for a build, without a retry: a request that creates or switches an index may have been executed although its answer was lost, and would fail when it is sent
 * again. A build that fails is started again as a whole.
 */
export const BUILD_REQUEST = { ...LONG_REQUEST, maxRetries: 0 };
