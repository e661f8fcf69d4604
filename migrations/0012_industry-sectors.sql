-- Up Migration

CREATE DOMAIN naics_sector AS text
  CHECK (VALUE IN ('11', '21', '22', '23', '31-33', '42', '44-45', '48-49', '51', '52', '53', '54', '55', '56', '61', '62', '71', '72', '81', '92'));

-- What a dataset says about its own industries: the sector of most of their employers, sectors that have no industry of their own and whose employers are in
-- this one, and what people call the industry. A dataset that leaves these out is served; titles then have no context by industry.
ALTER TABLE industries
  ADD COLUMN naics_sector naics_sector,
  ADD COLUMN other_naics_sectors naics_sector[] NOT NULL DEFAULT '{}',
  ADD COLUMN everyday_names text[] NOT NULL DEFAULT '{}';

-- Down Migration

ALTER TABLE industries DROP COLUMN naics_sector, DROP COLUMN other_naics_sectors, DROP COLUMN everyday_names;
DROP DOMAIN naics_sector;
