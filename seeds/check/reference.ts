import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readTable } from '../../src/tables/read-table.ts';
import { TableError, type Problem } from '../../src/tables/row.ts';
import type { Listing } from './listings.ts';
import type { ReferenceMetro } from './metros.ts';
import type { ReferenceOccupation } from './occupations.ts';
import { stateOfLetters, statesOfLocation } from './states.ts';
import type { ReferenceZip } from './zips.ts';

/** Public data that the facts are checked against; the folder's SOURCES.md states origins and licenses. */
interface Reference {
  readonly occupations: readonly ReferenceOccupation[];
  readonly metros: readonly ReferenceMetro[];
  readonly listings: readonly Listing[];
  readonly zips: readonly ReferenceZip[];
}

/** The folder does not exist, or one of its files is missing or has unexpected columns. */
export class ReferenceDataError extends Error {
  override name = 'ReferenceDataError';
}

export function readReference(folder: string): Reference {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new ReferenceDataError(`There is no folder ${folder}.`);
  return {
    occupations: readOccupations(join(folder, 'onet_30_1', 'Occupation Data.txt')),
    metros: readMetros(join(folder, 'geo', 'cbsa_2023_delineation_pop2024.csv')),
    listings: [...readSec(newest(join(folder, 'companies'), 'sec_listed_filers_')), ...readSp500(join(folder, 'companies', 'sp500_constituents.csv'))],
    zips: readZips(join(folder, 'geo', 'zip_city_county_cbsa.csv')),
  };
}

function readOccupations(path: string): ReferenceOccupation[] {
  if (!existsSync(path)) throw new ReferenceDataError(`There is no file ${path}.`);
  const problems: Problem[] = [];
  const rows = readTable(path, ['O*NET-SOC Code', 'Title'], problems, { otherColumns: 'any' });
  if (problems.length > 0) throw new ReferenceDataError(new TableError('The reference occupations are invalid', problems).message);
  return rows.map((row) => ({ code: row.get('O*NET-SOC Code'), title: row.get('Title') }));
}

function readMetros(path: string): ReferenceMetro[] {
  return readCsv(path, ['cbsa_code', 'cbsa_title', 'metro_micro', 'pop_est_2024'])
    .filter((row) => row.metro_micro === 'Metropolitan')
    .map((row) => ({ cbsa: row.cbsa_code, name: row.cbsa_title, population: row.pop_est_2024 === '' ? null : Number(row.pop_est_2024) }));
}

/** The column `tickers` is a list in Python format: ['BF-A', 'BF-B']. */
function readSec(path: string): Listing[] {
  return readCsv(path, ['name', 'business_stateOrCountry', 'tickers']).map((row) => {
    const state = stateOfLetters(row.business_stateOrCountry);
    return {
      source: 'SEC',
      name: row.name,
      tickers: [...row.tickers.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? ''),
      states: state === undefined ? [] : [state],
    };
  });
}

function readSp500(path: string): Listing[] {
  return readCsv(path, ['Symbol', 'Security', 'Headquarters Location']).map((row) => ({
    source: 'S&P 500',
    name: row.Security,
    tickers: [row.Symbol],
    states: statesOfLocation(row['Headquarters Location']),
  }));
}

function readZips(path: string): ReferenceZip[] {
  return readCsv(path, ['zip', 'county_fips', 'cbsa_code', 'metro_micro']).map((row) => ({
    zip: row.zip,
    cbsa: row.county_fips === '' ? undefined : row.metro_micro === 'Metropolitan' ? row.cbsa_code : null,
  }));
}

/** The file whose name has this prefix and ends with the latest date. */
function newest(folder: string, prefix: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith('.csv')) : [];
  return join(folder, names.sort().at(-1) ?? `${prefix}*.csv`);
}

function readCsv<C extends string>(path: string, columns: readonly C[]): Record<C, string>[] {
  if (!existsSync(path)) throw new ReferenceDataError(`There is no file ${path}.`);
  const [header = [], ...rows] = parse(readFileSync(path), { bom: true, skip_empty_lines: true });
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new ReferenceDataError(`${path} has no column ${missing.join(', ')}; it has ${header.join(', ')}.`);
  const places = columns.map((column) => [column, header.indexOf(column)] as const);
  return rows.map((row) => Object.fromEntries(places.map(([column, place]) => [column, (row[place] ?? '').trim()])) as Record<C, string>);
}
