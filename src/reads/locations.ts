import { ApiError, type Refusal } from '../errors.ts';
import type { Database } from '../store/pool.ts';

const FIVE_DIGITS = /^\d{5}$/;

/** What is wrong with a ZIP code, if anything. */
export function badZip(zip: string): Refusal | undefined {
  if (FIVE_DIGITS.test(zip)) return undefined;
  return {
    error: `«${zip}» is not a ZIP code`,
    suggestion: 'A ZIP code has five digits, leading zeros included.',
    example: '/api/location/zip/98101',
  };
}

/** What is wrong with a CBSA code, if anything. */
export function badCbsa(cbsa: string): Refusal | undefined {
  if (FIVE_DIGITS.test(cbsa)) return undefined;
  return { error: `«${cbsa}» is not a CBSA code`, suggestion: 'A CBSA code has five digits.', example: '/api/location/cbsa/42660' };
}

/** Where a ZIP code lies; the metro is null outside of all. */
export async function zipLocation(database: Database, zip: string): Promise<Record<string, unknown>> {
  const refusal = badZip(zip);
  if (refusal !== undefined) throw new ApiError('invalid_parameters', refusal);
  const [row] = await database.query({
    name: 'zip',
    text: `SELECT lpad(z.zip::text, 5, '0') AS zip_code, z.usps_zip_pref_city AS city, z.usps_zip_pref_state AS state, z.cbsa AS cbsa_code, b.cbsa_name,
             COALESCE(b.msa_size, 'Small/Medium') AS msa_size
           FROM zip_locations z LEFT JOIN cbsas b ON b.cbsa = z.cbsa WHERE z.zip = $1`,
    values: [Number(zip)],
  });
  if (row === undefined)
    throw new ApiError('not_found', {
      error: `ZIP code not found: ${zip}`,
      suggestion: 'Check the digits; military and territorial ZIP codes are not in the dataset.',
      example: '/api/location/zip/98101',
    });
  return row;
}

/** A metropolitan area with its size and the states and ZIP codes in it. */
export async function cbsaLocation(database: Database, cbsa: string): Promise<Record<string, unknown>> {
  const refusal = badCbsa(cbsa);
  if (refusal !== undefined) throw new ApiError('invalid_parameters', refusal);
  const [row] = await database.query({
    name: 'cbsa',
    text: `SELECT b.cbsa AS cbsa_code, b.cbsa_name, b.msa_size, b.census_cbsa_pop_est_2024::text AS census_cbsa_pop_est_2024,
             (SELECT count(*) FROM zip_locations z WHERE z.cbsa = b.cbsa) AS zip_count,
             string_to_array(split_part(b.cbsa_name, ', ', 2), '-') AS states
           FROM cbsas b WHERE b.cbsa = $1`,
    values: [cbsa],
  });
  if (row === undefined)
    throw new ApiError('not_found', {
      error: `CBSA not found: ${cbsa}`,
      suggestion: 'The dataset holds metropolitan areas; GET /api/location/zip/{zip} gives the code of a place.',
      example: '/api/location/cbsa/42660',
    });
  return row;
}
