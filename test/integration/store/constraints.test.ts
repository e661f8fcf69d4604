import {
  AI_FLAGS,
  ALIAS_TYPES,
  BADGES,
  CAREER_STAGES,
  EVENT_TYPES,
  JOB_LEVELS,
  MSA_SIZES,
  POSTING_TIERS,
  TRENDS,
  TRENDS_OF_FLAG,
} from '../../../src/catalog/enumerations.ts';
import { ROLES, TIERS } from '../../../src/catalog/roles.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { smallDataset } from '../../setup/small-dataset.ts';

const NOT_IN_ENUMERATION = '22P02';
const TOO_LONG = '22001';
const NULL = '23502';
const FOREIGN_KEY = '23503';
const UNIQUE = '23505';
const CHECK = '23514';

let own: OwnDatabase;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
  await loadDataset(own.database, () => smallDataset('constraints'), { onlyIfEmpty: false });
});
afterAll(() => own.drop());

/** What the database says to a statement, which is rolled back in any case: SQLSTATE and the constraint's name, or `accepted`. */
async function answerTo(sql: string): Promise<{ code: string; constraint?: string }> {
  const client = await own.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    // Deferred constraints would speak now.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return { code: 'accepted' };
  } catch (error) {
    const { code, constraint } = error as { code: string; constraint?: string };
    return { code, ...(constraint === undefined ? {} : { constraint }) };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** `INSERT` of a row that is good except for what `changes` says. Values are SQL. */
function insert(table: keyof typeof GOOD, changes: Readonly<Record<string, string>> = {}): string {
  const row: Record<string, string> = { ...GOOD[table], ...changes };
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`;
}

const GOOD = {
  dataset_versions: { dataset_version: `'next'`, methodology_version: `'m'`, data_status_note: `'n'`, is_current: 'false' },
  industries: { industry_id: '3', industry: `'Toys'` },
  companies: { company_uid: `'uid-new'`, company_name: `'New Company'` },
  company_relationships: { parent_uid: `'uid-software'`, subsidiary_uid: `'uid-hospital'` },
  company_aliases: { company_uid: `'uid-hospital'`, alias: `'The General'`, alias_type: `'alternate_spelling'` },
  occupations: { onet_code: `'99-9999.00'`, onet_title: `'Dragon Tamers'` },
  clusters: { cluster_id: '9', cluster_name: `'Tamers'`, is_core: 'true', occupation_count: '1', cluster_occs: `'Dragon Tamers'` },
  cluster_destinations: { cluster_id: '1', rank: '1', destination_cluster_id: '2' },
  cluster_skill_adjacencies: { cluster_id: '1', rank: '1', adjacent_cluster_id: '2' },
  cluster_premium_skills: { cluster_id: '2', rank: '1', skill: `'Testing'` },
  cluster_common_titles: { cluster_id: '2', rank: '1', title: `'Developer'` },
  occupation_clusters: { cluster_id: '4', onet_code: `'15-1252.00'`, consolidated_title: `'Developers'`, is_core: 'false' },
  cluster_ai_impacts: {
    cluster_id: '2',
    ai_flag: `'Raising the Bar'`,
    entry_barrier_trend: `'Rising'`,
    expertise_premium_trend: `'Rising'`,
    low_expertise_narrative: `'l'`,
    high_expertise_narrative: `'h'`,
    methodology_version: `'m'`,
  },
  cluster_wages: {
    cluster_id: '1',
    msa_size: `'Large'`,
    years_in: '1',
    percentile_10: '10',
    percentile_25: '20',
    median: '30',
    percentile_75: '40',
    percentile_90: '50',
  },
  cluster_retention: {
    cluster_id: '1',
    experience_level: `'Experienced'`,
    msa_size: `'Large'`,
    internal_promotion_rate: '0.1',
    external_promotion_rate: '0.2',
    retention_rate_3yr: '0.3',
  },
  cbsas: { cbsa: `'10100'`, cbsa_name: `'Town, XX'`, census_cbsa_pop_est_2024: '50000', msa_size: `'Small/Medium'` },
  zip_locations: { zip: '12345', usps_zip_pref_city: `'Town'`, usps_zip_pref_state: `'XX'`, cbsa: `'12060'` },
  company_clusters: {
    company_uid: `'uid-hospital'`,
    cluster_id: '2',
    badge_growth: `'Gold'`,
    entry_posting_count: '1',
    entry_posting_tier: `'low'`,
    total_posting_count: '2',
    total_posting_tier: `'low'`,
    early_career_access: '1',
    top10_occupation: '1',
    employment_share: '0.5',
  },
  company_hiring: { company_uid: `'uid-software'`, cluster_id: '2', cbsa: `'12060'`, postings_count_qtile: '1' },
  title_observations: { title: `'Coder'`, onet_code: `'15-1252.00'`, observation_count: '1', source: `'corpus'` },
  users: { username: `'somebody'`, password_hash: `'x'`, role: `'reader'` },
  sessions: { session_id: `gen_random_uuid()`, user_id: `gen_random_uuid()`, expires_at: 'now()' },
  refresh_tokens: { token_hash: `'\\x01'`, session_id: `gen_random_uuid()`, expires_at: 'now()' },
  service_keys: { key_id: `'k'`, name: `'n'`, secret_hash: `'\\x01'`, role: `'reader'` },
  title_picks: { id: `gen_random_uuid()`, title: `'t'`, onet_code: `'15-1252.00'`, recorded_by: `'me'` },
  outbox: { document_kind: `'companies'`, document_id: `'1'` },
  admin_writes: {
    actor_id: `'1'`,
    actor_name: `'somebody'`,
    action: `'add_alias'`,
    company_uid: `'uid-hospital'`,
    before: `'{}'`,
    after: `'{}'`,
  },
} satisfies Record<string, Record<string, string>>;

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

it.each((Object.keys(GOOD) as (keyof typeof GOOD)[]).filter((table) => table !== 'sessions' && table !== 'refresh_tokens'))(
  'a good row of %s is accepted, so that what follows is refused for its mistake alone',
  async (table) => {
    expect(await answerTo(insert(table))).toEqual({ code: 'accepted' });
  },
);

describe('enumerations', () => {
  it.each<[keyof typeof GOOD, string]>([
    ['companies', 'company_event_type'],
    ['companies', 'overall_badge'],
    ['companies', 'badge_early_career'],
    ['companies', 'badge_growth'],
    ['companies', 'badge_stability'],
    ['company_aliases', 'alias_type'],
    ['clusters', 'job_level'],
    ['clusters', 'ai_flag'],
    ['clusters', 'wage_growth_tier'],
    ['cluster_ai_impacts', 'ai_flag'],
    ['cluster_ai_impacts', 'entry_barrier_trend'],
    ['cluster_ai_impacts', 'expertise_premium_trend'],
    ['cluster_wages', 'msa_size'],
    ['cluster_retention', 'experience_level'],
    ['cluster_retention', 'msa_size'],
    ['cbsas', 'msa_size'],
    ['company_clusters', 'badge_early_career'],
    ['company_clusters', 'badge_growth'],
    ['company_clusters', 'badge_stability'],
    ['company_clusters', 'entry_posting_tier'],
    ['company_clusters', 'total_posting_tier'],
    ['title_observations', 'source'],
    ['users', 'role'],
    ['users', 'tier'],
    ['service_keys', 'role'],
    ['service_keys', 'tier'],
    ['admin_writes', 'action'],
  ])('%s.%s refuses a value that is not listed, and a listed one in other case', async (table, column) => {
    expect(await answerTo(insert(table, { [column]: `'Silver'` }))).toMatchObject({ code: NOT_IN_ENUMERATION });
    expect(await answerTo(insert(table, { [column]: `'PLATINUM'` }))).toMatchObject({ code: NOT_IN_ENUMERATION });
  });

  it.each<[string, readonly string[]]>([
    ['badge', BADGES],
    ['ai_flag', AI_FLAGS],
    ['trend', TRENDS],
    ['job_level', JOB_LEVELS],
    ['posting_tier', POSTING_TIERS],
    ['msa_size', MSA_SIZES],
    ['career_stage', CAREER_STAGES],
    ['company_event_type', EVENT_TYPES],
    ['alias_type', ALIAS_TYPES],
    ['user_role', ROLES],
    ['rate_tier', TIERS],
  ])('%s of the database has the values that the doors know', async (type, values) => {
    const rows = await own.database.query<{ value: string }>({ text: `SELECT unnest(enum_range(NULL::${type}))::text AS value` });
    expect(rows.map(({ value }) => value).sort()).toEqual([...values].sort());
  });
});

describe('foreign keys', () => {
  it.each<[keyof typeof GOOD, Record<string, string>, string]>([
    ['companies', { primary_industry: `'Magic'` }, 'companies_primary_industry_fkey'],
    ['companies', { secondary_industry: `'Magic'` }, 'companies_secondary_industry_fkey'],
    ['company_relationships', { parent_uid: `'nobody'` }, 'company_relationships_parent_uid_fkey'],
    ['company_relationships', { subsidiary_uid: `'nobody'` }, 'company_relationships_subsidiary_uid_fkey'],
    ['company_aliases', { company_uid: `'nobody'` }, 'company_aliases_company_uid_fkey'],
    ['cluster_destinations', { cluster_id: '99' }, 'cluster_destinations_cluster_id_fkey'],
    ['cluster_destinations', { destination_cluster_id: '99' }, 'cluster_destinations_destination_cluster_id_fkey'],
    ['cluster_skill_adjacencies', { cluster_id: '99' }, 'cluster_skill_adjacencies_cluster_id_fkey'],
    ['cluster_skill_adjacencies', { adjacent_cluster_id: '99' }, 'cluster_skill_adjacencies_adjacent_cluster_id_fkey'],
    ['cluster_premium_skills', { cluster_id: '99' }, 'cluster_premium_skills_cluster_id_fkey'],
    ['cluster_common_titles', { cluster_id: '99' }, 'cluster_common_titles_cluster_id_fkey'],
    ['occupation_clusters', { onet_code: `'99-9999.99'` }, 'occupation_clusters_onet_code_fkey'],
    ['occupation_clusters', { cluster_id: '99' }, 'occupation_clusters_cluster_id_is_core_fkey'],
    ['cluster_ai_impacts', { cluster_id: '99' }, 'cluster_ai_impacts_cluster_id_fkey'],
    ['cluster_wages', { cluster_id: '99' }, 'cluster_wages_cluster_id_fkey'],
    ['cluster_retention', { cluster_id: '99' }, 'cluster_retention_cluster_id_fkey'],
    ['zip_locations', { cbsa: `'99999'` }, 'zip_locations_cbsa_fkey'],
    ['company_clusters', { company_uid: `'nobody'` }, 'company_clusters_company_uid_fkey'],
    ['company_clusters', { cluster_id: '99' }, 'company_clusters_cluster_id_fkey'],
    ['company_hiring', { cluster_id: '3' }, 'company_hiring_company_uid_cluster_id_fkey'],
    ['company_hiring', { cbsa: `'99999'` }, 'company_hiring_cbsa_fkey'],
    ['title_observations', { onet_code: `'99-9999.99'` }, 'title_observations_onet_code_fkey'],
    ['title_observations', { company_uid: `'nobody'` }, 'title_observations_company_uid_fkey'],
    ['title_observations', { industry_id: '99' }, 'title_observations_industry_id_fkey'],
    ['title_observations', { cbsa: `'99999'` }, 'title_observations_cbsa_fkey'],
    ['sessions', {}, 'sessions_user_id_fkey'],
    ['refresh_tokens', {}, 'refresh_tokens_session_id_fkey'],
  ])('%s refuses %j', async (table, changes, constraint) => {
    expect(await answerTo(insert(table, changes))).toEqual({ code: FOREIGN_KEY, constraint });
  });

  it('a core membership belongs to a core cluster, an overlay membership to one of the overlay', async () => {
    const constraint = 'occupation_clusters_cluster_id_is_core_fkey';
    expect(await answerTo(insert('occupation_clusters', { cluster_id: '1' }))).toEqual({ code: FOREIGN_KEY, constraint });
    expect(await answerTo(`UPDATE occupation_clusters SET is_core = true WHERE cluster_id = 4`)).toMatchObject({ code: expect.stringMatching(/^2350[35]$/) });
  });

  it('an industry that companies name stays; its new name reaches them', async () => {
    expect(await answerTo(`DELETE FROM industries WHERE industry = 'Hospitals'`)).toMatchObject({ code: FOREIGN_KEY });
    const client = await own.database.pool.connect();
    await client.query('BEGIN');
    await client.query(`UPDATE industries SET industry = 'Clinics' WHERE industry = 'Hospitals'`);
    const { rows } = await client.query(`SELECT primary_industry FROM companies WHERE company_uid = 'uid-hospital'`);
    await client.query('ROLLBACK');
    client.release();
    expect(rows).toEqual([{ primary_industry: 'Clinics' }]);
  });

  it('a company takes its aliases, relationships, pairs, hiring and titles with it', async () => {
    const client = await own.database.pool.connect();
    await client.query('BEGIN');
    await client.query(`DELETE FROM companies WHERE company_uid = 'uid-hospital'`);
    const { rows } = await client.query(`
      SELECT (SELECT count(*) FROM company_aliases WHERE company_uid = 'uid-hospital') + (SELECT count(*) FROM company_relationships)
           + (SELECT count(*) FROM company_clusters WHERE company_uid = 'uid-hospital') + (SELECT count(*) FROM company_hiring)
           + (SELECT count(*) FROM title_observations WHERE company_uid = 'uid-hospital') AS left_over`);
    await client.query('ROLLBACK');
    client.release();
    expect(rows).toEqual([{ left_over: 0 }]);
  });
});

describe('unique', () => {
  it.each<[string, keyof typeof GOOD, Record<string, string>, string]>([
    ['company name in other case and spacing', 'companies', { company_name: `'  general   HOSPITAL '` }, 'companies_name_key'],
    ['company name in another Unicode form', 'companies', { company_name: `U&'Socie\\0301te\\0301 Logiciel'` }, 'companies_name_key'],
    ['company_uid', 'companies', { company_uid: `'uid-hospital'` }, 'companies_pkey'],
    ['industry', 'industries', { industry: `'Hospitals'` }, 'industries_industry_key'],
    ['industry_id', 'industries', { industry_id: '1' }, 'industries_pkey'],
    ['relationship', 'company_relationships', { parent_uid: `'uid-hospital'`, subsidiary_uid: `'uid-software'` }, 'company_relationships_pkey'],
    ['alias of a company in other case', 'company_aliases', { alias: `'gh'` }, 'company_aliases_pkey'],
    ['occupation title', 'occupations', { onet_title: `'Registered Nurses'` }, 'occupations_onet_title_key'],
    ['cluster name', 'clusters', { cluster_name: `'Nurses'` }, 'clusters_cluster_name_key'],
    [
      'destination of a cluster',
      'cluster_destinations',
      { cluster_id: '3', rank: '2', destination_cluster_id: '2' },
      'cluster_destinations_cluster_id_destination_cluster_id_key',
    ],
    ['rank of a destination', 'cluster_destinations', { cluster_id: '3', rank: '1', destination_cluster_id: '1' }, 'cluster_destinations_pkey'],
    [
      'neighbour of a cluster',
      'cluster_skill_adjacencies',
      { cluster_id: '3', rank: '2', adjacent_cluster_id: '1' },
      'cluster_skill_adjacencies_cluster_id_adjacent_cluster_id_key',
    ],
    ['core cluster of a code', 'occupation_clusters', { cluster_id: '1', onet_code: `'15-1252.00'`, is_core: 'true' }, 'occupation_clusters_one_core'],
    ['metro name', 'cbsas', { cbsa_name: `'Atlanta, GA'` }, 'cbsas_cbsa_name_key'],
    ['ZIP', 'zip_locations', { zip: '30301' }, 'zip_locations_pkey'],
    ['pair', 'company_clusters', { cluster_id: '1' }, 'company_clusters_pkey'],
    ['hiring row', 'company_hiring', { company_uid: `'uid-hospital'`, cluster_id: '1' }, 'company_hiring_pkey'],
    [
      'title of a code, nulls being equal',
      'title_observations',
      { title: `'rn'`, onet_code: `'29-1141.00'` },
      'title_observations_title_key_company_uid_industry_id_cbsa_o_key',
    ],
    ['current dataset', 'dataset_versions', { is_current: 'true' }, 'dataset_versions_one_current'],
  ])('%s', async (_, table, changes, constraint) => {
    expect(await answerTo(insert(table, changes))).toEqual({ code: UNIQUE, constraint });
  });

  it('user names in other case', async () => {
    const twice = `${insert('users')}; ${insert('users', { username: `'SOMEBODY '` })}`;
    expect(await answerTo(twice)).toEqual({ code: UNIQUE, constraint: 'users_username_key_key' });
  });
});

describe('checks', () => {
  it.each<[keyof typeof GOOD, Record<string, string>]>([
    ['industries', { industry_id: '0' }],
    ['industries', { naics_sector: `'99'` }],
    ['industries', { other_naics_sectors: `'{11,none}'` }],
    ['dataset_versions', { observation_window: `' '` }],
    ['companies', { company_name: `'   '` }],
    ['company_relationships', { subsidiary_uid: `'uid-software'` }],
    ['company_aliases', { alias: `''` }],
    ['occupations', { onet_code: `'99-9999'` }],
    ['occupations', { onet_code: `'99-9999.0a'` }],
    ['title_picks', { onet_code: `'nurse'` }],
    ['clusters', { cluster_id: '0' }],
    ['clusters', { occupation_count: '0' }],
    ['clusters', { ba_plus_share: '1.001' }],
    ['clusters', { ba_plus_share: '-0.1' }],
    ['clusters', { company_count_all: '1', company_count_badged: '2' }],
    ['clusters', { company_count_all: '1', company_count_top10: '2' }],
    ['cluster_destinations', { destination_cluster_id: '1' }],
    ['cluster_destinations', { rank: '0' }],
    ['cluster_skill_adjacencies', { adjacent_cluster_id: '1' }],
    ['cluster_premium_skills', { rank: '0' }],
    ['cluster_common_titles', { rank: '-1' }],
    ['cluster_wages', { years_in: '11' }],
    ['cluster_wages', { years_in: '-1' }],
    ['cluster_wages', { percentile_10: '0' }],
    ['cluster_wages', { percentile_25: '31' }],
    ['cluster_wages', { percentile_90: '39' }],
    ['cluster_retention', { internal_promotion_rate: '1.1' }],
    ['cluster_retention', { external_promotion_rate: '-0.1' }],
    ['cluster_retention', { retention_rate_3yr: '2' }],
    ['cbsas', { cbsa: `'1234'` }],
    ['cbsas', { census_cbsa_pop_est_2024: '0' }],
    ['cbsas', { msa_size: `'Large'` }],
    ['cbsas', { census_cbsa_pop_est_2024: '1000000' }],
    ['zip_locations', { zip: '0' }],
    ['zip_locations', { zip: '100000' }],
    ['company_clusters', { entry_posting_count: '-1' }],
    ['company_clusters', { entry_posting_count: '3' }],
    ['company_clusters', { entry_posting_count: '0' }],
    ['company_clusters', { entry_posting_tier: `'none'` }],
    ['company_clusters', { total_posting_tier: `'none'` }],
    ['company_clusters', { early_career_access: '2' }],
    ['company_clusters', { top10_occupation: '-1' }],
    ['company_clusters', { employment_share: '1.1' }],
    ['company_hiring', { postings_count_qtile: '0' }],
    ['company_hiring', { postings_count_qtile: '4' }],
    ['title_observations', { title: `' '` }],
    ['title_observations', { title: `repeat('very ', 100)` }],
    ['title_observations', { observation_count: '0' }],
    ['users', { username: `' '` }],
  ])('%s refuses %j', async (table, changes) => {
    expect(await answerTo(insert(table, changes))).toMatchObject({ code: CHECK });
  });

  it.each(
    AI_FLAGS.flatMap((flag) => TRENDS.flatMap((entry) => TRENDS.map((premium) => [flag, entry, premium] as const))).map(
      ([flag, entry, premium]) =>
        [flag, entry, premium, TRENDS_OF_FLAG[flag].entry_barrier_trend === entry && TRENDS_OF_FLAG[flag].expertise_premium_trend === premium] as const,
    ),
  )('«%s» with trends %s and %s agrees: %s', async (flag, entry, premium, agrees) => {
    const sql = insert('cluster_ai_impacts', { ai_flag: quoted(flag), entry_barrier_trend: quoted(entry), expertise_premium_trend: quoted(premium) });
    expect((await answerTo(sql)).code).toBe(agrees ? 'accepted' : CHECK);
  });
});

describe('required values and lengths', () => {
  it.each<[keyof typeof GOOD, Record<string, string>, string]>([
    ['companies', { company_name: 'NULL' }, NULL],
    ['clusters', { is_core: 'NULL' }, NULL],
    ['company_clusters', { entry_posting_tier: 'NULL' }, NULL],
    ['cluster_ai_impacts', { low_expertise_narrative: 'NULL' }, NULL],
    ['title_observations', { onet_code: 'NULL' }, NULL],
    ['companies', { company_name: `repeat('x', 256)` }, TOO_LONG],
    ['companies', { company_event_note: `repeat('x', 501)` }, TOO_LONG],
    ['company_aliases', { alias: `repeat('x', 256)` }, TOO_LONG],
    ['industries', { industry: `repeat('x', 101)` }, TOO_LONG],
  ])('%s refuses %j', async (table, changes, code) => {
    expect(await answerTo(insert(table, changes))).toMatchObject({ code });
  });
});
