import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { get, type Answer } from '../../api/client.ts';

export type Company = Answer<'get', '/api/companies/{name}'>['data'];
export type Role = Answer<'get', '/api/companies/{name}/occupations'>['data'][number];
export type Hiring = Answer<'get', '/api/companies/{name}/hiring'>['data'][number];
export type Alias = Answer<'get', '/api/companies/{name}/aliases'>['data'][number];
export type Share = Answer<'get', '/api/companies/{name}/clusters'>['data'][number];

const ALL = 1000;
const MOST_SIMILAR = 5;

export function useCompany(name: string): UseQueryResult<Company> {
  return useQuery({
    queryKey: ['company', name],
    queryFn: async ({ signal }) => (await get('/api/companies/{name}', { path: { name }, query: { expand: ['relationships'] }, signal })).data,
  });
}

/** Employers whose name is similar, the most similar first. */
export function useSimilarNames(name: string): UseQueryResult<string[]> {
  return useQuery({
    queryKey: ['similar names', name],
    queryFn: async ({ signal }) =>
      (await get('/api/companyconvert', { query: { name, limit: MOST_SIMILAR }, signal })).data.map(({ company_name }) => company_name),
  });
}

export function useRoles(uid: string): UseQueryResult<Answer<'get', '/api/companies/{name}/occupations'>> {
  return useQuery({
    queryKey: ['company roles', uid],
    queryFn: ({ signal }) => get('/api/companies/{name}/occupations', { path: { name: uid }, query: { limit: ALL }, signal }),
  });
}

export function useHiring(uid: string): UseQueryResult<Hiring[]> {
  return useQuery({
    queryKey: ['company hiring', uid],
    queryFn: async ({ signal }) => (await get('/api/companies/{name}/hiring', { path: { name: uid }, signal })).data,
  });
}

export function useShares(uid: string): UseQueryResult<Share[]> {
  return useQuery({
    queryKey: ['company clusters', uid],
    queryFn: async ({ signal }) => (await get('/api/companies/{name}/clusters', { path: { name: uid }, query: { limit: ALL }, signal })).data,
  });
}

export function useAliases(uid: string): UseQueryResult<Alias[]> {
  return useQuery({
    queryKey: ['company aliases', uid],
    queryFn: async ({ signal }) => (await get('/api/companies/{name}/aliases', { path: { name: uid }, signal })).data,
  });
}
