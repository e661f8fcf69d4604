import type { IdKind } from '../catalog/resource.ts';
import { listClusters } from './clusters/list-clusters.ts';
import { listCompanies } from './companies/list-companies.ts';
import { listIndustries } from './companies/list-industries.ts';
import { listOccupations } from './occupations/list-occupations.ts';
import type { Operation } from './operation.ts';

/** Where each kind of id is found. */
export const LISTS_OF_IDS: Readonly<Record<IdKind, Operation>> = {
  onet_code: listOccupations,
  cluster_id: listClusters,
  industry_id: listIndustries,
  company_uid: listCompanies,
};
