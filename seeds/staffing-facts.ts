import type { Problem, Row } from '../src/tables/row.ts';
import { readDataFile } from './data-files.ts';
import { REACHES, type Facts, type StaffingFacts, type StaffingPattern, type WorkGroupFact } from './fact-types.ts';

/** The pattern whose shares all employers have. */
const COMMON = 'common';

/** Reads seeds/data/staffing: kinds of work, staffing patterns of kinds of employers, and headcounts. Adds problems to `problems`. */
export function readStaffing({ industries, companies, clusters }: Pick<Facts, 'industries' | 'companies' | 'clusters'>, problems: Problem[]): StaffingFacts {
  const groups = readGroups(new Set(clusters.map(({ id }) => id)), problems);
  const names = new Set([...groups.map(({ name }) => name), ...clusters.map(({ id }) => String(id))]);
  const bySlug = new Map(industries.map((industry) => [industry.slug, industry]));
  const industryOf = new Map(companies.map(({ name, industry }) => [name, industry.slug]));

  const rows = readDataFile('staffing/patterns.tsv', ['pattern', 'industry', 'companies', 'reach', 'overhead', 'staff'], problems);
  let common: ReadonlyMap<string, number> = new Map();
  const patterns: StaffingPattern[] = [];
  const patternOf = new Map<string, StaffingPattern>();
  for (const row of rows) {
    const staff = sharesOf(row, names);
    if (row.text('pattern') === COMMON) {
      common = staff;
      continue;
    }
    const industry = bySlug.get(row.text('industry'));
    if (industry === undefined) {
      row.report('industry', 'is not an industry of industries.tsv');
      continue;
    }
    const reach = row.optional('reach') === null ? industry.reach : row.oneOf('reach', REACHES);
    const pattern = {
      name: row.text('pattern'),
      industrySlug: industry.slug,
      companies: row.list('companies'),
      reach,
      overhead: row.number('overhead', 0, 5),
      staff,
    };
    patterns.push(pattern);
    for (const name of pattern.companies) {
      if (name === '*' || name.startsWith('+')) continue;
      if (industryOf.get(name) !== industry.slug) row.report('companies', `"${name}" is not a company of the industry`);
      if (patternOf.has(name)) row.report('companies', `"${name}" has a pattern already`);
      patternOf.set(name, pattern);
    }
  }

  for (const { name, industry, secondaryIndustry } of companies) {
    if (patternOf.has(name)) continue;
    const own = patterns.filter(({ industrySlug }) => industrySlug === industry.slug);
    const pattern =
      own.find(({ companies: who }) => secondaryIndustry !== null && who.includes(`+${secondaryIndustry.slug}`)) ??
      own.find(({ companies: who }) => who.includes('*'));
    if (pattern !== undefined) patternOf.set(name, pattern);
    else problems.push({ file: 'seeds/data/staffing/patterns.tsv', line: 1, column: 'companies', value: name, reason: 'has no staffing pattern' });
  }

  const thousands = new Map(
    readDataFile('staffing/headcounts.tsv', ['company', 'thousands'], problems).map((row) => {
      if (!industryOf.has(row.text('company'))) row.report('company', 'is not a company of the dataset');
      return [row.text('company'), row.number('thousands', 0.01, 2_000)];
    }),
  );
  return { groups, common, patterns, patternOf, thousands };
}

function readGroups(clusterIds: ReadonlySet<number>, problems: Problem[]): WorkGroupFact[] {
  const rows = readDataFile('staffing/groups.tsv', ['group', 'stay', 'hiring', 'large', 'clusters'], problems);
  const seen = new Set<number>();
  const groups = rows.map((row) => {
    const ids = row
      .text('clusters')
      .split(' ')
      .flatMap((item) => {
        const [from = NaN, to = from] = item.split('-').map(Number);
        return Array.from({ length: to - from + 1 }, (_, i) => from + i);
      });
    for (const id of ids) {
      if (!clusterIds.has(id)) row.report('clusters', `${id} is not a core cluster`);
      if (seen.has(id)) row.report('clusters', `${id} is already in another group`);
      seen.add(id);
    }
    return {
      name: row.text('group'),
      stay: row.number('stay', 0.05, 0.95),
      hiring: row.number('hiring', 0.01, 3),
      large: row.number('large', -1, 1),
      clusterIds: ids,
    };
  });
  for (const id of clusterIds) {
    if (!seen.has(id))
      problems.push({ file: 'seeds/data/staffing/groups.tsv', line: 1, column: 'clusters', value: String(id), reason: 'is a cluster without a group' });
  }
  return groups;
}

/** `nurses:80 361:2` gives 80 per thousand to the group, and 2 more to one cluster; `nurses:0` gives none, although the common pattern has some. */
function sharesOf(row: Row, names: ReadonlySet<string>): Map<string, number> {
  const shares = new Map<string, number>();
  for (const item of row.text('staff').split(' ')) {
    const [name = '', share] = item.split(':');
    if (!names.has(name)) row.report('staff', `"${name}" is not a group or a cluster`);
    if (share === undefined || !(Number(share) >= 0)) row.report('staff', `"${item}" needs a share`);
    if (shares.has(name)) row.report('staff', `"${name}" is named twice`);
    shares.set(name, Number(share));
  }
  return shares;
}
