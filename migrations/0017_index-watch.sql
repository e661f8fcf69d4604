-- Up Migration

-- What the indexer knows about the index of each kind of documents: up to which operation it was compared with the rows, and what is wrong with it.
CREATE TABLE index_watch (
  document_kind text PRIMARY KEY,
  index_name text,
  seq_no bigint,
  compared_at timestamptz,
  problem text,
  detail text,
  since timestamptz,
  CONSTRAINT index_watch_problem CHECK ((problem IS NULL) = (since IS NULL))
);

-- Down Migration

DROP TABLE index_watch;
