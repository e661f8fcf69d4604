import type { Database } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/** A row of a title conversion that a person picked for a title. */
export interface PickRow {
  readonly id: string;
  readonly title: string;
  readonly onet_code: string;
  readonly onet_title: string | null;
  readonly match_score: number | null;
  readonly cluster_id: number | null;
  readonly cluster_name: string | null;
  readonly recorded_by: string;
}

/** What adding a pick did. */
export interface InsertedPick {
  /** Whether the dataset has the code, and the cluster if one is given. If not, nothing is added. */
  readonly code_known: boolean;
  readonly cluster_known: boolean;
  /** False when the id is known: nothing is changed then. */
  readonly recorded: boolean;
}

/** Adds a pick whose code and cluster are in the dataset. */
export async function insertPick(database: Database, pick: PickRow): Promise<InsertedPick> {
  const { id, title, onet_code, onet_title, match_score, cluster_id, cluster_name, recorded_by } = pick;
  const [row] = await rowsOf<InsertedPick>(database, {
    name: 'record-title-pick',
    text: `WITH known AS (
               SELECT EXISTS (SELECT FROM occupations WHERE onet_code = $3) AS code_known,
                      $6::integer IS NULL OR EXISTS (SELECT FROM clusters WHERE cluster_id = $6) AS cluster_known),
             recorded AS (
               INSERT INTO title_picks (id, title, onet_code, onet_title, match_score, cluster_id, cluster_name, recorded_by)
               SELECT $1::uuid, $2::text, $3::text, $4::text, $5::double precision, $6::integer, $7::text, $8::text FROM known WHERE code_known AND cluster_known
               ON CONFLICT (id) DO NOTHING RETURNING id)
           SELECT code_known, cluster_known, EXISTS (SELECT FROM recorded) AS recorded FROM known`,
    values: [id, title, onet_code, onet_title, match_score, cluster_id, cluster_name, recorded_by],
  });
  return row ?? { code_known: false, cluster_known: false, recorded: false };
}
