import { RETRY_AFTER_SECONDS } from '../errors/api-error.ts';

/** The headers of a 429 that say which limit was reached, in the form of those of the caller's tier (draft 8). */
type LimitHeaders = Readonly<Record<'RateLimit' | 'RateLimit-Policy', string>>;

const MINUTE_SECONDS = 60;

/** A limit of so many events in a minute, or in an hour. */
export function spentWindow(quota: number, { seconds, secondsLeft }: { readonly seconds: number; readonly secondsLeft: number }): LimitHeaders {
  const name = `"${quota}-in-1${seconds === MINUTE_SECONDS ? 'min' : 'hour'}"`;
  return { 'RateLimit-Policy': `${name}; q=${quota}; w=${seconds}`, RateLimit: `${name}; r=0; t=${secondsLeft}` };
}

/** A limit of so much work of one caller at the same time. When some of it ends is not known: as `Retry-After`, this says when to try again. */
export function spentShare(name: 'batches' | 'queries', quota: number): LimitHeaders {
  return { 'RateLimit-Policy': `"${name}"; q=${quota}; qu="concurrent-requests"`, RateLimit: `"${name}"; r=0; t=${RETRY_AFTER_SECONDS}` };
}
