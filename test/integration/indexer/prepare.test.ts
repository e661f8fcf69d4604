import { PassThrough } from 'node:stream';
import { prepareStores } from '../../../indexer/prepare.ts';
import { PROJECTIONS } from '../../../indexer/projections.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { readConfig } from '../../../src/config/config.ts';
import { DOCUMENT_KINDS } from '../../../src/catalog/document-kinds.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { Progress } from '../../../src/runtime/progress.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { smallDataset } from '../../setup/small-dataset.ts';

const PREFIX = `prepare-test-${process.pid}`;
let own: OwnDatabase;
let engine: SearchEngine;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, readConfig({ OPENSEARCH_INDEX_PREFIX: PREFIX, OPENSEARCH_TIMEOUT_MS: '30000' }));
});
afterAll(async () => {
  const { body } = await engine.client.indices.get({ index: `${PREFIX}-*`, allow_no_indices: true, ignore_unavailable: true });
  for (const index of Object.keys(body)) await engine.client.indices.delete({ index });
  await engine.close();
  await own.drop();
});

const load = (version: string): Promise<boolean> => loadDataset(own.database, () => smallDataset(version), { onlyIfEmpty: false });

/** Prepares, and returns what was printed. */
async function prepare(): Promise<string> {
  const output = new PassThrough();
  await prepareStores(own.database, engine, new Progress(output as unknown as NodeJS.WriteStream));
  return String(output.read() ?? '');
}

/** Makes the index refuse the documents of this dataset while `work` runs, as an id that is too long does. */
async function withUnindexableTitles<T>(work: () => Promise<T>): Promise<T> {
  const projections = PROJECTIONS as Record<'titles', (typeof PROJECTIONS)['titles']>;
  const real = projections.titles;
  projections.titles = { ...real, documentOf: () => ({ id: 'very '.repeat(200), document: {} }) };
  try {
    return await work();
  } finally {
    projections.titles = real;
  }
}

it('without any index, data that cannot be indexed ends the start', async () => {
  await load('one');
  await withUnindexableTitles(async () => {
    await expect(prepare()).rejects.toThrow(/^the search engine rejects .*-titles-v\d+: /);
  });
});

it('with indices of earlier data, the start goes on with them, and says so', async () => {
  await prepare();
  await load('two');
  const output = await withUnindexableTitles(prepare);
  expect(output).toContain('The search indexes could not be updated: the search engine rejects ');
  expect(output).toContain('The previous indexes stay in service.');
  for (const kind of DOCUMENT_KINDS) expect(await engine.indexMeta(kind)).toMatchObject({ dataset_version: 'one' });
});

it('as soon as the data can be indexed, the next start does it', async () => {
  expect(await prepare()).not.toContain('could not be updated');
  expect(await engine.indexMeta('titles')).toMatchObject({ dataset_version: 'two' });
});
