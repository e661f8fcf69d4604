import { TestService } from '../../setup/test-service.ts';
import { Accounts, login } from './accounts.ts';

let service: TestService;
let accounts: Accounts;

beforeAll(async () => {
  service = await TestService.start();
  accounts = new Accounts(service);
});
afterAll(async () => {
  await accounts.remove();
  await service.stop();
});

const PATH = '/api/companies?limit=1';

/** The headers of the IETF draft «RateLimit header fields for HTTP», version 8. */
const rateLimitOf = (headers: Headers): Record<string, number> =>
  Object.fromEntries([...(headers.get('ratelimit') ?? '').matchAll(/; (\w)=(\d+)/g)].map(([, name, value]) => [name, Number(value)]));

describe('requests a minute by tier', () => {
  it.each([
    ['standard', 60],
    ['premium', 500],
  ] as const)('%s: %i, reported in the headers of every answer', async (tier, quota) => {
    const { body } = await login(service, await accounts.create('reader', tier));
    const token = body.tokens.access_token as string;
    const first = await service.get(PATH, token);
    const second = await service.get('/api/companies/unheard-of', token);
    expect(first.headers.get('ratelimit-policy')).toMatch(new RegExp(`^"${quota}-in-1min"; q=${quota}; w=60; pk=:.+:$`));
    expect(first.headers.get('ratelimit')).toMatch(new RegExp(`^"${quota}-in-1min"; r=${quota - 1}; t=\\d+$`));
    expect(rateLimitOf(second.headers)).toMatchObject({ r: quota - 2 });
    expect(first.headers.get('x-ratelimit-limit')).toBeNull();
  });

  it('internal: not limited, and no headers', async () => {
    const { body } = await login(service, await accounts.create('reader', 'internal'));
    const answers = await Promise.all(Array.from({ length: 70 }, () => service.get(PATH, body.tokens.access_token as string)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(70);
    expect(answers[0]!.headers.get('ratelimit')).toBeNull();
  });

  it('the 61st of a standard user is refused with a flat body, whichever session sends it; another user is not', async () => {
    const account = await accounts.create('reader', 'standard');
    const [one, two, other] = await Promise.all([login(service, account), login(service, account), accounts.create('reader', 'standard')]);
    const spent = await Promise.all(Array.from({ length: 60 }, (_, i) => service.get(PATH, (i % 2 === 0 ? one : two).body.tokens.access_token as string)));
    expect(spent.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));

    const refused = await service.get(PATH, one.body.tokens.access_token as string);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      success: false,
      error: 'Too many requests.',
      suggestion: 'Try again after the number of seconds in the Retry-After header.',
      request_id: refused.headers.get('x-request-id'),
    });
    expect(rateLimitOf(refused.headers)).toMatchObject({ r: 0 });
    const wait = Number(refused.headers.get('retry-after'));
    expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true);
    expect((await service.get(PATH, two.body.tokens.access_token as string)).status).toBe(429);

    const stranger = await login(service, other);
    expect((await service.get(PATH, stranger.body.tokens.access_token as string)).status).toBe(200);
  });

  it('health and signing in do not count', async () => {
    const account = await accounts.create('reader', 'standard');
    const signedIn = await login(service, account);
    for (let i = 0; i < 5; i++) await service.get('/health/live', signedIn.body.tokens.access_token as string);
    await service.post('/auth/refresh', { refresh_token: signedIn.body.tokens.refresh_token });
    const { headers } = await service.get(PATH, signedIn.body.tokens.access_token as string);
    expect(rateLimitOf(headers)).toMatchObject({ r: 59 });
  });
});
