import { storeCensus } from '../../../import/store.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { rowsOf } from '../../../seeds/tables.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { smallDataset } from '../../setup/small-dataset.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
});
afterAll(() => own.drop());

const load = (version: string): Promise<boolean> => loadDataset(own.database, () => dataset(version), { onlyIfEmpty: false });
const dataset = (version: string): ReturnType<typeof smallDataset> =>
  smallDataset(version, {
    cbsas: rowsOf('cbsas', [
      { cbsa: '99010', cbsa_name: 'Lampton, TX', census_cbsa_pop_est_2024: 900_000, msa_size: 'Small/Medium' },
      { cbsa: '99020', cbsa_name: 'Wickford, TX', census_cbsa_pop_est_2024: 500_000, msa_size: 'Small/Medium' },
      { cbsa: '99030', cbsa_name: 'Oldcode, TX', census_cbsa_pop_est_2024: 400_000, msa_size: 'Small/Medium' },
    ]),
    zip_locations: rowsOf('zip_locations', [
      { zip: 501, usps_zip_pref_city: 'LAMPTON', usps_zip_pref_state: 'TX', cbsa: null },
      { zip: 502, usps_zip_pref_city: 'OLDCODE', usps_zip_pref_state: 'TX', cbsa: '99030' },
    ]),
    company_hiring: [],
    title_observations: [],
  });
const places = async (): Promise<unknown> => ({
  metros: await own.database.query({ text: "SELECT concat_ws(' ', cbsa, cbsa_name, census_cbsa_pop_est_2024, msa_size) AS m FROM cbsas ORDER BY 1" }),
  zips: await own.database.query({ text: "SELECT concat_ws(' ', zip, usps_zip_pref_city, usps_zip_pref_state, cbsa) AS z FROM zip_locations ORDER BY 1" }),
});
const metro = (cbsa: string, name: string, population: number) => ({ cbsa, name, population });
/** Two exchange their names, one has a name that the dataset has with another code, and one is new. */
const METROS = [
  metro('99010', 'Wickford, TX', 1_200_000),
  metro('99020', 'Lampton, TX', 500_000),
  metro('99031', 'Oldcode, TX', 1),
  metro('99040', 'New, TX', 2),
];
const ZIPS = [
  { zip: 501, city: 'LAMPTON', state: 'TX', cbsa: '99010' },
  { zip: 503, city: 'NEW', state: 'TX', cbsa: '99040' },
  { zip: 504, city: 'NOWHERE', state: 'TX', cbsa: '99099' },
];
const IMPORTED = {
  metros: [
    { m: '99010 Wickford, TX 1200000 Large' },
    { m: '99020 Lampton, TX 500000 Small/Medium' },
    { m: '99030 Oldcode, TX 400000 Small/Medium' },
    { m: '99040 New, TX 2 Small/Medium' },
  ],
  zips: [{ z: '501 LAMPTON TX 99010' }, { z: '502 OLDCODE TX 99030' }, { z: '503 NEW TX 99040' }, { z: '504 NOWHERE TX' }],
};

it('metro areas and ZIP codes of the Census replace those of the dataset, and survive the next load', async () => {
  await load('one');
  const [{ writes } = { writes: -1 }] = await own.database.query<{ writes: number }>({ text: 'SELECT writes FROM write_version' });
  expect(await storeCensus(own.database, { metros: METROS, zips: ZIPS })).toEqual({
    metros: { added: 1, replaced: 2 },
    zips: { added: 2, replaced: 1 },
    nameTaken: ['99031'],
  });
  expect(await places()).toEqual(IMPORTED);
  // Callers that remember an ETag ask again.
  expect(await own.database.query({ text: 'SELECT writes FROM write_version' })).toEqual([{ writes: writes + 1 }]);
  await load('two');
  expect(await places()).toEqual(IMPORTED);
  // Without a file of ZIP codes, the earlier ones stay, and nothing that is the same counts as a change.
  expect(await storeCensus(own.database, { metros: METROS.slice(0, 1), zips: undefined })).toMatchObject({
    metros: { added: 0, replaced: 0 },
    zips: { added: 0, replaced: 0 },
  });
  expect(await own.database.query({ text: "SELECT records FROM imports WHERE kind = 'census'" })).toEqual([{ records: 4 }]);
  await load('three');
  // A metro area that is no longer imported is that of the dataset again.
  expect(await places()).toMatchObject({ zips: [{ z: '501 LAMPTON TX 99010' }, { z: '502 OLDCODE TX 99030' }, { z: '503 NEW TX' }, { z: '504 NOWHERE TX' }] });
});
