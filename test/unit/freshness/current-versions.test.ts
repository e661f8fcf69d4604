import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchEngine } from '../../../src/engine/client.ts';
import { CurrentVersions } from '../../../src/freshness/current-versions.ts';
import { gazetteer, useGazetteer } from '../../../src/gazetteer/current-gazetteer.ts';
import { Gazetteer } from '../../../src/gazetteer/gazetteer.ts';
import type { Database, Statement } from '../../../src/store/pool.ts';

const RETRY_MS = 5_000;

/** A database with one metro area, whose places may be out of reach. */
function setUp() {
  const database = { hasPlaces: true, dataset: 'one', asked: 0 };
  const query = ({ name, text }: Statement): Promise<unknown[]> => {
    if (name === 'dataset-version') return Promise.resolve([{ dataset_version: database.dataset, writes: 0, imports: 0, at_rest: true }]);
    if (text.includes('import_version')) return Promise.resolve([{ dataset_version: database.dataset, imports: 0, seen_at: 1 }]);
    if (!text.includes('FROM cbsas')) return Promise.resolve([]);
    database.asked++;
    return database.hasPlaces
      ? Promise.resolve([{ cbsa: '1', name: `Springfield of ${database.dataset}, IL`, population: 1 }])
      : Promise.reject(new Error('no places'));
  };
  const failures: unknown[] = [];
  const versions = new CurrentVersions({ query } as unknown as Database, {} as unknown as SearchEngine, (error) => failures.push(error));
  const look = async (): Promise<void> => {
    await versions.refresh();
    // Places are loaded in the background.
    await sleep(10);
  };
  return { database, failures, versions, look };
}
const now = performance.now.bind(performance);
afterEach(() => {
  performance.now = now;
});
const metros = (): string[] => gazetteer().metros.map(({ name }) => name);

it('places that could not be loaded are loaded again later, and the failure is reported once', async () => {
  const { database, failures, versions, look } = setUp();
  await look();
  expect(metros()).toEqual(['Springfield of one, IL']);

  Object.assign(database, { dataset: 'two', hasPlaces: false, asked: 0 });
  await look();
  await look();
  expect(versions.current().dataset).toBe('two');
  expect([database.asked, metros()]).toEqual([1, ['Springfield of one, IL']]);

  let later = performance.now() + RETRY_MS;
  performance.now = () => later;
  await look();
  expect(database.asked).toBe(2);
  expect(failures).toEqual([expect.objectContaining({ message: 'no places' })]);

  database.hasPlaces = true;
  later += RETRY_MS;
  await look();
  await look();
  expect([database.asked, metros()]).toEqual([3, ['Springfield of two, IL']]);
});

it('other places that are in use are replaced at the next check', async () => {
  const { look } = setUp();
  await look();
  useGazetteer(new Gazetteer({ metros: [], zips: [] }));
  await look();
  expect(metros()).toEqual(['Springfield of one, IL']);
});

it('a check that began before a change does not count', async () => {
  const rows = { writes: 0 };
  const asked: (() => void)[] = [];
  const query = ({ name }: Statement): Promise<unknown[]> => {
    if (name !== 'dataset-version') return Promise.resolve([]);
    const { writes } = rows;
    return new Promise((resolve) => {
      asked.push(() => {
        resolve([{ dataset_version: 'one', writes, imports: 0, at_rest: true }]);
      });
    });
  };
  const versions = new CurrentVersions({ query } as unknown as Database, {} as unknown as SearchEngine, console.error);
  const early = versions.state();
  rows.writes = 1;
  versions.changed();
  const late = versions.state();
  asked.shift()!();
  await sleep(1);
  asked.shift()!();
  expect(await Promise.all([early, late])).toEqual([
    { dataset: 'one', writes: 1 },
    { dataset: 'one', writes: 1 },
  ]);
  expect(versions.recentState()).toEqual({ dataset: 'one', writes: 1 });

  versions.changed();
  expect(versions.recentState()).toBeUndefined();
});
