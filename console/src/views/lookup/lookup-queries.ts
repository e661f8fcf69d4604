import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { get, type Answer } from '../../api/client.ts';

export type TitleAnswer = Answer<'get', '/api/titleconvert'>;
export type TitleMatch = TitleAnswer['data'][number];
export type CompanyMatch = Answer<'get', '/api/companyconvert'>['data'][number];

/** What is known about the person or posting that a title belongs to. */
export interface Context {
  readonly company: string;
  readonly industry: string;
  readonly location: string;
}

export const NO_CONTEXT: Context = { company: '', industry: '', location: '' };
export const hasContext = (context: Context): boolean => Object.values(context).some((value) => value !== '');

const MOST_TITLES = 8;
/** More than are shown, to find the place that a match had without the context. */
const MOST_COMPARED = 30;
const MOST_COMPANIES = 5;

/** The occupations of a title, complete or half typed. The last answer stays until the next one is there. */
export function useTitles(title: string, context: Context): UseQueryResult<TitleAnswer> {
  return useQuery({
    queryKey: ['titles', title, context],
    queryFn: ({ signal }) => get('/api/titleconvert', { query: { title, ...context, limit: MOST_TITLES, clarify: true }, signal }),
    enabled: title !== '',
    placeholderData: keepPreviousData,
  });
}

/** The answer without context, to show what the context changed. */
export function useTitlesWithoutContext(title: string, context: Context): UseQueryResult<TitleAnswer> {
  return useQuery({
    queryKey: ['titles without context', title],
    queryFn: ({ signal }) => get('/api/titleconvert', { query: { title, limit: MOST_COMPARED, _fast: false }, signal }),
    enabled: title !== '' && hasContext(context),
  });
}

/** The evidence for each match. */
export function useExplanations(title: string, context: Context, enabled: boolean): UseQueryResult<TitleAnswer> {
  return useQuery({
    queryKey: ['explanations', title, context],
    queryFn: ({ signal }) => get('/api/titleconvert', { query: { title, ...context, limit: MOST_TITLES, explain: true }, signal }),
    enabled,
  });
}

export function useCompanies(name: string): UseQueryResult<CompanyMatch[]> {
  return useQuery({
    queryKey: ['companies', name],
    queryFn: async ({ signal }) => (await get('/api/companyconvert', { query: { name, limit: MOST_COMPANIES }, signal })).data,
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });
}

export function useIndustries(): UseQueryResult<string[]> {
  return useQuery({
    queryKey: ['industries'],
    queryFn: async ({ signal }) => (await get('/api/industries', { query: { limit: 1000 }, signal })).data.map(({ industry }) => industry),
    staleTime: Infinity,
  });
}
