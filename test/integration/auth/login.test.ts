import jwt from 'jsonwebtoken';
import { JWT_SECRET, ServiceClient } from '../../setup/service-client.ts';
import { Accounts, login, PASSWORD, withoutRequestId, type Account } from './accounts.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let service: ServiceClient;
let accounts: Accounts;
let analyst: Account;

beforeAll(async () => {
  service = ServiceClient.shared();
  accounts = new Accounts(service);
  analyst = await accounts.create('analyst', 'premium');
});
afterAll(async () => {
  await accounts.remove();
  await service.stop();
});

describe('POST /auth/login', () => {
  it('answers success, tokens, session_id and user, and nothing else', async () => {
    const { status, headers, body } = await login(service, analyst);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      success: true,
      tokens: {
        access_token: expect.any(String),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'Bearer',
        expires_in: 86_400,
        session_id: expect.stringMatching(UUID),
      },
      session_id: body.tokens.session_id,
      user: { username: analyst.username, role: 'analyst', permissions: ['companies:read', 'occupations:read', 'wages:read', 'dsl:execute', 'mcp:access'] },
    });
  });

  it.each([
    ['reader', ['companies:read', 'occupations:read', 'wages:read']],
    ['analyst', ['companies:read', 'occupations:read', 'wages:read', 'dsl:execute', 'mcp:access']],
    ['admin', ['companies:read', 'occupations:read', 'wages:read', 'dsl:execute', 'mcp:access', 'data:write', 'users:manage']],
  ] as const)('tells a %s its permissions', async (role, permissions) => {
    const { body } = await login(service, await accounts.create(role));
    expect(body.user).toMatchObject({ role, permissions });
  });

  it('issues an access token that lives 24 hours and says whose it is', async () => {
    const { body } = await login(service, analyst);
    const claims = jwt.verify(body.tokens.access_token as string, JWT_SECRET) as jwt.JwtPayload;
    expect(claims.exp! - claims.iat!).toBe(86_400);
    expect(claims).toMatchObject({ username: analyst.username, sid: body.session_id, role: 'analyst', tier: 'premium', token_type: 'access' });
  });

  it('opens a session of its own at each sign-in', async () => {
    const [first, second] = [await login(service, analyst), await login(service, analyst)];
    expect(second.body.session_id).not.toBe(first.body.session_id);
    expect(second.body.tokens.refresh_token).not.toBe(first.body.tokens.refresh_token);
  });

  it('takes the username in any case and answers its canonical spelling', async () => {
    const { status, body } = await service.post('/auth/login', { username: `  ${analyst.username.toUpperCase()} `, password: PASSWORD });
    expect(status).toBe(200);
    expect(body.user.username).toBe(analyst.username);
  });

  it('takes the password exactly as it is', async () => {
    const { status } = await service.post('/auth/login', { username: analyst.username, password: PASSWORD.toUpperCase() });
    expect(status).toBe(401);
  });

  it('answers a wrong password, an unknown user and a disabled user with one and the same 401', async () => {
    const disabled = await accounts.create();
    await accounts.disable(disabled);
    const answers = [
      await service.post('/auth/login', { username: analyst.username, password: 'wrong' }),
      await service.post('/auth/login', { username: 'nobody of this name', password: PASSWORD }),
      await login(service, disabled),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(withoutRequestId(answer)).toEqual({
        success: false,
        error: 'Invalid username or password.',
        suggestion: 'Check the username and password. The service operator issues them.',
      });
    }
  });
});

describe('a body that is not a sign-in', () => {
  const send = (body: unknown) => service.post('/auth/login', body);

  it.each([
    ['nothing', {}, 'username is required. password is required'],
    ['no password', { username: 'a' }, 'password is required'],
    ['an empty username', { username: '', password: 'b' }, 'username must be a non-empty string'],
    ['a number', { username: 1, password: 'b' }, 'username must be a non-empty string'],
    ['null', { username: null, password: 'b' }, 'username must be a non-empty string'],
    ['an object', { username: 'a', password: { $ne: '' } }, 'password must be a non-empty string'],
    ['a password of a megabyte would be hashed', { username: 'a', password: 'b'.repeat(1_001) }, 'password is longer than 1000 characters'],
    ['a list', [{ username: 'a', password: 'b' }], 'The body must be a JSON object.'],
    ['two mistakes', { username: 7, password: '' }, 'username must be a non-empty string. password must be a non-empty string'],
  ])('%s: 400 that says what is wrong', async (_case, body, error) => {
    const { status, body: answer } = await send(body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      success: false,
      error,
      suggestion: 'Send a JSON object with username and password.',
      example: '{"username": "analyst", "password": "…"}',
    });
  });

  it.each(['user', 'constructor', '__proto__', 'toString'])('the unknown member %s: 400 that names it and the valid ones', async (member) => {
    const { status, body } = await send(`{"username": "a", "password": "b", "${member}": "c"}`);
    expect(status).toBe(400);
    expect(body.error).toBe(`${member} is not a field of this body`);
    expect(body.data).toEqual({ unknown_fields: [member], valid_fields: ['username', 'password'] });
  });

  it.each([
    ['cut off', '{"username": "a", '],
    ['not JSON', 'username=a&password=b'],
    ['single quotes', "{'username': 'a'}"],
  ])('%s: 400 malformed JSON', async (_case, text) => {
    const { status, body } = await send(text);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: 'The body is not valid JSON.',
      suggestion: 'Send a JSON object. Check quotes, commas, and brackets.',
    });
  });

  it.each([
    ['text/plain', JSON.stringify({ username: 'a', password: 'b' })],
    ['application/x-www-form-urlencoded', 'username=a&password=b'],
    ['application/json; charset=latin1', JSON.stringify({ username: 'a', password: 'b' })],
  ])('Content-Type %s: 415', async (type, text) => {
    const { status, body } = await service.request('/auth/login', { method: 'POST', headers: { 'content-type': type }, body: text });
    expect(status).toBe(415);
    expect(body).toMatchObject({ success: false, error: 'The body must be JSON.', suggestion: 'Send `Content-Type: application/json`, in UTF-8.' });
  });

  it('a chunked body of another type: 415', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('username=a'));
        controller.close();
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body, duplex: 'half' };
    expect((await fetch(`${service.url}/auth/login`, init as RequestInit)).status).toBe(415);
  });

  it('an encoding that nobody can read: 415', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'rot13' };
    const { status } = await service.request('/auth/login', { method: 'POST', headers, body: '{"username": "a", "password": "b"}' });
    expect(status).toBe(415);
  });

  it('more than 16 kB: 413 that says how much may be sent', async () => {
    const { status, body } = await send({ username: 'a', password: 'b'.repeat(20_000) });
    expect(status).toBe(413);
    expect(body).toMatchObject({ success: false, error: 'The body is too large.', suggestion: 'Send at most 16 kB.' });
  });

  it('a NUL character in the username: 400', async () => {
    const { status, body } = await send({ username: 'a\u0000b', password: 'b' });
    expect(status).toBe(400);
    expect(body.error).toBe('The request contains a NUL character, which is not text.');
  });

  it.each(['\ud800', '🦙'.repeat(200), "' OR 1=1 --", '%', '{{7*7}}'])('the username %j is only an unknown one', async (username) => {
    const { status, body } = await send({ username, password: 'b' });
    expect(status).toBe(401);
    expect(body.error).toBe('Invalid username or password.');
  });
});
