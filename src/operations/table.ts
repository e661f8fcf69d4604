import { analyzeBadges } from './companies/analyze-badges.ts';
import { countCompanyBadges } from './companies/count-company-badges.ts';
import { getCompanyBadges } from './companies/get-company-badges.ts';
import { getCompany } from './companies/get-company.ts';
import { listCompanies } from './companies/list-companies.ts';
import { listCompanyAliases } from './companies/list-company-aliases.ts';
import { listCompanyBadges } from './companies/list-company-badges.ts';
import { listCompanyClusters } from './companies/list-company-clusters.ts';
import { listCompanyHiring } from './companies/list-company-hiring.ts';
import { listCompanyOccupations } from './companies/list-company-occupations.ts';
import { listEarlyCareerCompanies } from './companies/list-early-career-companies.ts';
import { listIndustries } from './companies/list-industries.ts';
import { searchCompanies } from './companies/search-companies.ts';
import { listDestinationClusters, listSkillAdjacentClusters } from './clusters/adjacent-clusters.ts';
import { getClusterAiImpact } from './clusters/get-cluster-ai-impact.ts';
import { getCluster } from './clusters/get-cluster.ts';
import { getEducation } from './clusters/get-education.ts';
import { getPathways } from './clusters/get-pathways.ts';
import { listClusterCompanies } from './clusters/list-cluster-companies.ts';
import { listClusterRetention } from './clusters/list-cluster-retention.ts';
import { listClusterWages } from './clusters/list-cluster-wages.ts';
import { listClusters } from './clusters/list-clusters.ts';
import { listProbabilities } from './clusters/list-probabilities.ts';
import { listWageProgression } from './clusters/list-wage-progression.ts';
import { convertCluster } from './conversion/convert-cluster.ts';
import { convertCompany } from './conversion/convert-company.ts';
import { convertTitle } from './conversion/convert-title.ts';
import { convertTitles } from './conversion/convert-titles.ts';
import { translateQuestion } from './conversion/translate-question.ts';
import { recordSample } from './conversion/record-sample.ts';
import { recordTitlePick } from './conversion/record-title-pick.ts';
import { countClusters, countCompanies, countIndustries, countOccupations } from './count-rows.ts';
import { countOccupationBadges } from './occupations/count-occupation-badges.ts';
import { getClusterMembers } from './occupations/get-cluster-members.ts';
import { getOccupationAiImpact } from './occupations/get-occupation-ai-impact.ts';
import { getOccupationWages } from './occupations/get-occupation-wages.ts';
import { getOccupation } from './occupations/get-occupation.ts';
import { listClusterOccupations } from './occupations/list-cluster-occupations.ts';
import { listOccupationBadges } from './occupations/list-occupation-badges.ts';
import { listOccupationClusters } from './occupations/list-occupation-clusters.ts';
import { listOccupationCompanies } from './occupations/list-occupation-companies.ts';
import { listOccupations } from './occupations/list-occupations.ts';
import type { Action, Operation } from './operation.ts';
import { getCbsaLocation } from './places/get-cbsa-location.ts';
import { getZipLocation } from './places/get-zip-location.ts';
import { compareDatasets } from './system/compare-datasets.ts';
import { compareVersions } from './system/compare-versions.ts';
import { getChangelog } from './system/get-changelog.ts';
import { getVersion } from './system/get-version.ts';
import { addAlias, removeAlias, removeOccupations, renameCompany } from './writes/company-writes.ts';

/** All read operations. HELP, the MCP tool description, and the reference list them in this order. */
export const OPERATIONS: readonly Operation[] = [
  listCompanies,
  listClusterCompanies,
  listOccupationCompanies,
  listIndustries,
  listClusters,
  listOccupations,
  listCompanyOccupations,
  listClusterOccupations,
  listCompanyClusters,
  listOccupationClusters,
  listEarlyCareerCompanies,
  listCompanyBadges,
  listOccupationBadges,
  listSkillAdjacentClusters,
  listDestinationClusters,
  getCompany,
  getCompanyBadges,
  listCompanyAliases,
  getOccupation,
  getClusterMembers,
  getCluster,
  getOccupationWages,
  listClusterWages,
  listWageProgression,
  listClusterRetention,
  listProbabilities,
  getEducation,
  getPathways,
  getOccupationAiImpact,
  getClusterAiImpact,
  listCompanyHiring,
  getZipLocation,
  getCbsaLocation,
  countCompanies,
  countOccupations,
  countClusters,
  countIndustries,
  countCompanyBadges,
  countOccupationBadges,
  analyzeBadges,
  convertTitle,
  convertTitles,
  convertCompany,
  convertCluster,
  searchCompanies,
  getVersion,
  getChangelog,
];

/** All operations with a body. */
export const ACTIONS: readonly Action[] = [
  recordSample,
  recordTitlePick,
  // In this order, the examples of HELP ADMIN work one after another.
  addAlias,
  removeAlias,
  removeOccupations,
  renameCompany,
  compareVersions,
  translateQuestion,
  compareDatasets,
];
