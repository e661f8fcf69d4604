import { LARGE_METRO } from '../catalog/metro-sizes.ts';
import type { Reads, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

export const IMPORT_KINDS = ['onet', 'observations', 'census'] as const;

/** An import in use. */
export interface Import {
  readonly kind: (typeof IMPORT_KINDS)[number];
  readonly records: number;
  readonly is_representative: boolean;
  readonly imported_at: Date;
}

export function readImports(from: Reads | Transaction): Promise<Import[]> {
  return rowsOf<Import>(from, { name: 'imports', text: 'SELECT kind, records, is_representative, imported_at FROM imports ORDER BY kind' });
}

/** Replaces the record of the previous import of this kind. */
export async function storeImport(client: Transaction, { kind, records, is_representative }: Omit<Import, 'imported_at'>): Promise<void> {
  await client.query('DELETE FROM imports WHERE kind = $1', [kind]);
  await client.query('INSERT INTO imports (kind, records, is_representative) VALUES ($1, $2, $3)', [kind, records, is_representative]);
  await client.query('UPDATE import_version SET imports = imports + 1');
  // Lists may have other rows now, so an ETag from before must not match.
  await client.query('UPDATE write_version SET writes = writes + 1');
}

/** What the imported Census files changed in the places of the dataset. */
export interface PlaceChanges {
  readonly metros: { readonly added: number; readonly replaced: number };
  readonly zips: { readonly added: number; readonly replaced: number };
  /** Codes of metro areas that are left out, because the dataset has their names with other codes. */
  readonly nameTaken: readonly string[];
}

/**
 * Adds the imported metro areas and ZIP codes to those of the dataset, or replaces the rows of the same codes. What only the dataset has stays, because other rows
 * refer to it. Counts only rows that differ.
 */
export async function addReferencePlaces(client: Transaction): Promise<PlaceChanges> {
  const taken = await rowsOf<{ cbsa: string }>(client, {
    text: `SELECT r.cbsa FROM reference_metros r JOIN cbsas b USING (cbsa_name)
           WHERE b.cbsa <> r.cbsa AND NOT EXISTS (SELECT FROM reference_metros other WHERE other.cbsa = b.cbsa) ORDER BY 1`,
  });
  const nameTaken = taken.map(({ cbsa }) => cbsa);
  // Names are unique, and two metro areas may exchange theirs.
  await client.query(
    `UPDATE cbsas b SET cbsa_name = b.cbsa FROM reference_metros r WHERE r.cbsa = b.cbsa AND r.cbsa_name <> b.cbsa_name AND r.cbsa <> ALL ($1)`,
    [nameTaken],
  );
  const metros = await upserted(
    client,
    `INSERT INTO cbsas AS b (cbsa, cbsa_name, census_cbsa_pop_est_2024, msa_size)
     SELECT cbsa, cbsa_name, census_cbsa_pop_est_2024, CASE WHEN census_cbsa_pop_est_2024 >= ${LARGE_METRO} THEN 'Large' ELSE 'Small/Medium' END::msa_size
     FROM reference_metros WHERE cbsa <> ALL ($1)
     ON CONFLICT (cbsa) DO UPDATE SET cbsa_name = excluded.cbsa_name, census_cbsa_pop_est_2024 = excluded.census_cbsa_pop_est_2024, msa_size = excluded.msa_size
     WHERE (b.cbsa_name, b.census_cbsa_pop_est_2024) IS DISTINCT FROM (excluded.cbsa_name, excluded.census_cbsa_pop_est_2024)`,
    [nameTaken],
  );
  const zips = await upserted(
    client,
    `INSERT INTO zip_locations AS z (zip, usps_zip_pref_city, usps_zip_pref_state, cbsa)
     SELECT r.zip, r.usps_zip_pref_city, r.usps_zip_pref_state, b.cbsa FROM reference_zips r LEFT JOIN cbsas b USING (cbsa)
     ON CONFLICT (zip) DO UPDATE SET usps_zip_pref_city = excluded.usps_zip_pref_city, usps_zip_pref_state = excluded.usps_zip_pref_state, cbsa = excluded.cbsa
     WHERE (z.usps_zip_pref_city, z.usps_zip_pref_state, z.cbsa) IS DISTINCT FROM (excluded.usps_zip_pref_city, excluded.usps_zip_pref_state, excluded.cbsa)`,
    [],
  );
  return { metros, zips, nameTaken };
}

async function upserted(client: Transaction, statement: string, values: readonly unknown[]): Promise<{ added: number; replaced: number }> {
  const [row] = await rowsOf<{ added: number; replaced: number }>(client, {
    text: `WITH changed AS (${statement} RETURNING xmax = 0 AS is_new) SELECT count(*) FILTER (WHERE is_new) AS added, count(*) FILTER (WHERE NOT is_new) AS replaced FROM changed`,
    values,
  });
  return { added: row?.added ?? 0, replaced: row?.replaced ?? 0 };
}

/** Adds the occupations of the imported O*NET database that the dataset does not have. They have no cluster. */
export async function addReferenceOccupations(client: Transaction): Promise<void> {
  await client.query('INSERT INTO occupations (onet_code, onet_title) SELECT onet_code, onet_title FROM reference_occupations ON CONFLICT DO NOTHING');
}
