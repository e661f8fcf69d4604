import { LIMIT_WINDOW_MS } from '../../../src/limits/caller-limit.ts';
import { SharedCounter } from '../../../src/limits/shared-counter.ts';
import { SignInThrottle, SUCCESSES_PER_USER, successesOf } from '../../../src/limits/sign-in-throttle.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { StatementLog, type SentStatement } from '../../setup/statement-log.ts';
import { someAddress, TestService } from '../../setup/test-service.ts';
import { Accounts, login, PASSWORD, seconds, withoutRequestId } from './accounts.ts';

let service: TestService;
/** A second process on the same database. */
let replica: TestService;
let accounts: Accounts;
let statements: StatementLog;

beforeAll(async () => {
  [service, replica] = await Promise.all([TestService.start(), TestService.start()]);
  statements = new StatementLog(service.database);
  accounts = new Accounts(service);
});
// Failures are counted by address: each test has one of its own, the same for both replicas.
beforeEach(() => {
  comeFrom(someAddress());
});
afterAll(async () => {
  await accounts.remove();
  await Promise.all([service.stop(), replica.stop()]);
});

/** Of both replicas. */
let address: string;
function comeFrom(other: string): void {
  address = other;
  service.address = other;
  replica.address = other;
}
const fail = (username: string, at = service) => at.post('/auth/login', { username, password: 'wrong' });
const rateLimitOf = ({ headers }: { headers: Headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];
const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
const times = async <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, (_, i) => make(i)));
const count = (statuses: readonly number[], status: number): number => statuses.filter((one) => one === status).length;

describe('throttling of failed sign-ins', () => {
  it('refuses a username after 10 failures, the right password included, and no other username', async () => {
    const [victim, other] = [await accounts.create(), await accounts.create()];
    for (let i = 0; i < 10; i++) expect((await fail(victim.username)).status).toBe(401);
    const refused = await login(service, victim);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      success: false,
      error: 'Too many failed sign-ins.',
      suggestion: 'Try again after the number of seconds in the Retry-After header.',
      request_id: refused.headers.get('x-request-id'),
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(rateLimitOf(refused)).toEqual(['"10-in-1min"; q=10; w=60', `"10-in-1min"; r=0; t=${wait}`]);
    expect((await login(service, other)).status).toBe(200);
  });

  it('counts spellings of one username together', async () => {
    const victim = await accounts.create();
    for (let i = 0; i < 10; i++) await fail(i % 2 === 0 ? victim.username.toUpperCase() : ` ${victim.username} `);
    expect((await login(service, victim)).status).toBe(429);
  });

  it('does not count successes', async () => {
    const account = await accounts.create();
    for (let i = 0; i < 12; i++) expect((await login(service, account)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await fail(account.username)).status).toBe(401);
  });

  it('does not count bodies that are no sign-in', async () => {
    const account = await accounts.create();
    for (let i = 0; i < 12; i++) expect((await service.post('/auth/login', { username: account.username })).status).toBe(400);
    expect((await login(service, account)).status).toBe(200);
  });

  it('refuses an address after 30 failures over any usernames', async () => {
    const account = await accounts.create();
    for (let i = 0; i < 30; i++) expect((await fail(`nobody-${i}`)).status).toBe(401);
    const refused = await login(service, account);
    expect(refused.status).toBe(429);
    expect(rateLimitOf(refused)[0]).toBe('"30-in-1min"; q=30; w=60');
  });

  it('what the limit of a username refuses does not use up that of the address', async () => {
    const victim = await accounts.create();
    const burst = await times(40, () => statusOf(fail(victim.username)));
    expect([count(burst, 401), count(burst, 429)]).toEqual([10, 30]);
    const others = await times(40, (i) => statusOf(fail(`nobody-${i}`)));
    expect([count(others, 401), count(others, 429)]).toEqual([20, 20]);
  });

  it('refreshes are counted apart: no lock of sign-ins refuses a valid one, and failed ones lock no sign-in', async () => {
    const account = await accounts.create();
    let { body } = await login(service, account);
    const refresh = async () => service.post('/auth/refresh', { refresh_token: body.tokens.refresh_token as string });
    for (let i = 0; i < 30; i++) await fail(`nobody-${i}`);
    expect((await login(service, account)).status).toBe(429);
    ({ body } = await refresh());
    expect(body.success).toBe(true);

    comeFrom(someAddress());
    const guesses = await times(130, (i) => service.post('/auth/refresh', { refresh_token: `guess-${i}` }));
    const statuses = guesses.map(({ status }) => status);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([120, 10]);
    const refused = guesses.find(({ status }) => status === 429)!;
    expect(refused.body.error).toBe('Too many refresh requests with invalid tokens.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rateLimitOf(refused)[0]).toBe('"120-in-1min"; q=120; w=60');
    expect((await refresh()).status).toBe(200);
    expect((await login(service, account)).status).toBe(200);
  });
});

describe('a flood of invalid refresh tokens above the limit', () => {
  const refresh = (refresh_token: string) => service.post('/auth/refresh', { refresh_token });
  /** Well-formed, but no token of anyone. */
  const invented = (i: number): string => String(i).padStart(43, 'x');
  beforeEach(async () => {
    await times(121, (i) => refresh(`guess-${i}`));
  });

  it('costs nothing if what is sent can be no token', async () => {
    const sent = await statements.during(async () => {
      const answers = await times(20, (i) => refresh(`more-${i}`));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(429));
      expect(Number(answers[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    });
    // The audit log is written later, so that entries of earlier tests, from other addresses, may be written now.
    const isOfOthers = ({ name, values }: SentStatement): boolean => name === 'audit' && !JSON.stringify(values).includes(address);
    expect(sent.filter((statement) => !isOfOthers(statement))).toEqual([]);
  });

  it('costs the lookup alone if it could be one, because a valid token is never refused', async () => {
    const { body } = await login(service, await accounts.create());
    const sent = await statements.during(async () => {
      expect((await times(5, (i) => refresh(invented(i)))).map(({ status }) => status)).toEqual(Array(5).fill(429));
    });
    expect(sent.filter(({ name }) => name === 'count')).toEqual([]);
    expect(sent.filter(({ text }) => text === 'BEGIN')).toHaveLength(5);
    expect(await statusOf(refresh(body.tokens.refresh_token as string))).toBe(200);
  });
});

describe('at two replicas together', () => {
  it('10 failures of a username, wherever they come in', async () => {
    const victim = await accounts.create();
    for (let i = 0; i < 10; i++) expect(await statusOf(fail(victim.username, i % 2 === 0 ? service : replica))).toBe(401);
    expect([await statusOf(login(service, victim)), await statusOf(login(replica, victim))]).toEqual([429, 429]);
  });

  it('of 40 wrong passwords at the same instant 10 are answered as wrong', async () => {
    const victim = await accounts.create();
    const statuses = await times(40, (i) => statusOf(fail(victim.username, i % 2 === 0 ? service : replica)));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 30]);
  });

  it('30 failures of an address at the same instant over 60 usernames', async () => {
    const statuses = await times(60, (i) => statusOf(fail(`nobody-${i}`, i % 2 === 0 ? service : replica)));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([30, 30]);
  });

  it('a network of IPv6 is one address, its neighbour another', async () => {
    for (let i = 0; i < 30; i++) {
      comeFrom(`2001:db8:77:aa00::${i.toString(16)}`);
      await fail(`nobody-${i}`);
    }
    comeFrom('2001:db8:77:aaff::1');
    expect(await statusOf(fail('somebody'))).toBe(429);
    comeFrom('2001:db8:77:ab00::1');
    expect(await statusOf(fail('somebody'))).toBe(401);
    await service.database.query({ text: `DELETE FROM rate_counters WHERE counter_key LIKE 'failures:address:2001:db8:77:%'` });
  });
});

it('of a flood from one address few passwords are hashed: the rest is refused before', async () => {
  const throttle = new SignInThrottle(service.database, new SharedCounter(service.database, LIMIT_WINDOW_MS, createLog('silent')));
  let hashed = 0;
  const check = async () => {
    hashed += 1;
    await seconds(0.02);
    return { fits: false, user: undefined } as const;
  };
  const attempts = await Promise.allSettled(Array.from({ length: 300 }, (_, i) => throttle.attempt(`flood-${i}`, service.address, check)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  // Those that were being checked when the thirtieth failed.
  expect(hashed).toBeLessThanOrEqual(34);
});

describe('right passwords', () => {
  it('25 at the same instant from a new address all sign in', async () => {
    const account = await accounts.create();
    const statuses = await times(25, (i) => statusOf(login(i % 2 === 0 ? service : replica, account)));
    expect(count(statuses, 200)).toBe(25);
  });

  it('that come after the tenth failure look like wrong ones, also when they were under way before', async () => {
    const victim = await accounts.create();
    const answers = await times(60, (i) => (i === 59 ? login(service, victim) : fail(victim.username)));
    expect(answers[59]!.status).toBe(429);
    expect(withoutRequestId(answers[59]!)).toEqual(withoutRequestId(answers.find(({ status }) => status === 429)!));
  });
});

describe('successful sign-ins and refreshes', () => {
  const refresh = (token: string) => service.post('/auth/refresh', { refresh_token: token });

  it('of one user are limited together, at every replica; the refresh token stays valid', async () => {
    const [user, other] = [await accounts.create('reader', 'standard'), await accounts.create('reader', 'standard')];
    let token = (await login(replica, user)).body.tokens.refresh_token as string;
    const [{ user_id } = { user_id: '' }] = await service.database.query<{ user_id: string }>({
      text: 'SELECT user_id FROM users WHERE username = $1',
      values: [user.username],
    });
    const counter = new SharedCounter(service.database, LIMIT_WINDOW_MS, createLog('silent'));
    await times(SUCCESSES_PER_USER - 2, async () => counter.hit(successesOf(user_id), SUCCESSES_PER_USER));
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    token = body.tokens.refresh_token as string;
    const refused = [await refresh(token), await login(service, user), await login(replica, user)];
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(body.error).toBe('Too many sign-ins and refreshes.');
      const wait = Number(headers.get('retry-after'));
      expect(wait >= 1 && wait <= 60).toBe(true);
    }
    expect(
      await service.database.query({
        text: 'SELECT spent_at, revoked_at FROM refresh_tokens JOIN sessions USING (session_id) JOIN users USING (user_id) WHERE username = $1 AND spent_at IS NULL',
        values: [user.username],
      }),
    ).toEqual([{ spent_at: null, revoked_at: null }]);
    expect(
      await statements.during(async () => {
        expect(await statusOf(login(service, user))).toBe(429);
      }),
    ).toEqual([]);
    expect(await statusOf(login(service, other))).toBe(200);
  });
});

describe('strangers', () => {
  it('do not lock a user out of an address that the user has signed in from, and are held to 10 themselves', async () => {
    const user = await accounts.create();
    const home = service.address;
    expect(await statusOf(login(service, user))).toBe(200);
    comeFrom(someAddress());
    for (let i = 0; i < 10; i++) expect(await statusOf(fail(user.username))).toBe(401);
    expect(await statusOf(fail(user.username))).toBe(429);
    comeFrom(someAddress());
    expect(await statusOf(fail(user.username))).toBe(429);
    expect(await statusOf(login(service, user))).toBe(429);
    comeFrom(home);
    expect([await statusOf(login(service, user)), await statusOf(login(replica, user))]).toEqual([200, 200]);
  });

  it('at the same address as the user are held to 10 as well', async () => {
    const user = await accounts.create();
    await login(service, user);
    for (let i = 0; i < 10; i++) expect(await statusOf(fail(user.username))).toBe(401);
    expect(await statusOf(login(service, user))).toBe(429);
  });

  it('an address is familiar for thirty days', async () => {
    const user = await accounts.create();
    const home = service.address;
    await login(service, user);
    await service.database.query({
      text: `UPDATE familiar_addresses SET last_success_at = now() - interval '31 days' WHERE address_group = $1`,
      values: [home],
    });
    comeFrom(someAddress());
    for (let i = 0; i < 10; i++) await fail(user.username);
    comeFrom(home);
    expect(await statusOf(login(service, user))).toBe(429);
  });
});

describe('who has an account cannot be found out', () => {
  it('a known and an unknown name are refused alike: status, body and headers, before and after the limit', async () => {
    const known = await accounts.create();
    const seen: unknown[] = [];
    for (const username of [known.username, 'nobody-of-this-name']) {
      comeFrom(someAddress());
      const answers = [];
      for (let i = 0; i < 12; i++) {
        const answer = await fail(username);
        const headers = [...answer.headers.keys()].filter((name) => name !== 'date').sort();
        answers.push([answer.status, withoutRequestId(answer), headers]);
      }
      seen.push(answers);
    }
    expect(seen[0]).toEqual(seen[1]);
    await service.database.query({ text: `DELETE FROM rate_counters WHERE counter_key LIKE 'failures:user:%'` });
  });

  it('nor by the time that the answer takes', async () => {
    const took: Record<string, number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 9; i++) {
      for (const who of ['known', 'unknown'] as const) {
        comeFrom(someAddress());
        const username = who === 'known' ? (await accounts.create()).username : `nobody-${i}`;
        const start = performance.now();
        expect(await statusOf(service.post('/auth/login', { username, password: `${PASSWORD}!` }))).toBe(401);
        took[who]!.push(performance.now() - start);
      }
    }
    const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
    const [known, unknown] = [median(took['known']!), median(took['unknown']!)];
    // Without the hash of a decoy the unknown one would take a tenth.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });
});
