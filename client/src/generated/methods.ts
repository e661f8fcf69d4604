// Generated from the OpenAPI document by `npm run docs`. Do not edit.

import type { Method } from '../method.ts';

/** One method for each operation of the service. */
export interface Methods {
  /** Employers. `GET /api/companies` */
  readonly listCompanies: Method<'listCompanies'>;
  /** Companies that hire for a cluster. sort=blend combines badge and hiring. `GET /api/clusters/{id}/companies` */
  readonly listClusterCompanies: Method<'listClusterCompanies'>;
  /** Companies that have a role. `GET /api/occupations/{id}/companies` */
  readonly listOccupationCompanies: Method<'listOccupationCompanies'>;
  /** Industries, with the number of companies in each. `GET /api/industries` */
  readonly listIndustries: Method<'listIndustries'>;
  /** Occupation clusters. `GET /api/clusters` */
  readonly listClusters: Method<'listClusters'>;
  /** Occupations, one row per code. `GET /api/occupations` */
  readonly listOccupations: Method<'listOccupations'>;
  /** Occupations at a company: one row per cluster or, grouped by occupation, one row per code. `GET /api/companies/{name}/occupations` */
  readonly listCompanyOccupations: Method<'listCompanyOccupations'>;
  /** Clusters of a company, with their share of its workforce. `GET /api/companies/{name}/clusters` */
  readonly listCompanyClusters: Method<'listCompanyClusters'>;
  /** Cluster membership of a code. `GET /api/occupations/{id}/clusters` */
  readonly listOccupationClusters: Method<'listOccupationClusters'>;
  /** Badges of all companies. `GET /api/companies/badges` */
  readonly listCompanyBadges: Method<'listCompanyBadges'>;
  /** Badges of all company-cluster pairs. `GET /api/occupations/badges` */
  readonly listOccupationBadges: Method<'listOccupationBadges'>;
  /** Clusters that require the most similar skills, with their metrics. `GET /api/clusters/{id}/skill-adj-clusters` */
  readonly listSkillAdjacentClusters: Method<'listSkillAdjacentClusters'>;
  /** Clusters that people move to next, with their metrics. `GET /api/clusters/{id}/cluster-destinations` */
  readonly listDestinationClusters: Method<'listDestinationClusters'>;
  /** One employer, by uid or by exact name in any case. `GET /api/companies/{name}` */
  readonly getCompany: Method<'getCompany'>;
  /** Badges of one employer. `GET /api/companies/{name}/badges` */
  readonly getCompanyBadges: Method<'getCompanyBadges'>;
  /** Other names of a company: tickers, brands, abbreviations, and former names, by which company conversion finds it. `GET /api/companies/{name}/aliases` */
  readonly listCompanyAliases: Method<'listCompanyAliases'>;
  /** One occupation and its cluster, or the occupations of a cluster. `GET /api/occupations/{id}` */
  readonly getOccupation: Method<'getOccupation'>;
  /** One cluster with all its fields. `GET /api/clusters/{id}` */
  readonly getCluster: Method<'getCluster'>;
  /** Wages of an occupation or a cluster. `GET /api/occupations/{id}/wages` */
  readonly getOccupationWages: Method<'getOccupationWages'>;
  /** Wages by tenure and metro size. `GET /api/clusters/{id}/wages` */
  readonly listClusterWages: Method<'listClusterWages'>;
  /** Promotion and retention rates. `GET /api/clusters/{id}/retention` */
  readonly listClusterRetention: Method<'listClusterRetention'>;
  /** Share of workers with a bachelor's degree, and job level. `GET /api/occupations/{id}/education` */
  readonly getOccupationEducation: Method<'getOccupationEducation'>;
  /** Share of workers with a bachelor's degree, and job level. `GET /api/clusters/{id}/education` */
  readonly getClusterEducation: Method<'getClusterEducation'>;
  /** Destination clusters, skill-adjacent clusters, and premium skills. `GET /api/occupations/{id}/pathways` */
  readonly getOccupationPathways: Method<'getOccupationPathways'>;
  /** AI impact on an occupation. classified is false if there is no data. `GET /api/occupations/{id}/ai-impact` */
  readonly getOccupationAiImpact: Method<'getOccupationAiImpact'>;
  /** AI impact on the occupations of a cluster. `GET /api/clusters/{id}/ai-impact` */
  readonly getClusterAiImpact: Method<'getClusterAiImpact'>;
  /** Metro areas where a company hires, by cluster. postings_count_qtile 3 is the strongest third. `GET /api/companies/{name}/hiring` */
  readonly listCompanyHiring: Method<'listCompanyHiring'>;
  /** Location of a ZIP code. `GET /api/location/zip/{zip}` */
  readonly getZipLocation: Method<'getZipLocation'>;
  /** A metro area. `GET /api/location/cbsa/{cbsa}` */
  readonly getCbsaLocation: Method<'getCbsaLocation'>;
  /** Counts of employer badges. GROUP BY archetype returns the 3x3 matrix. `GET /api/companies/badges/counts` */
  readonly countCompanyBadges: Method<'countCompanyBadges'>;
  /** Counts of the badges of company-cluster pairs. `GET /api/occupations/badges/counts` */
  readonly countOccupationBadges: Method<'countOccupationBadges'>;
  /** Converts a job title, complete or partially typed, to occupation codes. `GET /api/titleconvert` */
  readonly convertTitle: Method<'convertTitle'>;
  /** Records which row of a title conversion a person picked. `POST /api/titleconvert` */
  readonly recordTitlePick: Method<'recordTitlePick'>;
  /** Converts a company name, ticker, or alias to employers. `GET /api/companyconvert` */
  readonly convertCompany: Method<'convertCompany'>;
  /** Converts a job title to clusters. Legacy: use title conversion with the expansion `cluster` instead. `GET /api/clusters/convert` */
  readonly convertCluster: Method<'convertCluster'>;
  /** Full-text search over the names, aliases, and descriptions of employers, best match first. `GET /api/companies/search` */
  readonly searchCompanies: Method<'searchCompanies'>;
  /** Versions of the API, the service, and the data. `GET /api/version` */
  readonly getVersion: Method<'getVersion'>;
  /** Changes of the API, newest first. `GET /changelog` */
  readonly getChangelog: Method<'getChangelog'>;
  /** Changes between two versions of the API. `POST /api/version/compare` */
  readonly compareVersions: Method<'compareVersions'>;
  /** Translates a question in plain English to a query. `POST /api/translate` */
  readonly translate: Method<'translate'>;
  /** Changes between two datasets. `POST /api/dataset/compare` */
  readonly compareDatasets: Method<'compareDatasets'>;
  /** Runs one command of the query language. `POST /api/dsl` */
  readonly runDsl: Method<'runDsl'>;
  /** State of the database, the search engine, the index, and the title data. `GET /health` */
  readonly getHealth: Method<'getHealth'>;
  /** Whether the process is running. `GET /health/live` */
  readonly getLiveness: Method<'getLiveness'>;
  /** Whether the process can answer. `GET /health/ready` */
  readonly getReadiness: Method<'getReadiness'>;
}
