-- Up Migration

-- What a delivery says about itself, shown to callers as it stands: the time in which its figures were observed, and its limits, one sentence each.
ALTER TABLE dataset_versions
  ADD COLUMN observation_window text CHECK (trim(observation_window) <> ''),
  ADD COLUMN limitations text[] NOT NULL DEFAULT '{}';

-- Down Migration

ALTER TABLE dataset_versions DROP COLUMN observation_window, DROP COLUMN limitations;
