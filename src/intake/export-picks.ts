import type { Database } from '../store/pool.ts';
import { guardedCell, LONGEST_TITLE_BYTES } from './observation-cells.ts';

/** The columns that `npm run import:observations` reads, in its order, then further columns that the import ignores. */
const COLUMNS = [
  'title',
  'onet_code',
  'company',
  'industry',
  'location',
  'count',
  'id',
  'recorded_at',
  'recorded_by',
  'onet_title',
  'match_score',
  'cluster_id',
  'cluster_name',
] as const;
const ROWS_AT_ONCE = 5_000;

/** What an export wrote, and which rows the import would refuse. */
export interface ExportedPicks {
  readonly picks: number;
  /** Picks whose code is no longer in the dataset. */
  readonly unknownCodes: number;
  /** Picks whose title is too long for an observed title. */
  readonly longTitles: number;
}

interface PickRow {
  readonly [column: string]: string | number | null | boolean;
  readonly code_is_unknown: boolean;
  readonly title_is_long: boolean;
}

/**
 * Writes every pick, oldest first, as one line of a title-observations file. Each line names the sender, so that bad picks can be removed before the import. The
 * columns for employer, industry, and place are empty, to be filled in. All lines are from one database snapshot.
 */
export async function exportPicks(database: Database, write: (lines: string) => Promise<unknown>, since?: Date): Promise<ExportedPicks> {
  const exported = { picks: 0, unknownCodes: 0, longTitles: 0 };
  await write(`${COLUMNS.join('\t')}\n`);
  await database.transaction(async (client) => {
    await client.query('SET TRANSACTION READ ONLY');
    await client.query(
      `DECLARE exported_picks NO SCROLL CURSOR FOR
         SELECT p.id, p.title, p.onet_code, p.onet_title, p.match_score, p.cluster_id, p.cluster_name, p.recorded_by, 1 AS count,
                to_char(p.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS recorded_at,
                NOT EXISTS (SELECT FROM occupations o WHERE o.onet_code = p.onet_code) AS code_is_unknown,
                octet_length(p.title) > ${LONGEST_TITLE_BYTES} AS title_is_long
         FROM title_picks p WHERE $1::timestamptz IS NULL OR p.recorded_at >= $1 ORDER BY p.recorded_at, p.id`,
      [since ?? null],
    );
    for (;;) {
      const { rows } = await client.query<PickRow>(`FETCH ${ROWS_AT_ONCE} FROM exported_picks`);
      if (rows.length === 0) return;
      await write(rows.map((row) => `${COLUMNS.map((column) => cellOf(row[column])).join('\t')}\n`).join(''));
      exported.picks += rows.length;
      exported.unknownCodes += rows.filter(({ code_is_unknown }) => code_is_unknown).length;
      exported.longTitles += rows.filter(({ title_is_long }) => title_is_long).length;
    }
  });
  return exported;
}

const cellOf = (value: PickRow[string] | undefined): string => (typeof value === 'string' ? guardedCell(value) : String(value ?? ''));
