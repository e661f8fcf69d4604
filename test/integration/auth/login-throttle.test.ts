import { TestService } from '../../engines/test-service.ts';
import { Accounts, login } from './accounts.ts';

let service: TestService;
let accounts: Accounts;

// Failures are counted per process, so each test has a service of its own.
beforeEach(async () => {
  service = await TestService.start();
  accounts = new Accounts(service);
});
afterEach(async () => {
  await accounts.remove();
  await service.stop();
});

const fail = (username: string) => service.post('/auth/login', { username, password: 'wrong' });

describe('throttling of failed sign-ins', () => {
  it('refuses a username after 10 failures, the right password included, and no other username', async () => {
    const [victim, other] = [await accounts.create(), await accounts.create()];
    for (let i = 0; i < 10; i++) expect((await fail(victim.username)).status).toBe(401);
    const refused = await login(service, victim);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      success: false,
      error: 'Too many failed sign-ins.',
      suggestion: 'Wait as many seconds as the Retry-After header says.',
      request_id: refused.headers.get('x-request-id'),
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
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
    expect((await login(service, account)).status).toBe(429);
  });

  it('counts failed refreshes to the address', async () => {
    const account = await accounts.create();
    for (let i = 0; i < 30; i++) expect((await service.post('/auth/refresh', { refresh_token: `guess-${i}` })).status).toBe(401);
    const { body } = await service.post('/auth/refresh', { refresh_token: 'guess' });
    expect(body.error).toBe('Too many failed sign-ins.');
    expect((await login(service, account)).status).toBe(429);
  });
});
