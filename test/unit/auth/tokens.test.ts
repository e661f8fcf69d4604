import { createHmac } from 'node:crypto';
import { AccessTokens } from '../../../src/auth/tokens.ts';

const SECRET = 'a secret of the tests, long enough to be accepted';
const WHO = {
  userId: '0b8f7c64-5a52-4c0e-9f58-6a3f0c1d2e3f',
  username: 'ann',
  sessionId: '7d1e2f30-4b5a-4c6d-8e7f-90a1b2c3d4e5',
  role: 'analyst',
  tier: 'premium',
} as const;
const tokens = () => new AccessTokens({ active: SECRET }, 'issuer', 'audience');
const nowSeconds = () => Math.floor(Date.now() / 1000);

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string | undefined): Record<string, unknown> => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

/** The name that this service gives to SECRET. */
const KID = decode(tokens().issue(WHO).split('.')[0])['kid'];

type Members = Record<string, unknown>;
/** A token signed by hand: the good header and claims with some members replaced; undefined takes one out. */
function forge(claims: Members = {}, header: Members = {}, { secret = SECRET, hash = 'sha256' } = {}): string {
  const good = {
    username: 'ann',
    sid: WHO.sessionId,
    role: 'analyst',
    tier: 'premium',
    token_type: 'access',
    sub: WHO.userId,
    iss: 'issuer',
    aud: 'audience',
    iat: nowSeconds(),
    exp: nowSeconds() + 600,
  };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid: KID, ...header })}.${encode({ ...good, ...claims })}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
}

/** Runs `work` with the clock moved on by some seconds. */
function later<T>(seconds: number, work: () => T): T {
  const { now } = Date;
  const moved = now() + seconds * 1000;
  Date.now = () => moved;
  try {
    return work();
  } finally {
    Date.now = now;
  }
}

describe('a token that was issued', () => {
  it('stands for whom it was issued to, for 24 hours', () => {
    const claims = tokens().verify(tokens().issue(WHO));
    expect(claims).toEqual({ ...WHO, expiresAt: expect.any(Number) });
    expect(Math.abs(claims!.expiresAt - nowSeconds() - 86_400)).toBeLessThanOrEqual(2);
  });

  it('is a JWT with exactly these members', () => {
    const [header, payload] = tokens().issue(WHO).split('.');
    expect(decode(header)).toEqual({ alg: 'HS256', typ: 'JWT', kid: expect.stringMatching(/^[\w-]{11}$/) });
    expect(Object.keys(decode(payload)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'role', 'sid', 'sub', 'tier', 'token_type', 'username']);
  });

  it('is never the same twice', () => {
    expect(tokens().issue(WHO)).not.toBe(tokens().issue(WHO));
  });

  it('verifies again and again, until it expires, also when it was verified before', () => {
    const verifier = tokens();
    const token = verifier.issue(WHO);
    for (const verified of [verifier.verify(token), verifier.verify(token)]) expect(verified).toMatchObject(WHO);
    expect(later(86_390, () => verifier.verify(token))).toBeDefined();
    expect(later(86_401, () => verifier.verify(token))).toBeUndefined();
    expect(later(86_401, () => tokens().verify(token))).toBeUndefined();
  });
});

describe('a token by another hand', () => {
  it('with everything right is accepted: what follows fails for its reason', () => {
    expect(tokens().verify(forge())).toMatchObject(WHO);
    expect(tokens().verify(forge({}, { typ: undefined }))).toMatchObject(WHO);
    expect(tokens().verify(forge({ iat: nowSeconds() + 30 }))).toMatchObject(WHO);
  });

  it.each<[string, () => string]>([
    ['another secret', () => forge({}, {}, { secret: 'another secret, long enough to be accepted, too' })],
    ['HS384', () => forge({}, { alg: 'HS384' }, { hash: 'sha384' })],
    ['HS512', () => forge({}, { alg: 'HS512' }, { hash: 'sha512' })],
    ['alg RS256 over an HMAC', () => forge({}, { alg: 'RS256' })],
    ['alg none with a signature', () => forge({}, { alg: 'none' })],
    ['alg none without a signature', () => `${forge({}, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
    ['alg None without a signature', () => `${forge({}, { alg: 'None' }).split('.').slice(0, 2).join('.')}.`],
    ['no kid', () => forge({}, { kid: undefined })],
    ['a kid that nobody has', () => forge({}, { kid: 'unheard-of' })],
    [
      'an empty kid, a number, a list',
      () => [forge({}, { kid: '' }), forge({}, { kid: 1 }), forge({}, { kid: [KID] })].find((t) => tokens().verify(t) !== undefined) ?? '',
    ],
    ['no alg', () => forge({}, { alg: undefined })],
    ['a critical header', () => forge({}, { crit: ['exp'] })],
    ['an empty critical header', () => forge({}, { crit: [] })],
    ['another typ', () => forge({}, { typ: 'at+jwt' })],
    ['typ null', () => forge({}, { typ: null })],
    ['no exp', () => forge({ exp: undefined })],
    ['exp as text', () => forge({ exp: String(nowSeconds() + 600) })],
    ['expired', () => forge({ iat: nowSeconds() - 600, exp: nowSeconds() - 1 })],
    ['expiring now', () => forge({ exp: nowSeconds() })],
    ['not valid yet', () => forge({ nbf: nowSeconds() + 600 })],
    ['no iat', () => forge({ iat: undefined })],
    ['issued in the future', () => forge({ iat: nowSeconds() + 120 })],
    ['another issuer', () => forge({ iss: 'somebody' })],
    ['no issuer', () => forge({ iss: undefined })],
    ['another audience', () => forge({ aud: 'somebody' })],
    ['no audience', () => forge({ aud: undefined })],
    ['a refresh token', () => forge({ token_type: 'refresh' })],
    ['no token_type', () => forge({ token_type: undefined })],
    ['an unknown role', () => forge({ role: 'root' })],
    ['a role that is a name of Object.prototype', () => forge({ role: 'constructor' })],
    ['a list of roles', () => forge({ role: ['admin'] })],
    ['no role', () => forge({ role: undefined })],
    ['an unknown tier', () => forge({ tier: 'gold' })],
    ['no tier', () => forge({ tier: undefined })],
    ['no subject', () => forge({ sub: undefined })],
    ['a subject that is no UUID', () => forge({ sub: 'u-1' })],
    ['a session that is no UUID', () => forge({ sid: 's-1' })],
    ['a number as session', () => forge({ sid: 1 })],
    ['no session', () => forge({ sid: undefined })],
    ['no username', () => forge({ username: undefined })],
  ])('%s: undefined', (_, make) => {
    const verifier = tokens();
    const token = make();
    expect(verifier.verify(token)).toBeUndefined();
    expect(verifier.verify(token)).toBeUndefined();
  });

  it('claims exchanged under a good signature: undefined', () => {
    const [header, payload, signature] = tokens().issue(WHO).split('.');
    expect(tokens().verify(`${header}.${encode({ ...decode(payload), role: 'admin' })}.${signature}`)).toBeUndefined();
  });
});

describe('two secrets, while one replaces the other', () => {
  const NEXT = 'the next secret of the tests, long enough as well';

  it('the active one signs; tokens of both are accepted, and of no third', () => {
    const rotated = new AccessTokens({ active: NEXT, previous: SECRET }, 'issuer', 'audience');
    const [old, fresh] = [tokens().issue(WHO), rotated.issue(WHO)];
    expect(rotated.verify(old)).toMatchObject(WHO);
    expect(rotated.verify(fresh)).toMatchObject(WHO);
    expect(tokens().verify(fresh)).toBeUndefined();
    expect(new AccessTokens({ active: NEXT }, 'issuer', 'audience').verify(fresh)).toMatchObject(WHO);
    expect(new AccessTokens({ active: NEXT }, 'issuer', 'audience').verify(old)).toBeUndefined();
  });

  it("a token signed with one secret under the other's name is refused", () => {
    const rotated = new AccessTokens({ active: NEXT, previous: SECRET }, 'issuer', 'audience');
    const nextKid = decode(rotated.issue(WHO).split('.')[0])['kid'];
    expect(rotated.verify(forge({}, { kid: nextKid }))).toBeUndefined();
    expect(rotated.verify(forge({}, {}, { secret: NEXT }))).toBeUndefined();
  });

  it('the same secret twice is one', () => {
    expect(new AccessTokens({ active: SECRET, previous: SECRET }, 'issuer', 'audience').verify(forge())).toMatchObject(WHO);
  });
});

describe('a damaged token', () => {
  it('any one character changed: undefined', () => {
    const verifier = tokens();
    const token = verifier.issue(WHO);
    expect(verifier.verify(token)).toBeDefined();
    for (let i = 0; i < token.length; i++) {
      const changed = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
      if (verifier.verify(changed) !== undefined) throw new Error(`character ${i} does not matter`);
    }
  });

  it('truncated anywhere: undefined', () => {
    const verifier = tokens();
    const token = verifier.issue(WHO);
    for (let length = 0; length < token.length; length++) expect(verifier.verify(token.slice(0, length))).toBeUndefined();
  });

  it.each(['', '.', '..', 'a.b.c', 'not a token', 'x'.repeat(10_000)])('%.20p: undefined', (text) => {
    expect(tokens().verify(text)).toBeUndefined();
  });

  it('with something appended: undefined', () => {
    for (const more of ['=', 'A', '.', '.A', ' ', '\n']) expect(tokens().verify(forge() + more)).toBeUndefined();
  });
});
