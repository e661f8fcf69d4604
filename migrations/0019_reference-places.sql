-- Up Migration

-- Metro areas and ZIP codes of the imported Census files. After each load, they are added to the dataset, or replace its rows of the same codes.
CREATE TABLE reference_metros (
  cbsa cbsa_code PRIMARY KEY,
  cbsa_name text NOT NULL UNIQUE,
  census_cbsa_pop_est_2024 integer NOT NULL CHECK (census_cbsa_pop_est_2024 > 0)
);
CREATE TABLE reference_zips (
  zip integer PRIMARY KEY CHECK (zip BETWEEN 1 AND 99999),
  usps_zip_pref_city text NOT NULL,
  usps_zip_pref_state text NOT NULL,
  -- Without a reference: a metro area without an estimate is not imported, but the dataset may have it.
  cbsa cbsa_code
);
ALTER TABLE imports DROP CONSTRAINT imports_kind_check, ADD CONSTRAINT imports_kind_check CHECK (kind IN ('onet', 'observations', 'census'));

-- Down Migration

DELETE FROM imports WHERE kind = 'census';
ALTER TABLE imports DROP CONSTRAINT imports_kind_check, ADD CONSTRAINT imports_kind_check CHECK (kind IN ('onet', 'observations'));
DROP TABLE reference_metros, reference_zips;
