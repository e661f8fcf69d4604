-- Up Migration

-- A title's context may name a city: looking through all ZIP codes for it took a third of a second.
CREATE INDEX zip_locations_city ON zip_locations (identity_key(usps_zip_pref_city));

-- Down Migration

DROP INDEX zip_locations_city;
