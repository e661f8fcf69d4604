-- Up Migration

-- MCP sessions live here and nowhere else, so that one that is opened or ended at a process is so at every other at once. An id is no credential:
-- it is of use to the caller that opened it alone.
CREATE TABLE mcp_sessions (
  session_id uuid PRIMARY KEY,
  caller_id text NOT NULL CHECK (trim(caller_id) <> ''),
  client_name varchar(200) NOT NULL,
  client_version varchar(200) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX mcp_sessions_caller ON mcp_sessions (caller_id, expires_at);
CREATE INDEX mcp_sessions_expiry ON mcp_sessions (expires_at);

-- Down Migration

DROP TABLE mcp_sessions;
