import { setTimeout as sleep } from 'node:timers/promises';
import { startFollowing } from '../../../indexer/follow.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../src/catalog/document-kinds.ts';
import { readConfig } from '../../../src/config/config.ts';
import type { SearchEngine } from '../../../src/engine/client.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { HOSPITAL, SOFTWARE } from '../../setup/small-dataset.ts';
import { ACTOR, WritableService } from '../../setup/writable-service.ts';
import { until } from '../../setup/until.ts';

let own: WritableService;
let engine: SearchEngine;
let token: string;
let following: { stop(): Promise<void> } | undefined;

beforeAll(async () => {
  own = await WritableService.start();
  engine = own.engine();
  token = await own.service.signIn();
});
afterAll(async () => {
  await engine.close();
  await own.stop();
});
beforeEach(async () => {
  await own.rows('TRUNCATE index_watch');
  await own.reset({ indices: true });
});
afterEach(async () => {
  await following?.stop();
  following = undefined;
});

function follow(): void {
  const config = readConfig({ OPENSEARCH_INDEX_PREFIX: own.prefix });
  following = startFollowing(config, { databaseUrl: own.own.url, opensearchUrl: process.env['TEST_OPENSEARCH_URL']! }, createLog('silent'));
}

/** Starts the indexer and waits until it has seen the indexes as they were built. */
async function followBuilt(): Promise<void> {
  follow();
  await until(
    'every index is compared',
    async () => (await own.rows('SELECT 1 FROM index_watch WHERE compared_at IS NOT NULL')).length === DOCUMENT_KINDS.length,
  );
}

const health = async (): Promise<{ status: string; checks: { index: { status: string } }; problems: readonly Record<string, string>[] }> =>
  (await own.service.health()).body;

const CONVERSIONS: Readonly<Record<DocumentKind, string>> = {
  companies: '/api/companies/search?q=hospital',
  aliases: '/api/companyconvert?name=general%20hospital',
  titles: '/api/titleconvert?title=registered%20nur',
  clusters: '/api/clusters/convert?title=registered%20nurses',
};

const nameOf = async (kind: DocumentKind): Promise<string> => (await engine.indexBehind(kind))!.name;

/** What somebody can do to an index, and what the service says about it. */
const DAMAGES: readonly (readonly [string, string, number, (index: string, alias: string) => Promise<unknown>])[] = [
  ['is deleted', 'missing', 503, (index) => engine.client.indices.delete({ index })],
  ['has lost its alias', 'missing', 503, (index, name) => engine.client.indices.deleteAlias({ index, name })],
  [
    'is replaced by another of that name',
    'foreign',
    503,
    async (index, alias) => {
      await engine.client.indices.delete({ index });
      await engine.client.indices.create({ index: alias });
    },
  ],
  ['shows only a part', 'foreign', 503, (index, name) => engine.client.indices.putAlias({ index, name, body: { filter: { term: { _id: 'none' } } } })],
  ['is closed', 'closed', 503, (index) => engine.client.indices.close({ index })],
  ['is emptied', 'empty', 503, (index) => engine.client.deleteByQuery({ index, refresh: true, body: { query: { match_all: {} } } })],
  ['cannot be read', 'unreadable', 503, (index) => engine.client.indices.addBlock({ index, block: 'read' })],
  ['cannot be written', 'read_only', 200, (index) => engine.client.indices.addBlock({ index, block: 'write' })],
  ['is read-only', 'read_only', 200, (index) => engine.client.indices.addBlock({ index, block: 'read_only' })],
  [
    'is blocked as after a full disk',
    'read_only',
    200,
    (index) => engine.client.indices.putSettings({ index, body: { 'index.blocks.read_only_allow_delete': true } }),
  ],
];

/** What happens to which index: the first damage to each, the others to one in turn, because the indexer treats all alike. */
const HARMED = DAMAGES.map((damage, i) => [...damage, i === 0 ? DOCUMENT_KINDS : [DOCUMENT_KINDS[i % DOCUMENT_KINDS.length]!]] as const);

describe.each(HARMED)('an index that %s', (_case, problem, status, damage, kinds) => {
  it.each(kinds)('%s: /health says so within a second, conversions never fail with 500, and the indexer repairs it', async (kind) => {
    await damage(await nameOf(kind), engine.alias(kind));
    const broken = await health();
    expect(broken).toMatchObject({ status: 'degraded', checks: { index: { status: problem } } });
    expect(broken.problems).toEqual([
      {
        check: `index.${kind}`,
        problem: expect.stringMatching(/\w/),
        since: expect.stringMatching(/Z$/),
        action: expect.stringContaining('npm run index'),
      },
    ]);
    const answer = await own.service.get(CONVERSIONS[kind], token);
    expect([kind, answer.status]).toEqual([kind, status]);
    if (status === 503) expect(answer.headers.get('retry-after')).toBe('2');

    follow();
    let repaired = broken;
    await until('health is ok', async () => (repaired = await health()).status === 'ok');
    expect(repaired.problems).toEqual([]);
    expect((await own.service.get(CONVERSIONS[kind], token)).body.data).not.toEqual([]);
    const { indexed, wanted } = await own.documents();
    expect(indexed).toEqual(wanted);
  });
});

describe('documents that somebody changes while the indexer runs', () => {
  beforeEach(followBuilt);

  const asRebuilt = async (): Promise<boolean> => {
    const { indexed, wanted } = await own.documents();
    return JSON.stringify(Object.entries(indexed).sort()) === JSON.stringify(Object.entries(wanted).sort());
  };

  it.each<readonly [string, () => Promise<unknown>]>([
    ['deleted', async () => engine.client.delete({ index: await nameOf('companies'), id: SOFTWARE, refresh: true })],
    [
      'changed',
      async () => engine.client.update({ index: await nameOf('companies'), id: SOFTWARE, refresh: true, body: { doc: { company_name: 'Vandals' } } }),
    ],
    [
      'added',
      async () => {
        const { body } = await engine.client.get({ index: await nameOf('clusters'), id: '1' });
        const { _source } = body as unknown as { _source: Record<string, unknown> };
        await engine.client.index({ index: await nameOf('clusters'), id: 'made up', body: _source, refresh: true });
      },
    ],
    [
      'deleted in great numbers',
      async () => engine.client.deleteByQuery({ index: await nameOf('titles'), refresh: true, body: { query: { match: { title: 'nurses' } } } }),
    ],
  ])('%s: found and repaired', async (_case, damage) => {
    await damage();
    expect(await asRebuilt()).toBe(false);
    await until('the documents are as in the database', asRebuilt);
  });

  it('and gives a version of the future: they are replaced, and take changes again', async () => {
    const index = await nameOf('companies');
    const { body } = await engine.client.get({ index, id: HOSPITAL });
    const { _source } = body as unknown as { _source: Record<string, unknown> };
    const version = { version: 9e15, version_type: 'external' } as never;
    await engine.client.index({ index, id: HOSPITAL, body: _source, refresh: true, ...(version as object) });
    const versionOf = async (): Promise<number> => {
      const found = await engine.client.get({ index, id: HOSPITAL }, { ignore: [404] });
      return (found.body as unknown as { _version?: number })._version ?? Infinity;
    };
    await until('the version is one of the present', async () => (await versionOf()) <= Date.now() * 1_000);
    await own.writes.rename(HOSPITAL, 'Mercy Clinic', ACTOR);
    await until('the new name is indexed', asRebuilt);
  });

  it('the changes of admins are no damage: nothing is written twice', async () => {
    const written = async (): Promise<number> => {
      const { body } = await engine.client.indices.stats({ index: await nameOf('companies') });
      const { indices } = body as unknown as { indices: Record<string, { total: { indexing: { index_total: number } } }> };
      return Object.values(indices).reduce((sum, { total }) => sum + total.indexing.index_total, 0);
    };
    const before = await written();
    await own.writes.rename(HOSPITAL, 'Mercy Clinic', ACTOR);
    await until('the change is indexed', async () => (await own.pending()) === 0);
    await sleep(3_000);
    expect(await written()).toBe(before + 1);
    expect(await asRebuilt()).toBe(true);
  });
});

it('a change that meets a write block is indexed within seconds after the block is gone', async () => {
  await followBuilt();
  const index = await nameOf('companies');
  await engine.client.indices.addBlock({ index, block: 'write' });
  await own.writes.rename(HOSPITAL, 'Mercy Clinic', ACTOR);
  await until('the change is indexed', async () => (await own.pending()) === 0);
  await until('health is ok', async () => (await health()).status === 'ok');
});

it('two indexers repair together', async () => {
  follow();
  const first = following!;
  follow();
  await engine.client.indices.delete({ index: await nameOf('titles') });
  await until('health is ok', async () => (await health()).status === 'ok');
  await until('no index of a build is left over', async () => {
    const { body } = await engine.client.indices.get({ index: `${own.prefix}-*` });
    return Object.keys(body).length === DOCUMENT_KINDS.length;
  });
  await first.stop();
});
