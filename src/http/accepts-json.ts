import type { Request } from 'express';
import { ApiError } from '../errors/api-error.ts';

/** Refuses a request that accepts no JSON, where the answer is always JSON. */
export function requireJsonAccepted(request: Request): void {
  if (request.accepts('application/json') === false) throw new ApiError('not_acceptable', { suggestion: 'Send `Accept: application/json`.' });
}
