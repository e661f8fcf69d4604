-- Up Migration

-- What an operator imports in addition to the dataset: the O*NET database and observed titles. None of these tables references the dataset's, so that
-- reloading the dataset, which empties those, keeps the imports; readers join them with the occupations there are.
CREATE TABLE reference_occupations (
  onet_code onet_code PRIMARY KEY,
  onet_title text NOT NULL,
  description text NOT NULL,
  job_zone smallint CHECK (job_zone BETWEEN 1 AND 5)
);
CREATE TABLE reference_titles (
  onet_code onet_code NOT NULL,
  title text NOT NULL CHECK (trim(title) <> '' AND octet_length(title) <= 400),
  title_key text NOT NULL GENERATED ALWAYS AS (identity_key(title)) STORED,
  PRIMARY KEY (title_key, onet_code)
);
CREATE TABLE reference_technologies (
  onet_code onet_code NOT NULL,
  example text NOT NULL,
  is_hot boolean NOT NULL,
  PRIMARY KEY (onet_code, example)
);
CREATE TABLE related_occupations (
  onet_code onet_code NOT NULL,
  related_code onet_code NOT NULL,
  tier text NOT NULL,
  rank smallint NOT NULL CHECK (rank > 0),
  PRIMARY KEY (onet_code, related_code)
);

-- The historical pattern: titles as they were filed or observed, with whatever is known of the employer. The employer is a plain name, which
-- need not be one of the dataset. `occupation` is an O*NET-SOC code or a 6-digit SOC code.
CREATE TABLE imported_observations (
  observation_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (trim(title) <> '' AND octet_length(title) <= 400),
  occupation text NOT NULL CHECK (occupation ~ '^\d{2}-\d{4}(\.\d{2})?$'),
  employer text,
  sector text,
  state text,
  cbsa cbsa_code,
  observation_count integer NOT NULL CHECK (observation_count > 0),
  UNIQUE NULLS NOT DISTINCT (title, occupation, employer, sector, state, cbsa)
);

-- Raised by every import, so that the indices and the resolver know what they were built from.
CREATE TABLE import_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  imports integer NOT NULL DEFAULT 0
);
INSERT INTO import_version DEFAULT VALUES;

-- Down Migration

DROP TABLE import_version, imported_observations, related_occupations, reference_technologies, reference_titles, reference_occupations;
