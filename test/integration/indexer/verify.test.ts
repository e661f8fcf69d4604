import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rebuildIndices } from '../../../indexer/rebuild.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { npmProgram, PROJECT } from '../../setup/npm-program.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { DEVELOPERS, smallDataset, SOFTWARE } from '../../setup/small-dataset.ts';

const PREFIX = `verify-${randomBytes(4).toString('hex')}`;
let own: OwnDatabase;
let engine: SearchEngine;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
  await loadDataset(own.database, () => smallDataset('one'), { onlyIfEmpty: false });
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, readConfig({ OPENSEARCH_INDEX_PREFIX: PREFIX, OPENSEARCH_TIMEOUT_MS: '30000' }));
  await rebuildIndices(own.database, engine);
});
afterAll(async () => {
  const { body } = await engine.client.indices.get({ index: `${PREFIX}-*`, allow_no_indices: true, ignore_unavailable: true });
  for (const index of Object.keys(body)) await engine.client.indices.delete({ index });
  await engine.close();
  await own.drop();
});

/** Runs `npm run index -- ...` on the database and the indices of this file. */
function index(...args: readonly string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: own.url, OPENSEARCH_URL: process.env['TEST_OPENSEARCH_URL'], OPENSEARCH_INDEX_PREFIX: PREFIX };
  return new Promise((done) => {
    execFile(process.execPath, npmProgram('indexer/main.ts', ...args), { cwd: PROJECT, env }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code ?? -1), output: stdout + stderr });
    });
  });
}

it('of fresh indices finds nothing, and their status is current', async () => {
  expect(await index('verify')).toEqual({ code: 0, output: expect.stringContaining('every document is as in the database') });
  const { code, output } = await index('status');
  expect([code, output.match(/'current'/gu)?.length]).toEqual([0, 4]);
});

it('names every document that was changed, removed, or added by hand, and repairs them', async () => {
  const { client } = engine;
  await client.update({ index: engine.alias('companies'), id: SOFTWARE, body: { doc: { company_name: 'Vandals' } } });
  await client.delete({ index: engine.alias('titles'), id: `${DEVELOPERS}|c++ developer` });
  const { body } = await client.get({ index: engine.alias('clusters'), id: '1' });
  await client.index({ index: engine.alias('clusters'), id: '99', body: (body as unknown as { _source: Record<string, unknown> })._source, refresh: true });

  const found = await index('verify');
  expect(found.code).toBe(1);
  for (const line of [`different: companies ${SOFTWARE}`, `missing: titles ${DEVELOPERS}|c++ developer`, 'extra: clusters 99', ': 3 differ'])
    expect(found.output).toContain(line);

  const repaired = await index('verify', '--repair');
  expect([repaired.code, repaired.output]).toEqual([0, expect.stringContaining('✓ Comparing again')]);
  expect(await index('verify')).toEqual({ code: 0, output: expect.stringContaining('every document is as in the database') });
});

it('says so when an index is closed or missing; a rebuild brings it back', async () => {
  await engine.client.indices.close({ index: engine.alias('clusters') });
  expect(await index('status')).toEqual({ code: 1, output: expect.stringContaining("'closed'") });
  expect(await index('verify')).toEqual({
    code: 1,
    output: expect.stringContaining('An index is missing or closed. Run npm run index to build the indexes again.'),
  });
  const aliases = await engine.indexBehind('aliases');
  await engine.client.indices.delete({ index: aliases!.name });
  expect(await index('status')).toEqual({ code: 1, output: expect.stringContaining("'missing'") });
  expect((await index('rebuild')).code).toBe(0);
  expect((await index('status')).code).toBe(0);
});

it.each([[['verfy']], [['--repair']], [['status', 'verify']], [['rebuild', '--follow']]])('the arguments %j get the usage', async (args) => {
  expect(await index(...args)).toEqual({ code: 1, output: expect.stringContaining('Usage: npm run index') });
});
