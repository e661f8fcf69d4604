import { companyNamed } from './company-named.ts';
import { readImports } from './imports.ts';
import type { Database, Reads, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';
import { OBSERVED_TITLES, TOP_EMPLOYER_FIRST, TOP_EMPLOYERS } from './title-sources.ts';

/** The data behind the ranking of titles. */
export interface TitleFacts {
  readonly occupations: readonly { readonly code: string; readonly title: string }[];
  /** Titles of the dataset, except those of a single employer. */
  readonly corpus: readonly { readonly title: string; readonly code: string; readonly count: number }[];
  /** Titles and descriptions of the imported O*NET database; empty without one. */
  readonly reference: readonly { readonly title: string; readonly code: string }[];
  readonly descriptions: readonly { readonly code: string; readonly text: string }[];
  readonly technologies: readonly { readonly code: string; readonly example: string; readonly isHot: boolean }[];
  /** Imported observations: `occupation` is an O*NET code or a 6-digit one. */
  readonly observations: readonly Observation[];
  /** Whether the observations are a fair sample of the titles that are asked for, as the operator declared. */
  readonly isRepresentative: boolean;
}

/** An observed title, with known facts about the employer. */
export interface Observation {
  readonly title: string;
  readonly occupation: string;
  readonly employer: string | null;
  readonly sector: string | null;
  readonly state: string | null;
  readonly count: number;
}

/** Reads all data for the ranking of titles: the titles of the dataset, and imported data. */
export async function readTitleFacts(from: Database | Transaction): Promise<TitleFacts> {
  const occupations = await rowsOf<TitleFacts['occupations'][number]>(from, {
    text: 'SELECT onet_code AS code, onet_title AS title FROM occupations ORDER BY onet_code',
  });
  const corpus = await rowsOf<TitleFacts['corpus'][number]>(from, {
    text: `SELECT title, onet_code AS code, observation_count AS count FROM (${OBSERVED_TITLES}) AS observed ORDER BY onet_code, title_key`,
  });
  const reference = await rowsOf<TitleFacts['reference'][number]>(from, {
    text: 'SELECT title, onet_code AS code FROM reference_titles ORDER BY onet_code, title_key',
  });
  const descriptions = await rowsOf<TitleFacts['descriptions'][number]>(from, {
    text: 'SELECT onet_code AS code, description AS text FROM reference_occupations ORDER BY onet_code',
  });
  const technologies = await rowsOf<TitleFacts['technologies'][number]>(from, {
    text: 'SELECT onet_code AS code, example, is_hot AS "isHot" FROM reference_technologies ORDER BY onet_code, example',
  });
  const observations = await rowsOf<Observation>(from, {
    text: `SELECT title, occupation, employer, sector, state, sum(observation_count)::integer AS count FROM imported_observations
           GROUP BY title, occupation, employer, sector, state ORDER BY title, occupation, employer, sector, state`,
  });
  const isRepresentative = (await readImports(from)).some(({ is_representative }) => is_representative);
  return { occupations, corpus, reference, descriptions, technologies, observations, isRepresentative };
}

/** The fields that the API returns with a matched occupation. */
export interface OccupationSummary {
  readonly code: string;
  readonly title: string;
  readonly cluster_id: number | null;
  readonly cluster_name: string | null;
  readonly onet_frequency: number;
  readonly top_company: string | null;
}

/** One summary per occupation. */
export async function readOccupationSummaries(database: Database): Promise<OccupationSummary[]> {
  return database.query<OccupationSummary & Record<string, unknown>>({
    text: `WITH employers AS (${TOP_EMPLOYERS})
           SELECT o.onet_code AS code, o.onet_title AS title, m.cluster_id, k.cluster_name, COALESCE(k.company_count_all, 0) AS onet_frequency,
                  e.company_name AS top_company
           FROM occupations o
           LEFT JOIN occupation_clusters m ON m.onet_code = o.onet_code AND m.is_core
           LEFT JOIN clusters k ON k.cluster_id = m.cluster_id
           LEFT JOIN employers e ON e.cluster_id = m.cluster_id`,
  });
}

/** What employers are called: their names and aliases, and their abbreviations and tickers, which may be any letters. */
export interface EmployerNames {
  readonly names: readonly string[];
  readonly abbreviations: readonly string[];
}

/** What all employers of the dataset are called. */
export async function readEmployerNames(database: Database): Promise<EmployerNames> {
  const rows = await database.query<{ name: string; is_abbreviation: boolean }>({
    text: `SELECT company_name AS name, FALSE AS is_abbreviation FROM companies
           UNION SELECT alias, alias_type = 'abbreviation' FROM company_aliases`,
  });
  const names = rows.filter((row) => !row.is_abbreviation);
  const abbreviations = rows.filter((row) => row.is_abbreviation);
  return { names: names.map(({ name }) => name), abbreviations: abbreviations.map(({ name }) => name) };
}

/** A company of the dataset, as context for a title. */
export interface CompanyContext {
  readonly company_uid: string;
  readonly company_name: string;
  readonly primary_industry: string | null;
  /** Titles that were observed at the company. */
  readonly titles: readonly { readonly title: string; readonly code: string; readonly count: number }[];
  /** Shares of its workforce by cluster. */
  readonly clusters: readonly { readonly cluster: number; readonly share: number }[];
}

/** The company with this name or identifier, with data about its jobs; undefined if it is not in the dataset. */
export async function readCompanyContext(database: Reads, name: string): Promise<CompanyContext | undefined> {
  const company = await companyNamed(database, name);
  if (company === undefined) return undefined;
  const [[industry], titles, clusters] = await Promise.all([
    database.query<{ primary_industry: string | null }>({
      name: 'title-context-industry',
      text: 'SELECT primary_industry FROM companies WHERE company_uid = $1',
      values: [company.company_uid],
    }),
    database.query<{ title: string; code: string; count: number }>({
      name: 'title-context-titles',
      text: 'SELECT title, onet_code AS code, observation_count AS count FROM title_observations WHERE company_uid = $1 ORDER BY title_key, onet_code',
      values: [company.company_uid],
    }),
    database.query<{ cluster: number; share: number }>({
      name: 'title-context-clusters',
      text: 'SELECT cluster_id AS cluster, employment_share AS share FROM company_clusters WHERE company_uid = $1 ORDER BY cluster_id',
      values: [company.company_uid],
    }),
  ]);
  return { ...company, primary_industry: industry?.primary_industry ?? null, titles, clusters };
}

/** Codes of the occupations at companies with one of these primary industries, each with the company that has the most postings for it. */
export async function readCodesOfIndustries(database: Reads, industries: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.query<{ code: string; company: string }>({
    name: 'title-context-sector',
    text: `SELECT m.onet_code AS code, e.company_name AS company FROM (
             SELECT DISTINCT ON (p.cluster_id) p.cluster_id, c.company_name
             FROM companies c JOIN company_clusters p USING (company_uid)
             WHERE c.industry_key = ANY (SELECT identity_key(i) FROM unnest($1::text[]) AS i)
             ORDER BY p.cluster_id, ${TOP_EMPLOYER_FIRST}
           ) AS e JOIN occupation_clusters m ON m.cluster_id = e.cluster_id AND m.is_core`,
    values: [industries],
  });
  return new Map(rows.map(({ code, company }) => [code, company]));
}
