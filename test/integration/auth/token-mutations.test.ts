import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { JWT_SECRET, TestService } from '../../setup/test-service.ts';
import { Accounts, login, withoutRequestId } from './accounts.ts';

/** With an identity provider configured, although it is never asked: its tokens must not open another door to forgeries. */
const env = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_AUDIENCE: 'labor-market-analytics' };

let service: TestService;
let accounts: Accounts;
let token: string;
let otherSession: string;

beforeAll(async () => {
  service = await TestService.start({ env });
  accounts = new Accounts(service);
  const account = await accounts.create('reader');
  token = (await login(service, account)).body.tokens.access_token as string;
  otherSession = (await login(service, await accounts.create())).body.session_id as string;
});
afterAll(async () => {
  await accounts.remove();
  await service.stop();
});

type Members = Record<string, unknown>;
const encode = (part: unknown): string => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const part = (i: number): string => token.split('.')[i]!;
const header = (): Members => JSON.parse(Buffer.from(part(0), 'base64url').toString()) as Members;
const claims = (): Members => jwt.decode(token) as Members;
const now = (): number => Math.floor(Date.now() / 1000);
const hmac = (signed: string, secret = JWT_SECRET, hash = 'sha256'): string => `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
/** The good token with some members of its claims or header replaced, signed rightly; undefined takes a member out. */
const mutate = (changed: Members, changedHeader: Members = {}): string =>
  hmac(`${encode({ ...header(), ...changedHeader })}.${encode({ ...claims(), ...changed })}`);

const MUTATIONS: Readonly<Record<string, () => string>> = {
  'alg none, unsigned': () => `${encode({ ...header(), alg: 'none' })}.${part(1)}.`,
  'alg None, unsigned': () => `${encode({ ...header(), alg: 'None' })}.${part(1)}.`,
  'alg NONE with the old signature': () => `${encode({ ...header(), alg: 'NONE' })}.${part(1)}.${part(2)}`,
  'alg nOnE, signed': () => mutate({}, { alg: 'nOnE' }),
  'alg empty': () => mutate({}, { alg: '' }),
  'alg missing': () => mutate({}, { alg: undefined }),
  'alg null': () => mutate({}, { alg: null }),
  'alg as a list': () => mutate({}, { alg: ['HS256'] }),
  'alg in small letters': () => mutate({}, { alg: 'hs256' }),
  'alg HS384': () => hmac(`${encode({ ...header(), alg: 'HS384' })}.${part(1)}`, JWT_SECRET, 'sha384'),
  'alg HS512': () => hmac(`${encode({ ...header(), alg: 'HS512' })}.${part(1)}`, JWT_SECRET, 'sha512'),
  'kid missing': () => mutate({}, { kid: undefined }),
  'kid of nobody': () => mutate({}, { kid: 'unheard-of' }),
  'kid as a path': () => mutate({}, { kid: '../../../../dev/null' }),
  'kid as SQL': () => mutate({}, { kid: "' OR '1'='1" }),
  'kid __proto__': () => mutate({}, { kid: '__proto__' }),
  'kid of a key, with an empty secret': () => hmac(`${encode({ ...header(), kid: '' })}.${part(1)}`, ' '),
  'typ of something else': () => mutate({}, { typ: 'at+jwt' }),
  'typ null': () => mutate({}, { typ: null }),
  'crit with a known name': () => mutate({}, { crit: ['exp'] }),
  'crit with an unknown name': () => mutate({}, { crit: ['x'], x: 1 }),
  'crit empty': () => mutate({}, { crit: [] }),
  'b64 false': () => mutate({}, { crit: ['b64'], b64: false }),
  'a key of its own in the header': () => hmac(`${encode({ ...header(), jwk: { kty: 'oct', k: encode('mine') } })}.${part(1)}`, 'mine'),
  'the address of a key in the header': () =>
    hmac(`${encode({ ...header(), jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/x' })}.${part(1)}`, 'mine'),
  'another secret': () => hmac(`${part(0)}.${part(1)}`, `${JWT_SECRET}.`),
  'the empty secret': () => hmac(`${part(0)}.${part(1)}`, ''),
  'no signature': () => `${part(0)}.${part(1)}.`,
  'two parts': () => `${part(0)}.${part(1)}`,
  'four parts': () => `${token}.${part(2)}`,
  'five parts': () => `${token}.${part(2)}.${part(2)}`,
  'signature truncated': () => token.slice(0, -1),
  'signature lengthened': () => `${token}A`,
  'signature padded': () => `${token}=`,
  'first character of the signature changed': () => `${part(0)}.${part(1)}.${part(2).startsWith('A') ? 'B' : 'A'}${part(2).slice(1)}`,
  'signature of another token': () => `${part(0)}.${encode({ ...claims(), role: 'admin' })}.${part(2)}`,
  'header that is no JSON': () => hmac(`${encode('{')}.${part(1)}`),
  'header that is a list': () => hmac(`${encode([])}.${part(1)}`),
  'claims that are no JSON': () => hmac(`${part(0)}.${encode('{')}`),
  'claims that are text': () => hmac(`${part(0)}.${encode('"reader"')}`),
  'claims that are null': () => hmac(`${part(0)}.${encode('null')}`),
  'claims empty': () => hmac(`${part(0)}.${encode({})}`),
  'exp missing': () => mutate({ exp: undefined }),
  'exp null': () => mutate({ exp: null }),
  'exp as text': () => mutate({ exp: String(now() + 600) }),
  'exp in the past': () => mutate({ exp: now() - 1 }),
  'exp now': () => mutate({ exp: now() }),
  'exp zero': () => mutate({ exp: 0 }),
  'exp negative': () => mutate({ exp: -1 }),
  'nbf in the future': () => mutate({ nbf: now() + 120 }),
  'nbf as text': () => mutate({ nbf: 'now' }),
  'iat missing': () => mutate({ iat: undefined }),
  'iat in the future': () => mutate({ iat: now() + 120 }),
  'iat as text': () => mutate({ iat: String(now()) }),
  'issuer missing': () => mutate({ iss: undefined }),
  'issuer of somebody else': () => mutate({ iss: 'somebody' }),
  'issuer as a list': () => mutate({ iss: ['labor-market-analytics'] }),
  'the issuer of the identity provider': () => mutate({ iss: env.OIDC_ISSUER }),
  'audience missing': () => mutate({ aud: undefined }),
  'audience of somebody else': () => mutate({ aud: 'somebody' }),
  'audience empty': () => mutate({ aud: [] }),
  'subject missing': () => mutate({ sub: undefined }),
  'subject of nobody': () => mutate({ sub: '00000000-0000-4000-8000-000000000000' }),
  'subject that is no id': () => mutate({ sub: 'admin' }),
  'session missing': () => mutate({ sid: undefined }),
  "another user's session": () => mutate({ sid: otherSession }),
  'session of nobody': () => mutate({ sid: '00000000-0000-4000-8000-000000000000' }),
  'session that is no id': () => mutate({ sid: '*' }),
  'type refresh': () => mutate({ token_type: 'refresh' }),
  'type missing': () => mutate({ token_type: undefined }),
  'role of nobody': () => mutate({ role: 'root' }),
  'role of a prototype': () => mutate({ role: '__proto__' }),
  'roles as a list': () => mutate({ role: ['admin'] }),
  'tier of nobody': () => mutate({ tier: 'unlimited' }),
  'username missing': () => mutate({ username: undefined }),
};

it('the way these tokens are made gives a valid one', async () => {
  expect((await service.get('/api/companies?limit=1', mutate({}))).status).toBe(200);
  expect(Object.keys(MUTATIONS).length).toBeGreaterThanOrEqual(55);
});

it.each(Object.entries(MUTATIONS))('%s: 401 with the one body', async (_name, make) => {
  const answer = await service.get('/api/companies?limit=1', make());
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  expect(withoutRequestId(answer)).toEqual({
    success: false,
    error: 'Authentication is required.',
    suggestion: 'The access token is mistyped, expired, or revoked. Obtain a new one with POST /auth/refresh, or sign in again with POST /auth/login.',
  });
});

it('a role that the user does not have gives nothing: what the database says counts', async () => {
  const { body } = await service.get('/api/version', mutate({ role: 'admin', tier: 'internal' }));
  expect(body.success).toBe(true);
  const { headers } = await service.get('/api/companies?limit=1', mutate({ tier: 'premium' }));
  // The user is of the internal tier, without limits.
  expect(headers.get('ratelimit')).toBeNull();
});

describe('a token signed with the algorithm of the identity provider, while that is away', () => {
  it('does not pass, whatever it says', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signed = `${encode({ ...header(), alg: 'RS256' })}.${part(1)}`;
    const { status } = await service.get('/api/companies?limit=1', `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`);
    expect(status).toBe(503);
  });
});
