-- Up Migration

-- Requests and failed sign-ins of the minute that runs, counted by all processes together. Unlogged: what a crash of the server
-- loses would be worthless a minute later. The fill factor leaves room to update a row where it stands.
CREATE UNLOGGED TABLE rate_counters (
  counter_key text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
) WITH (fillfactor = 50);

-- From where a user has signed in: strangers' failures elsewhere do not lock these addresses out.
CREATE TABLE familiar_addresses (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  address_group text NOT NULL,
  last_success_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, address_group)
);

-- Who did what, or tried to. Holds no passwords, tokens or keys; rows are never changed.
CREATE TABLE audit_log (
  audit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id text,
  actor_name text,
  actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'service_key', 'identity_provider', 'operator', 'anonymous')),
  action text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('ok', 'failed', 'refused')),
  address text,
  request_id text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_at ON audit_log (at);
CREATE INDEX audit_log_actor ON audit_log (actor_id, at);

-- Down Migration

DROP TABLE audit_log, familiar_addresses, rate_counters;
