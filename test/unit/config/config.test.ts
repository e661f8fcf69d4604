import { ConfigError, readConfig, weakSecrets } from '../../../src/config/config.ts';

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
}

it('everything has a default or may be absent', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 8080,
    DATA_DIR: '.data',
    TRUST_PROXY: false,
    DATABASE_TLS: 'disable',
    OPENSEARCH_HEAP_MB: 512,
    OPENSEARCH_INDEX_PREFIX: 'lma',
  });
});

it('an empty or blank variable counts as absent', () => {
  const blank = { PORT: '', HOST: ' ', DATABASE_URL: '', JWT_SECRET: '', TRUST_PROXY: ' ', OPENSEARCH_PASSWORD: '', LOG_LEVEL: '' };
  expect(readConfig(blank)).toEqual(readConfig({}));
});

it('variables that are not ours are ignored', () => {
  expect(readConfig({ PATH: '/bin', HOME: '/root' })).toEqual(readConfig({}));
});

/** A bad value for each variable that has a form. */
const BAD: Readonly<Record<string, readonly string[]>> = {
  PORT: ['65536', '-1', '80.5', 'http'],
  PUBLIC_URL: ['example.com', 'ftp://example.com'],
  TRUST_PROXY: ['true', 'banana', '-1', '10.0.0.0/33', '10.0.0.1,yes'],
  LOG_LEVEL: ['loud'],
  DATABASE_URL: ['mysql://u:p@h/d', 'localhost'],
  DATABASE_TLS: ['yes'],
  DATABASE_CA_FILE: ['/nowhere/ca.pem'],
  DATABASE_POOL_MAX: ['0', 'many'],
  DATABASE_CONNECT_TIMEOUT_MS: ['0', '1.5'],
  DATABASE_STATEMENT_TIMEOUT_MS: ['-1'],
  OPENSEARCH_URL: ['opensearch:9200', 'tcp://x'],
  OPENSEARCH_CA_FILE: ['/nowhere/ca.pem'],
  OPENSEARCH_TIMEOUT_MS: ['soon'],
  OPENSEARCH_MAX_RETRIES: ['-1', '11'],
  OPENSEARCH_POOL_MAX: ['0'],
  OPENSEARCH_HEAP_MB: ['128'],
  OPENSEARCH_INDEX_PREFIX: ['LMA', '1a', 'a_b'],
  JWT_SECRET: ['short'],
  CORS_ORIGINS: ['*', 'app.example.com', 'https://app.example.com/', 'https://app.example.com/path', 'https://a.example.com,'],
  LLM_TIMEOUT_MS: ['0', '30001', 'soon'],
  SEED_ANALYST_PASSWORD: ['short'],
  SEED_ADMIN_PASSWORD: ['short'],
};

it.each(Object.entries(BAD).flatMap(([name, values]) => values.map((value) => [name, value] as const)))('%s=%s is refused by name', (name, value) => {
  const message = refusal({ [name]: value });
  expect(message.split('\n')).toEqual([
    'The configuration is invalid:',
    expect.stringMatching(new RegExp(`^  ${name}: \\S`)),
    'docs/configuration.md describes every variable.',
  ]);
});

it.each([
  [{ OIDC_ISSUER: 'https://id.example.com' }, ['OIDC_AUDIENCE: must be set together with OIDC_ISSUER']],
  [{ OIDC_AUDIENCE: 'x' }, ['OIDC_ISSUER: must be set together with OIDC_AUDIENCE']],
  [{ OIDC_ISSUER: 'http://id.example.com', OIDC_AUDIENCE: 'x' }, ['OIDC_ISSUER: must be a URL that starts with https: (http: only on a loopback address)']],
  [
    { OIDC_ISSUER: 'https://id.example.com', OIDC_AUDIENCE: 'x', OIDC_JWKS_URL: 'ftp://x' },
    ['OIDC_JWKS_URL: must be a URL that starts with https: (http: only on a loopback address)'],
  ],
  [{ LLM_BASE_URL: 'https://llm.example.com/v1' }, ['LLM_MODEL: must be set together with LLM_BASE_URL']],
  [{ LLM_MODEL: 'small' }, ['LLM_BASE_URL: must be set together with LLM_MODEL']],
  [{ LLM_API_KEY: 'k' }, ['LLM_BASE_URL: must be set together with LLM_API_KEY']],
  [{ LLM_BASE_URL: 'llm.example.com', LLM_MODEL: 'm' }, ['LLM_BASE_URL: must be a URL that starts with http:// or https://']],
  [
    { LLM_BASE_URL: 'https://key@llm.example.com', LLM_MODEL: 'm', LLM_API_KEY: 'two words' },
    ['LLM_BASE_URL: must have no user, password or fragment; a key belongs in LLM_API_KEY', 'LLM_API_KEY: must be printable ASCII without spaces'],
  ],
  [{ JWT_SECRET_PREVIOUS: 'x'.repeat(40) }, ['JWT_SECRET: must be set together with JWT_SECRET_PREVIOUS']],
  [{ JWT_SECRET: 'x'.repeat(40), JWT_SECRET_PREVIOUS: 'short' }, ['JWT_SECRET_PREVIOUS: must have at least 32 characters']],
])('%j is refused', (env, problems) => {
  expect(refusal(env).split('\n').slice(1, -1)).toEqual(problems.map((problem) => `  ${problem}`));
});

it('an identity provider on a loopback address, and origins as a list', () => {
  expect(readConfig({ OIDC_ISSUER: 'http://127.0.0.1:4000', OIDC_AUDIENCE: 'x', CORS_ORIGINS: 'https://a.example.com, http://localhost:3000' })).toMatchObject({
    OIDC_PERMISSIONS_CLAIM: 'scope',
    CORS_ORIGINS: ['https://a.example.com', 'http://localhost:3000'],
  });
});

it('weak signing secrets are refused in production, both at once, and not repeated', () => {
  const weak = { JWT_SECRET: 'change-me-change-me-in-production!!', JWT_SECRET_PREVIOUS: 'a'.repeat(40) };
  expect(readConfig(weak)).toMatchObject(weak);
  const message = refusal({ ...weak, NODE_ENV: 'production' });
  expect(message).toMatch(/^ {2}JWT_SECRET: looks like a placeholder/m);
  expect(message).toMatch(/^ {2}JWT_SECRET_PREVIOUS: repeats itself/m);
  expect(message).not.toContain('change-me');
  expect(weakSecrets(weak)).toHaveLength(2);
});

it('all bad variables are named at once', () => {
  const message = refusal({ ...Object.fromEntries(Object.entries(BAD).map(([name, [value]]) => [name, value])), OPENSEARCH_PASSWORD: 'without a user' });
  for (const name of [...Object.keys(BAD), 'OPENSEARCH_USERNAME']) expect(message).toContain(`\n  ${name}: `);
});

it('no value is repeated: some are secrets', () => {
  const secrets = {
    JWT_SECRET: 'hunter2',
    SEED_ADMIN_PASSWORD: 'hunter2',
    DATABASE_URL: 'mysql://u:hunter2@h/d',
    OPENSEARCH_URL: 'x://u:hunter2@h',
    PUBLIC_URL: 'hunter2',
    DATABASE_TLS: 'hunter2',
    OPENSEARCH_PASSWORD: 'hunter2',
  };
  expect(refusal(secrets)).not.toContain('hunter2');
});

describe('a certificate authority of the database', () => {
  const [DATABASE_CA_FILE, URL] = [import.meta.filename, 'postgresql://u:p@db/lma'];

  it.each([
    [{}, 'disable'],
    [{ DATABASE_TLS: 'disable' }, 'disable'],
    [{ DATABASE_TLS: 'require' }, 'require'],
    [{ DATABASE_URL: `${URL}?sslmode=require` }, 'require'],
    [{ DATABASE_URL: `${URL}?sslmode=prefer` }, 'disable'],
    [{ DATABASE_URL: `${URL}?sslmode=verify-full`, DATABASE_READ_URL: URL }, 'disable'],
  ])('is refused with %j, which would ignore it', (env, mode) => {
    expect(refusal({ DATABASE_CA_FILE, ...env }).split('\n')[1]).toBe(
      `  DATABASE_TLS: must be verify-full or verify-ca with DATABASE_CA_FILE, because ${mode} checks no certificate; change it, or remove DATABASE_CA_FILE`,
    );
  });

  it.each([{ DATABASE_TLS: 'verify-ca' }, { DATABASE_TLS: 'verify-full' }, { DATABASE_URL: `${URL}?sslmode=verify-full` }])('is used with %j', (env) => {
    expect(readConfig({ DATABASE_CA_FILE, ...env })).toMatchObject({ DATABASE_CA_FILE, ...env });
  });
});

describe('a parameter in the address of the database', () => {
  const URL = 'postgresql://u:p@db/lma';

  it.each(['ssl=0', 'ssl=false', 'sslcert=/a', 'sslkey=/a', 'sslrootcert=/a', 'sslmode=require&ssl=0'])(
    '%s could turn off what DATABASE_TLS asks for',
    (query) => {
      for (const name of ['DATABASE_URL', 'DATABASE_READ_URL'])
        expect(refusal({ DATABASE_URL: URL, DATABASE_TLS: 'verify-full', [name]: `${URL}?${query}` })).toContain(
          `${name}: must have no parameter for TLS but sslmode; use DATABASE_TLS and DATABASE_CA_FILE instead`,
        );
    },
  );

  it('sslmode has one of its values', () => {
    expect(refusal({ DATABASE_URL: `${URL}?sslmode=verify_full` })).toContain(
      'DATABASE_URL: sslmode must be one of disable, allow, prefer, require, verify-ca, verify-full',
    );
    expect(readConfig({ DATABASE_URL: `${URL}?sslmode=verify-full&application_name=lma` })).toMatchObject({ DATABASE_TLS: 'disable' });
  });
});

it('a password of OpenSearch needs a user', () => {
  expect(refusal({ OPENSEARCH_PASSWORD: 'secret' })).toContain('OPENSEARCH_USERNAME: must be set together with OPENSEARCH_PASSWORD');
  expect(readConfig({ OPENSEARCH_PASSWORD: 'secret', OPENSEARCH_USERNAME: 'admin' })).toMatchObject({
    OPENSEARCH_PASSWORD: 'secret',
    OPENSEARCH_USERNAME: 'admin',
  });
});

it.each([
  ['false', false],
  ['0', 0],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, ::1,loopback', ['10.0.0.0/8', '::1', 'loopback']],
])('TRUST_PROXY=%s', (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(value);
});
