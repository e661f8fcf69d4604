import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PasswordCheck, SignedInUser } from '../auth/sessions.ts';
import { ApiError } from '../errors/api-error.ts';
import { addressGroup as groupOf } from '../text/address-group.ts';
import { identityKey } from '../text/identity-key.ts';
import { isFamiliarAddress, rememberAddress } from '../store/accounts/familiar-addresses.ts';
import type { Database } from '../store/pool.ts';
import { addHits, readCounters, type RateCounter } from '../store/rate-counters.ts';
import { GatePerKey } from './gate-per-key.ts';
import type { SharedCounter } from './shared-counter.ts';
import { spentWindow } from './spent-limit.ts';

/** Failed sign-ins per minute. */
export const FAILURES_PER_USERNAME = 10;
/** Failed sign-ins per hour (OWASP ASVS 5.0, 6.3.1: no more than 100 guesses an hour). */
export const FAILURES_PER_USERNAME_HOURLY = 100;
export const FAILURES_PER_ADDRESS = 30;
/** Invalid refresh tokens per minute. They cannot be guessed, so this only limits the load from a broken client. */
export const FAILED_REFRESHES_PER_ADDRESS = 120;
/** Successful sign-ins and refreshes of one user per minute: many more than people or programs need, and as many as the database bears. */
export const SUCCESSES_PER_USER = 600;
const WINDOW_MS = 60_000;
const HOUR_MS = 3_600_000;
/** If a user signed in from an address within this time, failures from other addresses do not count against the user there. */
const FAMILIAR_DAYS = 30;
/** Concurrent password checks for one address in one process. Others wait, so that a flood is rejected before it is hashed. */
const CHECKS_AT_ONCE = 4;
/** Addresses, and usernames, that one process remembers as above a limit. Others are counted in the database. */
const MOST_SPENT = 10_000;

type Limits = readonly (readonly [key: string, limit: number])[];

/**
 * Limits sign-ins, across all processes. Failures count per username and per address; above their limits, right and wrong passwords get the same response.
 * Successful sign-ins and refreshes count per user, apart from failures and from other requests, and only against a limit that a broken client reaches.
 */
export class SignInThrottle {
  private readonly checks = new GatePerKey(CHECKS_AT_ONCE);
  /** Addresses above the limit of invalid refresh tokens, until their window ends. */
  private readonly spentRefreshes = new LRUCache<string, true>({ max: MOST_SPENT, ttl: WINDOW_MS });
  /** Usernames above the limit of successes, until their window ends: their passwords are not hashed. */
  private readonly spentSuccesses = new LRUCache<string, true>({ max: MOST_SPENT, ttl: WINDOW_MS });

  constructor(
    private readonly database: Database,
    private readonly counter: SharedCounter,
  ) {}

  /** Runs `check` on a password. Throws `rate_limited` if there were too many failures or successes, or if a limit is reached during the check. */
  async attempt(username: string, address: string, check: () => Promise<PasswordCheck>): Promise<PasswordCheck> {
    const keys = keysOf(username, address);
    const left = this.spentSuccesses.getRemainingTTL(keys.username);
    if (left > 0) throw tooManySuccesses(left);
    return this.checks.run(keys.address, async () => {
      const isFamiliar = await isFamiliarAddress(this.database, username, keys.addressGroup, FAMILIAR_DAYS);
      const counted = isFamiliar ? keys.pair : keys.username;
      const limits: Limits = [
        [keys.address, FAILURES_PER_ADDRESS],
        [counted, FAILURES_PER_USERNAME],
        [hourly(counted), FAILURES_PER_USERNAME_HOURLY],
      ];
      await this.refuseIfSpent(limits);
      const outcome = await check();
      if (!outcome.fits) {
        await this.addFailure([keys.address, ...[keys.username, ...(isFamiliar ? [keys.pair] : [])].flatMap((key) => [key, hourly(key)])], limits);
        return outcome;
      }
      // Failures may have been counted while this password was checked.
      await this.refuseIfSpent(limits);
      await this.addSuccess(outcome.user, (msLeft) => this.spentSuccesses.set(keys.username, true, { ttl: Math.ceil(msLeft) }));
      await rememberAddress(this.database, outcome.user.user_id, keys.addressGroup, FAMILIAR_DAYS);
      return outcome;
    });
  }

  /** Counts a sign-in or refresh of a user whose password or token was right. Throws `rate_limited` above the limit. */
  async addSuccess({ user_id }: Pick<SignedInUser, 'user_id'>, onSpent: (msLeft: number) => unknown = () => undefined): Promise<void> {
    const { hits, resetsAt } = await this.counter.hit(successesOf(user_id), SUCCESSES_PER_USER);
    if (hits <= SUCCESSES_PER_USER) return;
    const left = Math.max(1, resetsAt - Date.now());
    onSpent(left);
    throw tooManySuccesses(left);
  }

  /**
   * Counts an invalid refresh token, which has been looked up before. Throws `rate_limited` above the limit. Valid tokens do not count here and are not refused for others' failures, so
   * that many clients behind one address do not lock each other out. Sign-ins are counted separately. Above the limit, nothing more is counted until the window ends, so that a flood
   * costs the lookup alone, and nothing if what it sends can be no token.
   */
  async addFailedRefresh(address: string): Promise<void> {
    const key = keysOf('', address).refresh;
    const message = 'Too many refresh requests with invalid tokens.';
    const left = this.spentRefreshes.getRemainingTTL(key);
    if (left > 0) throw tooMany({ quota: FAILED_REFRESHES_PER_ADDRESS, windowMs: WINDOW_MS, msLeft: left }, message);
    const limits: Limits = [[key, FAILED_REFRESHES_PER_ADDRESS]];
    await this.addFailure([key], limits, message, (msLeft) => this.spentRefreshes.set(key, true, { ttl: Math.ceil(msLeft) }));
  }

  private async refuseIfSpent(limits: Limits): Promise<void> {
    const rows = await readCounters(
      this.database,
      limits.map(([key]) => key),
    );
    const spent = longestSpent(rows, limits, (hits, quota) => hits >= quota);
    if (spent !== undefined) throw tooMany(spent);
  }

  /**
   * Counts a failure for all keys. A failure above a limit is rejected and counts for none of them, so that failures above the limit of a username do not use up
   * the limit of the address.
   */
  private async addFailure(keys: readonly string[], limits: Limits, message?: string, onSpent: (msLeft: number) => unknown = () => undefined): Promise<void> {
    await this.database.transaction(async (client) => {
      const rows: RateCounter[] = [];
      for (const window of [WINDOW_MS, HOUR_MS]) {
        const own = keys.filter((key) => windowOf(key) === window);
        if (own.length > 0) rows.push(...(await addHits(client, new Map(own.map((key) => [key, 1])), window)));
      }
      const spent = longestSpent(rows, limits, (hits, quota) => hits > quota);
      if (spent === undefined) return;
      onSpent(spent.msLeft);
      throw tooMany(spent, message);
    });
  }
}

/** The key of the counter of a user's successful sign-ins and refreshes. */
export const successesOf = (userId: number | string): string => `successes:${userId}`;

/** A limit that is reached, and how long it stays so. */
interface SpentLimit {
  readonly quota: number;
  readonly windowMs: number;
  readonly msLeft: number;
}

/** The limit that stays reached longest, if any is. */
function longestSpent(rows: readonly RateCounter[], limits: Limits, isSpent: (hits: number, quota: number) => boolean): SpentLimit | undefined {
  return rows
    .flatMap(({ counter_key, hits, ms_left: msLeft }) =>
      limits.flatMap(([key, quota]) => (key === counter_key && isSpent(hits, quota) ? [{ quota, windowMs: windowOf(key), msLeft }] : [])),
    )
    .toSorted((a, b) => b.msLeft - a.msLeft)[0];
}

const tooManySuccesses = (msLeft: number): ApiError => tooMany({ quota: SUCCESSES_PER_USER, windowMs: WINDOW_MS, msLeft }, 'Too many sign-ins and refreshes.');

function tooMany({ quota, windowMs, msLeft }: SpentLimit, error = 'Too many failed sign-ins.'): ApiError {
  const seconds = Math.max(1, Math.ceil(msLeft / 1000));
  return new ApiError('rate_limited', {
    error,
    headers: { 'Retry-After': String(seconds), ...spentWindow(quota, { seconds: windowMs / 1000, secondsLeft: seconds }) },
  });
}

const HOURLY = 'hourly:';
const hourly = (key: string): string => `${HOURLY}${key}`;
const windowOf = (key: string): number => (key.startsWith(HOURLY) ? HOUR_MS : WINDOW_MS);

/** Keys of the counters: an address (for IPv6, the network), a username in any spelling, and both together. */
function keysOf(username: string, address: string): Record<'addressGroup' | 'address' | 'refresh' | 'username' | 'pair', string> {
  const addressGroup = groupOf(address);
  // Hashed, because names can be long, and people sometimes type passwords in the wrong field.
  const name = createHash('sha256').update(identityKey(username)).digest('base64url');
  return {
    addressGroup,
    address: `failures:address:${addressGroup}`,
    refresh: `failures:refresh:${addressGroup}`,
    username: `failures:user:${name}`,
    pair: `failures:pair:${name}:${addressGroup}`,
  };
}
