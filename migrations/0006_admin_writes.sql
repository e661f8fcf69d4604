-- Up Migration

CREATE TYPE admin_action AS ENUM ('rename_company', 'remove_occupations', 'add_alias', 'remove_alias');

-- Every admin write: who, when, what was there before and after. Written in the transaction of the change; it outlives companies, users and datasets.
CREATE TABLE admin_writes (
  write_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_id text NOT NULL CHECK (trim(actor_id) <> ''),
  actor_name text NOT NULL,
  action admin_action NOT NULL,
  company_uid varchar(50) NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  request_id text
);
CREATE INDEX admin_writes_company ON admin_writes (company_uid, write_id);

-- A document whose row is gone is deleted, every other is written anew: what to do follows from the rows at the time of indexing.
ALTER TABLE outbox DROP COLUMN operation;
DROP TYPE outbox_operation;
-- What no projection could find would be tried for ever.
ALTER TABLE outbox ADD CONSTRAINT outbox_document CHECK (
  document_kind IN ('companies', 'aliases') OR document_kind IN ('titles', 'clusters') AND document_id ~ '^\d{1,9}$');
-- When a row may be tried again after a failure.
ALTER TABLE outbox ADD COLUMN retry_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX outbox_processed ON outbox (processed_at) WHERE processed_at IS NOT NULL;

-- Down Migration

DROP INDEX outbox_processed;
ALTER TABLE outbox DROP COLUMN retry_at;
ALTER TABLE outbox DROP CONSTRAINT outbox_document;
CREATE TYPE outbox_operation AS ENUM ('upsert', 'delete');
ALTER TABLE outbox ADD COLUMN operation outbox_operation NOT NULL DEFAULT 'upsert';
ALTER TABLE outbox ALTER COLUMN operation DROP DEFAULT;
DROP TABLE admin_writes;
DROP TYPE admin_action;
