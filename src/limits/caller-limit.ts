import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { callerOf } from '../auth/caller.ts';
import { TIER_LIMITS, type Tier } from '../catalog/roles.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SharedCounter } from './shared-counter.ts';

export const LIMIT_WINDOW_MS = 60_000;

/** Limits requests per minute by the caller's tier, across all processes. Requires `authenticate()` first. */
export function callerLimit(counter: SharedCounter): RequestHandler {
  const byTier: Readonly<Record<Tier, RequestHandler | undefined>> = {
    standard: limiter(counter, TIER_LIMITS.standard),
    premium: limiter(counter, TIER_LIMITS.premium),
    internal: undefined,
  };
  return (request, response, next) => {
    const limit = byTier[callerOf(request).tier];
    if (limit === undefined) next();
    else void limit(request, response, next);
  };
}

function limiter(counter: SharedCounter, limit: number): RequestHandler {
  return rateLimit({
    windowMs: LIMIT_WINDOW_MS,
    limit,
    keyGenerator: (request) => callerOf(request).id,
    store: storeOf(counter, limit),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw new ApiError('rate_limited');
    },
  });
}

/** The key includes the limit, so that a caller whose tier changes starts again at zero. */
function storeOf(counter: SharedCounter, limit: number): Store {
  const keyOf = (key: string): string => `requests:${limit}:${key}`;
  return {
    increment: async (key) => {
      const { hits, resetsAt } = await counter.hit(keyOf(key), limit);
      return { totalHits: hits, resetTime: new Date(resetsAt) };
    },
    // Only options that are not used here decrement the count.
    decrement: () => undefined,
    resetKey: () => undefined,
  };
}
