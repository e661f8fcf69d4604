import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { get, type Answer } from '../../api/client.ts';

export type Company = Answer<'get', '/api/companies/{name}'>['data'];
export type CompanyMatch = Answer<'get', '/api/companyconvert'>['data'][number];
export type Health = Answer<'get', '/health'>;
export type Version = Answer<'get', '/api/version'>['data'];
export type Share = Answer<'get', '/api/companies/{name}/clusters'>['data'][number];

const ALL = 1000;
const MOST_SUGGESTED = 6;

export function useCompany(name: string): UseQueryResult<Company> {
  return useQuery({
    queryKey: ['admin company', name],
    queryFn: async ({ signal }) => (await get('/api/companies/{name}', { path: { name }, signal })).data,
    enabled: name !== '',
    // After a rename, the company is asked for in another way; what was done stays on the page.
    placeholderData: keepPreviousData,
  });
}

/** What a name resolves to now. */
export function useNameMatches(name: string): UseQueryResult<CompanyMatch[]> {
  return useQuery({
    queryKey: ['admin names', name],
    queryFn: async ({ signal }) => (await get('/api/companyconvert', { query: { name, limit: MOST_SUGGESTED }, signal })).data,
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });
}

/** The roles of a company with their share of its workforce. */
export function useShares(uid: string): UseQueryResult<Share[]> {
  return useQuery({
    queryKey: ['admin roles', uid],
    queryFn: async ({ signal }) => (await get('/api/companies/{name}/clusters', { path: { name: uid }, query: { limit: ALL }, signal })).data,
  });
}

/** The code that names each role of a company in a command, by cluster. */
export function useRoleCodes(uid: string): UseQueryResult<ReadonlyMap<number, string>> {
  return useQuery({
    queryKey: ['admin role codes', uid],
    queryFn: async ({ signal }) => {
      const { data } = await get('/api/companies/{name}/occupations', { path: { name: uid }, query: { group: 'occupation', limit: ALL }, signal });
      return new Map(data.flatMap((row): [number, string][] => ('onet_code' in row ? [[row.cluster_id, row.onet_code]] : [])));
    },
  });
}

const REFRESH_MS = 15_000;

export function useHealth(): UseQueryResult<Health> {
  return useQuery({ queryKey: ['health'], queryFn: ({ signal }) => get('/health', { signal }), refetchInterval: REFRESH_MS, staleTime: 0 });
}

export function useVersion(): UseQueryResult<Version> {
  return useQuery({ queryKey: ['admin version'], queryFn: async ({ signal }) => (await get('/api/version', { signal })).data, staleTime: 0 });
}
