import type { Reads, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** A metro area. */
export interface MetroRow {
  readonly cbsa: string;
  readonly name: string;
  readonly population: number;
}

/** A ZIP code with its post office. */
export interface ZipRow {
  readonly zip: number;
  readonly city: string;
  /** Postal code of the state. */
  readonly state: string;
  /** Code of the metro area; null if it is in none. */
  readonly cbsa: string | null;
}

export interface PlacesData {
  readonly metros: readonly MetroRow[];
  readonly zips: readonly ZipRow[];
}

const METROS = 'SELECT cbsa, cbsa_name AS name, census_cbsa_pop_est_2024 AS population FROM cbsas ORDER BY cbsa';
const ZIPS = 'SELECT zip, usps_zip_pref_city AS city, usps_zip_pref_state AS state, cbsa FROM zip_locations ORDER BY zip';

/** All places of the dataset. */
export async function readPlaces(from: Reads | Transaction): Promise<PlacesData> {
  return { metros: await rowsOf<MetroRow>(from, { text: METROS }), zips: await rowsOf<ZipRow>(from, { text: ZIPS }) };
}
