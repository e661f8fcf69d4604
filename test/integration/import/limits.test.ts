import { storeObservations } from '../../../import/store.ts';
import type { ImportedObservation } from '../../../import/observations.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { DEVELOPERS, smallDataset } from '../../setup/small-dataset.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
  await loadDataset(own.database, () => smallDataset('one'), { onlyIfEmpty: false });
});
afterAll(() => own.drop());

const seen = (title: string, employer: string | null = null): ImportedObservation => ({
  title,
  occupation: DEVELOPERS,
  employer,
  sector: null,
  state: null,
  cbsa: null,
  count: 1,
});
const stored = (): Promise<unknown[]> => own.database.query({ text: 'SELECT title FROM imported_observations' });

it('more distinct titles than the memory of a training holds are refused, and the previous import stays', async () => {
  await storeObservations(own.database, [seen('coder')]);
  // 400 bytes each, 10.4 MB in all.
  const many = Array.from({ length: 26_000 }, (_, i) => seen(`${i} ${'coder '.repeat(70)}`.slice(0, 400)));
  await expect(storeObservations(own.database, many)).rejects.toThrow(
    /^The distinct titles have 10,\d{3},\d{3} bytes of text; the maximum is 10,000,000, about 350,000 titles\. Of these, .*the imported observations has 26,000 titles/u,
  );
  expect(await stored()).toEqual([{ title: 'coder' }]);
});

it('as are more observations, of however few titles', async () => {
  const many = Array.from({ length: 500_001 }, (_, i) => seen('coder', `Employer ${i}`));
  await expect(storeObservations(own.database, many)).rejects.toThrow('There are 500,001 observations; the maximum is 500,000.');
  expect(await stored()).toEqual([{ title: 'coder' }]);
});
