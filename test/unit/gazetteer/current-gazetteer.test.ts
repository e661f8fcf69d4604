import { Gazetteer } from '../../../src/gazetteer/gazetteer.ts';
import { gazetteer, loadGazetteer, loadGazetteerOf, loadGazetteerOnce, useGazetteer } from '../../../src/gazetteer/current-gazetteer.ts';
import type { Reads, Statement, Transaction } from '../../../src/store/pool.ts';
import { inRequest, NO_OPERATION } from '../../../src/telemetry/request-scope.ts';

/** What a connection sees of a dataset with one metro area: since when, and with what in between. */
function rowsOf(dataset: string, seenAt: number, beforePlaces: () => unknown = () => undefined) {
  return async ({ text }: Statement): Promise<Record<string, unknown>[]> => {
    if (text.includes('import_version')) return [{ dataset_version: dataset, imports: 0, seen_at: seenAt }];
    if (!text.includes('FROM cbsas')) return [];
    await beforePlaces();
    return [{ cbsa: '1', name: `Springfield of ${dataset}, IL`, population: 1 }];
  };
}
const reads = (...seen: Parameters<typeof rowsOf>): Reads => ({ query: rowsOf(...seen) as Reads['query'] });
function transaction(...seen: Parameters<typeof rowsOf>): Transaction {
  const ask = rowsOf(...seen);
  return { release: () => undefined, query: async (statement: Statement) => ({ rows: await ask(statement) }) } as unknown as Transaction;
}
const metros = (): string[] => gazetteer().metros.map(({ name }) => name);

beforeEach(() => {
  useGazetteer(new Gazetteer({ metros: [], zips: [] }));
});

it('a transaction that began before newer places were loaded does not replace them, and fails', async () => {
  await loadGazetteer(reads('two', 20));
  await expect(loadGazetteerOf(transaction('one', 10))).rejects.toThrow('The dataset was replaced in the meantime. Try again.');
  expect(metros()).toEqual(['Springfield of two, IL']);
});

it('a read that began before newer places were loaded does not replace them', async () => {
  await loadGazetteer(reads('one', 10, () => loadGazetteer(reads('two', 20))));
  expect(metros()).toEqual(['Springfield of two, IL']);
});

it('a transaction that sees the places in use goes on, whenever it began', async () => {
  await loadGazetteer(reads('one', 20));
  await loadGazetteerOf(transaction('one', 10));
  expect(metros()).toEqual(['Springfield of one, IL']);
});

it('later rows replace the places, also those of a dataset that was in use before', async () => {
  for (const [dataset, seenAt] of [
    ['one', 10],
    ['two', 20],
    ['one', 30],
  ] as const)
    await loadGazetteerOf(transaction(dataset, seenAt));
  expect(metros()).toEqual(['Springfield of one, IL']);
});

it('a request asks once; the next one, and the work of the service, ask again', async () => {
  const request = (...loads: Reads[]): Promise<void> =>
    new Promise((resolve, reject) => {
      inRequest({ id: 'r', interface: 'rest', operation: NO_OPERATION }, () => {
        void loads.reduce((before, from) => before.then(() => loadGazetteerOnce(from)), Promise.resolve()).then(resolve, reject);
      });
    });
  await request(reads('one', 10), reads('two', 20));
  expect(metros()).toEqual(['Springfield of one, IL']);
  await request(reads('two', 30));
  expect(metros()).toEqual(['Springfield of two, IL']);
  await loadGazetteerOnce(reads('three', 40));
  await loadGazetteerOnce(reads('four', 50));
  expect(metros()).toEqual(['Springfield of four, IL']);
});
