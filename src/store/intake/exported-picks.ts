import type { Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';
import type { PickRow } from './picks.ts';

/** A pick as it is exported. */
export interface ExportedPickRow extends PickRow {
  readonly count: 1;
  /** Time in UTC, with microseconds. */
  readonly recorded_at: string;
  /** The code is no longer in the dataset. */
  readonly code_is_unknown: boolean;
  readonly title_is_long: boolean;
}

export interface PickSelection {
  readonly since?: Date | undefined;
  /** Titles with more bytes are marked as long. */
  readonly longestTitleBytes: number;
  readonly rowsAtOnce: number;
}

/** Reads all picks, oldest first, in portions of one snapshot. Makes the transaction read-only. */
export async function* readPicks(client: Transaction, { since, longestTitleBytes, rowsAtOnce }: PickSelection): AsyncGenerator<ExportedPickRow[]> {
  await client.query('SET TRANSACTION READ ONLY');
  await client.query(
    `DECLARE exported_picks NO SCROLL CURSOR FOR
       SELECT p.id, p.title, p.onet_code, p.onet_title, p.match_score, p.cluster_id, p.cluster_name, p.recorded_by, 1 AS count,
              to_char(p.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS recorded_at,
              NOT EXISTS (SELECT FROM occupations o WHERE o.onet_code = p.onet_code) AS code_is_unknown,
              octet_length(p.title) > $2 AS title_is_long
       FROM title_picks p WHERE $1::timestamptz IS NULL OR p.recorded_at >= $1 ORDER BY p.recorded_at, p.id`,
    [since ?? null, longestTitleBytes],
  );
  for (;;) {
    const rows = await rowsOf<ExportedPickRow>(client, { text: `FETCH ${rowsAtOnce} FROM exported_picks` });
    if (rows.length === 0) return;
    yield rows;
  }
}
