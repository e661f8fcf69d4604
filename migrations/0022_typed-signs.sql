-- Up Migration

-- Phones, word processors, and web pages write other apostrophes, quotation marks, and dashes than a keyboard, and characters that nobody sees. Names that differ
-- in those are the same name. src/text/identity-key.ts is its twin.
CREATE OR REPLACE FUNCTION identity_key(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(translate(lower(normalize(translate(name, U&'\00b4', ''''), NFKC) COLLATE "und-x-icu"), U&'\2018\2019\201a\201b\02bc\2032\201c\201d\201e\201f\2010\2012\2013\2014\2015\2212\00ad\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2061\2062\2063\2064\feff', '''''''''''''""""------'), '[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029]+', ' ', 'g'));

-- The stored keys of names with such a sign.
UPDATE companies SET company_name = company_name, primary_industry = primary_industry, company_city = company_city, company_state = company_state, company_country = company_country
  WHERE (name_key, industry_key, city_key, state_key, country_key)
    IS DISTINCT FROM (identity_key(company_name), identity_key(primary_industry), identity_key(company_city), identity_key(company_state), identity_key(company_country));
UPDATE company_aliases SET alias = alias WHERE alias_key <> identity_key(alias);
UPDATE users SET username = username WHERE username_key <> identity_key(username);
UPDATE title_observations SET title = title WHERE title_key <> identity_key(title);
UPDATE reference_titles SET title = title WHERE title_key <> identity_key(title);
UPDATE clusters SET cluster_name = cluster_name WHERE name_key <> identity_key(cluster_name);
UPDATE occupations SET onet_title = onet_title WHERE title_key <> identity_key(onet_title);
REINDEX INDEX zip_locations_city;

-- Down Migration

CREATE OR REPLACE FUNCTION identity_key(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(lower(normalize(name, NFKC) COLLATE "und-x-icu"), '[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029]+', ' ', 'g'));
UPDATE companies SET company_name = company_name, primary_industry = primary_industry, company_city = company_city, company_state = company_state, company_country = company_country
  WHERE (name_key, industry_key, city_key, state_key, country_key)
    IS DISTINCT FROM (identity_key(company_name), identity_key(primary_industry), identity_key(company_city), identity_key(company_state), identity_key(company_country));
UPDATE company_aliases SET alias = alias WHERE alias_key <> identity_key(alias);
UPDATE users SET username = username WHERE username_key <> identity_key(username);
UPDATE title_observations SET title = title WHERE title_key <> identity_key(title);
UPDATE reference_titles SET title = title WHERE title_key <> identity_key(title);
UPDATE clusters SET cluster_name = cluster_name WHERE name_key <> identity_key(cluster_name);
UPDATE occupations SET onet_title = onet_title WHERE title_key <> identity_key(onet_title);
REINDEX INDEX zip_locations_city;
