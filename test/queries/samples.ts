import type { Database } from '../../src/store/pool.ts';

/** What values of the fields are made of. */
export type SampleKind =
  | 'company'
  | 'company_uid'
  | 'industry'
  | 'industry_id'
  | 'state'
  | 'city'
  | 'country'
  | 'onet_code'
  | 'title'
  | 'cluster_id'
  | 'cluster_name'
  | 'cbsa'
  | 'metro'
  | 'zip'
  | 'skill'
  | 'word';
export type Samples = Readonly<Record<SampleKind, readonly string[]>>;

/** Values for tests without a database; some are hard to write in a query. */
export const FIXED_SAMPLES: Samples = {
  company: ['Walmart', "Lowe's", 'AT&T', 'The "Quoted" Company', 'Back\\slash # not a comment', 'Æon, LLC | Sons; Daughters'],
  company_uid: ['00000000-0000-5000-8000-000000000000'],
  industry: ['Banking', 'Oil, Gas and Mining', 'Health Care'],
  industry_id: ['1174025834', '0'],
  state: ['California', 'Ohio'],
  city: ['Seattle', 'St. Louis'],
  country: ['United States'],
  onet_code: ['29-1141.00', '15-1252.00'],
  title: ['Registered Nurses', 'Software Developers'],
  cluster_id: ['75', '1'],
  cluster_name: ['Computer Systems Analysts', 'Registered Nurses'],
  cbsa: ['42660', '12060'],
  metro: ['Seattle', 'Atlanta-Sandy Springs, GA'],
  zip: ['98101', '02139'],
  skill: ['python', 'triage'],
  word: ['nurse', '100%', 'a_b', 'C++', '日本語', '😀', 'tab\there', 'line\nbreak'],
};

const COLUMNS: Readonly<Record<SampleKind, string>> = {
  company: 'SELECT company_name FROM companies',
  company_uid: 'SELECT company_uid FROM companies',
  industry: 'SELECT industry FROM industries',
  industry_id: 'SELECT industry_id::text FROM industries',
  state: 'SELECT DISTINCT company_state FROM companies WHERE company_state IS NOT NULL',
  city: 'SELECT DISTINCT company_city FROM companies WHERE company_city IS NOT NULL',
  country: 'SELECT DISTINCT company_country FROM companies WHERE company_country IS NOT NULL',
  onet_code: 'SELECT onet_code FROM occupations',
  title: 'SELECT onet_title FROM occupations',
  cluster_id: 'SELECT cluster_id::text FROM clusters WHERE is_core',
  cluster_name: 'SELECT cluster_name FROM clusters WHERE is_core',
  cbsa: 'SELECT DISTINCT cbsa FROM company_hiring',
  metro: 'SELECT cbsa_name FROM cbsas',
  zip: "SELECT lpad(zip::text, 5, '0') FROM zip_locations WHERE zip % 100 = 1",
  skill: 'SELECT DISTINCT skill FROM cluster_premium_skills',
  word: "SELECT lower(split_part(onet_title, ' ', 1)) FROM occupations UNION SELECT lower(split_part(industry, ' ', 1)) FROM industries",
};

/** The values that the dataset holds. */
export async function samplesOf(database: Database): Promise<Samples> {
  const found = await Promise.all(
    Object.entries(COLUMNS).map(async ([kind, sql]) => {
      const rows = await database.query<{ value: string }>({ text: `SELECT value FROM (${sql}) AS x (value) ORDER BY 1` });
      return [kind, rows.map(({ value }) => value)] as const;
    }),
  );
  return Object.fromEntries(found) as unknown as Samples;
}
