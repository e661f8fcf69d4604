import { TestService, type Answer } from '../../setup/test-service.ts';
import { Accounts, isAccepted, login, seconds, withoutRequestId, type Account } from './accounts.ts';

let service: TestService;
/** A second process on the same database. */
let replica: TestService;
let accounts: Accounts;
let account: Account;

beforeAll(async () => {
  [service, replica] = await Promise.all([TestService.start(), TestService.start()]);
  accounts = new Accounts(service);
  account = await accounts.create();
});
afterAll(async () => {
  await accounts.remove();
  await Promise.all([service.stop(), replica.stop()]);
});

const refresh = (token: string, at = service) => at.post('/auth/refresh', { refresh_token: token });
const accessOf = ({ body }: Answer): string => body.tokens.access_token as string;
const refreshOf = ({ body }: Answer): string => body.tokens.refresh_token as string;

const REFUSED = {
  success: false,
  error: 'The refresh token is not valid.',
  suggestion: 'Obtain new tokens with POST /auth/login.',
};

describe('POST /auth/refresh', () => {
  it('answers new tokens of the same session', async () => {
    const signedIn = await login(service, account);
    const refreshed = await refresh(refreshOf(signedIn));
    expect(refreshed.status).toBe(200);
    expect(refreshed.body).toEqual({
      success: true,
      tokens: {
        access_token: expect.any(String),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'Bearer',
        expires_in: 86_400,
        session_id: signedIn.body.session_id,
      },
      session_id: signedIn.body.session_id,
    });
    expect(refreshOf(refreshed)).not.toBe(refreshOf(signedIn));
    expect(accessOf(refreshed)).not.toBe(accessOf(signedIn));
    expect(await isAccepted(service, accessOf(refreshed))).toBe(true);
  });

  it('can be repeated with each new token', async () => {
    let token = refreshOf(await login(service, account));
    for (let i = 0; i < 5; i++) {
      const answer = await refresh(token, i % 2 === 0 ? service : replica);
      expect(answer.status).toBe(200);
      token = refreshOf(answer);
    }
  });

  it('a spent token revokes the session: its newest tokens are refused within a second, at every replica', async () => {
    const signedIn = await login(service, account);
    const refreshed = await refresh(refreshOf(signedIn));
    expect(await isAccepted(replica, accessOf(refreshed))).toBe(true);

    const reused = await refresh(refreshOf(signedIn));
    expect(reused.status).toBe(401);
    expect(withoutRequestId(reused)).toEqual(REFUSED);
    expect(withoutRequestId(await refresh(refreshOf(refreshed)))).toEqual(REFUSED);
    await seconds(1);
    expect(await isAccepted(service, accessOf(refreshed))).toBe(false);
    expect(await isAccepted(replica, accessOf(refreshed))).toBe(false);
    expect(await isAccepted(service, accessOf(signedIn))).toBe(false);
  });

  it('a spent token leaves other sessions of the user alone', async () => {
    const [stolen, other] = [await login(service, account), await login(service, account)];
    await refresh(refreshOf(stolen));
    await refresh(refreshOf(stolen));
    await seconds(1);
    expect(await isAccepted(service, accessOf(other))).toBe(true);
    expect((await refresh(refreshOf(other))).status).toBe(200);
  });

  it('of concurrent requests with one token one at most wins, and the session is revoked', async () => {
    const signedIn = await login(service, account);
    const answers = await Promise.all([service, replica, service, replica].map((at) => refresh(refreshOf(signedIn), at)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    await seconds(1);
    expect(await isAccepted(service, accessOf(won[0]!))).toBe(false);
    expect((await refresh(refreshOf(won[0]!))).status).toBe(401);
  });

  it('refuses a token that nobody issued', async () => {
    const answer = await refresh('x'.repeat(43));
    expect(answer.status).toBe(401);
    expect(withoutRequestId(answer)).toEqual(REFUSED);
  });

  it('refuses an access token', async () => {
    expect((await refresh(accessOf(await login(service, account)))).status).toBe(401);
  });

  it.each(['refresh_tokens', 'sessions'])('refuses a token once the row in %s has expired', async (table) => {
    const signedIn = await login(service, account);
    await service.database.query({
      text: `UPDATE ${table} SET expires_at = now() - interval '1 second' WHERE session_id = $1`,
      values: [signedIn.body.session_id],
    });
    const answer = await refresh(refreshOf(signedIn));
    expect(answer.status).toBe(401);
    expect(withoutRequestId(answer)).toEqual(REFUSED);
  });

  it('a refresh token lives 90 days, and not longer by being exchanged', async () => {
    const signedIn = await login(service, account);
    const expiry = async (): Promise<unknown[]> =>
      service.database.query({
        text: `SELECT round(extract(epoch FROM t.expires_at - s.created_at) / 86400) AS days FROM refresh_tokens t JOIN sessions s USING (session_id)
               WHERE session_id = $1`,
        values: [signedIn.body.session_id],
      });
    expect(await expiry()).toEqual([{ days: 90 }]);
    await refresh(refreshOf(signedIn));
    expect(await expiry()).toEqual([{ days: 90 }, { days: 90 }]);
  });

  it.each([
    [{}, 'refresh_token is required'],
    [{ refresh_token: 5 }, 'refresh_token must be a non-empty string'],
    [{ refresh_token: '' }, 'refresh_token must be a non-empty string'],
  ])('%j: 400', async (body, error) => {
    const answer = await service.post('/auth/refresh', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error, example: '{"refresh_token": "…"}' });
  });
});

describe('POST /auth/logout', () => {
  const logout = (token: string, body?: unknown) =>
    body === undefined
      ? service.request('/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
      : service.post('/auth/logout', body, token);

  it('answers the revoked session; its tokens are refused within a second at every replica, other sessions live on', async () => {
    const [leaving, staying] = [await login(service, account), await login(service, account)];
    expect(await isAccepted(replica, accessOf(leaving))).toBe(true);

    const { status, body } = await logout(accessOf(leaving));
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { session_id: leaving.body.session_id, revoked: true } });

    expect(await isAccepted(service, accessOf(leaving))).toBe(false);
    expect((await refresh(refreshOf(leaving))).status).toBe(401);
    await seconds(1);
    expect(await isAccepted(replica, accessOf(leaving))).toBe(false);
    expect(await isAccepted(replica, accessOf(staying))).toBe(true);
    expect((await refresh(refreshOf(staying))).status).toBe(200);
  });

  it('takes an optional refresh_token', async () => {
    const signedIn = await login(service, account);
    expect((await logout(accessOf(signedIn), { refresh_token: refreshOf(signedIn) })).status).toBe(200);
  });

  it.each(['nobody issued', 'of another session'])('a refresh_token that %s: 400, and the session lives on', async (which) => {
    const [signedIn, other] = [await login(service, account), await login(service, account)];
    const { status, body } = await logout(accessOf(signedIn), { refresh_token: which === 'nobody issued' ? 'x' : refreshOf(other) });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: expect.stringContaining('does not belong to the session'),
      suggestion: expect.stringContaining('No session was ended'),
    });
    expect(await isAccepted(service, accessOf(signedIn))).toBe(true);
  });

  it('asks for a credential before it reads the body', async () => {
    expect((await service.post('/auth/logout', '{"refresh_token":')).status).toBe(401);
  });

  it('refuses other members, and does not sign out then', async () => {
    const signedIn = await login(service, account);
    const { status, body } = await logout(accessOf(signedIn), { session_id: 'x' });
    expect(status).toBe(400);
    expect(body.data).toEqual({ unknown_fields: ['session_id'], valid_fields: ['refresh_token'] });
    expect(await isAccepted(service, accessOf(signedIn))).toBe(true);
  });

  it('needs a token', async () => {
    const { status, headers } = await service.post('/auth/logout', {});
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('a second time: 401, as the token is no longer valid', async () => {
    const signedIn = await login(service, account);
    await logout(accessOf(signedIn));
    expect((await logout(accessOf(signedIn))).status).toBe(401);
  });
});

describe('every path of /auth', () => {
  const paths = ['/auth/login', '/auth/refresh', '/auth/logout'];

  it.each(paths)('%s refuses query parameters', async (path) => {
    const signedIn = await login(service, account);
    const { status, body } = await service.post(`${path}?verbose=1`, {}, accessOf(signedIn));
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, data: { unknown_fields: ['verbose'], valid_fields: [] } });
  });

  it.each(paths.flatMap((path) => ['null', '5', '"a"', '[]'].map((body) => [path, body] as const)))(
    '%s says of %s that it is no object',
    async (path, body) => {
      const signedIn = await login(service, account);
      const answer = await service.post(path, body, accessOf(signedIn));
      expect(answer.status).toBe(400);
      expect(answer.body.error).toBe('The body must be a JSON object.');
    },
  );

  it('answers tokens that no cache may keep', async () => {
    const signedIn = await login(service, account);
    const refreshed = await refresh(refreshOf(signedIn));
    expect([signedIn, refreshed].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
  });
});

describe('disabling a user', () => {
  it('ends its sessions within a second and refuses its refresh tokens', async () => {
    const leaver = await accounts.create();
    const signedIn = await login(service, leaver);
    expect(await isAccepted(service, accessOf(signedIn))).toBe(true);
    await accounts.disable(leaver);
    await seconds(1);
    expect(await isAccepted(service, accessOf(signedIn))).toBe(false);
    expect((await refresh(refreshOf(signedIn))).status).toBe(401);
  });
});
