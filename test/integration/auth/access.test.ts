import jwt from 'jsonwebtoken';
import { ROLES } from '../../../src/catalog/roles.ts';
import { JWT_SECRET, ServiceClient } from '../../setup/service-client.ts';
import { Accounts, login, withoutRequestId } from './accounts.ts';

let service: ServiceClient;
let accounts: Accounts;
let token: string;
const tokenOf: Record<string, string> = {};

beforeAll(async () => {
  service = ServiceClient.shared();
  accounts = new Accounts(service);
  for (const role of ROLES) tokenOf[role] = (await login(service, await accounts.create(role))).body.tokens.access_token as string;
  token = tokenOf['analyst']!;
});
afterAll(async () => {
  await accounts.remove();
  await service.stop();
});

const PROTECTED = [
  '/api/companies',
  '/api/companies/Walmart',
  '/api/companies/search?q=bank',
  '/api/clusters/convert?title=nurse',
  '/api/titleconvert?title=nurse',
  '/api/companyconvert?name=walmart',
];

const UNAUTHORIZED = {
  success: false,
  error: 'Authentication is required.',
  suggestion: 'Obtain a token with POST /auth/login and send it as `Authorization: Bearer <ACCESS_TOKEN>`.',
};

describe.each(PROTECTED)('GET %s', (path) => {
  it.each(ROLES)('a %s may', async (role) => {
    expect((await service.get(path, tokenOf[role])).status).toBe(200);
  });

  it('without a token: 401 with a challenge', async () => {
    const answer = await service.get(path);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(withoutRequestId(answer)).toEqual(UNAUTHORIZED);
  });
});

describe('a token that is not valid: 401 that says so in the challenge', () => {
  const claims = (): Record<string, unknown> => {
    const { exp: _exp, iat: _iat, ...rest } = jwt.decode(token) as jwt.JwtPayload;
    return rest;
  };
  const signed = (changes: Record<string, unknown>, secret = JWT_SECRET, options: jwt.SignOptions = {}) =>
    jwt.sign({ ...claims(), ...changes }, secret, { expiresIn: 3_600, keyid: jwt.decode(token, { complete: true })!.header.kid!, ...options });

  it('the way these tokens are made gives a valid one', async () => {
    expect((await service.get('/api/companies', signed({}))).status).toBe(200);
  });

  it.each([
    ['garbage', () => 'garbage'],
    ['three dots', () => '...'],
    ['a changed signature', () => token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
    ['signed with another secret', () => signed({}, 'another secret, also long enough to be accepted')],
    ['signed by nobody', () => jwt.sign(claims(), '', { algorithm: 'none', expiresIn: 3_600 })],
    ['another algorithm', () => signed({}, JWT_SECRET, { algorithm: 'HS512' })],
    ['expired', () => signed({}, JWT_SECRET, { expiresIn: -1 })],
    ['without an expiry', () => jwt.sign(claims(), JWT_SECRET)],
    ['issued in the future', () => signed({ iat: Math.floor(Date.now() / 1_000) + 3_600 })],
    ['for another audience', () => signed({ aud: 'somebody-else' })],
    ['by another issuer', () => signed({ iss: 'somebody-else' })],
    ['of another type', () => signed({ token_type: 'refresh' })],
    ['of a role that does not exist', () => signed({ role: 'root' })],
    ['of a tier that does not exist', () => signed({ tier: 'unlimited' })],
    ['of a session that does not exist', () => signed({ sid: '00000000-0000-4000-8000-000000000000' })],
    ['of a session that is no UUID', () => signed({ sid: 'x' })],
    ["of another user's session", () => signed({ sub: '00000000-0000-4000-8000-000000000000' })],
  ])('%s', async (_case, make) => {
    const answer = await service.get('/api/companies', make());
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    // The same for all, whatever is wrong with the token.
    expect(withoutRequestId(answer)).toEqual({
      ...UNAUTHORIZED,
      suggestion: 'The access token is mistyped, expired, or revoked. Obtain a new one with POST /auth/refresh, or sign in again with POST /auth/login.',
    });
  });

  it('the refresh token', async () => {
    const { body } = await login(service, await accounts.create());
    expect((await service.get('/api/companies', body.tokens.refresh_token as string)).status).toBe(401);
  });

  it.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer ', 'Bearer a b', 'Token x'])('Authorization: %s', async (authorization) => {
    const { status, headers } = await service.get('/api/companies', undefined, { authorization });
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  it.each([
    ['Basic dXNlcjpwYXNz', 'Send the header as `Authorization: Bearer <ACCESS_TOKEN>`, with a token of POST /auth/login.'],
    ['Bearer svc_x_y', 'The service key is mistyped, expired, or revoked. Ask the service operator for a new one.'],
  ])('%s: what to do', async (authorization, suggestion) => {
    expect((await service.get('/api/companies', undefined, { authorization })).body).toMatchObject({ ...UNAUTHORIZED, suggestion });
  });

  it('the scheme is read in any case', async () => {
    expect((await service.get('/api/companies', undefined, { authorization: `bearer ${token}` })).status).toBe(200);
  });
});

describe('the header is the only carrier', () => {
  it.each(['token', 'access_token', 'authorization'])('?%s= is not accepted', async (name) => {
    expect((await service.get(`/api/companies?${name}=${token}`)).status).toBe(401);
  });

  it('a cookie is not accepted', async () => {
    expect((await service.get('/api/companies', undefined, { cookie: `token=${token}; access_token=${token}` })).status).toBe(401);
  });

  it('next to a valid header ?token= is an unknown parameter', async () => {
    const { status, body } = await service.get(`/api/companies?token=${token}`, token);
    expect(status).toBe(400);
    expect(body.data.unknown_fields).toEqual(['token']);
  });
});
