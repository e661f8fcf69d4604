-- Up Migration

-- What the indexer computes for the ranking of titles, once for each state of the data. The API reads it and trains nothing.
CREATE TABLE title_models (
  -- The version of the search index that goes with the model: dataset, code and word lists, imports.
  state text PRIMARY KEY,
  -- Fingerprint of the code and word lists. A process reads only models of its own.
  inputs text NOT NULL,
  titles integer NOT NULL CHECK (titles >= 0),
  bytes bigint NOT NULL CHECK (bytes > 0),
  trained_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX title_models_newest ON title_models (inputs, trained_at DESC);

-- In parts, because a whole model would need several times its size in memory on its way through the connection.
CREATE TABLE title_model_parts (
  state text NOT NULL REFERENCES title_models ON DELETE CASCADE,
  part integer NOT NULL CHECK (part >= 0),
  data bytea NOT NULL,
  PRIMARY KEY (state, part)
);
-- Numbers hardly shrink.
ALTER TABLE title_model_parts ALTER COLUMN data SET STORAGE EXTERNAL;

-- The imports in use, for /health and /api/version.
CREATE TABLE imports (
  kind text PRIMARY KEY CHECK (kind IN ('onet', 'observations')),
  records integer NOT NULL CHECK (records >= 0),
  -- A fair sample of the titles that will be asked for: its frequencies count.
  is_representative boolean NOT NULL DEFAULT false,
  imported_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO imports (kind, records) SELECT 'onet', count(*) FROM reference_titles HAVING count(*) > 0;
INSERT INTO imports (kind, records) SELECT 'observations', count(*) FROM imported_observations HAVING count(*) > 0;

-- Down Migration

DROP TABLE imports, title_model_parts, title_models;
