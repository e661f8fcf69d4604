import type { Database, Transaction } from './pool.ts';

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
const VERSION = 'SELECT dataset_version FROM dataset_versions WHERE is_current';

/** All places of the dataset. */
export async function readPlaces(from: Database | Transaction): Promise<PlacesData> {
  return { metros: await rowsOf<MetroRow>(from, METROS), zips: await rowsOf<ZipRow>(from, ZIPS) };
}

/** The version of the loaded dataset; undefined if there is none. */
export async function readDatasetVersion(from: Database | Transaction): Promise<string | undefined> {
  const [row] = await rowsOf<{ dataset_version: string }>(from, VERSION);
  return row?.dataset_version;
}

async function rowsOf<T extends object>(from: Database | Transaction, text: string): Promise<T[]> {
  if ('pool' in from) return from.query<T & Record<string, unknown>>({ text });
  return (await from.query<T & Record<string, unknown>>(text)).rows;
}
