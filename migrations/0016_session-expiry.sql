-- Up Migration

-- Expired sessions are found by it, and deleted.
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Down Migration

DROP INDEX sessions_expiry;
