import { createHash } from 'node:crypto';
import { readFacts } from '../facts.ts';
import type { Facts } from '../fact-types.ts';
import { TABLE_NAMES, rowsOf, type Dataset, type TableName, type TableRow } from '../tables.ts';
import {
  classify,
  generateAiImpacts,
  generateClusters,
  generateCommonTitles,
  generateMemberships,
  generatePathways,
  generateSkills,
  METHODOLOGY_VERSION,
} from './clusters.ts';
import { generateAliases, generateCompanies, generateIndustries, generateRelationships } from './companies.ts';
import { generateHiring } from './hiring.ts';
import { generatePairs, type Pair } from './pairs.ts';
import { generateMetros, generateZips, mapPlaces } from './places.ts';
import { generateObservations, titleCorpus } from './titles.ts';
import { generateRetention, generateWages } from './wages.ts';

const NOTE =
  'Demonstration dataset: occupation codes and titles, companies and places are facts; badges, wages, postings, promotion, retention, hiring and AI-impact figures are invented by a generator with a fixed seed and must not be used as evidence about any employer.';

/** The complete demonstration dataset, with facts from seeds/data and generated metrics. The same files always give the same rows and version. */
export function generateDataset(facts: Facts = readFacts()): Dataset {
  const pairs = generatePairs(facts);
  const corpus = titleCorpus(facts);
  const flags = classify(facts);
  const places = mapPlaces(facts);
  const pathways = generatePathways(facts);
  const tables: Record<TableName, readonly TableRow[]> = {
    industries: generateIndustries(facts),
    companies: generateCompanies(facts, pairs),
    company_relationships: generateRelationships(facts),
    company_aliases: generateAliases(facts),
    occupations: rowsOf(
      'occupations',
      facts.occupations.map(({ code, title }) => ({ onet_code: code, onet_title: title })),
    ),
    clusters: generateClusters(facts, pairs, flags),
    cluster_destinations: pathways.destinations,
    cluster_skill_adjacencies: pathways.adjacencies,
    cluster_premium_skills: generateSkills(facts),
    cluster_common_titles: generateCommonTitles(facts, corpus),
    occupation_clusters: generateMemberships(facts),
    cluster_ai_impacts: generateAiImpacts(facts, flags),
    cluster_wages: generateWages(facts),
    cluster_retention: generateRetention(facts),
    cbsas: generateMetros(facts),
    zip_locations: generateZips(places),
    company_clusters: rowsOf('company_clusters', pairs.map(pairRow)),
    company_hiring: generateHiring(facts, pairs, places),
    title_observations: generateObservations(facts, corpus, pairs),
  };
  return { version: `demo-${fingerprint(tables)}`, methodologyVersion: METHODOLOGY_VERSION, note: NOTE, tables };
}

function pairRow(pair: Pair): Parameters<typeof rowsOf<'company_clusters'>>[1][number] {
  return {
    company_uid: pair.companyUid,
    cluster_id: pair.cluster.id,
    ...pair.badges,
    entry_posting_count: pair.entryPostings,
    entry_posting_tier: pair.entryTier,
    total_posting_count: pair.totalPostings,
    total_posting_tier: pair.totalTier,
    early_career_access: pair.entryPostings > 0 ? 1 : 0,
    top10_occupation: pair.isTop10 ? 1 : 0,
    employment_share: pair.employmentShare,
  };
}

/** Twelve hexadecimal digits that depend on every value of every table. */
function fingerprint(tables: Readonly<Record<TableName, readonly TableRow[]>>): string {
  const hash = createHash('sha256');
  for (const name of TABLE_NAMES) {
    hash.update(name);
    for (const row of tables[name]) hash.update(JSON.stringify(row));
  }
  return hash.digest('hex').slice(0, 12);
}
