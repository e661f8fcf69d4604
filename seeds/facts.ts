import { identityKey } from '../src/text/identity-key.ts';
import { TableError, type Problem, type Row } from '../src/tables/row.ts';
import { readDataFile, readDataFolder } from './data-files.ts';
import { cluster, company, companyTitle, industry, metro, occupation, overlayCluster } from './fact-rows.ts';
import type { ClusterFact, CompanyFact, CompanyTitleFact, Facts, IndustryFact, MetroFact, OccupationFact, OverlayFact } from './fact-types.ts';
import { readStaffing } from './staffing-facts.ts';

/** Reads every data file. Throws {@link TableError} with all problems of all files. */
export function readFacts(): Facts {
  const problems: Problem[] = [];
  const industries = readDataFile('industries.tsv', ['slug', 'name', 'reach', 'sector', 'other_sectors', 'everyday_names'], problems).map(industry);
  const tables = readTables(new Map(industries.map((one) => [one.slug, one])), problems);
  const { companies, clusters, overlay, occupations, metros, companyTitles } = tables;
  const staffing = readStaffing({ industries, companies: companies.facts, clusters: clusters.facts }, problems);
  const employment = readEmployment(occupations.facts, problems);
  checkUnique(tables);
  checkReferences(tables);
  if (problems.length > 0) throw new TableError('The data files are invalid', problems);
  return {
    industries,
    companies: companies.facts,
    clusters: clusters.facts,
    overlay: overlay.facts,
    occupations: occupations.facts,
    metros: metros.facts,
    companyTitles: companyTitles.facts,
    staffing,
    employment,
  };
}

/** Share of an occupation that has one of its specialties, and the most thousands, where employment.tsv does not say more. */
const SPECIALTY = { share: 0.1, most: 40 };
const GENERAL = '.00';

/** Reads how many people have each occupation. Specialties (29-1141.03) may have no row. */
function readEmployment(occupations: readonly OccupationFact[], problems: Problem[]): ReadonlyMap<string, number> {
  const codes = new Set(occupations.map(({ code }) => code));
  const listed = new Map(
    readDataFile('employment.tsv', ['code', 'thousands'], problems).map((row) => {
      if (!codes.has(row.text('code'))) row.report('code', 'is not an occupation code');
      return [row.text('code'), row.number('thousands', 1, 5_000)];
    }),
  );
  return new Map(
    occupations.map(({ code }) => {
      const thousands = listed.get(code);
      if (thousands === undefined && code.endsWith(GENERAL))
        problems.push({ file: 'seeds/data/employment.tsv', line: 1, column: 'code', value: code, reason: 'has no row' });
      const ofAll = listed.get(code.slice(0, -GENERAL.length) + GENERAL) ?? 0;
      return [code, thousands ?? Math.min(SPECIALTY.share * ofAll, SPECIALTY.most)];
    }),
  );
}

/** Rows of data files, and the fact of each, to report problems of the facts at their rows. */
interface Table<T> {
  readonly rows: readonly Row[];
  readonly facts: readonly T[];
}

const tableOf = <T>(rows: readonly Row[], factOf: (row: Row) => T): Table<T> => ({ rows, facts: rows.map(factOf) });

/** The tables, in the order in which their problems are reported. */
interface Tables {
  readonly companies: Table<CompanyFact>;
  readonly occupations: Table<OccupationFact>;
  readonly clusters: Table<ClusterFact>;
  readonly overlay: Table<OverlayFact>;
  readonly metros: Table<MetroFact>;
  readonly companyTitles: Table<CompanyTitleFact>;
}

const COMPANY_COLUMNS = [
  'name',
  'city',
  'state',
  'homepage',
  'size',
  'ticker',
  'secondary_industry',
  'description',
  'aliases',
  'parent',
  'event_type',
  'event_note',
];
const CLUSTER_COLUMNS = [
  'cluster_id',
  'name',
  'job_level',
  'ba_plus_share',
  'wage_0',
  'wage_10',
  'size',
  'entry',
  'industries',
  'skills',
  'near',
  'next',
  'ai',
];

function readTables(industries: ReadonlyMap<string, IndustryFact>, problems: Problem[]): Tables {
  return {
    companies: tableOf(readDataFolder('companies', COMPANY_COLUMNS, problems), (row) => company(row, industries)),
    occupations: tableOf(readDataFolder('occupations', ['code', 'title', 'cluster_id', 'titles', 'also'], problems), occupation),
    clusters: tableOf(readDataFolder('clusters', CLUSTER_COLUMNS, problems), (row) => cluster(row, industries)),
    overlay: tableOf(readDataFolder('overlay', ['cluster_id', 'name', 'codes', 'ai'], problems), overlayCluster),
    metros: tableOf(readDataFile('places/metros.tsv', ['cbsa', 'name', 'population_2024', 'places'], problems), metro),
    companyTitles: tableOf(readDataFile('company-titles.tsv', ['company', 'title', 'code', 'count'], problems), companyTitle),
  };
}

/** Reports names, codes, and ids that occur twice. */
function checkUnique({ companies, occupations, clusters, overlay }: Tables): void {
  const clusterRows = [...clusters.rows, ...overlay.rows];
  const allClusters = [...clusters.facts, ...overlay.facts];
  const namesOf = (facts: readonly { readonly name: string }[]): string[] => facts.map(({ name }) => identityKey(name));
  unique(companies.rows, 'name', namesOf(companies.facts));
  unique(
    occupations.rows,
    'code',
    occupations.facts.map(({ code }) => code),
  );
  unique(clusterRows, 'name', namesOf(allClusters));
  unique(
    clusterRows,
    'cluster_id',
    allClusters.map(({ id }) => String(id)),
  );
}

/** Reports companies, occupations, and clusters that a row names and no file has. */
function checkReferences({ companies, occupations, clusters, overlay, companyTitles }: Tables): void {
  const codes = new Set(occupations.facts.map(({ code }) => code));
  const companyKeys = new Set(companies.facts.map(({ name }) => identityKey(name)));
  const clustersWithOccupation = new Set(occupations.facts.map(({ clusterId }) => clusterId));
  const checkCodes = (row: Row, column: string, listed: readonly string[]): void => {
    for (const code of listed) if (!codes.has(code)) row.report(column, `${code} is not an occupation code`);
  };
  forEachFact(companies, (row, { parent }) => {
    if (parent !== null && !companyKeys.has(identityKey(parent))) row.report('parent', 'is not a company of the dataset');
  });
  const named = new Set(occupations.facts.flatMap(({ titles }) => titles.map(identityKey)));
  forEachFact(occupations, (row, { titles, also }) => {
    const own = new Set(titles.map(identityKey));
    for (const title of also) {
      if (own.has(identityKey(title))) row.report('also', `${title} is already in titles`);
      else if (!named.has(identityKey(title))) row.report('also', `${title} is not in titles of another occupation`);
    }
  });
  forEachFact(clusters, (row, { id, near, next }) => {
    if (!clustersWithOccupation.has(id)) row.report('cluster_id', 'has no occupation');
    checkCodes(row, 'near', near);
    checkCodes(row, 'next', next);
  });
  forEachFact(overlay, (row, fact) => {
    checkCodes(row, 'codes', fact.codes);
  });
  forEachFact(companyTitles, (row, fact) => {
    if (!codes.has(fact.code)) row.report('code', 'is not an occupation code');
    if (!companyKeys.has(identityKey(fact.company))) row.report('company', 'is not a company of the dataset');
  });
}

function forEachFact<T>({ rows, facts }: Table<T>, check: (row: Row, fact: T) => void): void {
  rows.forEach((row, i) => {
    const fact = facts[i];
    if (fact !== undefined) check(row, fact);
  });
}

function unique(rows: readonly Row[], column: string, keys: readonly string[]): void {
  const seen = new Map<string, Row>();
  rows.forEach((row, i) => {
    const key = keys[i] ?? '';
    const before = seen.get(key);
    if (before === undefined) seen.set(key, row);
    else row.report(column, `is already in ${before.file}:${before.line}`);
  });
}
