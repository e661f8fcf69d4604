import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Client } from 'pg';
import { startDockerOpenSearch, startDockerPostgres } from '../../../embedded/docker-engines.ts';
import { dockerProblem } from '../../../embedded/docker.ts';
import { testUrl } from '../../setup/service-client.ts';

// The commands that the engines in containers need, with a stand-in for `docker` that records them. No test needs a daemon; none shows that the images work.
const STAND_IN = resolve(import.meta.dirname, '..', '..', 'setup', 'stand-in-docker.mjs');
const { PATH } = process.env;
let folder: string;
let home: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lma-docker-'));
  home = join(folder, 'data', 'containers');
  const program = join(folder, 'docker');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${STAND_IN}' "$@"\n`);
  chmodSync(program, 0o755);
  const postgres = new URL(testUrl('TEST_POSTGRES_URL'));
  Object.assign(process.env, { PATH: `${folder}${delimiter}${PATH}`, STAND_IN_LOG: join(folder, 'log'), STAND_IN_POSTGRES: postgres.host });
  // The stand-in leads to the PostgreSQL of the test run, which has this password.
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'postgres-password'), decodeURIComponent(postgres.password));
});
afterEach(() => {
  process.env['PATH'] = PATH;
  for (const name of ['STAND_IN_LOG', 'STAND_IN_POSTGRES', 'STAND_IN_PULL']) Reflect.deleteProperty(process.env, name);
  rmSync(folder, { recursive: true, force: true });
});

const calls = (): string[][] =>
  readFileSync(join(folder, 'log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string[]);
const log = (): void => undefined;

it('PostgreSQL: the image is pulled, the volume is made, and the container is managed until it is stopped', async () => {
  const engine = await startDockerPostgres({ home, log });
  const client = new Client({ connectionString: engine.url });
  await client.connect();
  expect((await client.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  expect(engine.problem?.()).toBeUndefined();
  await engine.stop();

  const name = `lma-${readFileSync(join(home, 'id'), 'utf8')}-postgres`;
  const { port, password } = new URL(engine.url);
  expect(calls()).toEqual([
    ['rm', '--force', name],
    ['image', 'inspect', 'postgres:18'],
    ['pull', '--quiet', 'postgres:18'],
    ['volume', 'create', '--label', `labor-market-analytics=${join(folder, 'data')}`, name],
    [
      ...['run', '--rm', '--name', name, '--label', 'labor-market-analytics', '--publish', `127.0.0.1:${port}:5432`, '--volume', `${name}:/var/lib/postgresql`],
      ...['--shm-size', '256m', '--env', 'POSTGRES_PASSWORD', '--env', 'POSTGRES_USER=lma', '--env', 'POSTGRES_DB=lma'],
      ...['--env', 'POSTGRES_INITDB_ARGS=--encoding=UTF8 --locale=C', 'postgres:18', 'postgres'],
      ...['-c', 'max_connections=60', '-c', 'log_timezone=UTC', '-c', 'timezone=UTC', '-c', 'random_page_cost=1.1'],
    ],
    ['SIGINT', '5432'],
    ['rm', '--force', name],
  ]);
  expect(JSON.stringify(calls())).not.toContain(password);
});

it('OpenSearch: only this machine reaches it, and it has its own cluster, volume, and heap', async () => {
  const engine = await startDockerOpenSearch({ home, log, heapMb: 700 });
  await engine.stop();
  const run = calls().find(([command]) => command === 'run')!;
  expect(run).toEqual(
    expect.arrayContaining([`127.0.0.1:${new URL(engine.url).port}:9200`, 'discovery.type=single-node', 'OPENSEARCH_JAVA_OPTS=-Xms700m -Xmx700m']),
  );
  expect(run[run.indexOf('--volume') + 1]).toMatch(/^lma-[\da-f]{12}-opensearch:\/usr\/share\/opensearch\/data$/);
  expect(calls().slice(-2)).toEqual([
    ['SIGTERM', '9200'],
    ['rm', '--force', run[run.indexOf('--name') + 1]],
  ]);
});

it('a second start keeps the volume and the password; a new data folder has others', async () => {
  const volumes = async (at: string): Promise<string | undefined> => {
    await (await startDockerOpenSearch({ home: at, log })).stop();
    return calls()
      .findLast(([command]) => command === 'volume')!
      .at(-1);
  };
  const first = await volumes(home);
  expect(await volumes(home)).toBe(first);
  expect(await volumes(join(folder, 'other', 'containers'))).not.toBe(first);
  expect(statSync(join(home, 'id')).mode & 0o077).toBe(0);
});

it('an image that cannot be downloaded is an error with the words of Docker', async () => {
  process.env['STAND_IN_PULL'] = 'fails';
  await expect(startDockerOpenSearch({ home, log })).rejects.toThrow(
    '`docker pull --quiet opensearchproject/opensearch:3.8.0` failed:\nError response from daemon: no route to host',
  );
});

describe('what is wrong with Docker', () => {
  it('nothing, if it answers', () => {
    expect(dockerProblem()).toBeUndefined();
  });

  it('it is not installed', () => {
    process.env['PATH'] = join(folder, 'nothing');
    expect(dockerProblem()).toBe('it is not installed');
  });

  it('its daemon does not answer: the words of Docker', () => {
    writeFileSync(join(folder, 'docker'), '#!/bin/sh\necho "Cannot connect to the Docker daemon. Is the docker daemon running?" >&2\nexit 1\n');
    expect(dockerProblem()).toBe('Cannot connect to the Docker daemon. Is the docker daemon running?');
  });
});
