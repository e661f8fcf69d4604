/** @engines own */
import type { Client } from '@opensearch-project/opensearch';
import { writeBulk } from '../../../indexer/bulk-writer.ts';
import type { IndexedDocument } from '../../../indexer/projections.ts';

type Item = { index: { status: number; error?: { type: string; reason: string } } };
const WRITTEN: Item = { index: { status: 201 } };
const BUSY: Item = { index: { status: 429, error: { type: 'rejected_execution_exception', reason: 'queue is full' } } };
const AWAY: Item = { index: { status: 503, error: { type: 'unavailable_shards_exception', reason: 'primary shard is not active' } } };
const MISFIT: Item = {
  index: { status: 400, error: { type: 'strict_dynamic_mapping_exception', reason: 'mapping set to strict, dynamic introduction of [colour] is not allowed' } },
};

/** Stands in for OpenSearch: gives one prepared answer after the other and notes the ids of the documents sent. */
class StandInClient {
  readonly sent: string[][] = [];

  constructor(private readonly answers: ((ids: readonly string[]) => readonly Item[])[]) {}

  async bulk({ body }: { body: readonly { index?: { _index: string; _id: string } }[] }): Promise<{ body: { items: readonly Item[] } }> {
    const ids = body.flatMap(({ index }) => index?._id ?? []);
    const answer = this.answers[Math.min(this.sent.length, this.answers.length - 1)]!;
    this.sent.push(ids);
    return { body: { items: answer(ids) } };
  }
}

const documents = (...ids: string[]): IndexedDocument[] => ids.map((id) => ({ id, document: { name: id } }));
const all = (item: Item) => (ids: readonly string[]) => ids.map(() => item);
const refused = (message: string) => (): never => {
  throw new Error(message);
};
const write = (client: StandInClient, ...ids: string[]): Promise<void> => writeBulk(client as unknown as Client, 'own-index', documents(...ids));

it('writes all documents in one request', async () => {
  const client = new StandInClient([all(WRITTEN)]);
  await write(client, 'a', 'b', 'c');
  expect(client.sent).toEqual([['a', 'b', 'c']]);
});

it('sends nothing when there is nothing', async () => {
  const client = new StandInClient([all(WRITTEN)]);
  await write(client);
  expect(client.sent).toEqual([]);
});

it.each([
  ['has no room (429)', BUSY],
  ['is not ready (503)', AWAY],
])('sends again what the engine %s for, and only that', async (_, item) => {
  const client = new StandInClient([() => [WRITTEN, item, WRITTEN, item], () => [item, WRITTEN], all(WRITTEN)]);
  await write(client, 'a', 'b', 'c', 'd');
  expect(client.sent).toEqual([['a', 'b', 'c', 'd'], ['b', 'd'], ['b']]);
});

it('sends everything again when the engine does not answer', async () => {
  const client = new StandInClient([refused('connect ECONNREFUSED'), all(WRITTEN)]);
  await write(client, 'a', 'b');
  expect(client.sent).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it.each([
  ['has no room', all(BUSY), 'queue is full'],
  ['does not answer', refused('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
])('gives up after six attempts at an engine that %s, saying why', async (_, answer, reason) => {
  const client = new StandInClient([answer]);
  await expect(write(client, 'a', 'b')).rejects.toThrow(`the search engine rejected 2 documents 6 times: ${reason}`);
  expect(client.sent).toHaveLength(6);
});

it('fails at once when a document does not fit the mapping, naming the document', async () => {
  const client = new StandInClient([() => [WRITTEN, BUSY, MISFIT]]);
  await expect(write(client, 'a', 'b', '29-1141.00|rn')).rejects.toThrow(
    'document 29-1141.00|rn does not fit the mapping of own-index: strict_dynamic_mapping_exception: mapping set to strict, dynamic introduction of [colour] is not allowed',
  );
  expect(client.sent).toHaveLength(1);
});
