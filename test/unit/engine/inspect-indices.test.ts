import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DOCUMENT_KINDS } from '../../../src/catalog/document-kinds.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { inspectAndRefuse, inspectIndices } from '../../../src/engine/inspect-indices.ts';

/** An engine whose indexes have this number of documents each. It answers a count of documents when the test lets it. */
let documents = 1;
let counts: (() => void)[] = [];
let server: Server;
let engine: SearchEngine;

const send = (response: ServerResponse, body: unknown): void => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};
const hits = (): unknown => ({ timed_out: false, _shards: { failed: 0 }, hits: { total: { value: documents }, hits: [] } });
const indexes = (): unknown => Object.fromEntries(DOCUMENT_KINDS.map((kind) => [`t-${kind}-v1`, { aliases: { [`t-${kind}`]: {} }, mappings: { _meta: {} } }]));

beforeEach(async () => {
  counts = [];
  server = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith('/_msearch') === true) {
      const found = hits();
      counts.push(() => {
        send(response, { responses: DOCUMENT_KINDS.map(() => found) });
      });
    } else send(response, request.url?.includes('_search') === true ? hits() : indexes());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  engine = new SearchEngine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, readConfig({ OPENSEARCH_INDEX_PREFIX: 't' }));
});
afterEach(async () => {
  await engine.close();
  server.closeAllConnections();
  server.close();
});

/** Starts an inspection, and returns when its count has arrived at the engine. */
async function started(inspect: typeof inspectIndices, found: number): Promise<{ end: () => Promise<void> }> {
  documents = found;
  const before = counts.length;
  const inspection = inspect(engine);
  while (counts.length === before) await new Promise(setImmediate);
  const answer = counts[before]!;
  return {
    end: async () => {
      answer();
      await inspection;
    },
  };
}
const search = (): Promise<unknown> => engine.search('titles', { query: { match_all: {} } });
const REFUSED = { cause: { message: 'the index of titles is empty' } };

it('searches in an empty index are refused until it has documents', async () => {
  await (await started(inspectAndRefuse, 0)).end();
  await expect(search()).rejects.toMatchObject(REFUSED);
  await (await started(inspectAndRefuse, 1)).end();
  await expect(search()).resolves.toBeDefined();
});

it.each([
  ['allows', 0, 1],
  ['refuses', 1, 0],
])('an inspection that ends late does not replace one that started later, which %s searches', async (_, older, newer) => {
  const late = await started(inspectAndRefuse, older);
  await (await started(inspectAndRefuse, newer)).end();
  await late.end();
  if (newer === 0) await expect(search()).rejects.toMatchObject(REFUSED);
  else await expect(search()).resolves.toBeDefined();
});

it('an inspection alone changes nothing', async () => {
  await (await started(inspectIndices, 0)).end();
  await expect(search()).resolves.toBeDefined();
});
