import { TableError, type Problem, type Row } from '../src/tables/row.ts';
import { readCsvTable } from './csv-table.ts';

/** The files to read. Each can have more columns than are used. */
export interface CensusFiles {
  readonly delineation: string;
  readonly population: string;
  readonly zips?: string | undefined;
}

/** The metro areas of the Census Bureau, and the ZIP codes in them. */
export interface CensusPlaces {
  readonly metros: readonly { cbsa: string; name: string; population: number }[];
  /** Undefined without a file of ZIP codes. */
  readonly zips: readonly { zip: number; city: string; state: string; cbsa: string | null }[] | undefined;
  /** Metro areas that are left out, because the population file has no estimate for them (those of Puerto Rico). */
  readonly withoutEstimate: readonly string[];
  /** ZIP codes that are left out, because the file has no city for them. */
  readonly withoutCity: readonly string[];
}

const CODE = { name: 'code', headers: ['CBSA Code', 'CBSA', 'cbsa_code'] };
const CODE_FORMAT = /^\d{5}$/u;
/** In the ZIP code files of HUD, a ZIP code outside of every area. */
const NO_AREA = '99999';
const KINDS = ['Metropolitan Statistical Area', 'Micropolitan Statistical Area', 'Metropolitan', 'Micropolitan'] as const;
const LARGEST_POPULATION = 2_147_483_647;

/**
 * Reads the files of the Census Bureau: which areas there are, and how many people live in them; and a file that assigns ZIP codes to areas. Only metropolitan areas are
 * metro areas of this service: a ZIP code in a micropolitan one is in none. Throws {@link TableError} with every problem.
 */
export async function readCensus({ delineation, population, zips }: CensusFiles): Promise<CensusPlaces> {
  const problems: Problem[] = [];
  const areas = readAreas(
    await tableOf(
      delineation,
      [CODE, named('title', 'CBSA Title', 'cbsa_title'), named('kind', 'Metropolitan/Micropolitan Statistical Area', 'metro_micro')],
      problems,
    ),
  );
  const estimates = readEstimates(
    await tableOf(population, [CODE, named('estimate', 'POPESTIMATE2024', 'pop_est_2024'), { ...named('kind', 'LSAD'), optional: true }], problems),
  );
  const lines =
    zips === undefined
      ? undefined
      : await tableOf(
          zips,
          [
            named('zip', 'ZIP'),
            named('city', 'USPS_ZIP_PREF_CITY', 'city'),
            named('state', 'USPS_ZIP_PREF_STATE', 'state'),
            CODE,
            { ...named('ratio', 'TOT_RATIO'), optional: true },
          ],
          problems,
        );
  const metros = [...areas].filter(([, { isMetro }]) => isMetro);
  const assigned = lines === undefined ? undefined : readZips(lines, areas);
  if (problems.length > 0) throw new TableError('Nothing was imported', problems);
  return {
    metros: metros.flatMap(([cbsa, { name }]) => {
      const people = estimates.get(cbsa);
      return people === undefined ? [] : [{ cbsa, name, population: people }];
    }),
    zips: assigned?.filter(({ city }) => city !== ''),
    withoutCity: (assigned ?? []).filter(({ city }) => city === '').map(({ zip }) => String(zip).padStart(5, '0')),
    withoutEstimate: metros.filter(([cbsa]) => !estimates.has(cbsa)).map(([cbsa, { name }]) => `${cbsa} ${name}`),
  };
}

function named(name: string, ...headers: readonly string[]): { name: string; headers: readonly string[] } {
  return { name, headers };
}

async function tableOf(path: string, columns: Parameters<typeof readCsvTable>[1], problems: Problem[]): Promise<Row[]> {
  const found = problems.length;
  const rows = await readCsvTable(path, columns, problems);
  if (rows.length === 0 && problems.length === found)
    problems.push({ file: path, line: 1, column: '', value: '', reason: 'has a header but no rows; the previous import stays as it is' });
  return rows;
}

interface Area {
  readonly name: string;
  readonly isMetro: boolean;
}

/** The delineation has one line per county. */
function readAreas(lines: readonly Row[]): Map<string, Area> {
  const areas = new Map<string, Area>();
  const codeOfName = new Map<string, string>();
  for (const line of lines) {
    const code = codeOf(line);
    const name = line.text('title');
    const isMetro = line.oneOf('kind', KINDS).startsWith('Metro');
    const before = areas.get(code);
    if (before !== undefined && before.name !== name) line.report('title', `differs from that of an earlier line with this code (${before.name})`);
    if (before !== undefined && before.isMetro !== isMetro) line.report('kind', 'differs from that of an earlier line with this code');
    if ((codeOfName.get(name) ?? code) !== code) line.report('title', `is the title of ${codeOfName.get(name)} in an earlier line`);
    areas.set(code, { name, isMetro });
    codeOfName.set(name, code);
  }
  return areas;
}

/** The Census file has lines for the counties and divisions of an area, too. An empty estimate is none. */
function readEstimates(lines: readonly Row[]): Map<string, number> {
  const estimates = new Map<string, number>();
  for (const line of lines) {
    const kind = line.get('kind');
    if (kind !== '' && !KINDS.includes(kind as (typeof KINDS)[number])) continue;
    const code = codeOf(line);
    if (estimates.has(code)) line.report('code', 'is already in an earlier line');
    if (line.get('estimate') !== '') estimates.set(code, line.integer('estimate', 1, LARGEST_POPULATION));
  }
  return estimates;
}

/** A ZIP code in several areas has one line for each, with its share. The largest share counts. */
function readZips(lines: readonly Row[], areas: ReadonlyMap<string, Area>): { zip: number; city: string; state: string; cbsa: string | null }[] {
  const best = new Map<number, { share: number; zip: number; city: string; state: string; cbsa: string | null }>();
  for (const line of lines) {
    // A spreadsheet program drops leading zeros.
    const zip = line.integer('zip', 1, 99_999);
    const city = line.get('city');
    const state = line.get('state');
    if (!/^[A-Z]{2}$/u.test(state)) line.report('state', 'must be the postal code of a state (two capital letters)');
    const code = line.get('code');
    const area = areas.get(code);
    if (code !== '' && code !== NO_AREA && area === undefined && areas.size > 0) line.report('code', 'is not in the delineation');
    const share = line.get('ratio') === '' ? undefined : line.number('ratio', 0, 1);
    const before = best.get(zip);
    if (before !== undefined && share === undefined) line.report('zip', 'is already in an earlier line; several lines of a ZIP code need the column TOT_RATIO');
    if (before === undefined || (share ?? 0) > before.share) best.set(zip, { share: share ?? 0, zip, city, state, cbsa: area?.isMetro === true ? code : null });
  }
  return [...best.values()].map(({ share: _, ...row }) => row);
}

function codeOf(line: Row): string {
  const code = line.get('code');
  if (!CODE_FORMAT.test(code)) line.report('code', 'is not a CBSA code (5 digits)');
  return code;
}
