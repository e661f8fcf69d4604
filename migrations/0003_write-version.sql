-- Up Migration

-- Counts the admin writes. Each adds one in its own transaction, so that no two share a value; ETags carry it.
CREATE TABLE write_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  writes bigint NOT NULL DEFAULT 0
);
INSERT INTO write_version DEFAULT VALUES;

-- Down Migration

DROP TABLE write_version;
