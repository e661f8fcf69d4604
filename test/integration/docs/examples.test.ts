import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { blocksOf } from '../../../scripts/docs/markdown.ts';
import { ROOT, readPages } from '../../../scripts/docs/pages.ts';
import { curlRequests } from '../../../scripts/docs/shell.ts';
import { addUser } from '../../../src/auth/users.ts';
import { TestService } from '../../setup/test-service.ts';

// Every example of the documentation that is marked to be run is run.
const BLOCKS = readPages().flatMap(({ path, text }) => blocksOf(text).map((block) => ({ ...block, at: `${path}:${block.line}` })));
const of = (language: string, tag: string): (readonly [string, string])[] =>
  BLOCKS.filter((block) => block.language === language && block.tag === tag).map(({ at, text }) => [at, text] as const);
/** The queries of a block: one begins on each line that is not indented, comments aside. */
const queriesOf = (block: string): string[] =>
  block
    .split(/\n(?=\S)/)
    .map((query) => query.trim())
    .filter((query) => query !== '' && !query.startsWith('#'));

const PASSWORD = 'correct horse battery';
let service: TestService;
let token: string;

beforeAll(async () => {
  service = await TestService.start();
  token = await service.signIn('analyst');
  // The examples sign in as the first user of `npm start`.
  await addUser(service.database, { username: 'analyst', password: PASSWORD, role: 'analyst', tier: 'internal' });
  // The first whole title waits until the process has read what it knows about titles.
  await service.get('/api/titleconvert?title=nurse&_fast=false', token);
}, 120_000);
afterAll(async () => {
  await service.stop();
});

it.each(of('sh', 'run'))('%s: curl commands succeed', async (_at, block) => {
  const requests = curlRequests(block, { TOKEN: token, PASSWORD });
  expect(requests).not.toEqual([]);
  for (const { method, path, headers, body } of requests) {
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: { 'x-forwarded-for': service.address, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    expect({ path, status: response.status, body: response.ok ? undefined : await response.text() }).toEqual({
      path,
      status: response.status,
      body: undefined,
    });
    if (response.ok) await response.text();
  }
});

it.each(of('dsl', '').flatMap(([at, block]) => queriesOf(block).map((query) => [at, query] as const)))('%s: %s', async (_at, query) => {
  const { status, body } = await service.post('/api/dsl', { query }, token);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
});

it.each(of('dsl', 'admin').flatMap(([at, block]) => queriesOf(block).map((query) => [at, query] as const)))(
  '%s: %s is understood, and refused to analysts',
  async (_at, query) => {
    const { status, body } = await service.post('/api/dsl', { query }, token);
    expect({ status, error_type: body.error?.error_type }).toEqual({ status: 403, error_type: 'permission_denied' });
  },
);

it.each(of('js', 'run'))('%s: the program prints what it found', async (_at, program) => {
  const env = { ...process.env, TOKEN: token, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program.replaceAll('http://127.0.0.1:8080', service.url)], {
    cwd: ROOT,
    env,
  });
  expect(stdout).not.toBe('');
});

it('there are examples of every kind', () => {
  for (const [language, tag] of [
    ['sh', 'run'],
    ['dsl', ''],
    ['dsl', 'admin'],
    ['js', 'run'],
  ] as const)
    expect(of(language, tag)).not.toEqual([]);
});
