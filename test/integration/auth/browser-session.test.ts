import { ServiceClient, type Answer } from '../../setup/service-client.ts';
import { Accounts, isAccepted, PASSWORD, type Account } from './accounts.ts';

let service: ServiceClient;
let accounts: Accounts;
let account: Account;

beforeAll(async () => {
  service = ServiceClient.shared();
  accounts = new Accounts(service);
  account = await accounts.create();
});
afterAll(async () => {
  await accounts.remove();
  await service.stop();
});

const PATH = '/auth/session';
const own = (): Record<string, string> => ({ origin: service.url });
const open = (headers: Record<string, string> = own(), password = PASSWORD): Promise<Answer> =>
  service.request(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: account.username, password }),
  });
const cookieOf = ({ headers }: Answer): string => (headers.get('set-cookie') ?? '').split(';')[0]!;
const renew = (cookie: string, headers: Record<string, string> = own()): Promise<Answer> =>
  service.request(`${PATH}/token`, { method: 'POST', headers: { ...headers, cookie } });
const end = (cookie: string, headers: Record<string, string> = own()): Promise<Answer> =>
  service.request(PATH, { method: 'DELETE', headers: { ...headers, cookie } });

describe('the session of a browser', () => {
  it('has its refresh token in a cookie that scripts cannot read, and not in the body', async () => {
    const answer = await open();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^lma_session=[\w-]{43}; Max-Age=7776000; Path=\/auth\/session; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.body).toEqual({
      success: true,
      session: {
        access_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 86_400,
        session_id: expect.any(String),
        user: { username: account.username, role: 'analyst', permissions: expect.arrayContaining(['dsl:execute']) },
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain(cookieOf(answer).slice('lma_session='.length));
    expect(await isAccepted(service, answer.body.session.access_token)).toBe(true);
  });

  it('has a Secure cookie behind HTTPS', async () => {
    const { headers } = await open({ origin: service.url, 'x-forwarded-proto': 'https' });
    expect(headers.get('set-cookie')).toContain('; Secure');
  });

  it('gives tabs new access tokens at the same time and again, without spending the cookie', async () => {
    const opened = await open();
    const cookie = cookieOf(opened);
    const tabs = await Promise.all([renew(cookie), renew(cookie), renew(cookie)]);
    for (const { status, body } of [...tabs, await renew(cookie)]) {
      expect(status).toBe(200);
      expect(body.session.session_id).toBe(opened.body.session.session_id);
      expect(await isAccepted(service, body.session.access_token)).toBe(true);
    }
  });

  it.each(['', 'lma_session=', 'lma_session=invalid', `lma_session=${'x'.repeat(2_000)}`])('is null for the cookie "%s", which is deleted', async (cookie) => {
    const { status, headers, body } = await renew(cookie);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, session: null });
    expect(headers.get('set-cookie')).toMatch(/^lma_session=; Path=\/auth\/session; Expires=Thu, 01 Jan 1970/);
  });

  it('ends with its tokens, and its cookie is deleted', async () => {
    const opened = await open();
    const ended = await end(cookieOf(opened));
    expect(ended.body).toEqual({ success: true, data: { revoked: true } });
    expect(ended.headers.get('set-cookie')).toMatch(/^lma_session=;/);
    expect((await renew(cookieOf(opened))).body.session).toBeNull();
    expect((await end(cookieOf(opened))).body).toEqual({ success: true, data: { revoked: false } });
    const [audited] = await service.database.query({
      text: `SELECT outcome FROM audit_log WHERE action = 'sign_out' AND details->>'session' = $1`,
      values: [opened.body.session.session_id],
    });
    expect(audited).toEqual({ outcome: 'ok' });
  });

  it('ends when somebody exchanged a copy of the cookie elsewhere', async () => {
    const cookie = cookieOf(await open());
    const stolen = await service.post('/auth/refresh', { refresh_token: cookie.slice('lma_session='.length) });
    expect(stolen.status).toBe(200);
    expect((await renew(cookie)).body.session).toBeNull();
    expect((await service.post('/auth/refresh', { refresh_token: stolen.body.tokens.refresh_token })).status).toBe(401);
  });

  it.each(['https://attacker.example', 'null', 'http://127.0.0.1:1'])('is refused to pages of the origin %s', async (origin) => {
    const cookie = cookieOf(await open());
    for (const answer of [await open({ origin }), await renew(cookie, { origin }), await end(cookie, { origin })]) {
      expect(answer.status).toBe(403);
      expect(answer.body.error).toBe('Origin not allowed.');
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    // Nothing was ended.
    expect((await renew(cookie)).body.session).not.toBeNull();
  });

  it('counts failed sign-ins as /auth/login does', async () => {
    const wrong = await open(own(), 'wrong');
    expect(wrong.status).toBe(401);
    expect(wrong.body.error).toBe('Invalid username or password.');
    expect(wrong.headers.get('set-cookie')).toBeNull();
    for (let i = 0; i < 9; i += 1) await service.post('/auth/login', { username: account.username, password: 'wrong' });
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
