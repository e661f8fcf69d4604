import { basename } from 'node:path';
import { ALIAS_TYPES, EVENT_TYPES, JOB_LEVELS, type AiFlag, type AliasType, type EventType } from '../src/catalog/enumerations.ts';
import { NAICS_SECTORS } from '../src/catalog/naics-sectors.ts';
import { identityKey } from '../src/text/identity-key.ts';
import { REACHES, type AiLean, type ClusterFact, type CompanyFact, type Facts, type IndustryFact } from './fact-types.ts';
import { TableError, type Problem, type Row } from '../src/tables/row.ts';
import { readDataFile, readDataFolder } from './data-files.ts';
import { readStaffing } from './staffing-facts.ts';

const AI_KINDS: Readonly<Record<string, AiFlag>> = {
  raising: 'Raising the Bar',
  shrinking: 'Shrinking Fields',
  winners: 'Winners Pull Away',
  lower: 'Lower Potential',
};

const SECTOR_CODES = NAICS_SECTORS.map(({ code }) => code);

/** Reads every data file. Throws {@link TableError} with all problems of all files. */
export function readFacts(): Facts {
  const problems: Problem[] = [];
  const industries = readDataFile('industries.tsv', ['slug', 'name', 'reach', 'sector', 'other_sectors', 'everyday_names'], problems).map((row) => ({
    slug: row.text('slug'),
    name: row.text('name'),
    reach: row.oneOf('reach', REACHES),
    sector: row.oneOf('sector', SECTOR_CODES),
    otherSectors: row.listOf('other_sectors', SECTOR_CODES),
    everydayNames: row.list('everyday_names'),
  }));
  const industryBySlug = new Map(industries.map((industry) => [industry.slug, industry]));

  const companyRows = readDataFolder(
    'companies',
    ['name', 'city', 'state', 'homepage', 'size', 'ticker', 'secondary_industry', 'description', 'aliases', 'parent', 'event_type', 'event_note'],
    problems,
  );
  const companies = companyRows.map((row) => company(row, industryBySlug));
  const occupationRows = readDataFolder('occupations', ['code', 'title', 'cluster_id', 'titles'], problems);
  const occupations = occupationRows.map((row) => ({
    code: row.text('code'),
    title: row.text('title'),
    clusterId: row.number('cluster_id', 1, 561),
    titles: row.list('titles'),
  }));
  const clusterRows = readDataFolder(
    'clusters',
    ['cluster_id', 'name', 'job_level', 'ba_plus_share', 'wage_0', 'wage_10', 'size', 'entry', 'industries', 'skills', 'near', 'next', 'ai'],
    problems,
  );
  const clusters = clusterRows.map((row) => cluster(row, industryBySlug));
  const overlayRows = readDataFolder('overlay', ['cluster_id', 'name', 'codes', 'ai'], problems);
  const overlay = overlayRows.map((row) => ({ id: row.number('cluster_id', 562, 861), name: row.text('name'), codes: row.list('codes'), ai: aiLean(row) }));
  const metros = readDataFile('places/metros.tsv', ['cbsa', 'name', 'population_2024', 'places'], problems).map((row) => ({
    cbsa: row.text('cbsa'),
    name: row.text('name'),
    population: row.number('population_2024', 10_000, 30_000_000),
    places: row.list('places'),
  }));
  const companyTitleRows = readDataFile('company-titles.tsv', ['company', 'title', 'code', 'count'], problems);
  const companyTitles = companyTitleRows.map((row) => ({
    company: row.text('company'),
    title: row.text('title'),
    code: row.text('code'),
    count: row.number('count', 1, 100_000),
  }));
  const staffing = readStaffing({ industries, companies, clusters }, problems);

  const codes = new Set(occupations.map((occupation) => occupation.code));
  const companyKeys = new Set(companies.map((fact) => identityKey(fact.name)));
  unique(
    companyRows,
    'name',
    companies.map((fact) => identityKey(fact.name)),
  );
  unique(
    occupationRows,
    'code',
    occupations.map((fact) => fact.code),
  );
  unique(
    [...clusterRows, ...overlayRows],
    'name',
    [...clusters, ...overlay].map((fact) => identityKey(fact.name)),
  );
  unique(
    [...clusterRows, ...overlayRows],
    'cluster_id',
    [...clusters, ...overlay].map((fact) => String(fact.id)),
  );
  companyRows.forEach((row, i) => {
    const parent = companies[i]?.parent ?? null;
    if (parent !== null && !companyKeys.has(identityKey(parent))) row.report('parent', 'is not a company of the dataset');
  });
  const used = new Set(occupations.map((occupation) => occupation.clusterId));
  clusterRows.forEach((row, i) => {
    const fact = clusters[i];
    if (fact === undefined) return;
    if (!used.has(fact.id)) row.report('cluster_id', 'has no occupation');
    for (const code of fact.near) if (!codes.has(code)) row.report('near', `${code} is not an occupation code`);
    for (const code of fact.next) if (!codes.has(code)) row.report('next', `${code} is not an occupation code`);
  });
  overlayRows.forEach((row, i) => {
    for (const code of overlay[i]?.codes ?? []) if (!codes.has(code)) row.report('codes', `${code} is not an occupation code`);
  });
  companyTitleRows.forEach((row, i) => {
    const fact = companyTitles[i];
    if (fact === undefined) return;
    if (!codes.has(fact.code)) row.report('code', 'is not an occupation code');
    if (!companyKeys.has(identityKey(fact.company))) row.report('company', 'is not a company of the dataset');
  });

  if (problems.length > 0) throw new TableError('The data files are invalid', problems);
  return { industries, companies, clusters, overlay, occupations, metros, companyTitles, staffing };
}

function company(row: Row, industries: ReadonlyMap<string, IndustryFact>): CompanyFact {
  const industry = industries.get(basename(row.file, '.tsv'));
  if (industry === undefined) throw new Error(`${row.file} is not named after an industry of industries.tsv`);
  const secondary = row.optional('secondary_industry');
  const secondaryIndustry = secondary === null ? null : industries.get(secondary);
  if (secondaryIndustry === undefined) row.report('secondary_industry', 'is not an industry of industries.tsv');
  const event = (row.optional('event_type') ?? 'none') as EventType;
  if (!EVENT_TYPES.includes(event)) row.report('event_type', `must be one of ${EVENT_TYPES.join(', ')}`);
  return {
    name: row.text('name'),
    city: row.text('city'),
    state: row.text('state'),
    homepage: row.text('homepage'),
    size: row.number('size', 1, 5),
    ticker: row.optional('ticker'),
    industry,
    secondaryIndustry: secondaryIndustry ?? null,
    description: row.text('description'),
    aliases: row.list('aliases').map((item) => alias(row, item)),
    parent: row.optional('parent'),
    event,
    eventNote: row.optional('event_note'),
  };
}

function alias(row: Row, item: string): { type: AliasType; alias: string } {
  const at = item.indexOf('=');
  const type = item.slice(0, at) as AliasType;
  if (at < 0 || !ALIAS_TYPES.includes(type)) row.report('aliases', `"${item}" must be type=alias with a type of ${ALIAS_TYPES.join(', ')}`);
  return { type, alias: item.slice(at + 1).trim() };
}

function cluster(row: Row, industries: ReadonlyMap<string, IndustryFact>): ClusterFact {
  const weights = new Map<string, number>();
  for (const item of row.text('industries').split(/\s+/)) {
    const [slug = '', weight] = item.split(':');
    if (slug !== '*' && !industries.has(slug)) row.report('industries', `"${slug}" is not an industry of industries.tsv`);
    weights.set(slug, Number(weight));
  }
  const skills = row.list('skills').map((item) => {
    const at = item.indexOf('=');
    if (at < 0) row.report('skills', `"${item}" must be skill=meaning`);
    return { skill: item.slice(0, at).trim(), description: item.slice(at + 1).trim() };
  });
  const wage0 = row.number('wage_0', 15_000, 500_000);
  const wage10 = row.number('wage_10', 15_000, 900_000);
  if (wage10 <= wage0) row.report('wage_10', 'must be higher than wage_0');
  return {
    id: row.number('cluster_id', 1, 561),
    name: row.text('name'),
    jobLevel: row.oneOf('job_level', JOB_LEVELS),
    baPlusShare: row.number('ba_plus_share', 0, 1),
    wage0,
    wage10,
    size: row.number('size', 1, 5),
    entry: row.number('entry', 0, 100),
    industries: weights,
    skills,
    near: row.list('near'),
    next: row.list('next'),
    ai: aiLean(row),
  };
}

function aiLean(row: Row): AiLean | null {
  const text = row.optional('ai');
  if (text === null) return null;
  const [kind = '', strength] = text.split(':');
  const flag = AI_KINDS[kind];
  if (flag === undefined) {
    row.report('ai', `must start with one of ${Object.keys(AI_KINDS).join(', ')}`);
    return null;
  }
  return { flag, strength: Number(strength) };
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
