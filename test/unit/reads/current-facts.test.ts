import { ApiError } from '../../../src/errors/api-error.ts';
import { CurrentFacts } from '../../../src/reads/current-facts.ts';
import { unlessOutage } from '../../../src/runtime/unless-outage.ts';
import type { Reads } from '../../../src/store/pool.ts';

const ROW = { data_status_note: 'Generated figures.', companies: 3 };

/** The facts of a dataset, what is logged, and how often the database was asked. */
function factsOf(query: (asked: number) => Promise<readonly unknown[]>) {
  const [logged, state]: [unknown[], { dataset: string; writes: number }] = [[], { dataset: 'one', writes: 0 }];
  let asked = 0;
  const database = { query: () => query(++asked) } as unknown as Reads;
  const facts = new CurrentFacts(
    database,
    { state: async () => ({ ...state }) },
    unlessOutage({ error: (line: unknown) => logged.push(line) }, () => undefined),
  );
  return { facts, logged, state, asked: () => asked };
}

it('logs a fault, because answers lose the note that their figures are generated, and reads again at the next request', async () => {
  const bug = new TypeError('x is not a function');
  const { facts, logged } = factsOf(async (asked) => (asked === 1 ? Promise.reject(bug) : [ROW]));
  expect(await facts.get()).toBeUndefined();
  expect(logged).toEqual([{ err: bug, part: 'dataset_facts' }]);
  expect(await facts.get()).toMatchObject({ statusNote: 'Generated figures.' });
});

it('has no facts during an outage, which the log of the stores has', async () => {
  const { facts, logged } = factsOf(() => Promise.reject(new ApiError('store_unavailable')));
  expect(await facts.get()).toBeUndefined();
  expect(logged).toEqual([]);
});

it('asks once for requests at the same time, and again after a change', async () => {
  const { facts, state, asked } = factsOf(async () => [ROW]);
  await Promise.all([facts.get(), facts.get(), facts.get()]);
  await facts.get();
  expect(asked()).toBe(1);
  state.writes = 1;
  await facts.get();
  expect(asked()).toBe(2);
});
