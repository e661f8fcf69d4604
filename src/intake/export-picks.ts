import { readPicks, type ExportedPickRow } from '../store/intake/exported-picks.ts';
import type { Database } from '../store/pool.ts';
import { LONGEST_KEY_BYTES } from '../text/document-key.ts';
import { guardedCell } from './observation-cells.ts';

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

/**
 * Writes every pick, oldest first, as one line of a title-observations file. Each line names the sender, so that bad picks can be removed before the import. The
 * columns for employer, industry, and place are empty, to be filled in. All lines are from one database snapshot.
 */
export async function exportPicks(database: Database, write: (lines: string) => Promise<unknown>, since?: Date): Promise<ExportedPicks> {
  const exported = { picks: 0, unknownCodes: 0, longTitles: 0 };
  await write(`${COLUMNS.join('\t')}\n`);
  await database.transaction(async (client) => {
    for await (const rows of readPicks(client, { since, longestTitleBytes: LONGEST_KEY_BYTES, rowsAtOnce: ROWS_AT_ONCE })) {
      await write(rows.map(lineOf).join(''));
      exported.picks += rows.length;
      exported.unknownCodes += rows.filter(({ code_is_unknown }) => code_is_unknown).length;
      exported.longTitles += rows.filter(({ title_is_long }) => title_is_long).length;
    }
  });
  return exported;
}

/** A pick as a line of the file. */
function lineOf(row: ExportedPickRow): string {
  const cells = { ...row, company: null, industry: null, location: null };
  return `${COLUMNS.map((column) => cellOf(cells[column])).join('\t')}\n`;
}

const cellOf = (value: string | number | null): string => (typeof value === 'string' ? guardedCell(value) : String(value ?? ''));
