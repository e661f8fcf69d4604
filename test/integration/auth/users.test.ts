import { execFile } from 'node:child_process';
import { addUser, disableUser, enableUser, setPassword } from '../../../src/auth/users.ts';
import { listUsers } from '../../../src/store/accounts/users.ts';
import { npmProgram } from '../../setup/npm-program.ts';
import { TestService } from '../../setup/test-service.ts';

const USER = { username: 'users-test', password: 'first password', role: 'admin', tier: 'internal' } as const;
let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  expect(await addUser(service.database, USER)).toBe(true);
});
afterEach(() => service.database.query({ text: 'DELETE FROM users WHERE username = $1', values: [USER.username] }));
afterAll(() => service.stop());

const login = (password: string) => service.post('/auth/login', { username: USER.username, password });
const me = async () => (await listUsers(service.database)).find(({ username }) => username === USER.username);

it('a name is taken once, in any case; what is there stays', async () => {
  expect(await addUser(service.database, { ...USER, username: 'USERS-Test', role: 'reader', tier: 'standard' })).toBe(false);
  expect(await me()).toEqual({ username: USER.username, role: 'admin', tier: 'internal', is_disabled: false });
});

it('a new password ends all sessions and leaves role and tier', async () => {
  const token = (await login(USER.password)).body.tokens.access_token as string;
  expect((await service.get('/api/version', token)).status).toBe(200);
  expect(await setPassword(service.database, 'Users-TEST', 'second password')).toBe(true);
  expect(await me()).toMatchObject({ role: 'admin', tier: 'internal' });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect((await service.get('/api/version', token)).status).toBe(401);
  expect((await login(USER.password)).status).toBe(401);
  expect((await login('second password')).status).toBe(200);
});

it('disabling ends all sessions, enabling lets in again', async () => {
  const token = (await login(USER.password)).body.tokens.access_token as string;
  expect(await disableUser(service.database, USER.username)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect((await service.get('/api/version', token)).status).toBe(401);
  expect((await login(USER.password)).status).toBe(401);
  expect(await enableUser(service.database, USER.username)).toBe(true);
  expect((await login(USER.password)).status).toBe(200);
});

it('an unknown user is recognized', async () => {
  expect(await setPassword(service.database, 'nobody-here', 'whatever it is')).toBe(false);
  expect(await disableUser(service.database, 'nobody-here')).toBe(false);
});

describe('npm run admin -- user add, with the password piped in', () => {
  const name = 'users-test-piped';
  const env = { ...process.env, DATABASE_URL: process.env['TEST_POSTGRES_URL'], OPENSEARCH_URL: process.env['TEST_OPENSEARCH_URL'] };
  // Not synchronous: the connections of the service would end meanwhile.
  const add = (input: string): Promise<{ code: number | null; stdout: string; stderr: string }> =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, npmProgram('src/admin/main.ts', 'user', 'add', name), { env }, (_error, stdout, stderr) => {
        resolve({ code: child.exitCode, stdout, stderr });
      });
      child.stdin!.end(input);
    });
  afterEach(() => service.database.query({ text: 'DELETE FROM users WHERE username = $1', values: [name] }));

  it('one line is the password, without its line break', async () => {
    expect((await add('piped password\n')).stdout).toContain(`User ${name} added`);
    expect((await service.post('/auth/login', { username: name, password: 'piped password' })).status).toBe(200);
  });

  it('more than one line is refused and creates nobody', async () => {
    const { code, stderr } = await add('secret password\nsecret password\n');
    expect(code).toBe(1);
    expect(stderr).toContain('Standard input has more than one line.');
    expect((await listUsers(service.database)).map(({ username }) => username)).not.toContain(name);
  });
});

describe('npm run admin', () => {
  const env = { ...process.env, DATABASE_URL: process.env['TEST_POSTGRES_URL'], OPENSEARCH_URL: process.env['TEST_OPENSEARCH_URL'] };
  const admin = (...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, npmProgram('src/admin/main.ts', ...args), { env }, (_error, stdout, stderr) => {
        resolve({ code: child.exitCode, stdout, stderr });
      });
    });

  it('user set changes the role and the tier of a user, from the next request on, and audit list shows it', async () => {
    const token = (await login(USER.password)).body.tokens.access_token as string;
    const question = { query: 'GET COMPANY "Walmart"' };
    expect((await service.post('/api/dsl', question, token)).status).toBe(200);
    expect(await admin('user', 'set', 'Users-TEST', '--role', 'reader')).toMatchObject({ code: 0, stdout: 'users-test has role reader, tier internal now.\n' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await service.post('/api/dsl', question, token)).status).toBe(403);
    expect((await service.get('/api/version', token)).status).toBe(200);
    // Other files write to the same log meanwhile.
    const { stdout } = await admin('audit', 'list', '--limit', '1000');
    const entries = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'user.set', actor_kind: 'operator', details: { username: USER.username, role: 'reader', tier: 'internal' } }),
    );
  });

  it.each([
    [['user', 'set', USER.username], 'Nothing to set: give --role, --tier, or both.'],
    [['user', 'set', 'nobody-here', '--tier', 'premium'], 'User nobody-here was not found.'],
    [['audit', 'list', '--limit', '0'], '--limit 0: must be a whole number from 1 to'],
  ])('%j is refused', async (args, problem) => {
    expect(await admin(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining(problem) });
  });
});
