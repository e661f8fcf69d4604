-- Up Migration

-- Why the last attempt failed: the search engine was away, or it refused the document. Refused ones wait for somebody who fixes the cause.
ALTER TABLE outbox ADD COLUMN failure text CHECK (failure IN ('away', 'refused'));

-- Down Migration

ALTER TABLE outbox DROP COLUMN failure;
