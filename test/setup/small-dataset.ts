import { rowsOf, type Dataset } from '../../seeds/tables.ts';

export const NURSES = '29-1141.00';
export const DEVELOPERS = '15-1252.00';
export const DRIVERS = '53-3032.00';
export const HOSPITAL = 'uid-hospital';
export const SOFTWARE = 'uid-software';

export const cluster = (id: number, name: string, titles: string[], isCore: boolean): Parameters<typeof rowsOf<'clusters'>>[1][number] => ({
  cluster_id: id,
  cluster_name: name,
  is_core: isCore,
  occupation_count: titles.length,
  cluster_occs: titles.join('|'),
  ba_plus_share: isCore ? 0.5 : null,
  job_level: isCore ? "Bachelor's Degree" : null,
  ai_flag: id === 1 ? 'Raising the Bar' : null,
  company_count_all: isCore ? 1 : 0,
  company_count_badged: 0,
  company_count_top10: 0,
  premium_skill_vintage: null,
  p50_wage_growth_0_10: isCore ? 0.4 : null,
  wage_growth_tier: isCore ? 'medium' : null,
});

export const company = (uid: string, name: string, industry: string, description: string): Parameters<typeof rowsOf<'companies'>>[1][number] => ({
  company_uid: uid,
  company_name: name,
  company_description: description,
  company_url: null,
  primary_industry: industry,
  secondary_industry: null,
  company_city: 'Atlanta',
  company_state: 'Georgia',
  company_country: 'United States',
  ticker: null,
  company_event_type: 'none',
  company_event_note: null,
  overall_badge: null,
  badge_early_career: null,
  badge_growth: null,
  badge_stability: null,
});

export const pair = (uid: string, clusterId: number, postings: number): Parameters<typeof rowsOf<'company_clusters'>>[1][number] => ({
  company_uid: uid,
  cluster_id: clusterId,
  badge_early_career: null,
  badge_growth: null,
  badge_stability: 'Gold',
  entry_posting_count: 0,
  entry_posting_tier: 'none',
  total_posting_count: postings,
  total_posting_tier: 'high',
  early_career_access: 0,
  top10_occupation: 1,
  employment_share: 1,
});

const title = (name: string, code: string, count: number, uid: string | null = null): Parameters<typeof rowsOf<'title_observations'>>[1][number] => ({
  title: name,
  company_uid: uid,
  industry_id: null,
  cbsa: null,
  onet_code: code,
  observation_count: count,
  source: uid === null ? 'corpus' : 'company',
});

/** A dataset with a few rows in every table, for tests that load, index, or damage a dataset. */
export function smallDataset(version: string, changes: Partial<Dataset['tables']> = {}): Dataset {
  return {
    version,
    methodologyVersion: 'test',
    note: 'a few rows for tests',
    tables: {
      industries: rowsOf('industries', [
        { industry_id: 1, industry: 'Hospitals', naics_sector: '62', other_naics_sectors: '{}', everyday_names: '{hospital,clinics}' },
        { industry_id: 2, industry: 'Software', naics_sector: '51', other_naics_sectors: '{}', everyday_names: '{}' },
      ]),
      companies: rowsOf('companies', [
        company(HOSPITAL, 'General Hospital', 'Hospitals', 'Cares for the sick.\nDay\tand night, under C:\\care.'),
        company(SOFTWARE, 'Société Logiciel', 'Software', 'Writes programs.'),
      ]),
      company_relationships: rowsOf('company_relationships', [{ parent_uid: HOSPITAL, subsidiary_uid: SOFTWARE }]),
      company_aliases: rowsOf('company_aliases', [
        { company_uid: HOSPITAL, alias: 'GH', alias_type: 'abbreviation', notes: null },
        { company_uid: SOFTWARE, alias: 'Logiciel Inc', alias_type: 'legal_name', notes: 'in the U.S.' },
      ]),
      occupations: rowsOf('occupations', [
        { onet_code: NURSES, onet_title: 'Registered Nurses' },
        { onet_code: DEVELOPERS, onet_title: 'Software Developers' },
        { onet_code: DRIVERS, onet_title: 'Heavy and Tractor-Trailer Truck Drivers' },
      ]),
      clusters: rowsOf('clusters', [
        cluster(1, 'Nurses', ['Registered Nurses'], true),
        cluster(2, 'Developers', ['Software Developers'], true),
        cluster(3, 'Drivers', ['Heavy and Tractor-Trailer Truck Drivers'], true),
        cluster(4, 'Night nurses', ['Registered Nurses'], false),
      ]),
      cluster_destinations: rowsOf('cluster_destinations', [{ cluster_id: 3, rank: 1, destination_cluster_id: 2 }]),
      cluster_skill_adjacencies: rowsOf('cluster_skill_adjacencies', [{ cluster_id: 3, rank: 1, adjacent_cluster_id: 1 }]),
      cluster_premium_skills: rowsOf('cluster_premium_skills', [{ cluster_id: 1, rank: 1, skill: 'Triage', description: 'Deciding who comes first.' }]),
      cluster_common_titles: rowsOf('cluster_common_titles', [{ cluster_id: 1, rank: 1, title: 'Registered Nurse' }]),
      occupation_clusters: rowsOf('occupation_clusters', [
        { cluster_id: 1, onet_code: NURSES, consolidated_title: 'Registered Nurses', is_core: true },
        { cluster_id: 2, onet_code: DEVELOPERS, consolidated_title: 'Software Developers', is_core: true },
        { cluster_id: 3, onet_code: DRIVERS, consolidated_title: 'Truck Drivers', is_core: true },
        { cluster_id: 4, onet_code: NURSES, consolidated_title: 'Registered Nurses', is_core: false },
      ]),
      cluster_ai_impacts: rowsOf('cluster_ai_impacts', [
        {
          cluster_id: 1,
          ai_flag: 'Raising the Bar',
          entry_barrier_trend: 'Rising',
          expertise_premium_trend: 'Rising',
          low_expertise_narrative: 'low',
          high_expertise_narrative: 'high',
          methodology_version: 'test',
        },
      ]),
      cluster_wages: rowsOf('cluster_wages', [
        { cluster_id: 1, msa_size: 'Large', years_in: 0, percentile_10: 1, percentile_25: 2, median: 3, percentile_75: 4, percentile_90: 5 },
      ]),
      cluster_retention: rowsOf('cluster_retention', [
        {
          cluster_id: 1,
          experience_level: 'Entry-Level',
          msa_size: 'Large',
          internal_promotion_rate: 0.1,
          external_promotion_rate: null,
          retention_rate_3yr: 0.5,
        },
      ]),
      cbsas: rowsOf('cbsas', [{ cbsa: '12060', cbsa_name: 'Atlanta, GA', census_cbsa_pop_est_2024: 6_300_000, msa_size: 'Large' }]),
      zip_locations: rowsOf('zip_locations', [
        { zip: 30301, usps_zip_pref_city: 'Atlanta', usps_zip_pref_state: 'GA', cbsa: '12060' },
        { zip: 501, usps_zip_pref_city: 'Holtsville', usps_zip_pref_state: 'NY', cbsa: null },
      ]),
      company_clusters: rowsOf('company_clusters', [pair(HOSPITAL, 1, 900), pair(SOFTWARE, 2, 40)]),
      company_hiring: rowsOf('company_hiring', [{ company_uid: HOSPITAL, cluster_id: 1, cbsa: '12060', postings_count_qtile: 3 }]),
      title_observations: rowsOf('title_observations', [
        title('Registered Nurse', NURSES, 500),
        title('RN', NURSES, 300),
        title('Night RN', NURSES, 20, HOSPITAL),
        title('C++ Developer', DEVELOPERS, 60),
        title('Software Developers', DEVELOPERS, 5),
        title('Truck Driver', DRIVERS, 400),
      ]),
      ...changes,
    },
  };
}
