/**
 * Checks the demonstration data: `node --import tsx seeds/check.ts [folder] [--all]`. Generates the dataset and compares it with the rules of plausibility in
 * seeds/data/rules; with a folder, compares the hand-written facts with public reference data, too.
 * Exit code 0: every requirement is met; 1: a requirement is not met, or the data files have errors; 2: the comparison was not possible.
 */
import { parseArgs } from 'node:util';
import { isMet, type Comparison } from './check/comparison.ts';
import { readDataLines } from './check/data-lines.ts';
import { figuresOf } from './check/figures.ts';
import { compareHeadquarters, compareTickers } from './check/listings.ts';
import { compareMetros, compareMetroSizes, comparePopulations } from './check/metros.ts';
import { compareOccupations } from './check/occupations.ts';
import { findingsOf, renderFindings } from './check/plausibility.ts';
import { readReference, ReferenceDataError } from './check/reference.ts';
import { renderReport } from './check/report.ts';
import { readRules } from './check/rules.ts';
import { compareZips, rankMetros } from './check/zips.ts';
import { TableError } from '../src/tables/row.ts';
import type { Facts } from './fact-types.ts';
import { readFacts } from './facts.ts';
import { generateDataset } from './generate/dataset.ts';
import { mapPlaces } from './generate/places.ts';

const USAGE = `Usage: npm run data:check -- [reference folder] [--all]
  Checks the generated dataset against the rules in seeds/data/rules.
  With a folder, also compares the facts with it. It contains onet_30_1, geo, and companies, as described in its SOURCES.md, for example ../shared/reference.
  --all prints every difference instead of the first of each list.`;

/** Prints the findings, and returns whether all rules hold. */
function checkPlausibility(facts: Facts): boolean {
  const findings = findingsOf(readRules(facts), figuresOf(facts, generateDataset(facts)));
  console.log(renderFindings(findings));
  return findings.every(({ instead }) => instead === null);
}

/** Prints the report, and returns whether all requirements are met. */
function compareWithReference(facts: Facts, folder: string, length: { readonly all: boolean }): boolean {
  const reference = readReference(folder);
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
  console.log(renderReport({ comparisons, metros: rankMetros(zips, reference.zips), metroNames, lines: readDataLines() }, length));
  return comparisons.every(isMet);
}

function main(): number {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
    const [folder, ...others] = positionals;
    if (others.length > 0) {
      console.error(`Give one folder only, without ${others.join(' ')}.\n${USAGE}`);
      return 2;
    }
    const facts = readFacts();
    const compared = folder === undefined || compareWithReference(facts, folder, values);
    return checkPlausibility(facts) && compared ? 0 : 1;
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
