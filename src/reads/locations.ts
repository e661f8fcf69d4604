import { METRO_STATES } from '../catalog/states.ts';
import type { Reads } from '../store/pool.ts';
import type { NamedMetro } from './hints.ts';

/** A ZIP code or a metro area, as the API returns it. */
export type Place = Readonly<Record<string, unknown>>;

/** The location of a ZIP code. The metro area is null if it is in none. */
export async function zipLocation(database: Reads, zip: string): Promise<Place | undefined> {
  const [row] = await database.query({
    name: 'zip',
    text: `SELECT lpad(z.zip::text, 5, '0') AS zip_code, z.usps_zip_pref_city AS city, z.usps_zip_pref_state AS state, z.cbsa AS cbsa_code, b.cbsa_name,
             COALESCE(b.msa_size, 'Small/Medium') AS msa_size
           FROM zip_locations z LEFT JOIN cbsas b ON b.cbsa = z.cbsa WHERE z.zip = $1`,
    values: [Number(zip)],
  });
  return row;
}

/** The metro area of a ZIP code, if it is in one. */
export async function metroOfZip(database: Reads, zip: string): Promise<NamedMetro | undefined> {
  const { cbsa_code: cbsa, cbsa_name: name } = (await zipLocation(database, zip)) ?? {};
  return typeof cbsa === 'string' && typeof name === 'string' ? { cbsa, name } : undefined;
}

/** A metro area with its size, states, and number of ZIP codes. */
export async function cbsaLocation(database: Reads, cbsa: string): Promise<Place | undefined> {
  const [row] = await database.query({
    name: 'cbsa',
    text: `SELECT b.cbsa AS cbsa_code, b.cbsa_name, b.msa_size, b.census_cbsa_pop_est_2024::text AS census_cbsa_pop_est_2024,
             (SELECT count(*) FROM zip_locations z WHERE z.cbsa = b.cbsa) AS zip_count,
             ${METRO_STATES} AS states
           FROM cbsas b WHERE b.cbsa = $1`,
    values: [cbsa],
  });
  return row;
}
