import { MSA_SIZES } from './enumerations.ts';
import { SIZES_DESCRIPTION } from './metro-sizes.ts';
import { COUNT, listOf, oneOf, orNull, record, TEXT } from './value-schema.ts';

const MSA_SIZE = { ...oneOf(MSA_SIZES), description: `${SIZES_DESCRIPTION} Places outside all metro areas are Small/Medium.` };

export const ZIP_SCHEMA = record({
  zip_code: TEXT,
  city: orNull(TEXT),
  state: orNull(TEXT),
  cbsa_code: orNull(TEXT),
  cbsa_name: orNull(TEXT),
  msa_size: MSA_SIZE,
});
export const CBSA_SCHEMA = record({
  cbsa_code: TEXT,
  cbsa_name: TEXT,
  msa_size: MSA_SIZE,
  census_cbsa_pop_est_2024: orNull(TEXT),
  zip_count: COUNT,
  states: listOf(TEXT),
});
