import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLE_NAMES } from '../../seeds/tables.ts';
import { npmProgram, PROJECT } from './npm-program.ts';
import type { OwnDatabase } from './own-database.ts';

export const MANIFEST = { dataset_version: 'lamps-1', methodology_version: 'm1', date: '2026-03-01' };

/** A delivery about a world of lamps: nothing in it is in the demonstration dataset, and it has no observed titles. */
export const LAMPS: Readonly<Record<string, readonly string[]>> = {
  industries: [
    'industry_id,industry,naics_sector,other_naics_sectors,everyday_names',
    '7,Lighthouses,48-49,"[""22""]","[""beacons"",""lights""]"',
    '8,Lantern Works,31-33,,',
  ],
  companies: [
    'company_uid,company_name,company_description,company_url,primary_industry,secondary_industry,company_city,company_state,company_country,ticker,company_event_type,company_event_note,overall_badge,badge_early_career,badge_growth,badge_stability',
    'LH-1,Beacon Point,"Keeps ""the"" light,\nday and night.",,Lighthouses,,Lampton,Texas,United States,,,,Gold,,,Platinum',
    'LW-2,Wick & Sons,,https://wick.example,Lantern Works,Lighthouses,Lampton,Texas,United States,WICK,none,,,,Gold,',
  ],
  company_relationships: ['parent_uid,subsidiary_uid', 'LW-2,LH-1'],
  company_aliases: ['company_uid,alias,alias_type,notes', 'LH-1,The Point,alternate_spelling,', 'LW-2,Wick and Sons,alternate_spelling,"in full, as signed"'],
  occupations: ['onet_code,onet_title', '99-1011.00,Lamplighters', '99-1021.00,Lens Polishers', '99-1022.00,Master Lens Polishers'],
  clusters: [
    'cluster_id,cluster_name,is_core,occupation_count,cluster_occs,ba_plus_share,job_level,ai_flag,premium_skill_vintage,p50_wage_growth_0_10,wage_growth_tier',
    "10,Lamp keepers,true,1,Lamplighters,0.25,Sub-Bachelor's Degree,Lower Potential,,0.3,medium",
    '20,Lens polishers,true,2,Lens Polishers|Master Lens Polishers,0.5,,,2026-03,0.5,high',
  ],
  cluster_destinations: ['cluster_id,cluster_id_destination_1,cluster_id_destination_2', '10,20,', '20,,10'],
  cluster_skill_adjacencies: ['cluster_id,skill_adj_cluster_1', '10,20'],
  cluster_premium_skills: [
    'cluster_id,premium_skill_1,premium_skill_description_1,premium_skill_2,premium_skill_description_2,premium_skill_3,premium_skill_description_3,premium_skill_4,premium_skill_description_4',
    '10,Trimming,Cutting wicks.,Climbing,,Oiling,,Signals,Talking to ships.',
  ],
  cluster_common_titles: ['cluster_id,common_clean_job_title_1,common_clean_job_title_2', '10,Lamp Lighter,Light Keeper', '20,Lens Polisher,'],
  occupation_clusters: [
    'cluster_id,onet_code,consolidated_title,is_core',
    '10,99-1011.00,Lamplighters,true',
    '20,99-1021.00,Lens Polishers,true',
    '20,99-1022.00,Master Lens Polishers,true',
  ],
  cluster_ai_impacts: [
    'cluster_id,ai_flag,entry_barrier_trend,expertise_premium_trend,low_expertise_narrative,high_expertise_narrative,methodology_version',
    '10,Lower Potential,Falling,Falling,"","Little changes.",m1',
  ],
  cluster_wages: [
    'cluster_id,msa_size,years_in,percentile_10,percentile_25,median,percentile_75,percentile_90',
    '10,Large,0,20000,25000,30000.5,35000,40000',
    '10,Large,10,30000,35000,40000,45000,50000',
    '20,Small/Medium,0,1,2,3,4,5',
  ],
  cluster_retention: [
    'cluster_id,experience_level,msa_size,internal_promotion_rate,external_promotion_rate,retention_rate_3yr',
    '10,Entry-Level,Large,0.1,,0.5',
  ],
  cbsas: ['cbsa,cbsa_name,census_cbsa_pop_est_2024,msa_size', '99010,"Lampton, TX",1200000,Large'],
  zip_locations: ['zip,usps_zip_pref_city,usps_zip_pref_state,cbsa', '00501,Lampton,TX,99010', '75002,Nowhere,TX,'],
  company_clusters: [
    'company_uid,cluster_id,badge_early_career,badge_growth,badge_stability,entry_posting_count,entry_posting_tier,total_posting_count,total_posting_tier,early_career_access,top10_occupation,employment_share',
    'LH-1,10,,Gold,,2,low,9,high,1,1,0.75',
    'LH-1,20,,,,0,none,1,low,0,1,0.25',
    'LW-2,20,,,Platinum,0,none,4,average,0,1,1',
  ],
  company_hiring: ['company_uid,cluster_id,cbsa,postings_count_qtile', 'LH-1,10,99010,3'],
  title_observations: ['title,company_uid,industry_id,cbsa,onet_code,observation_count,source'],
};

/** A folder for deliveries, and the commands that load and export them into a database of its own. */
export class Deliveries {
  readonly root = mkdtempSync(join(tmpdir(), 'lma-delivery-'));
  private made = 0;

  constructor(private readonly own: OwnDatabase) {}

  /** Writes a delivery: the one of lamps, with other lines for some files, or without them. */
  write(files: Readonly<Record<string, readonly string[] | Buffer | undefined>> = {}, manifest: object | null = MANIFEST): string {
    const folder = mkdtempSync(join(this.root, `${++this.made}-`));
    for (const [table, lines] of Object.entries({ ...LAMPS, ...files }))
      if (lines !== undefined) writeFileSync(join(folder, `${table}.csv`), Buffer.isBuffer(lines) ? lines : `${lines.join('\r\n')}\r\n`);
    if (manifest !== null) writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
    return folder;
  }

  get problemsFile(): string {
    return join(this.root, 'data', 'delivery-problems.csv');
  }

  /** Runs `npm run data:...`, and returns its exit code and what it printed. */
  run(...args: readonly string[]): Promise<{ code: number; output: string }> {
    return new Promise((done) => {
      execFile(process.execPath, npmProgram('seeds/main.ts', ...args), { cwd: PROJECT, env: this.environment }, (error, stdout, stderr) => {
        done({ code: error === null ? 0 : Number(error.code ?? -1), output: stdout + stderr });
      });
    });
  }

  start(...args: readonly string[]): ChildProcess {
    return spawn(process.execPath, npmProgram('seeds/main.ts', ...args), { cwd: PROJECT, env: this.environment, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private get environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      DATABASE_URL: this.own.url,
      OPENSEARCH_URL: process.env['TEST_OPENSEARCH_URL'],
      DATA_DIR: join(this.root, 'data'),
    };
  }
}

/** Every row of the dataset of a database, as a reader sees it. Numbers that the database assigns and times of loading are left out. */
export async function datasetRows(own: OwnDatabase): Promise<Record<string, unknown[]>> {
  const tables = await Promise.all(
    TABLE_NAMES.map(
      async (table) =>
        [
          table,
          await own.database.query({
            text: `SELECT to_jsonb(t) - 'created_at' - 'updated_at' - 'observation_id' AS row FROM ${table} t ORDER BY (to_jsonb(t) - 'created_at' - 'updated_at' - 'observation_id')::text COLLATE "C"`,
          }),
        ] as const,
    ),
  );
  const versions = await own.database.query({
    text: 'SELECT dataset_version, methodology_version, data_status_note, limitations FROM dataset_versions WHERE is_current',
  });
  return { ...Object.fromEntries(tables), versions };
}
