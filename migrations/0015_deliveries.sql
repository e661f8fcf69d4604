-- Up Migration

-- The dataset that was served before the current one, as it was then. Each load replaces its tables (seeds/previous.ts).
CREATE SCHEMA previous_dataset;

ALTER TABLE dataset_versions ADD COLUMN delivery_date date;

-- What changed from one loaded dataset to the next, written by the load.
CREATE TABLE dataset_comparisons (
  comparison_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_version text NOT NULL,
  to_version text NOT NULL,
  compared_at timestamptz NOT NULL DEFAULT now(),
  changes jsonb NOT NULL
);
CREATE INDEX dataset_comparisons_versions ON dataset_comparisons (from_version, to_version, comparison_id DESC);

-- Keys that are part of the id of a search document, which may have 512 bytes. Normalization can make a text longer. Rows from before this migration stay.
ALTER TABLE occupations ADD CONSTRAINT occupations_title_fits CHECK (octet_length(identity_key(onet_title)) <= 400) NOT VALID;
ALTER TABLE title_observations ADD CONSTRAINT title_observations_title_fits CHECK (octet_length(identity_key(title)) <= 400) NOT VALID;
ALTER TABLE company_aliases ADD CONSTRAINT company_aliases_alias_fits CHECK (octet_length(identity_key(alias)) <= 400) NOT VALID;
ALTER TABLE reference_occupations ADD CONSTRAINT reference_occupations_title_fits CHECK (octet_length(identity_key(onet_title)) <= 400) NOT VALID;
ALTER TABLE reference_titles ADD CONSTRAINT reference_titles_title_fits CHECK (octet_length(identity_key(title)) <= 400) NOT VALID;

-- The loader of deliveries checks rows by these constraints and shows their comments. One without a comment is shown as its condition.
COMMENT ON DOMAIN onet_code IS 'must be an O*NET-SOC code (NN-NNNN.NN)';
COMMENT ON DOMAIN cbsa_code IS 'must be a CBSA code (5 digits)';
COMMENT ON DOMAIN naics_sector IS 'must be NAICS sectors, such as 11, 31-33, or 92';
COMMENT ON CONSTRAINT companies_company_name_check ON companies IS 'must not be blank';
COMMENT ON CONSTRAINT company_relationships_check ON company_relationships IS 'must be two different companies';
COMMENT ON CONSTRAINT company_aliases_alias_check ON company_aliases IS 'must not be blank';
COMMENT ON CONSTRAINT company_aliases_alias_fits ON company_aliases IS 'is longer than 400 bytes of UTF-8 (after Unicode normalization)';
COMMENT ON CONSTRAINT occupations_title_fits ON occupations IS 'is longer than 400 bytes of UTF-8 (after Unicode normalization)';
COMMENT ON CONSTRAINT title_observations_title_fits ON title_observations IS 'is longer than 400 bytes of UTF-8 (after Unicode normalization)';
COMMENT ON CONSTRAINT title_observations_title_check ON title_observations IS 'must not be blank or longer than 400 bytes';
COMMENT ON CONSTRAINT cluster_ai_impacts_check ON cluster_ai_impacts IS
  'do not go together; valid are Raising the Bar, Rising, Rising; Shrinking Fields, Rising, Falling; Winners Pull Away, Falling, Rising; Lower Potential, Falling, Falling';
COMMENT ON CONSTRAINT cbsas_check ON cbsas IS 'do not go together; a metro area is Large from 1,000,000 people, otherwise Small/Medium';
COMMENT ON CONSTRAINT cluster_destinations_check ON cluster_destinations IS 'must not be the cluster itself';
COMMENT ON CONSTRAINT cluster_skill_adjacencies_check ON cluster_skill_adjacencies IS 'must not be the cluster itself';
COMMENT ON CONSTRAINT cluster_wages_check ON cluster_wages IS 'must not fall from percentile_10 to percentile_90';
COMMENT ON CONSTRAINT company_clusters_check1 ON company_clusters IS 'do not go together; the tier is none exactly if the count is 0';
COMMENT ON CONSTRAINT company_clusters_check2 ON company_clusters IS 'do not go together; the tier is none exactly if the count is 0';

-- Down Migration

COMMENT ON DOMAIN onet_code IS NULL;
COMMENT ON DOMAIN cbsa_code IS NULL;
COMMENT ON DOMAIN naics_sector IS NULL;
ALTER TABLE reference_titles DROP CONSTRAINT reference_titles_title_fits;
ALTER TABLE reference_occupations DROP CONSTRAINT reference_occupations_title_fits;
ALTER TABLE company_aliases DROP CONSTRAINT company_aliases_alias_fits;
ALTER TABLE title_observations DROP CONSTRAINT title_observations_title_fits;
ALTER TABLE occupations DROP CONSTRAINT occupations_title_fits;
DROP TABLE dataset_comparisons;
ALTER TABLE dataset_versions DROP COLUMN delivery_date;
DROP SCHEMA previous_dataset CASCADE;
