/**
 * Compares the hand-written facts with public reference data: `node --import tsx seeds/check.ts <folder> [--all]`.
 * Exit code 0: every requirement is met; 1: a requirement is not met, or the data files have errors; 2: the comparison was not possible.
 */
import { parseArgs } from 'node:util';
import { isMet, type Comparison } from './check/comparison.ts';
import { readDataLines } from './check/data-lines.ts';
import { compareHeadquarters, compareTickers } from './check/listings.ts';
import { compareMetros, compareMetroSizes, comparePopulations } from './check/metros.ts';
import { compareOccupations } from './check/occupations.ts';
import { readReference, ReferenceDataError } from './check/reference.ts';
import { renderReport } from './check/report.ts';
import { compareZips, rankMetros } from './check/zips.ts';
import { TableError } from '../src/tables/row.ts';
import { readFacts } from './facts.ts';
import { mapPlaces } from './generate/places.ts';

const USAGE = `Usage: npm run data:check -- <reference folder> [--all]
  The folder contains onet_30_1, geo, and companies, as described in its SOURCES.md, for example ../shared/reference.
  --all prints every difference instead of the first of each list.`;

/** Prints the report, and returns the exit code. */
function check(folder: string, all: boolean): number {
  const reference = readReference(folder);
  const facts = readFacts();
  const map = mapPlaces(facts);
  const zips = map.zips.map(({ zip, city, state }, i) => ({ zip, city: `${city} ${state}`, cbsa: map.metroOfZip[i]?.cbsa ?? null }));
  const comparisons: Comparison[] = [
    compareOccupations(facts.occupations, reference.occupations),
    compareMetros(facts.metros, reference.metros),
    compareMetroSizes(facts.metros, reference.metros),
    comparePopulations(facts.metros, reference.metros),
    compareTickers(facts.companies, reference.listings),
    compareHeadquarters(facts.companies, reference.listings),
    compareZips(zips, reference.zips),
  ];
  const metroNames = new Map(facts.metros.map(({ cbsa, name }) => [cbsa, name]));
  console.log(renderReport({ comparisons, metros: rankMetros(zips, reference.zips), metroNames, lines: readDataLines() }, all));
  return comparisons.every(isMet) ? 0 : 1;
}

function main(): number {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) {
      console.error(
        folder === undefined ? `The folder of the reference data is missing.\n${USAGE}` : `Give one folder only, without ${others.join(' ')}.\n${USAGE}`,
      );
      return 2;
    }
    return check(folder, values.all);
  } catch (error) {
    if (error instanceof TableError) {
      console.error(error.message);
      return 1;
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (error instanceof ReferenceDataError || code === 'ENOENT' || code.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${(error as Error).message}\n${USAGE}`);
      return 2;
    }
    throw error;
  }
}

process.exitCode = main();
