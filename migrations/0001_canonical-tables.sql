-- Up Migration

-- Enumerations of the specification, enforced here as well as in the interfaces.
CREATE TYPE badge AS ENUM ('Platinum', 'Gold');
CREATE TYPE ai_flag AS ENUM ('Raising the Bar', 'Lower Potential', 'Shrinking Fields', 'Winners Pull Away');
CREATE TYPE trend AS ENUM ('Rising', 'Falling');
CREATE TYPE job_level AS ENUM ('Advanced Degree', 'Bachelor''s Degree', 'Bachelor''s Degree + Experience', 'Sub-Bachelor''s Degree', 'Sub-Bachelor''s Degree + Experience');
CREATE TYPE posting_tier AS ENUM ('high', 'above-average', 'average', 'low', 'none');
CREATE TYPE msa_size AS ENUM ('Large', 'Small/Medium');
CREATE TYPE career_stage AS ENUM ('Entry-Level', 'Experienced');
CREATE TYPE wage_growth_tier AS ENUM ('low', 'medium', 'high');
CREATE TYPE company_event_type AS ENUM ('none', 'acquired', 'acquired_still_operating', 'merged', 'rebranded', 'split', 'chapter_11_bankruptcy');
CREATE TYPE alias_type AS ENUM ('alternate_spelling', 'former_name', 'abbreviation', 'parent_company', 'subsidiary', 'legal_name', 'typo');
CREATE TYPE observation_source AS ENUM ('corpus', 'company', 'import');

CREATE DOMAIN onet_code AS text CHECK (VALUE ~ '^\d{2}-\d{4}\.\d{2}$');
CREATE DOMAIN cbsa_code AS text CHECK (VALUE ~ '^\d{5}$');

-- The one order of names, A to Z, everywhere (ties are broken by id).
CREATE COLLATION a_to_z (provider = icu, locale = 'en-US');

-- Names and aliases are compared by this key: Unicode NFKC, case folded, white space collapsed. src/text/identity-key.ts is its twin.
-- White space is Unicode's, as far as NFKC leaves it: `\s` means something else in every engine.
CREATE FUNCTION identity_key(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(lower(normalize(name, NFKC) COLLATE "und-x-icu"), '[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029]+', ' ', 'g'));

CREATE TABLE dataset_versions (
  dataset_version text PRIMARY KEY,
  methodology_version text NOT NULL,
  data_status_note text NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now(),
  is_current boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX dataset_versions_one_current ON dataset_versions (is_current) WHERE is_current;

CREATE TABLE industries (
  industry_id integer PRIMARY KEY CHECK (industry_id > 0),
  industry varchar(100) NOT NULL UNIQUE
);

CREATE TABLE companies (
  company_uid varchar(50) PRIMARY KEY,
  company_name varchar(255) NOT NULL CHECK (trim(company_name) <> ''),
  name_key text NOT NULL GENERATED ALWAYS AS (identity_key(company_name)) STORED,
  company_description text,
  company_url text,
  primary_industry varchar(100) REFERENCES industries (industry) ON UPDATE CASCADE,
  secondary_industry varchar(100) REFERENCES industries (industry) ON UPDATE CASCADE,
  company_city text,
  company_state text,
  company_country text,
  ticker text,
  company_event_type company_event_type NOT NULL DEFAULT 'none',
  company_event_note varchar(500),
  overall_badge badge,
  badge_early_career badge,
  badge_growth badge,
  badge_stability badge,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX companies_name_key ON companies (name_key);
CREATE INDEX companies_a_to_z ON companies (company_name COLLATE a_to_z, company_uid);
CREATE INDEX companies_primary_industry ON companies (primary_industry);
CREATE INDEX companies_state ON companies (company_state);
CREATE INDEX companies_event ON companies (company_event_type) WHERE company_event_type <> 'none';

CREATE TABLE company_relationships (
  parent_uid varchar(50) NOT NULL REFERENCES companies (company_uid) ON DELETE CASCADE,
  subsidiary_uid varchar(50) NOT NULL REFERENCES companies (company_uid) ON DELETE CASCADE,
  PRIMARY KEY (parent_uid, subsidiary_uid),
  CHECK (parent_uid <> subsidiary_uid)
);
CREATE INDEX company_relationships_subsidiary ON company_relationships (subsidiary_uid);

CREATE TABLE company_aliases (
  company_uid varchar(50) NOT NULL REFERENCES companies (company_uid) ON DELETE CASCADE,
  alias varchar(255) NOT NULL CHECK (trim(alias) <> ''),
  alias_key text NOT NULL GENERATED ALWAYS AS (identity_key(alias)) STORED,
  alias_type alias_type NOT NULL,
  notes text,
  PRIMARY KEY (company_uid, alias_key)
);
CREATE INDEX company_aliases_key ON company_aliases (alias_key);

CREATE TABLE occupations (
  onet_code onet_code PRIMARY KEY,
  onet_title text NOT NULL UNIQUE
);
CREATE INDEX occupations_a_to_z ON occupations (onet_title COLLATE a_to_z, onet_code);

-- 861 clusters are known to the AI-impact overlay; the 561 with is_core make up the core endpoints.
CREATE TABLE clusters (
  cluster_id integer PRIMARY KEY CHECK (cluster_id > 0),
  cluster_name text NOT NULL UNIQUE,
  is_core boolean NOT NULL,
  occupation_count integer NOT NULL CHECK (occupation_count > 0),
  cluster_occs text NOT NULL,
  ba_plus_share numeric(4, 3) CHECK (ba_plus_share BETWEEN 0 AND 1),
  job_level job_level,
  ai_flag ai_flag,
  company_count_all integer NOT NULL DEFAULT 0,
  company_count_badged integer NOT NULL DEFAULT 0,
  company_count_top10 integer NOT NULL DEFAULT 0,
  premium_skill_vintage text,
  p50_wage_growth_0_10 numeric(6, 4),
  wage_growth_tier wage_growth_tier,
  UNIQUE (cluster_id, is_core),
  CHECK (company_count_badged <= company_count_all AND company_count_top10 <= company_count_all)
);
CREATE INDEX clusters_a_to_z ON clusters (cluster_name COLLATE a_to_z, cluster_id) WHERE is_core;

-- Numbered column families of a delivery, one row per entry; how wide they are is data.
CREATE TABLE cluster_destinations (
  cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  rank smallint NOT NULL CHECK (rank > 0),
  destination_cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  PRIMARY KEY (cluster_id, rank),
  UNIQUE (cluster_id, destination_cluster_id),
  CHECK (cluster_id <> destination_cluster_id)
);
CREATE TABLE cluster_skill_adjacencies (
  cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  rank smallint NOT NULL CHECK (rank > 0),
  adjacent_cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  PRIMARY KEY (cluster_id, rank),
  UNIQUE (cluster_id, adjacent_cluster_id),
  CHECK (cluster_id <> adjacent_cluster_id)
);
CREATE TABLE cluster_premium_skills (
  cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  rank smallint NOT NULL CHECK (rank > 0),
  skill text NOT NULL,
  description text,
  PRIMARY KEY (cluster_id, rank)
);
CREATE TABLE cluster_common_titles (
  cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  rank smallint NOT NULL CHECK (rank > 0),
  title text NOT NULL,
  PRIMARY KEY (cluster_id, rank)
);

CREATE TABLE occupation_clusters (
  cluster_id integer NOT NULL,
  onet_code onet_code NOT NULL REFERENCES occupations,
  consolidated_title text NOT NULL,
  is_core boolean NOT NULL,
  PRIMARY KEY (cluster_id, onet_code),
  FOREIGN KEY (cluster_id, is_core) REFERENCES clusters (cluster_id, is_core) ON DELETE CASCADE
);
CREATE UNIQUE INDEX occupation_clusters_one_core ON occupation_clusters (onet_code) WHERE is_core;
CREATE INDEX occupation_clusters_code ON occupation_clusters (onet_code);

CREATE TABLE cluster_ai_impacts (
  cluster_id integer PRIMARY KEY REFERENCES clusters ON DELETE CASCADE,
  ai_flag ai_flag NOT NULL,
  entry_barrier_trend trend NOT NULL,
  expertise_premium_trend trend NOT NULL,
  low_expertise_narrative text NOT NULL,
  high_expertise_narrative text NOT NULL,
  methodology_version text NOT NULL,
  CHECK ((ai_flag, entry_barrier_trend, expertise_premium_trend) IN (
    ('Raising the Bar', 'Rising', 'Rising'), ('Shrinking Fields', 'Rising', 'Falling'),
    ('Winners Pull Away', 'Falling', 'Rising'), ('Lower Potential', 'Falling', 'Falling')))
);

CREATE TABLE cluster_wages (
  cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  msa_size msa_size NOT NULL,
  years_in smallint NOT NULL CHECK (years_in BETWEEN 0 AND 10),
  percentile_10 numeric(12, 2) NOT NULL CHECK (percentile_10 > 0),
  percentile_25 numeric(12, 2) NOT NULL,
  median numeric(12, 2) NOT NULL,
  percentile_75 numeric(12, 2) NOT NULL,
  percentile_90 numeric(12, 2) NOT NULL,
  PRIMARY KEY (cluster_id, msa_size, years_in),
  CHECK (percentile_10 <= percentile_25 AND percentile_25 <= median AND median <= percentile_75 AND percentile_75 <= percentile_90)
);

CREATE TABLE cluster_retention (
  cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  experience_level career_stage NOT NULL,
  msa_size msa_size NOT NULL,
  internal_promotion_rate numeric(5, 4) CHECK (internal_promotion_rate BETWEEN 0 AND 1),
  external_promotion_rate numeric(5, 4) CHECK (external_promotion_rate BETWEEN 0 AND 1),
  retention_rate_3yr numeric(5, 4) CHECK (retention_rate_3yr BETWEEN 0 AND 1),
  PRIMARY KEY (cluster_id, experience_level, msa_size)
);

CREATE TABLE cbsas (
  cbsa cbsa_code PRIMARY KEY,
  cbsa_name text NOT NULL UNIQUE,
  census_cbsa_pop_est_2024 integer NOT NULL CHECK (census_cbsa_pop_est_2024 > 0),
  msa_size msa_size NOT NULL,
  CHECK ((msa_size = 'Large') = (census_cbsa_pop_est_2024 >= 1000000))
);

CREATE TABLE zip_locations (
  zip integer PRIMARY KEY CHECK (zip BETWEEN 1 AND 99999),
  usps_zip_pref_city text NOT NULL,
  usps_zip_pref_state text NOT NULL,
  cbsa cbsa_code REFERENCES cbsas
);
CREATE INDEX zip_locations_cbsa ON zip_locations (cbsa);

-- One row per company and cluster: the pair, grain of the occupation badges.
CREATE TABLE company_clusters (
  company_uid varchar(50) NOT NULL REFERENCES companies ON DELETE CASCADE,
  cluster_id integer NOT NULL REFERENCES clusters ON DELETE CASCADE,
  badge_early_career badge,
  badge_growth badge,
  badge_stability badge,
  entry_posting_count integer NOT NULL CHECK (entry_posting_count >= 0),
  entry_posting_tier posting_tier NOT NULL,
  total_posting_count integer NOT NULL CHECK (total_posting_count >= entry_posting_count),
  total_posting_tier posting_tier NOT NULL,
  early_career_access smallint NOT NULL CHECK (early_career_access IN (0, 1)),
  top10_occupation smallint NOT NULL CHECK (top10_occupation IN (0, 1)),
  employment_share numeric(9, 8) NOT NULL CHECK (employment_share BETWEEN 0 AND 1),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_uid, cluster_id),
  CHECK ((entry_posting_count = 0) = (entry_posting_tier = 'none')),
  CHECK ((total_posting_count = 0) = (total_posting_tier = 'none'))
);
CREATE INDEX company_clusters_cluster ON company_clusters (cluster_id, company_uid);
CREATE INDEX company_clusters_entry ON company_clusters (cluster_id, entry_posting_count DESC);
CREATE INDEX company_clusters_total ON company_clusters (cluster_id, total_posting_count DESC);

CREATE TABLE company_hiring (
  company_uid varchar(50) NOT NULL,
  cluster_id integer NOT NULL,
  cbsa cbsa_code NOT NULL REFERENCES cbsas,
  postings_count_qtile smallint NOT NULL CHECK (postings_count_qtile BETWEEN 1 AND 3),
  PRIMARY KEY (company_uid, cluster_id, cbsa),
  FOREIGN KEY (company_uid, cluster_id) REFERENCES company_clusters ON DELETE CASCADE
);
CREATE INDEX company_hiring_cluster_cbsa ON company_hiring (cluster_id, cbsa);
CREATE INDEX company_hiring_cbsa ON company_hiring (cbsa);

-- What people call their jobs: the name corpus, and with a company, an industry or a metro the historical pattern.
CREATE TABLE title_observations (
  observation_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Part of the id of its search document, which may have 512 bytes.
  title text NOT NULL CHECK (trim(title) <> '' AND octet_length(title) <= 400),
  title_key text NOT NULL GENERATED ALWAYS AS (identity_key(title)) STORED,
  company_uid varchar(50) REFERENCES companies ON DELETE CASCADE,
  industry_id integer REFERENCES industries,
  cbsa cbsa_code REFERENCES cbsas,
  onet_code onet_code NOT NULL REFERENCES occupations,
  observation_count integer NOT NULL CHECK (observation_count > 0),
  source observation_source NOT NULL,
  UNIQUE NULLS NOT DISTINCT (title_key, company_uid, industry_id, cbsa, onet_code)
);
CREATE INDEX title_observations_company ON title_observations (company_uid, title_key) WHERE company_uid IS NOT NULL;
CREATE INDEX title_observations_code ON title_observations (onet_code);

-- Down Migration

DROP TABLE title_observations, company_hiring, company_clusters, zip_locations, cbsas, cluster_retention, cluster_wages, cluster_ai_impacts,
  occupation_clusters, cluster_common_titles, cluster_premium_skills, cluster_skill_adjacencies, cluster_destinations, clusters, occupations,
  company_aliases, company_relationships, companies, industries, dataset_versions;
DROP FUNCTION identity_key(text);
DROP COLLATION a_to_z;
DROP DOMAIN onet_code, cbsa_code;
DROP TYPE badge, ai_flag, trend, job_level, posting_tier, msa_size, career_stage, wage_growth_tier, company_event_type, alias_type, observation_source;
