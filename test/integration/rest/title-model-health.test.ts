import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { indexDataset } from '../../setup/index-dataset.ts';
import { trainTitleModel } from '../../../indexer/title-model.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { DRIVERS, smallDataset } from '../../setup/small-dataset.ts';
import { TestService } from '../../setup/test-service.ts';

const env = { OPENSEARCH_INDEX_PREFIX: 'title-model-health-test' };
const RECOVERY_MS = 20_000;

let own: OwnDatabase;
let engine: SearchEngine;
let service: TestService;
let token: string;
const logged: { level: number; msg: string; sql?: string; err?: { message: string } }[] = [];

beforeAll(async () => {
  own = await OwnDatabase.migrated();
  await loadDataset(own.database, () => smallDataset('title-model-health'), { onlyIfEmpty: false });
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, { ...readConfig(env), OPENSEARCH_TIMEOUT_MS: 60_000 });
  await indexDataset(own.database, engine);
  const sink = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(JSON.parse(line.toString()));
      done();
    },
  });
  service = await TestService.start({ databaseUrl: own.url, env, log: pino({ level: 'info' }, sink) });
  token = await service.signIn();
});
afterAll(async () => {
  await service.stop();
  const response = await engine.client.indices.get({ index: `${env.OPENSEARCH_INDEX_PREFIX}-*` });
  for (const index of Object.keys(response.body)) await engine.client.indices.delete({ index });
  await engine.close();
  await own.drop();
});

const health = async () => (await service.get('/health')).body;
const convert = () => service.get('/api/titleconvert?title=truck%20driver&_fast=false', token);
const reports = () => logged.filter(({ msg }) => msg.includes('title model could not') || msg.includes('title model can'));
const until = async (is: (state: { status: string; checks: { titles: { status: string; failing_since: string | null; trained_at: string } } }) => boolean) => {
  const deadline = Date.now() + RECOVERY_MS;
  for (;;) {
    const state = await health();
    if (is(state) || Date.now() > deadline) return state;
    await sleep(200);
  }
};
/** Changes one byte of the stored model. */
const damage = () =>
  own.database.query({
    text: 'UPDATE title_model_parts SET data = set_byte(data, 500, get_byte(data, 500) # 1) WHERE part = (SELECT max(part) FROM title_model_parts)',
  });

it('before the first question the title model is loading, which is no failure', async () => {
  expect(await health()).toMatchObject({
    status: 'ok',
    checks: { titles: { status: 'loading', failing_since: null, model: null, trained_at: null, loaded_at: null } },
  });
});

it('a damaged title model is logged once and reported by /health, until it can be read again', async () => {
  await damage();
  for (let times = 0; times < 2; times++) {
    const { status, body } = await convert();
    expect(status).toBe(200);
    expect(body.data[0].onet_code).toBe(DRIVERS);
  }
  const failing = await health();
  expect(failing).toMatchObject({
    status: 'degraded',
    checks: {
      postgres: { status: 'up' },
      index: { status: 'current' },
      titles: { status: 'unavailable', failing_since: expect.stringMatching(/^\d{4}-.*Z$/), model: null },
    },
  });
  expect(reports()).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'The title model could not be read. Titles are ranked by search results alone.',
      err: expect.objectContaining({ message: 'the packed file is damaged' }),
    }),
  ]);

  await damage();
  const state = await until(({ status }) => status === 'ok');
  expect(state).toMatchObject({
    status: 'ok',
    checks: {
      index: { version: state.checks.index.version },
      titles: {
        status: 'ok',
        failing_since: null,
        model: state.checks.index.version,
        trained_at: expect.stringMatching(/Z$/),
        loaded_at: expect.stringMatching(/Z$/),
      },
    },
  });
  expect(reports().map(({ msg }) => msg)).toEqual([expect.stringContaining('could not be read'), 'The title model can be read again.']);
});

it('a new model replaces the old one, which answers until then; one that cannot be read does not', async () => {
  const before = (await health()).checks.titles;
  await indexDataset(own.database, engine);
  await damage();
  const failing = await until(({ checks }) => checks.titles.failing_since !== null);
  expect(failing).toMatchObject({ status: 'degraded', checks: { titles: { status: 'ok', trained_at: before.trained_at } } });
  expect((await convert()).body.data[0]).toMatchObject({ onet_code: DRIVERS, probability: expect.any(Number) });
  expect(reports().at(-1)?.msg).toBe('The title model could not be read. Titles are ranked by the previous model.');
  await damage();
  const after = await until(({ checks }) => checks.titles.failing_since === null);
  expect(after.checks.titles.trained_at > before.trained_at).toBe(true);
});

it('titles do not wait for summaries that cannot be read again after a write, which is logged once', async () => {
  const summaries = () => logged.filter(({ msg }) => msg.includes('summaries'));
  const write = () => own.database.query({ text: 'UPDATE write_version SET writes = writes + 1' });
  await convert();
  await own.database.query({ text: 'ALTER TABLE company_aliases RENAME TO elsewhere' });
  await write();
  try {
    for (let times = 0; times < 20; times++) {
      expect((await convert()).body.data[0].onet_code).toBe(DRIVERS);
      await sleep(100);
    }
    expect(summaries()).toEqual([expect.objectContaining({ level: 40, msg: expect.stringContaining('could not be read again') })]);
    // One attempt, and no further one for five seconds.
    expect(logged.filter(({ sql }) => sql?.includes('company_aliases') ?? false)).toHaveLength(1);
  } finally {
    await own.database.query({ text: 'ALTER TABLE elsewhere RENAME TO company_aliases' });
  }
  const deadline = Date.now() + RECOVERY_MS;
  while (summaries().length < 2 && Date.now() < deadline) {
    await convert();
    await sleep(200);
  }
  expect(summaries().at(-1)?.msg).toBe('The summaries of the occupations can be read again.');

  // Nor for summaries that take long.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const lock = own.database.transaction(async (client) => {
    await client.query('LOCK TABLE company_aliases IN ACCESS EXCLUSIVE MODE');
    await held;
  });
  await write();
  for (let times = 0; times < 15; times++) {
    expect((await convert()).status).toBe(200);
    await sleep(100);
  }
  release();
  await lock;
  expect(summaries()).toHaveLength(2);
});

it('a model is trained once for each state of the data, and only the newest are kept', async () => {
  expect(await trainTitleModel(own.database, { onlyIfMissing: true })).toBeUndefined();
  for (let times = 0; times < 4; times++) {
    await own.database.query({ text: 'UPDATE import_version SET imports = imports + 1' });
    expect(await trainTitleModel(own.database, { onlyIfMissing: true })).toMatchObject({ titles: expect.any(Number) });
  }
  const models = await own.database.query<{ state: string }>({ text: 'SELECT state FROM title_models ORDER BY trained_at' });
  expect(models.map(({ state }) => state.replace(/^.*\./u, ''))).toEqual(['2', '3', '4']);
  // The indexes are those of the data before.
  await own.database.query({ text: 'UPDATE import_version SET imports = imports - 4' });
});

it('without a model, a service that should have one is not ready', async () => {
  await own.database.query({ text: 'DELETE FROM title_models' });
  const other = await TestService.start({ databaseUrl: own.url, env, warm: true });
  try {
    expect(await other.get('/health/ready')).toMatchObject({ status: 503, body: { status: 'down' } });
    expect((await other.get('/health')).body).toMatchObject({
      status: 'degraded',
      checks: { titles: { status: expect.stringMatching(/^(?:loading|unavailable)$/u) } },
      // A machine with other work may report more.
      problems: expect.arrayContaining([expect.objectContaining({ check: 'titles' })]),
    });
    await trainTitleModel(own.database);
    const deadline = Date.now() + RECOVERY_MS;
    let ready = await other.get('/health/ready');
    while (ready.status !== 200 && Date.now() < deadline) {
      await sleep(200);
      ready = await other.get('/health/ready');
    }
    expect(ready.status).toBe(200);
  } finally {
    await other.stop();
  }
});

it('while the title model loads, a service is degraded, says so, and is not ready', async () => {
  await trainTitleModel(own.database, { onlyIfMissing: true });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let lock: Promise<void> = Promise.resolve();
  await new Promise<void>((locked) => {
    lock = own.database.transaction(async (client) => {
      await client.query('LOCK TABLE title_model_parts IN ACCESS EXCLUSIVE MODE');
      locked();
      await held;
    });
  });
  const other = await TestService.start({ databaseUrl: own.url, env, warm: true });
  try {
    expect((await other.get('/health')).body).toMatchObject({
      status: 'degraded',
      checks: { titles: { status: 'loading' } },
      problems: [{ check: 'titles', problem: 'The title model is still loading. Titles wait for it.' }],
    });
    expect((await other.get('/health/ready')).status).toBe(503);
    release();
    await lock;
    const deadline = Date.now() + RECOVERY_MS;
    while ((await other.get('/health/ready')).status !== 200 && Date.now() < deadline) await sleep(200);
    expect((await other.get('/health')).body).toMatchObject({ status: 'ok', problems: [] });
  } finally {
    release();
    await other.stop();
  }
});
