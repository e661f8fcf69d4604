-- Up Migration

CREATE TYPE user_role AS ENUM ('reader', 'analyst', 'admin');
CREATE TYPE rate_tier AS ENUM ('standard', 'premium', 'internal');
CREATE TYPE outbox_operation AS ENUM ('upsert', 'delete');

CREATE TABLE users (
  user_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username varchar(100) NOT NULL CHECK (trim(username) <> ''),
  username_key text NOT NULL GENERATED ALWAYS AS (identity_key(username)) STORED UNIQUE,
  password_hash text NOT NULL,
  role user_role NOT NULL,
  tier rate_tier NOT NULL DEFAULT 'standard',
  is_disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  session_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_reason text
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Refresh tokens are kept as SHA-256 only. One spent twice revokes its session.
CREATE TABLE refresh_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  issued_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  spent_at timestamptz
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

CREATE TABLE service_keys (
  key_id text PRIMARY KEY,
  name text NOT NULL,
  secret_hash bytea NOT NULL,
  role user_role NOT NULL,
  tier rate_tier NOT NULL DEFAULT 'standard',
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);

-- Intake only: stored, not used in ranking.
CREATE TABLE samples (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  value text NOT NULL,
  recorded_by text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE title_picks (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  onet_code onet_code NOT NULL,
  onet_title text,
  match_score double precision,
  cluster_id integer,
  cluster_name text,
  recorded_by text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now()
);

-- Changes that the search engine has not seen yet. Written in the transaction of the change; the indexer claims rows by state,
-- because ids are not in commit order.
CREATE TABLE outbox (
  outbox_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_kind text NOT NULL,
  document_id text NOT NULL,
  operation outbox_operation NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  processed_at timestamptz,
  last_error text
);
CREATE INDEX outbox_pending ON outbox (outbox_id) WHERE processed_at IS NULL;

-- Down Migration

DROP TABLE outbox, title_picks, samples, service_keys, refresh_tokens, sessions, users;
DROP TYPE user_role, rate_tier, outbox_operation;
