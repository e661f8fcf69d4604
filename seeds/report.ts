import type { Database } from '../src/store/pool.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** Number of rows of a table according to the specification; null if it does not say. */
const EXPECTED: Readonly<Record<TableName, { rows: number | [number, number] | null; why: string }>> = {
  industries: { rows: 32, why: '32 industries' },
  companies: { rows: [1_700, 1_800], why: 'about 1,750 employers' },
  company_relationships: { rows: null, why: 'true parents of employers in the dataset' },
  company_aliases: { rows: null, why: 'every alias type' },
  occupations: { rows: 1_016, why: '1,016 O*NET-SOC codes' },
  clusters: { rows: 861, why: '861 in the overlay, 561 of them core' },
  cluster_destinations: { rows: [561, 5 * 561], why: 'up to 5 per core cluster' },
  cluster_skill_adjacencies: { rows: [561, 3 * 561], why: 'up to 3 per core cluster' },
  cluster_premium_skills: { rows: 3 * 561, why: '3 per core cluster' },
  cluster_common_titles: { rows: 3 * 561, why: '3 per core cluster' },
  occupation_clusters: { rows: [1_316, 3_000], why: 'one core cluster per code, and the overlay' },
  cluster_ai_impacts: { rows: 177, why: '63 + 26 + 23 + 65 classified' },
  cluster_wages: { rows: 561 * 2 * 11, why: '561 clusters x 2 metro sizes x 11 years' },
  cluster_retention: { rows: 561 * 2 * 2, why: '561 clusters x 2 levels x 2 metro sizes' },
  cbsas: { rows: [380, 400], why: 'about 390 metro areas' },
  zip_locations: { rows: [40_000, 43_000], why: 'all ZIP codes' },
  company_clusters: { rows: [54_000, 56_000], why: 'about 55,000 pairs' },
  company_hiring: { rows: null, why: 'pairs by metro' },
  title_observations: { rows: [8_000, Infinity], why: 'at least 8,000 title-code rows, and company titles' },
};

/** Tables that the service itself writes. */
const SERVICE_TABLES = ['dataset_versions', 'users', 'sessions', 'refresh_tokens', 'service_keys', 'samples', 'title_picks', 'outbox', 'admin_writes'];

export interface ReportLine {
  readonly table: string;
  readonly rows: number;
  readonly expected: string;
  readonly asExpected: boolean;
}

/** Row counts of every table against the specification's scale. */
export async function reportDataset(database: Database): Promise<ReportLine[]> {
  const lines: ReportLine[] = [];
  for (const table of TABLE_NAMES) {
    const rows = await countRows(database, `SELECT count(*) AS n FROM ${table}`);
    const { rows: expected, why } = EXPECTED[table];
    lines.push(line(table, rows, expected, why));
  }
  for (const table of SERVICE_TABLES)
    lines.push({ table, rows: await countRows(database, `SELECT count(*) AS n FROM ${table}`), expected: 'grows with use', asExpected: true });
  lines.push(line('clusters, core', await countRows(database, 'SELECT count(*) AS n FROM clusters WHERE is_core'), 561, '561 core clusters'));
  for (const [flag, count] of [
    ['Raising the Bar', 63],
    ['Shrinking Fields', 26],
    ['Winners Pull Away', 23],
    ['Lower Potential', 65],
  ] as const) {
    lines.push(
      line(
        `ai impact: ${flag}`,
        await countRows(database, `SELECT count(*) AS n FROM cluster_ai_impacts WHERE ai_flag = '${flag}'`),
        count,
        'classification of the specification',
      ),
    );
  }
  lines.push(line('alias types in use', await countRows(database, 'SELECT count(DISTINCT alias_type) AS n FROM company_aliases'), 7, 'aliases of every type'));
  lines.push(
    line(
      'corpus titles',
      await countRows(database, `SELECT count(*) AS n FROM title_observations WHERE source = 'corpus'`),
      [8_000, Infinity],
      'at least 8,000 title-code rows',
    ),
  );
  return lines;
}

function line(table: string, rows: number, expected: number | [number, number] | null, why: string): ReportLine {
  const [low, high] = expected === null ? [1, Infinity] : typeof expected === 'number' ? [expected, expected] : expected;
  return { table, rows, expected: why, asExpected: rows >= low && rows <= high };
}

async function countRows(database: Database, sql: string): Promise<number> {
  const [row] = await database.query<{ n: number }>({ text: sql });
  return row?.n ?? 0;
}
