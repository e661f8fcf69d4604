-- Up Migration

-- A title's context may name a state, which counts by all its metropolitan areas.
CREATE INDEX zip_locations_state ON zip_locations (usps_zip_pref_state, cbsa);

-- Down Migration

DROP INDEX zip_locations_state;
