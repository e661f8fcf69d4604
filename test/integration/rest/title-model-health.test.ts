import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { indexDataset } from '../../setup/index-dataset.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { migrate } from '../../../src/store/migrate.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { DRIVERS, smallDataset } from '../../setup/small-dataset.ts';
import { TestService } from '../../setup/test-service.ts';

const env = { OPENSEARCH_INDEX_PREFIX: 'title-model-health-test' };
const RECOVERY_MS = 20_000;

let own: OwnDatabase;
let engine: SearchEngine;
let service: TestService;
let token: string;
const logged: { level: number; msg: string; err?: { message: string } }[] = [];

beforeAll(async () => {
  own = await OwnDatabase.create();
  await migrate(own.database);
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
const reports = () => logged.filter(({ msg }) => msg.includes('title data'));

it('before the first question the title data is loading, which is no failure', async () => {
  expect(await health()).toMatchObject({ status: 'ok', checks: { titles: { status: 'loading', failing_since: null } } });
});

it('title data that cannot be read is logged once and reported by /health, until it can be read again', async () => {
  await own.database.query({ text: 'ALTER TABLE reference_titles RENAME TO reference_titles_gone' });
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
      titles: { status: 'unavailable', failing_since: expect.stringMatching(/^\d{4}-.*Z$/) },
    },
  });
  expect(reports()).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'the title data could not be read; titles are ranked by search results alone',
      err: expect.objectContaining({ message: expect.stringContaining('reference_titles') }),
    }),
  ]);

  await own.database.query({ text: 'ALTER TABLE reference_titles_gone RENAME TO reference_titles' });
  const deadline = Date.now() + RECOVERY_MS;
  let state = failing;
  while (state.status !== 'ok' && Date.now() < deadline) {
    await sleep(500);
    state = await health();
  }
  expect(state).toMatchObject({ status: 'ok', checks: { titles: { status: 'ok', failing_since: null } } });
  expect(reports().map(({ msg }) => msg)).toEqual([expect.stringContaining('could not be read'), 'the title data can be read again']);
});
