import { setTimeout as sleep } from 'node:timers/promises';
import { writeDocuments } from '../../../indexer/document-writer.ts';
import { Follower, followOnce } from '../../../indexer/follow.ts';
import { rebuildIndices } from '../../../indexer/rebuild.ts';
import { CurrentVersions } from '../../../src/freshness/current-versions.ts';
import { readDataState } from '../../../src/store/dataset.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { aliasDocumentId } from '../../../src/catalog/document-kinds.ts';
import { INDEXING_LOCK } from '../../../src/store/advisory-locks.ts';
import { enqueue } from '../../../src/store/outbox.ts';
import { Database } from '../../../src/store/pool.ts';
import { EngineProxy } from '../../setup/engine-proxy.ts';
import { HOSPITAL, NURSES, SOFTWARE } from '../../setup/small-dataset.ts';
import { ACTOR, codeOf, WritableService } from '../../setup/writable-service.ts';
import { until } from '../../setup/until.ts';

const LOG = createLog('silent');
const GOES_ON = new AbortController().signal;

let own: WritableService;
let proxy: EngineProxy;
let database: Database;
let engine: SearchEngine;
let token: string;
const followers: Follower[] = [];

beforeAll(async () => {
  proxy = await EngineProxy.start();
  own = await WritableService.start(proxy.url);
  database = new Database(own.own.url, readConfig({}), () => undefined);
  engine = new SearchEngine(proxy.url, readConfig({ OPENSEARCH_INDEX_PREFIX: own.prefix }));
  token = await own.service.signIn();
});
afterAll(async () => {
  await Promise.all([database.close(), engine.close()]);
  await own.stop();
  proxy.goAway();
});
beforeEach(() => own.reset({ indices: true }));
afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.stop()));
  await proxy.comeBack();
});

function follow(): Follower {
  const follower = new Follower(database, engine, LOG);
  followers.push(follower);
  return follower;
}

const settled = (milliseconds?: number): Promise<void> => until('the outbox is empty', async () => (await own.pending()) === 0, milliseconds);

/** What converting a name to a company answers first. */
async function convert(name: string): Promise<{ company_name: string; match_type: string; matched_name: string } | undefined> {
  const { body } = await own.service.get(`/api/companyconvert?name=${encodeURIComponent(name)}&min_score=0.6`, token);
  return body.data[0];
}

async function expectIndicesAsRebuilt(): Promise<void> {
  const { indexed, wanted } = await own.documents();
  expect(indexed).toEqual(wanted);
}

describe('soon, conversions see', () => {
  beforeEach(async () => {
    follow();
  });

  it('a rename: the new name is the name, the old one an alias', async () => {
    expect(await convert('General Hospital')).toMatchObject({ company_name: 'General Hospital', match_type: 'exact' });
    await own.writes.rename('General Hospital', 'Mercy Clinic', ACTOR);
    await until('the new name is found', async () => (await convert('Mercy Clinic'))?.match_type === 'exact');
    await settled();
    expect(await convert('Mercy Clinic')).toMatchObject({ company_name: 'Mercy Clinic', match_type: 'exact' });
    expect(await convert('General Hospital')).toMatchObject({ company_name: 'Mercy Clinic', matched_name: 'General Hospital' });
    expect(await convert('GH')).toMatchObject({ company_name: 'Mercy Clinic', matched_name: 'GH' });
    const { body } = await own.service.get('/api/titleconvert?title=registered%20nurse', token);
    expect(body.data[0]).toMatchObject({ onet_code: NURSES, company_name: 'Mercy Clinic' });
    const found = await own.service.get('/api/companies/search?q=mercy', token);
    expect(found.body.data).toMatchObject([{ company_uid: HOSPITAL, highlight: '<em>Mercy</em> Clinic' }]);
    await expectIndicesAsRebuilt();
  });

  it('a new alias, and no longer one that was removed', async () => {
    await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'alternate_spelling', ACTOR);
    await until('the alias is found', async () => (await convert('Zebra Ward'))?.company_name === 'General Hospital');
    await own.writes.removeAlias(HOSPITAL, 'Zebra Ward', ACTOR);
    await until('the alias is gone', async () => (await convert('Zebra Ward')) === undefined);
    await settled();
    await expectIndicesAsRebuilt();
  });

  it('the removal of an occupation: how many companies have it, and which has most of it', async () => {
    const titles = async (): Promise<unknown> =>
      (await own.service.get('/api/titleconvert?title=software%20developers', token)).body.data.map((row: Record<string, unknown>) => [
        row['onet_frequency'],
        row['company_name'],
      ])[0];
    expect(await titles()).toEqual([2, 'General Hospital']);
    await own.writes.removeOccupations(HOSPITAL, ['15-1252.00'], ACTOR);
    await until('the titles follow', async () => JSON.stringify(await titles()) === '[1,"Société Logiciel"]');
    await settled();
    await expectIndicesAsRebuilt();
  });
});

it('two followers, and writers at the same time: every change is indexed, none twice', async () => {
  follow();
  follow();
  await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const uid = i % 2 === 0 ? HOSPITAL : SOFTWARE;
      await own.writes.addAlias(uid, `Alias ${i}`, 'typo', ACTOR);
      if (i % 3 === 0) await own.writes.removeAlias(uid, `Alias ${i}`, ACTOR);
      if (i % 5 === 0) await own.writes.rename(uid, `Company ${i}`, ACTOR);
    }),
  );
  await settled();
  await expectIndicesAsRebuilt();
  const [row] = await own.rows<{ rows: number; attempts: number }>('SELECT count(*) AS rows, sum(attempts) AS attempts FROM outbox');
  expect(row!.rows).toBeGreaterThan(80);
  expect(row!.attempts).toBe(row!.rows);
});

it('rows are followed whatever the order of their ids', async () => {
  const late = await own.own.database.pool.connect();
  await late.query('BEGIN');
  await enqueue(late, [{ kind: 'companies', id: HOSPITAL }]);
  await own.writes.addAlias(SOFTWARE, 'Later id, earlier commit', 'typo', ACTOR);
  expect(await followOnce(database, engine, GOES_ON)).toEqual({ processed: 2, failed: [] });
  await late.query('COMMIT');
  late.release();
  expect(await followOnce(database, engine, GOES_ON)).toEqual({ processed: 1, failed: [] });
});

it('an older state that arrives later does not replace a newer one', async () => {
  await own.writes.addAlias(HOSPITAL, 'Ward', 'typo', ACTOR);
  const id = aliasDocumentId(HOSPITAL, 'ward');
  await followOnce(database, engine, GOES_ON);
  const { indexed } = await own.documents();
  const older = { ...(indexed[`aliases ${id}`] as Record<string, unknown>), name: 'Older' };
  expect(await writeDocuments(engine, Date.now() * 1_000 - 60_000_000, [{ kind: 'aliases', id, document: older }], GOES_ON)).toEqual(new Map());
  expect((await own.documents()).indexed).toEqual(indexed);
  // Nor does it bring back what is gone.
  await own.writes.removeAlias(HOSPITAL, 'Ward', ACTOR);
  await followOnce(database, engine, GOES_ON);
  await writeDocuments(engine, Date.now() * 1_000 - 60_000_000, [{ kind: 'aliases', id, document: older }], GOES_ON);
  await expectIndicesAsRebuilt();
});

describe.each([
  ['goAway', 'is away'],
  ['hang', 'hangs'],
] as const)('%s: while the engine %s', (leaving, _case) => {
  const leave = (): void => {
    proxy[leaving]();
  };
  it('writes succeed and wait; when it is back they are indexed', async () => {
    follow();
    leave();
    await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'typo', ACTOR);
    await own.writes.rename(HOSPITAL, 'Mercy Clinic', ACTOR);
    await sleep(700);
    const { status, body } = await own.service.health();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'degraded', checks: { opensearch: { status: 'down' }, index: { status: 'unknown' } } });
    expect(body.checks.index.pending).toBeGreaterThan(10);
    expect(body.checks.index.lag_seconds).toBeGreaterThanOrEqual(0.5);
    await proxy.comeBack();
    await settled(20_000);
    expect(await convert('Zebra Ward')).toMatchObject({ company_name: 'Mercy Clinic' });
    await expectIndicesAsRebuilt();
    expect((await own.service.health()).body).toMatchObject({ status: 'ok', checks: { index: { status: 'current', pending: 0, lag_seconds: 0 } } });
  });

  it('the follower stops at once, and what it left is there for the next', async () => {
    const follower = follow();
    leave();
    await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'typo', ACTOR);
    await sleep(300);
    await follower.stop();
    expect(await own.pending()).toBe(2);
    await proxy.comeBack();
    follow();
    await settled(10_000);
    await expectIndicesAsRebuilt();
  });
});

it('connections to the database that are lost in the middle of the work: nothing ends, nothing is lost', async () => {
  follow();
  // The follower waits for the engine in its transaction.
  proxy.hang();
  await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'typo', ACTOR);
  await sleep(400);
  const ended = await own.rows(`SELECT pg_terminate_backend(pid), state FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  expect(ended).toContainEqual({ pg_terminate_backend: true, state: 'idle in transaction' });
  await sleep(200);
  await proxy.comeBack();
  await settled(20_000);
  await own.writes.addAlias(HOSPITAL, 'Zebra House', 'typo', ACTOR);
  await settled(5_000);
  await expectIndicesAsRebuilt();
});

it('a failure is reported in the row, which waits longer each time', async () => {
  proxy.goAway();
  await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'typo', ACTOR);
  const failures = (await followOnce(database, engine, GOES_ON)).failed;
  expect(failures.map(({ failure }) => failure.kind)).toEqual(['away', 'away']);
  expect(await followOnce(database, engine, GOES_ON)).toEqual({ processed: 0, failed: [] });
  const rows = await own.rows('SELECT attempts, last_error, retry_at > now() AS waits, processed_at FROM outbox');
  expect(rows).toEqual([1, 2].map(() => ({ attempts: 1, last_error: expect.stringContaining('ECONNREFUSED'), waits: true, processed_at: null })));
});

it('a document that the engine refuses holds up nothing else', async () => {
  // Its id is too long; only a database from before the constraint can hold such a name, and a rebuild would say so.
  await own.rows('ALTER TABLE company_aliases DROP CONSTRAINT company_aliases_alias_fits');
  await own.rows(`INSERT INTO company_aliases (company_uid, alias, alias_type) VALUES ($1, repeat('株', 255), 'typo')`, HOSPITAL);
  await own.own.database.transaction((client) => enqueue(client, [{ kind: 'aliases', id: aliasDocumentId(HOSPITAL, '株'.repeat(255)) }]));
  await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'typo', ACTOR);
  const { processed, failed } = await followOnce(database, engine, GOES_ON);
  expect(processed).toBe(2);
  expect(failed).toMatchObject([{ failure: { kind: 'refused', reason: expect.stringContaining('512') } }]);
  // The caches go on, and are dropped before the document is tried again.
  expect(await readDataState(database)).toMatchObject({ at_rest: true });
  const versions = new CurrentVersions(database, engine, console.error);
  versions.watchIndices();
  const known = async (): Promise<number | undefined> => versions.refresh().then(() => versions.indexRevision());
  await until('the state of the index is known', async () => (await known()) !== undefined);
  const before = versions.indexRevision();
  await own.rows('DELETE FROM company_aliases WHERE length(alias) = 255');
  await own.rows('UPDATE outbox SET retry_at = now()');
  expect(await followOnce(database, engine, GOES_ON)).toEqual({ processed: 1, failed: [] });
  await until('the state of the index is another', async () => ![undefined, before].includes(await known()));
  await own.rows('ALTER TABLE company_aliases ADD CONSTRAINT company_aliases_alias_fits CHECK (octet_length(identity_key(alias)) <= 400)');
  expect(await convert('Zebra Ward')).toMatchObject({ company_name: 'General Hospital' });
});

it('without indices the changes wait, and no index is made for them', async () => {
  const nowhere = new SearchEngine(proxy.url, readConfig({ OPENSEARCH_INDEX_PREFIX: `${own.prefix}-none` }));
  await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'typo', ACTOR);
  const { processed, failed } = await followOnce(database, nowhere, GOES_ON);
  expect([processed, failed.length]).toEqual([0, 2]);
  const made = await nowhere.client.indices.get({ index: `${own.prefix}-none*`, allow_no_indices: true, ignore_unavailable: true });
  expect(made.body).toEqual({});
  await nowhere.close();
});

describe('a rebuild', () => {
  it('keeps the follower waiting, who then writes to the new indices', async () => {
    const holder = await own.own.database.pool.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [INDEXING_LOCK]);
    await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'typo', ACTOR);
    expect(await followOnce(database, engine, GOES_ON)).toEqual({ processed: 0, failed: [] });
    await holder.query('SELECT pg_advisory_unlock($1)', [INDEXING_LOCK]);
    holder.release();
    expect(await followOnce(database, engine, GOES_ON)).toEqual({ processed: 2, failed: [] });
  });

  it('that waits for another sees what is written meanwhile', async () => {
    const holder = await own.own.database.pool.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [INDEXING_LOCK]);
    const direct = own.engine();
    const rebuilding = rebuildIndices(own.own.database, direct);
    await until('the rebuild waits', async () => {
      const waiting = await own.rows(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`, INDEXING_LOCK);
      return waiting.length > 0;
    });
    await own.writes.addAlias(HOSPITAL, 'Zebra Ward', 'typo', ACTOR);
    await holder.query('SELECT pg_advisory_unlock($1)', [INDEXING_LOCK]);
    holder.release();
    await rebuilding;
    await direct.close();
    // Nobody followed: the rebuild itself has it.
    expect(await own.pending()).toBe(2);
    await expectIndicesAsRebuilt();
  });

  it('under writes loses none of them', async () => {
    follow();
    const direct = own.engine();
    const building = { isDone: false };
    const writing = (async () => {
      for (let i = 0; !building.isDone; i++) {
        await own.writes.addAlias(SOFTWARE, `Alias ${i}`, 'typo', ACTOR);
        await own.writes.rename(HOSPITAL, `Hospital ${i % 3}`, ACTOR);
        if (i < 9) await own.writes.removeOccupations(HOSPITAL, [codeOf(11 + i)], ACTOR);
        await sleep(20);
      }
    })();
    for (let build = 0; build < 4; build++) await rebuildIndices(own.own.database, direct);
    building.isDone = true;
    await writing;
    await direct.close();
    await settled(20_000);
    await expectIndicesAsRebuilt();
  });
});

it('the outbox takes no row that no projection could find', async () => {
  const writing = (kind: string, id: string): Promise<unknown> => own.rows('INSERT INTO outbox (document_kind, document_id) VALUES ($1, $2)', kind, id);
  await expect(writing('people', '1')).rejects.toMatchObject({ code: '23514' });
  await expect(writing('titles', 'nurse')).rejects.toMatchObject({ code: '23514' });
});

it('an import makes the service say that the index is stale, as npm run index -- status does', async () => {
  await own.reset({ indices: true });
  const status = async (): Promise<string> => (await own.service.health()).body.checks.index.status as string;
  expect(await status()).toBe('current');
  await own.rows('UPDATE import_version SET imports = imports + 1');
  expect(await status()).toBe('stale');
  await own.rows('UPDATE import_version SET imports = imports - 1');
  expect(await status()).toBe('current');
});

it('changes that nobody follows make the service say that the index is stale', async () => {
  await own.rows(`INSERT INTO outbox (document_kind, document_id, created_at) VALUES ('companies', $1, now() - interval '2 minutes')`, HOSPITAL);
  const { body } = await own.service.health();
  expect(body).toMatchObject({ status: 'degraded', checks: { index: { status: 'stale', pending: 1 } } });
  expect(body.checks.index.lag_seconds).toBeGreaterThan(119);
});
