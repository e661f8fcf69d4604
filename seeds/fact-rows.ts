import { basename } from 'node:path';
import { ALIAS_TYPES, EVENT_TYPES, JOB_LEVELS, type AiFlag, type AliasType, type EventType } from '../src/catalog/enumerations.ts';
import { NAICS_SECTORS } from '../src/catalog/naics-sectors.ts';
import type { Row } from '../src/tables/row.ts';
import {
  REACHES,
  type AiLean,
  type ClusterFact,
  type CompanyFact,
  type CompanyTitleFact,
  type IndustryFact,
  type MetroFact,
  type OccupationFact,
  type OverlayFact,
} from './fact-types.ts';

// What one row of each data file says. A value that the row cannot have is reported at the row.

const AI_KINDS: Readonly<Record<string, AiFlag>> = {
  raising: 'Raising the Bar',
  shrinking: 'Shrinking Fields',
  winners: 'Winners Pull Away',
  lower: 'Lower Potential',
};

const SECTOR_CODES = NAICS_SECTORS.map(({ code }) => code);

export function industry(row: Row): IndustryFact {
  return {
    slug: row.text('slug'),
    name: row.text('name'),
    reach: row.oneOf('reach', REACHES),
    sector: row.oneOf('sector', SECTOR_CODES),
    otherSectors: row.listOf('other_sectors', SECTOR_CODES),
    everydayNames: row.list('everyday_names'),
  };
}

export function occupation(row: Row): OccupationFact {
  return { code: row.text('code'), title: row.text('title'), clusterId: row.number('cluster_id', 1, 561), titles: row.list('titles'), also: row.list('also') };
}

export function overlayCluster(row: Row): OverlayFact {
  return { id: row.number('cluster_id', 562, 861), name: row.text('name'), codes: row.list('codes'), ai: aiLean(row) };
}

export function metro(row: Row): MetroFact {
  return { cbsa: row.text('cbsa'), name: row.text('name'), population: row.number('population_2024', 10_000, 30_000_000), places: row.list('places') };
}

export function companyTitle(row: Row): CompanyTitleFact {
  return { company: row.text('company'), title: row.text('title'), code: row.text('code'), count: row.number('count', 1, 100_000) };
}

export function company(row: Row, industries: ReadonlyMap<string, IndustryFact>): CompanyFact {
  const ownIndustry = industries.get(basename(row.file, '.tsv'));
  if (ownIndustry === undefined) throw new Error(`${row.file} is not named after an industry of industries.tsv`);
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
    industry: ownIndustry,
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

export function cluster(row: Row, industries: ReadonlyMap<string, IndustryFact>): ClusterFact {
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
