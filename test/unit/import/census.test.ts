import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCensus, type CensusPlaces } from '../../../import/census.ts';
import { TableError } from '../../../src/tables/row.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lma-census-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const DELINEATION = [
  '"Core based statistical areas (CBSAs), July 2023",,,',
  '',
  'CBSA Code,CBSA Title,Metropolitan/Micropolitan Statistical Area,County/County Equivalent',
  '99010,"Lampton, TX",Metropolitan Statistical Area,Lamp County',
  '99010,"Lampton, TX",Metropolitan Statistical Area,Wick County',
  '99020,"Wickford, TX",Micropolitan Statistical Area,Ford County',
  '99030,"Farol, PR",Metropolitan Statistical Area,Farol Municipio',
  '"Note: as of July 2023, with ""metro"" areas",,,',
];
const POPULATION = [
  'CBSA,MDIV,STCOU,NAME,LSAD,POPESTIMATE2023,POPESTIMATE2024',
  '99010,,,"Lampton, TX",Metropolitan Statistical Area,1000,1200000',
  '99010,,48001,"Lamp County, TX",County or equivalent,500,600000',
  '99020,,,"Wickford, TX",Micropolitan Statistical Area,40000,41000',
];
const ZIPS = [
  'ZIP,CBSA,USPS_ZIP_PREF_CITY,USPS_ZIP_PREF_STATE,TOT_RATIO',
  '501,99020,LAMPTON,TX,0.4',
  '501,99010,LAMPTON,TX,0.6',
  '75002,99999,NOWHERE,TX,1',
  '75003,99020,WICKFORD,TX,1',
  '75009,99020,,TX,1',
];

function read(files: { delineation?: readonly string[]; population?: readonly string[]; zips?: readonly string[] | undefined }): Promise<CensusPlaces> {
  const write = (name: string, lines: readonly string[]): string => {
    writeFileSync(join(folder, name), `\uFEFF${lines.join('\r\n')}\r\n`);
    return join(folder, name);
  };
  const zips = 'zips' in files ? files.zips : ZIPS;
  return readCensus({
    delineation: write('delineation.csv', files.delineation ?? DELINEATION),
    population: write('population.csv', files.population ?? POPULATION),
    zips: zips === undefined ? undefined : write('zips.csv', zips),
  });
}
const problemsOf = (files: Parameters<typeof read>[0]): Promise<string[]> =>
  read(files).then(
    () => [],
    (error: unknown) => {
      if (error instanceof TableError)
        return error.problems.map(({ file, line, column, value, reason }) => `${file.split('/').at(-1)}:${line} ${column} ${value}: ${reason}`);
      throw error;
    },
  );

it('reads the files as the Census Bureau and HUD publish them', async () => {
  expect(await read({})).toEqual({
    metros: [{ cbsa: '99010', name: 'Lampton, TX', population: 1_200_000 }],
    zips: [
      { zip: 501, city: 'LAMPTON', state: 'TX', cbsa: '99010' },
      { zip: 75002, city: 'NOWHERE', state: 'TX', cbsa: null },
      { zip: 75003, city: 'WICKFORD', state: 'TX', cbsa: null },
    ],
    withoutEstimate: ['99030 Farol, PR'],
    withoutCity: ['75009'],
  });
  expect((await read({ zips: undefined })).zips).toBeUndefined();
});

it('reports every problem with file, line, column, and value', async () => {
  const problems = await problemsOf({
    delineation: [
      ...DELINEATION,
      '9901,"Bad, TX",Metropolitan Statistical Area,',
      '99010,"Lamptown, TX",Metro,x',
      '99040,"Lampton, TX",Metropolitan Statistical Area,x',
      '99050,Short',
    ],
    population: [...POPULATION, '99010,,,Again,Metropolitan Statistical Area,1,1e6', '99060,,,Zero,Metropolitan Statistical Area,1,0'],
    zips: [...ZIPS, '100000,99010,X,TX,1', '75004,99010,X,Texas,2', '75005,12345,X,TX,1', '75003,99020,WICKFORD,TX,'],
  });
  expect(problems).toEqual([
    'delineation.csv:12  99050,Short: has 2 values for 4 columns',
    'delineation.csv:9 code 9901: is not a CBSA code (5 digits)',
    'delineation.csv:10 kind Metro: must be one of Metropolitan Statistical Area, Micropolitan Statistical Area, Metropolitan, Micropolitan',
    'delineation.csv:10 title Lamptown, TX: differs from that of an earlier line with this code (Lampton, TX)',
    'delineation.csv:11 title Lampton, TX: is the title of 99010 in an earlier line',
    'delineation.csv:12 kind : must be one of Metropolitan Statistical Area, Micropolitan Statistical Area, Metropolitan, Micropolitan',
    'population.csv:5 code 99010: is already in an earlier line',
    'population.csv:5 estimate 1e6: must be a whole number from 1 to 2,147,483,647, in digits',
    'population.csv:6 estimate 0: must be a whole number from 1 to 2,147,483,647, in digits',
    'zips.csv:7 zip 100000: must be a whole number from 1 to 99,999, in digits',
    'zips.csv:8 state Texas: must be the postal code of a state (two capital letters)',
    'zips.csv:8 ratio 2: must be a number from 0 to 1',
    'zips.csv:9 code 12345: is not in the delineation',
    'zips.csv:10 zip 75003: is already in an earlier line; several lines of a ZIP code need the column TOT_RATIO',
  ]);
});

it('refuses files without the columns, without rows, and in another encoding', async () => {
  expect(await problemsOf({ population: ['CBSA,NAME,POPESTIMATE2023', '99010,Lampton,1'] })).toEqual([
    'population.csv:1 estimate CBSA\tNAME\tPOPESTIMATE2023: the header must have the column POPESTIMATE2024 or pop_est_2024',
  ]);
  expect(await problemsOf({ zips: ZIPS.slice(0, 1) })).toEqual(['zips.csv:1  : has a header but no rows; the previous import stays as it is']);
  const latin1 = join(folder, 'latin1.csv');
  writeFileSync(latin1, Buffer.from('CBSA,POPESTIMATE2024,NAME\n99010,5,Ca\u00f1on\n', 'latin1'));
  writeFileSync(join(folder, 'd.csv'), DELINEATION.join('\n'));
  await expect(readCensus({ delineation: join(folder, 'd.csv'), population: latin1 })).rejects.toThrow(
    'latin1.csv:2 "": is not in UTF-8; save the file as UTF-8 text',
  );
});

const REFERENCE = join('..', 'shared', 'reference', 'geo');
const hasReference = existsSync(REFERENCE);
if (!hasReference) console.warn(`The real Census files are not tested: there is no folder ${REFERENCE}.`);
(hasReference ? it : it.skip)(
  'the real files have no problem',
  async () => {
    const { metros, zips, withoutEstimate, withoutCity } = await readCensus({
      delineation: join(REFERENCE, 'census_cbsa_delineation_list1_jul2023.csv'),
      population: join(REFERENCE, 'cbsa_2023_delineation_pop2024.csv'),
      zips: join(REFERENCE, 'zip_city_county_cbsa.csv'),
    });
    // All metropolitan areas of July 2023 are 393, six of them in Puerto Rico.
    expect([metros.length, withoutEstimate.length]).toEqual([387, 6]);
    expect(zips!.length).toBeGreaterThan(40_000);
    expect(withoutCity).toHaveLength(1);
  },
  120_000,
);
