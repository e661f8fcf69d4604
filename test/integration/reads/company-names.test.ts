import { loadDataset } from '../../../seeds/load.ts';
import { rowsOf } from '../../../seeds/tables.ts';
import { companyNames } from '../../../src/reads/company-names.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { company, HOSPITAL, smallDataset, SOFTWARE } from '../../setup/small-dataset.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
});
afterAll(() => own.drop());

it('are none while no dataset is loaded', async () => {
  expect(await companyNames(own.database)).toEqual([]);
});

it('are read once for each state of the rows', async () => {
  await loadDataset(own.database, () => smallDataset('one'), { onlyIfEmpty: false });
  const names = await companyNames(own.database);
  expect(names).toHaveLength(2);
  // The same array: they were not read again.
  expect(await companyNames(own.database)).toBe(names);
});

it('are read again after a load, also of the same version', async () => {
  const companies = rowsOf('companies', [
    company(HOSPITAL, 'Specific Hospital', 'Hospitals', 'Cares for the sick.'),
    company(SOFTWARE, 'Société Logiciel', 'Software', 'Writes programs.'),
  ]);
  await loadDataset(own.database, () => smallDataset('one', { companies }), { onlyIfEmpty: false });
  expect(await companyNames(own.database)).toContain('Specific Hospital');
});
