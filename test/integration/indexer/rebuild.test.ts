import { PROJECTIONS } from '../../../indexer/projections.ts';
import { indicesAreCurrent, rebuildIndices, type RebuildSummary } from '../../../indexer/rebuild.ts';
import { loadDataset } from '../../../seeds/load.ts';
import type { TableRow } from '../../../seeds/tables.ts';
import { readConfig } from '../../../src/config/config.ts';
import { DOCUMENT_KINDS } from '../../../src/catalog/document-kinds.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { inputsFingerprint } from '../../../src/freshness/inputs.ts';
import { INDEXING_LOCK } from '../../../src/store/advisory-locks.ts';
import { migrate } from '../../../src/store/migrate.ts';
import { Database } from '../../../src/store/pool.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { DEVELOPERS, smallDataset } from '../../setup/small-dataset.ts';

const PREFIX = `rebuild-test-${process.pid}`;
// What smallDataset() holds: two companies; their names and aliases; the corpus titles by code, and official titles; core clusters.
const DOCUMENTS = { companies: 2, aliases: 4, titles: 7, clusters: 3 };

let own: OwnDatabase;
let engine: SearchEngine;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, readConfig({ OPENSEARCH_INDEX_PREFIX: PREFIX, OPENSEARCH_TIMEOUT_MS: '30000' }));
});
afterAll(async () => {
  await removeIndices();
  await engine.close();
  await own.drop();
});
/** Dataset one, without indices. A build costs the engine a second, so tests that only look share one. */
async function startOver(): Promise<void> {
  await removeIndices();
  await load('one');
}

const load = (version: string, changes: Parameters<typeof smallDataset>[1] = {}): Promise<boolean> =>
  loadDataset(own.database, () => smallDataset(version, changes), { onlyIfEmpty: false });
const withTitles = (...more: TableRow[]): Parameters<typeof smallDataset>[1] => ({
  title_observations: [...smallDataset('any').tables.title_observations, ...more],
});

/** The indices of this file, aliases resolved. */
async function indices(): Promise<string[]> {
  const response = await engine.client.indices.get({ index: `${PREFIX}-*`, allow_no_indices: true, ignore_unavailable: true });
  return Object.keys(response.body).sort();
}

async function removeIndices(): Promise<void> {
  for (const index of await indices()) await engine.client.indices.delete({ index });
}

async function counts(): Promise<Record<string, number>> {
  const found = await Promise.all(DOCUMENT_KINDS.map(async (kind) => [kind, (await engine.search(kind, { size: 0, track_total_hits: true })).total]));
  return Object.fromEntries(found);
}

describe('a rebuild', () => {
  const told: unknown[] = [];
  let summary: RebuildSummary;
  beforeAll(async () => {
    await startOver();
    summary = await rebuildIndices(own.database, engine, (...progress) => told.push(progress));
  });

  it('ranks documents with equal scores in the same order, however the tables are stored', async () => {
    const order = async (): Promise<Record<string, string[]>> =>
      Object.fromEntries(await Promise.all(DOCUMENT_KINDS.map(async (kind) => [kind, (await engine.search(kind, { size: 100 })).hits.map(({ _id }) => _id)])));
    const before = await order();
    // Puts the first row of each table behind the others.
    for (const [table, key] of [
      ['companies', 'company_uid'],
      ['clusters', 'cluster_id'],
      ['occupations', 'onet_code'],
    ])
      await own.database.query({ text: `UPDATE ${table} SET ${key} = ${key} WHERE ${key} = (SELECT ${key} FROM ${table} LIMIT 1)` });
    summary = await rebuildIndices(own.database, engine);
    expect(await order()).toEqual(before);
  });

  it('leaves nothing that a search engine that was killed has to index again', async () => {
    const { body } = await engine.client.indices.stats({ index: Object.values(summary.indices), metric: 'translog' as never });
    const waiting = Object.values(body.indices ?? {}).map(({ primaries }) => primaries.translog?.uncommitted_operations);
    expect(waiting).toEqual(DOCUMENT_KINDS.map(() => 0));
  });

  it('writes one document for every row and reports how many', async () => {
    expect(summary.datasetVersion).toBe('one');
    expect(summary.documents).toEqual(DOCUMENTS);
    expect(await counts()).toEqual(DOCUMENTS);
    expect(await indices()).toEqual(Object.values(summary.indices).sort());
  });

  it('tells how far it is', () => {
    expect(told).toEqual(DOCUMENT_KINDS.map((kind) => [kind, DOCUMENTS[kind], DOCUMENTS[kind]]));
  });

  it('makes strict indices: a document with an unknown field is refused', async () => {
    for (const kind of DOCUMENT_KINDS) {
      const writing = engine.client.index({ index: engine.alias(kind), body: { colour: 'red' } });
      await expect(writing).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('strict_dynamic_mapping_exception') });
    }
  });
});

describe('another rebuild', () => {
  beforeEach(startOver);

  it('replaces the indices before, which are removed', async () => {
    const first = await rebuildIndices(own.database, engine);
    await load('two', withTitles(['Coder', null, null, null, DEVELOPERS, 3, 'corpus']));
    const second = await rebuildIndices(own.database, engine);
    expect(await indices()).toEqual(Object.values(second.indices).sort());
    expect(Object.values(second.indices)).not.toContain(first.indices.titles);
    expect(await counts()).toEqual({ ...DOCUMENTS, titles: DOCUMENTS.titles + 1 });
  });

  it('of an empty database is an error that says what to do', async () => {
    const empty = await OwnDatabase.create();
    try {
      await migrate(empty.database);
      await expect(rebuildIndices(empty.database, engine)).rejects.toThrow('no dataset to index: load one first with `npm run data:load`');
      expect(await indices()).toEqual([]);
    } finally {
      await empty.drop();
    }
  });

  it('two at the same time wait for each other, and one set of indices is left', async () => {
    await Promise.all([rebuildIndices(own.database, engine), rebuildIndices(own.database, engine)]);
    expect(await indices()).toHaveLength(DOCUMENT_KINDS.length);
    expect(await counts()).toEqual(DOCUMENTS);
  });
});

it('readers that search all the while never see an error or an empty index', async () => {
  await startOver();
  await rebuildIndices(own.database, engine);
  let reading = true;
  const wrong: unknown[] = [];
  let searches = 0;
  const read = async (): Promise<void> => {
    while (reading) {
      for (const kind of DOCUMENT_KINDS) {
        try {
          const { total } = await engine.search(kind, { query: { match_all: {} }, track_total_hits: true });
          searches++;
          if (total !== DOCUMENTS[kind]) wrong.push([kind, total]);
        } catch (error) {
          wrong.push([kind, String((error as Error).cause ?? error)]);
        }
      }
    }
  };
  const readers = [read(), read()];
  for (let build = 0; build < 4; build++) await rebuildIndices(own.database, engine);
  reading = false;
  await Promise.all(readers);
  expect(wrong).toEqual([]);
  expect(searches).toBeGreaterThan(100);
});

describe('when a rebuild fails, the old indices keep serving and the half-built ones are removed:', () => {
  let before: string[];
  beforeAll(async () => {
    await startOver();
    await rebuildIndices(own.database, engine);
    before = await indices();
  });
  // The same indices are there after every failure.
  afterEach(async () => {
    expect(await indices()).toEqual(before);
    expect(await counts()).toEqual(DOCUMENTS);
    expect(await engine.indexMeta('titles')).toMatchObject({ dataset_version: 'one' });
  });

  it('a document that the engine rejects', async () => {
    // A keyword of more than 32,766 bytes cannot be indexed.
    const clusters = smallDataset('any').tables.clusters.map((row) => row.map((cell) => (cell === 'Drivers' ? `${'very '.repeat(8_000)}good drivers` : cell)));
    await load('two', { clusters });
    await expect(rebuildIndices(own.database, engine)).rejects.toThrow(/^document 3 does not fit the mapping of .*-clusters-v\d+: /);
  });

  it('a document whose id is longer than the engine takes, at once', async () => {
    await withProjection({ documentOf: () => ({ id: 'very '.repeat(200), document: {} }) }, async () => {
      await expect(rebuildIndices(own.database, engine)).rejects.toThrow(/^the search engine rejects .*-clusters-v\d+: action_request_validation_exception/);
    });
  });

  it('a projection that fails', async () => {
    await withProjection({ documentOf: () => refuse('no such cluster') }, async () => {
      await expect(rebuildIndices(own.database, engine)).rejects.toThrow('no such cluster');
    });
  });

  it('a projection that gives two rows the same id', async () => {
    await withProjection({ documentOf: () => ({ id: 'same', document: {} }) }, async () => {
      await expect(rebuildIndices(own.database, engine)).rejects.toThrow(/-clusters-v\d+ has 1 documents instead of 3$/);
    });
  });

  it('a projection that adds a field which the mapping does not know', async () => {
    await withProjection({ documentOf: (row) => ({ id: String(row.cluster_id), document: { colour: 'red' } }) }, async () => {
      await expect(rebuildIndices(own.database, engine)).rejects.toThrow(
        /^document \d does not fit the mapping of .*-clusters-v\d+: strict_dynamic_mapping_exception/,
      );
    });
  });

  it('a statement that PostgreSQL refuses', async () => {
    await withProjection({ sql: 'SELECT nothing FROM nowhere' }, async () => {
      await expect(rebuildIndices(own.database, engine)).rejects.toMatchObject({ code: '42P01' });
    });
  });

  function refuse(message: string): never {
    throw new Error(message);
  }

  /** Replaces part of the projection of clusters, the last to be built, while `work` runs. */
  async function withProjection(
    change: { sql?: string; documentOf?: (typeof PROJECTIONS)['clusters']['documentOf'] },
    work: () => Promise<void>,
  ): Promise<void> {
    const projections = PROJECTIONS as Record<'clusters', (typeof PROJECTIONS)['clusters']>;
    const real = projections.clusters;
    projections.clusters = { ...real, ...change };
    try {
      await work();
    } finally {
      projections.clusters = real;
    }
  }
});

describe('when a rebuild fails after the aliases have been switched, the new indices serve:', () => {
  beforeEach(async () => {
    await startOver();
    await rebuildIndices(own.database, engine);
    await load('two');
  });
  afterEach(async () => {
    expect(await counts()).toEqual(DOCUMENTS);
    expect(await engine.indexMeta('titles')).toMatchObject({ dataset_version: 'two' });
  });

  it('an engine that answers too late', async () => {
    await afterSwitching(
      () => Promise.reject(new Error('timed out')),
      async () => {
        await expect(rebuildIndices(own.database, engine)).rejects.toThrow('timed out');
      },
    );
  });

  it('a connection to PostgreSQL that is lost', async () => {
    const text =
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = $1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    const end = (): Promise<unknown> => own.database.query({ text, values: [INDEXING_LOCK] });
    await afterSwitching(end, async () => {
      await expect(rebuildIndices(own.database, engine)).rejects.toThrow();
    });
  });

  /** Runs `work` while `then` follows each switch of aliases. */
  async function afterSwitching(then: () => Promise<unknown>, work: () => Promise<void>): Promise<void> {
    const { indices: api } = engine.client;
    const real = api.updateAliases.bind(api);
    const late = async (...args: Parameters<typeof real>): Promise<unknown> => {
      const answer: unknown = await Promise.resolve(real(...args));
      await then();
      return answer;
    };
    Object.assign(api, { updateAliases: late });
    try {
      await work();
    } finally {
      Object.assign(api, { updateAliases: real });
    }
  }
});

// One story in order, about one build.
describe('indices are current', () => {
  beforeAll(startOver);

  it('after a rebuild', async () => {
    expect(await indicesAreCurrent(own.database, engine)).toBe(false);
    await rebuildIndices(own.database, engine);
    expect(await indicesAreCurrent(own.database, engine)).toBe(true);
    expect(await engine.indexMeta('companies')).toEqual({
      dataset_version: 'one',
      imports: expect.any(Number),
      inputs: inputsFingerprint(),
      built_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it.each(DOCUMENT_KINDS)('no longer when %s were built with other code or lists', async (kind) => {
    const meta = await engine.indexMeta(kind);
    const describeAs = (_meta: object | undefined): Promise<unknown> =>
      engine.client.indices.putMapping({ index: engine.alias(kind), body: { _meta: { ..._meta } } });
    await describeAs({ ...meta, inputs: 'older' });
    expect(await indicesAreCurrent(own.database, engine)).toBe(false);
    await describeAs(meta);
    expect(await indicesAreCurrent(own.database, engine)).toBe(true);
  });

  it('no longer when the dataset is another', async () => {
    await load('two');
    expect(await indicesAreCurrent(own.database, engine)).toBe(false);
    await rebuildIndices(own.database, engine);
    expect(await indicesAreCurrent(own.database, engine)).toBe(true);
  });

  it('not when one kind is missing', async () => {
    for (const index of await indices()) if (index.startsWith(engine.alias('aliases'))) await engine.client.indices.delete({ index });
    expect(await indicesAreCurrent(own.database, engine)).toBe(false);
  });
});

it('an index of several shards with copies has the same documents, and ranks as one of one shard', async () => {
  const spread = new SearchEngine(
    process.env['TEST_OPENSEARCH_URL']!,
    readConfig({
      OPENSEARCH_INDEX_PREFIX: PREFIX,
      OPENSEARCH_TIMEOUT_MS: '30000',
      OPENSEARCH_SHARDS: '3',
      OPENSEARCH_REPLICAS: '1',
      OPENSEARCH_PREFERENCE: '_local',
    }),
  );
  const search = { query: { match: { title: 'software developer' } } };
  const ranked = async (): Promise<unknown> => (await spread.search('titles', search)).hits.map(({ _id, _score }) => [_id, _score.toFixed(4)]);
  try {
    await startOver();
    await rebuildIndices(own.database, engine);
    const before = await ranked();
    expect(before).not.toEqual([]);
    const summary = await rebuildIndices(own.database, spread);
    expect(summary.documents).toEqual(DOCUMENTS);
    const { body } = await engine.client.indices.getSettings({ index: summary.indices.titles });
    expect(Object.values(body)[0]).toMatchObject({ settings: { index: { number_of_shards: '3', number_of_replicas: '1' } } });
    expect(await ranked()).toEqual(before);
  } finally {
    await spread.close();
  }
});

it('the indices of the whole dataset hold a document for every row of PostgreSQL', async () => {
  const database = new Database(process.env['TEST_POSTGRES_URL']!, readConfig({ DATABASE_STATEMENT_TIMEOUT_MS: '60000' }), () => undefined);
  const shared = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, readConfig({}));
  try {
    for (const kind of DOCUMENT_KINDS) {
      const [row] = await database.query<{ n: number }>({ text: `SELECT count(*) AS n FROM (${PROJECTIONS[kind].sql}) AS documents` });
      expect([kind, (await shared.search(kind, { size: 0, track_total_hits: true })).total]).toEqual([kind, row?.n]);
    }
    expect(await indicesAreCurrent(database, shared)).toBe(true);
  } finally {
    await Promise.all([database.close(), shared.close()]);
  }
});
