import { loadDataset } from '../../../seeds/load.ts';
import { CompanyWrites } from '../../../src/writes/company-writes.ts';
import { datasetRows, Deliveries, LAMPS, MANIFEST } from '../../setup/delivery-folder.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { smallDataset } from '../../setup/small-dataset.ts';

const ACTOR = { id: 'user-7', name: 'somebody' };
let own: OwnDatabase;
let deliveries: Deliveries;
let writes: CompanyWrites;
beforeEach(async () => {
  own = await OwnDatabase.migrated();
  deliveries = new Deliveries(own);
  writes = new CompanyWrites(own.database);
  expect((await deliveries.run('load', deliveries.write())).code).toBe(0);
});
afterEach(async () => {
  deliveries.remove();
  await own.drop();
});

const second = { ...MANIFEST, dataset_version: 'lamps-2' };
const replacing = (table: string, old: string, now: string): Record<string, readonly string[]> => ({
  [table]: LAMPS[table]!.map((line) => line.replace(old, now)),
});
async function company(uid: string): Promise<unknown> {
  const [row] = await own.database.query<{ shown: unknown }>({
    text: `SELECT jsonb_build_object('name', company_name,
             'aliases', (SELECT COALESCE(jsonb_agg(alias || ' ' || alias_type ORDER BY alias), '[]') FROM company_aliases a WHERE a.company_uid = c.company_uid),
             'pairs', (SELECT COALESCE(jsonb_object_agg(cluster_id, employment_share), '{}') FROM company_clusters p WHERE p.company_uid = c.company_uid)) AS shown
           FROM companies c WHERE company_uid = $1`,
    values: [uid],
  });
  return row?.shown;
}

describe('corrections of admins', () => {
  it('survive the next delivery, and the one after it', async () => {
    await writes.rename('Beacon Point', 'Beacon Point Light', ACTOR);
    await writes.rename('LH-1', 'Beacon Light', ACTOR);
    await writes.addAlias('Beacon Light', 'BL', 'abbreviation', ACTOR);
    await writes.removeAlias('Beacon Light', 'the point', ACTOR);
    await writes.addAlias('Wick & Sons', 'Wicks', 'typo', ACTOR);
    await writes.removeAlias('Wick & Sons', 'Wicks', ACTOR);
    await writes.removeOccupations('Beacon Light', ['Lens Polishers'], ACTOR);
    const corrected = {
      name: 'Beacon Light',
      aliases: ['BL abbreviation', 'Beacon Point former_name', 'Beacon Point Light former_name'],
      pairs: { 10: 1 },
    };
    expect(await company('LH-1')).toEqual(corrected);
    for (const dataset_version of ['lamps-2', 'lamps-3']) {
      const { code, output } = await deliveries.run('load', deliveries.write({}, { ...MANIFEST, dataset_version }));
      expect([code, output]).toEqual([0, expect.stringContaining('Corrections of admins: 7 in effect (1 company corrected again), 0 no longer apply.')]);
      expect(output).toContain('No row was added, removed, or changed.');
      expect(await company('LH-1')).toEqual(corrected);
      expect(await own.database.query({ text: 'SELECT cluster_id, company_count_all AS n FROM clusters ORDER BY 1' })).toEqual([
        { cluster_id: 10, n: 1 },
        { cluster_id: 20, n: 1 },
      ]);
    }
  });

  it('that no longer apply are listed, with the reason; the others stay', async () => {
    await writes.rename('Beacon Point', 'Beacon Light', ACTOR);
    await writes.addAlias('Beacon Light', 'BL', 'abbreviation', ACTOR);
    await writes.addAlias('Wick & Sons', 'W&S', 'abbreviation', ACTOR);
    await writes.removeOccupations('Beacon Light', ['99-1021.00'], ACTOR);
    const delivery = deliveries.write(
      {
        ...replacing('companies', 'LH-1,Beacon Point', 'LH-1,Point Beacon Trust'),
        ...replacing('clusters', '20,Lens polishers', '20,Glass polishers'),
      },
      second,
    );
    const { output } = await deliveries.run('load', delivery);
    expect(output).toContain('Corrections of admins: 2 in effect (2 companies corrected again), 2 no longer apply.');
    expect(output).toMatch(/ 1 rename_company of LH-1 by somebody on \d{4}-\d\d-\d\d: the dataset now calls the company "Point Beacon Trust"\n/u);
    expect(output).toMatch(/ 4 remove_occupations of LH-1 by somebody on [-\d]+: the removed cluster 20 "Lens polishers" is now called "Glass polishers"\n/u);
    expect(await company('LH-1')).toEqual({
      name: 'Point Beacon Trust',
      aliases: ['BL abbreviation', 'The Point alternate_spelling'],
      pairs: { 10: 0.75, 20: 0.25 },
    });
    expect(await company('LW-2')).toMatchObject({ aliases: ['W&S abbreviation', 'Wick and Sons alternate_spelling'] });
  });

  it('of companies that are gone, or whose new name another company has, are listed', async () => {
    await writes.rename('Beacon Point', 'Beacon Light', ACTOR);
    await writes.addAlias('Wick & Sons', 'W&S', 'abbreviation', ACTOR);
    const files = Object.fromEntries(
      Object.entries(LAMPS).map(([table, lines]) => [
        table,
        table === 'company_relationships' ? lines.slice(0, 1) : lines.map((line) => line.replace('LW-2', 'LX-3')),
      ]),
    );
    const { output } = await deliveries.run(
      'load',
      deliveries.write({ ...files, companies: files['companies']!.map((line) => line.replace('Wick & Sons', 'Beacon light')) }, second),
    );
    expect(output).toContain('1 rename_company of LH-1 by somebody');
    expect(output).toContain(': "Beacon Light" is now the name of another company (LX-3)');
    expect(output).toMatch(/2 add_alias of LW-2 by somebody on [-\d]+: the company is not in the dataset/u);
  });
});

describe('names that pass from one company to another', () => {
  const reload = async (): Promise<string> => (await deliveries.run('load', deliveries.write({}, second))).output;

  it('survive as a chain, whichever company was written first', async () => {
    await writes.addAlias('Wick & Sons', 'Wicks', 'typo', ACTOR);
    await writes.rename('Beacon Point', 'Beacon Light', ACTOR);
    await writes.rename('Wick & Sons', 'Beacon Point', ACTOR);
    const [beacon, wick] = [await company('LH-1'), await company('LW-2')];
    expect([beacon, wick]).toMatchObject([{ name: 'Beacon Light' }, { name: 'Beacon Point' }]);
    expect(await reload()).toContain('Corrections of admins: 3 in effect (2 companies corrected again), 0 no longer apply.');
    expect([await company('LH-1'), await company('LW-2')]).toEqual([beacon, wick]);
  });

  it('survive as a swap', async () => {
    await writes.rename('Beacon Point', 'For a Moment', ACTOR);
    await writes.rename('Wick & Sons', 'Beacon Point', ACTOR);
    await writes.rename('For a Moment', 'Wick & Sons', ACTOR);
    const [beacon, wick] = [await company('LH-1'), await company('LW-2')];
    expect([beacon, wick]).toMatchObject([{ name: 'Wick & Sons' }, { name: 'Beacon Point' }]);
    expect(await reload()).toContain('Corrections of admins: 3 in effect (2 companies corrected again), 0 no longer apply.');
    expect([await company('LH-1'), await company('LW-2')]).toEqual([beacon, wick]);
  });

  it('are lost with the rename that set them free', async () => {
    await writes.rename('Beacon Point', 'Beacon Light', ACTOR);
    await writes.rename('Wick & Sons', 'Beacon Point', ACTOR);
    const companies = [...LAMPS['companies']!, 'LX-3,Beacon Light,,,Lighthouses,,Lampton,Texas,United States,,none,,,,,'];
    const { output } = await deliveries.run('load', deliveries.write({ companies }, second));
    expect(output).toContain(', 2 no longer apply.');
    expect(output).toContain(': "Beacon Light" is now the name of another company (LX-3)');
    expect(output).toContain(': "Beacon Point" is now the name of another company (LH-1)');
  });
});

describe('the previous dataset', () => {
  it('is restored by one command, and so is the one that it replaced', async () => {
    await writes.addAlias('Wick & Sons', 'W&S', 'abbreviation', ACTOR);
    const first = await datasetRows(own);
    await loadDataset(own.database, () => smallDataset('small'), { onlyIfEmpty: false });
    const small = await datasetRows(own);
    const { code, output } = await deliveries.run('restore');
    expect([code, output]).toEqual([0, expect.stringContaining('Dataset lamps-1 replaces small')]);
    expect(await datasetRows(own)).toEqual(first);
    expect((await deliveries.run('restore')).code).toBe(0);
    expect(await datasetRows(own)).toEqual(small);
  });

  it('is not there after the first load', async () => {
    const { code, output } = await deliveries.run('restore');
    expect([code, output]).toEqual([1, expect.stringContaining('There is no previous dataset.')]);
  });

  it('keeps an index and a model of other rows under the same version from passing for current', async () => {
    const imports = async (): Promise<unknown> => (await own.database.query({ text: 'SELECT imports FROM import_version' }))[0]?.['imports'];
    const before = await imports();
    await deliveries.run('load', deliveries.write());
    expect(await imports()).toBe((before as number) + 1);
  });
});

describe('an export', () => {
  it('loads back to the same rows', async () => {
    const nasty = [' blank ends ', '"quoted", twice', 'line\nbreak\r\nand tab\t', '', '\\N', 'NULL', '\uFEFFmark', '{braces}', "it's"];
    await loadDataset(own.database, () => smallDataset('nasty'), { onlyIfEmpty: false });
    for (const [i, text] of nasty.entries())
      await own.database.query({
        text: `INSERT INTO companies (company_uid, company_name, company_description, ticker) VALUES ($1, $2, $3, $4)`,
        values: [`x-${i}`, `Company ${i}`, text, text],
      });
    await own.database.query({ text: `UPDATE industries SET everyday_names = $1 WHERE industry_id = 2`, values: [nasty] });
    await own.database.query({ text: `INSERT INTO cluster_premium_skills VALUES (2, 3, 'Third of none', ''), (2, 7, 'Seventh', NULL)` });
    const rows = await datasetRows(own);
    const folder = `${deliveries.root}/exported`;
    expect(await deliveries.run('export', folder)).toEqual({ code: 0, output: expect.stringContaining('rows.') });

    const other = await OwnDatabase.create();
    const there = new Deliveries(other);
    try {
      const { code, output } = await there.run('load', folder);
      expect([code, output]).toEqual([0, expect.stringContaining('Dataset nasty is the first one.')]);
      expect(await datasetRows(other)).toEqual(rows);
    } finally {
      there.remove();
      await other.drop();
    }
    expect((await deliveries.run('export', folder)).output).toContain('is not empty. Give a new folder.');
  });
});
