import { Follower } from '../../../indexer/follow.ts';
import { indexDataset } from '../../setup/index-dataset.ts';
import { readConfig } from '../../../src/config/config.ts';
import type { SearchEngine } from '../../../src/engine/client.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { Database } from '../../../src/store/pool.ts';
import { EngineProxy } from '../../setup/engine-proxy.ts';
import { NURSES } from '../../setup/small-dataset.ts';
import { WritableService } from '../../setup/writable-service.ts';
import { until } from '../../setup/until.ts';

let own: WritableService;
let proxy: EngineProxy;
let token: string;
let admin: string;
/** Of the indexer, past the proxy. */
let database: Database;
let engine: SearchEngine;
let follower: Follower;
let searches = 0;

beforeAll(async () => {
  proxy = await EngineProxy.start();
  own = await WritableService.start(proxy.url);
  await own.reset({ indices: true });
  database = new Database(own.own.url, readConfig({}), () => undefined);
  engine = own.engine();
  follower = new Follower(database, engine, createLog('silent'));
  const { engine: asked } = own.service;
  const [search, searchMany] = [asked.search.bind(asked), asked.searchMany.bind(asked)];
  Object.assign(asked, {
    search: (...given: Parameters<typeof search>) => {
      searches++;
      return search(...given);
    },
    searchMany: (...given: Parameters<typeof searchMany>) => {
      searches++;
      return searchMany(...given);
    },
  });
  token = await own.service.signIn();
  admin = await own.service.signIn('admin');
});
afterAll(async () => {
  await follower.stop();
  await Promise.all([database.close(), engine.close()]);
  await own.stop();
  proxy.goAway();
});

const title = (text: string): string => `/api/titleconvert?title=${encodeURIComponent(text)}`;
const company = (text: string): string => `/api/companyconvert?name=${encodeURIComponent(text)}`;

/** How many searches a request costs. */
async function costOf(path: string): Promise<number> {
  searches = 0;
  expect((await own.service.get(path, token)).status).toBe(200);
  return searches;
}

const remembered = (path: string): Promise<void> => until(`${path} is remembered`, async () => (await costOf(path)) === 0);

async function dsl(query: string): Promise<void> {
  const { status, body } = await own.service.post('/api/dsl', { query }, admin);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
}

const firstCompany = async (name: string): Promise<string | undefined> => (await own.service.get(company(name), token)).body.data[0]?.company_name;

describe('answers of typeahead', () => {
  it.each([title('registered nur'), company('genral hosp')])('%s: the engine is asked once, and the answer is the same', async (path) => {
    const asked = await own.service.get(path, token);
    await remembered(path);
    const again = await own.service.get(path, token);
    expect(again.body).toEqual(asked.body);
    expect(asked.body.count).toBeGreaterThan(0);
  });

  it('are the same in the query language, and shared with it', async () => {
    await remembered(title('truck dri'));
    searches = 0;
    await dsl('TITLECONVERT "truck dri"');
    expect(searches).toBe(0);
  });

  it('limits and thresholds are those of each request', async () => {
    await remembered(company('h'));
    const { body } = await own.service.get(`${company('General Hospital')}&min_score=1`, token);
    expect(body.count).toBe(1);
    await remembered(company('general hospital'));
    expect((await own.service.get(`${company('general hospital')}&industry=Software`, token)).body.count).toBe(0);
  });

  it('equal questions at the same time cost what one of them costs: the ranking, and the titles that the text begins', async () => {
    await remembered(title('nurse'));
    searches = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => own.service.get(title('software'), token)));
    expect(searches).toBe(2);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  });
});

describe('answers of batches', () => {
  /** The answer to a batch, and how many searches it costs. */
  const batch = async (titles: readonly string[], ending = ''): Promise<{ data: unknown; cost: number }> => {
    searches = 0;
    const { status, body } = await own.service.post('/api/dsl', { query: `TITLECONVERT ${JSON.stringify(titles)}${ending}` }, token);
    expect(status).toBe(200);
    return { data: body.data.results, cost: searches };
  };

  it('a title of an earlier batch is not asked for again, and its answer is the same', async () => {
    await remembered(title('nurse'));
    const first = await batch(['registered nurse', 'sofware developer', 'asdf', 'registered nurse']);
    const again = await batch(['sofware developer', 'asdf', 'ward nurse', 'registered nurse']);
    expect([first.cost, again.cost]).toEqual([1, 1]);
    const [nurse, developer, none] = first.data as unknown[];
    expect(again.data).toEqual([developer, none, expect.objectContaining({ title: 'ward nurse' }), nurse]);
    expect((await batch(['registered nurse', 'ward nurse'])).cost).toBe(0);
  });

  it('other options, and a context, are other questions', async () => {
    await remembered(title('nurse'));
    await batch(['registered nurse']);
    expect((await batch(['registered nurse'], ' LIMIT 1')).cost).toBe(1);
    expect((await batch(['registered nurse'], ' WHERE COMPANY IS "General Hospital"')).cost).toBeGreaterThan(0);
    expect((await batch(['registered nurse'], ' WITH EXPLAIN')).cost).toBe(1);
  });

  it('are dropped with the others when the indices change', async () => {
    await remembered(title('nurse'));
    await batch(['registered nurse']);
    expect((await batch(['registered nurse'])).cost).toBe(0);
    await indexDataset(database, engine);
    expect((await batch(['registered nurse'])).cost).toBe(1);
  });
});

describe('are dropped at once when the indices change', () => {
  it('by an alias that an administrator adds or removes, as soon as it is indexed', async () => {
    for (let round = 0; round < 5; round++) {
      await remembered(company('zebra clinic'));
      expect(await firstCompany('zebra clinic')).toBeUndefined();
      await dsl('ADD ALIAS "Zebra Clinic" TO COMPANY "General Hospital" TYPE alternate_spelling');
      await until('the alias is indexed', async () => (await own.pending()) === 0);
      expect(await firstCompany('zebra clinic')).toBe('General Hospital');
      await remembered(company('zebra clinic'));
      await dsl('REMOVE ALIAS "Zebra Clinic" FROM COMPANY "General Hospital"');
      await until('the alias is gone', async () => (await own.pending()) === 0);
      expect(await firstCompany('zebra clinic')).toBeUndefined();
    }
  });

  it('by a rebuild of the same dataset, before it has ended', async () => {
    const counted = async (): Promise<number> =>
      (await own.service.get(title('midn'), token)).body.data.filter((row: { matched_title: string }) => row.matched_title === 'Midnight Nurse')
        .length as number;
    for (const [change, found] of [
      [`INSERT INTO title_observations (title, onet_code, observation_count, source) VALUES ('Midnight Nurse', '${NURSES}', 70, 'corpus')`, 1],
      [`DELETE FROM title_observations WHERE title_key = 'midnight nurse'`, 0],
    ] as const) {
      await remembered(title('nurse'));
      await counted();
      await own.rows(change);
      await indexDataset(database, engine);
      expect(await counted()).toBe(found);
    }
  });
});

it('while announcements cannot arrive, every question is asked again', async () => {
  await remembered(title('nurse'));
  const ended = await own.rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN outbox'`);
  expect(ended.length).toBeGreaterThan(0);
  await until('the loss is noticed', async () => (await costOf(title('nurse'))) === 1);
  await remembered(title('nurse'));
});

it('failures are not remembered, and hide no other answer', async () => {
  await remembered(title('registered nurse'));
  proxy.goAway();
  expect((await own.service.get(title('rn'), token)).status).toBe(503);
  expect((await own.service.get(title('registered nurse'), token)).status).toBe(503);
  await proxy.comeBack();
  await until('the engine answers again', async () => (await own.service.get(title('rn'), token)).status === 200);
  await remembered(title('rn'));
});
