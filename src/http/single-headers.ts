import type { RequestHandler } from 'express';
import { ApiError } from '../errors/api-error.ts';

/**
 * Headers that decide which site, which caller, or which body a request means. When one is sent twice, Node keeps the first and drops the rest, while a
 * proxy in front may have checked another. Node itself refuses a second Content-Length, and Content-Length together with Transfer-Encoding.
 */
const SINGLE_HEADERS = ['Host', 'Authorization', 'Content-Type', 'Transfer-Encoding'];

/** Refuses a request that sends one of these headers more than once. */
export const singleHeaders: RequestHandler = ({ rawHeaders }, _response, next) => {
  const counts = new Map<string, number>();
  // Names and values alternate.
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const repeated = SINGLE_HEADERS.find((name) => (counts.get(name.toLowerCase()) ?? 0) > 1);
  if (repeated !== undefined)
    throw new ApiError('invalid_request', { error: `The request has more than one ${repeated} header.`, suggestion: `Send ${repeated} once.` });
  next();
};
