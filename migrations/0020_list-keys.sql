-- Up Migration

-- Filters compare names by identity key. Computing one takes 9 us for each row; a stored one costs nothing to compare, and has an index.
ALTER TABLE companies
  ADD COLUMN industry_key text GENERATED ALWAYS AS (identity_key(primary_industry)) STORED,
  ADD COLUMN city_key text GENERATED ALWAYS AS (identity_key(company_city)) STORED,
  ADD COLUMN state_key text GENERATED ALWAYS AS (identity_key(company_state)) STORED,
  ADD COLUMN country_key text GENERATED ALWAYS AS (identity_key(company_country)) STORED;
CREATE INDEX companies_industry_key ON companies (industry_key);
CREATE INDEX companies_city_key ON companies (city_key);
DROP INDEX companies_state;
CREATE INDEX companies_state_key ON companies (state_key);
ALTER TABLE clusters ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (identity_key(cluster_name)) STORED;
CREATE INDEX clusters_name_key ON clusters (name_key);
ALTER TABLE occupations ADD COLUMN title_key text NOT NULL GENERATED ALWAYS AS (identity_key(onet_title)) STORED;
CREATE INDEX occupations_title_key ON occupations (title_key);

-- Every company has its relatives, which are read from the index alone. With subsidiary_uid only, the server preferred to read the whole table for each company.
DROP INDEX company_relationships_subsidiary;
CREATE INDEX company_relationships_subsidiary ON company_relationships (subsidiary_uid, parent_uid);

-- How many members a numbered family has, without reading all of them.
CREATE INDEX cluster_destinations_rank ON cluster_destinations (rank);
CREATE INDEX cluster_skill_adjacencies_rank ON cluster_skill_adjacencies (rank);
CREATE INDEX cluster_premium_skills_rank ON cluster_premium_skills (rank);
CREATE INDEX cluster_common_titles_rank ON cluster_common_titles (rank);

-- Down Migration

DROP INDEX cluster_destinations_rank, cluster_skill_adjacencies_rank, cluster_premium_skills_rank, cluster_common_titles_rank;
DROP INDEX company_relationships_subsidiary;
CREATE INDEX company_relationships_subsidiary ON company_relationships (subsidiary_uid);
ALTER TABLE occupations DROP COLUMN title_key;
ALTER TABLE clusters DROP COLUMN name_key;
ALTER TABLE companies DROP COLUMN industry_key, DROP COLUMN city_key, DROP COLUMN state_key, DROP COLUMN country_key;
CREATE INDEX companies_state ON companies (company_state);
