import { loadDataset } from '../../../seeds/load.ts';
import { datasetFacts } from '../../../src/reads/dataset-facts.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { smallDataset } from '../../setup/small-dataset.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
});
afterAll(() => own.drop());

it('are unknown while no dataset is loaded', async () => {
  expect(await datasetFacts(own.database)).toBeUndefined();
});

it('count what is loaded; what the delivery does not say stays unsaid', async () => {
  await loadDataset(own.database, () => smallDataset('one'), { onlyIfEmpty: false });
  expect(await datasetFacts(own.database)).toEqual({
    datasetVersion: 'one',
    methodologyVersion: 'test',
    statusNote: 'a few rows for tests',
    observationWindow: null,
    limitations: [],
    companies: 2,
    industries: 2,
    occupations: 3,
    metros: 1,
    coreClusters: 3,
    overlayClusters: 4,
    classifiedClusters: 1,
    pairs: 2,
    yearsIn: { least: 0, most: 0 },
  });
});

it('repeat what the delivery says, also when the same version is loaded again', async () => {
  const dataset = { ...smallDataset('one'), observationWindow: '2019 to 2024', limitations: ['Histories are self-reported.'] };
  await loadDataset(own.database, () => dataset, { onlyIfEmpty: false });
  expect(await datasetFacts(own.database)).toMatchObject({ observationWindow: '2019 to 2024', limitations: ['Histories are self-reported.'] });
});

it('have no years without wages', async () => {
  await loadDataset(own.database, () => smallDataset('two', { cluster_wages: [] }), { onlyIfEmpty: false });
  expect(await datasetFacts(own.database)).toMatchObject({ datasetVersion: 'two', observationWindow: null, yearsIn: null });
});
