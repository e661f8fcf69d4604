import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { get, type Answer } from '../../api/client.ts';

export type Zip = Answer<'get', '/api/location/zip/{zip}'>['data'];
export type Metro = Answer<'get', '/api/location/cbsa/{cbsa}'>['data'];
type Employers = Answer<'get', '/api/clusters/{id}/companies'>;
export type Hiring = Answer<'get', '/api/companies/{name}/hiring'>['data'][number];

export interface Place {
  readonly zip: Zip | undefined;
  readonly metro: Metro | undefined;
}

/** How a place is given. A ZIP code can have the same digits as a metro area. */
export type PlaceKind = 'zip' | 'metro';

const ALL = 1000;
const MOST_SUGGESTED = 8;

export function usePlace(kind: PlaceKind, code: string): UseQueryResult<Place> {
  return useQuery({
    queryKey: ['place', kind, code],
    queryFn: async ({ signal }): Promise<Place> => {
      if (kind === 'metro') return { zip: undefined, metro: await metroOf(code, signal) };
      const zip = (await get('/api/location/zip/{zip}', { path: { zip: code }, signal })).data;
      return { zip, metro: zip.cbsa_code === null ? undefined : await metroOf(zip.cbsa_code, signal) };
    },
  });
}

const metroOf = async (cbsa: string, signal: AbortSignal): Promise<Metro> => (await get('/api/location/cbsa/{cbsa}', { path: { cbsa }, signal })).data;

export function useClusters(): UseQueryResult<{ readonly id: number; readonly name: string }[]> {
  return useQuery({
    queryKey: ['cluster names'],
    queryFn: async ({ signal }) =>
      (await get('/api/clusters', { query: { limit: ALL }, signal })).data.map(({ cluster_id, cluster_name }) => ({ id: cluster_id, name: cluster_name })),
    staleTime: Infinity,
  });
}

/** Employers with a role in a metro area, given by its code or a part of its name. */
export function useEmployers(cluster: number, cbsa: string): UseQueryResult<Employers> {
  return useQuery({
    queryKey: ['employers in a metro area', cluster, cbsa],
    queryFn: ({ signal }) => get('/api/clusters/{id}/companies', { path: { id: cluster }, query: { cbsa, sort: 'blend', limit: ALL }, signal }),
  });
}

export function useHiring(company: string, cbsa: string): UseQueryResult<Hiring[]> {
  return useQuery({
    queryKey: ['hiring in a metro area', company, cbsa],
    queryFn: async ({ signal }) => (await get('/api/companies/{name}/hiring', { path: { name: company }, query: { cbsa }, signal })).data,
    enabled: company !== '',
  });
}

export function useCompanyNames(name: string): UseQueryResult<{ readonly uid: string; readonly name: string }[]> {
  return useQuery({
    queryKey: ['company names', name],
    queryFn: async ({ signal }) =>
      (await get('/api/companyconvert', { query: { name, limit: MOST_SUGGESTED }, signal })).data.map(({ company_uid, company_name }) => ({
        uid: company_uid,
        name: company_name,
      })),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });
}
