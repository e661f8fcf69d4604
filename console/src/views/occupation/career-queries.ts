import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { get, type Answer } from '../../api/client.ts';

export type Cluster = Answer<'get', '/api/clusters/{id}'>['data'];
export type Wages = Answer<'get', '/api/clusters/{id}/wages'>;
export type Wage = Wages['data'][number];
export type Retention = Answer<'get', '/api/clusters/{id}/retention'>['data'][number];
export type ClusterImpact = Answer<'get', '/api/clusters/{id}/ai-impact'>;
export type Impact = ClusterImpact['ai_impact'];
type Employers = Answer<'get', '/api/clusters/{id}/companies'>;
export type Neighbor = Answer<'get', '/api/clusters/{id}/cluster-destinations'>['data'][number];
export type Archetype = 'blend_early_career' | 'blend_growth' | 'blend_stability';

const ALL = 1000;

export function useCluster(id: number): UseQueryResult<Cluster> {
  return useQuery({ queryKey: ['cluster', id], queryFn: async ({ signal }) => (await get('/api/clusters/{id}', { path: { id }, signal })).data });
}

export function useWages(id: number): UseQueryResult<Wages> {
  return useQuery({
    queryKey: ['cluster wages', id],
    queryFn: ({ signal }) => get('/api/clusters/{id}/wages', { path: { id }, query: { limit: ALL }, signal }),
  });
}

export function useRetention(id: number): UseQueryResult<Retention[]> {
  return useQuery({
    queryKey: ['cluster retention', id],
    queryFn: async ({ signal }) => (await get('/api/clusters/{id}/retention', { path: { id }, signal })).data,
  });
}

export function useImpact(id: number): UseQueryResult<ClusterImpact> {
  return useQuery({ queryKey: ['cluster ai impact', id], queryFn: ({ signal }) => get('/api/clusters/{id}/ai-impact', { path: { id }, signal }) });
}

export function useEmployers(id: number, sort: Archetype): UseQueryResult<Employers> {
  return useQuery({
    queryKey: ['cluster employers', id, sort],
    queryFn: ({ signal }) => get('/api/clusters/{id}/companies', { path: { id }, query: { sort, limit: ALL }, signal }),
  });
}

/** Clusters that people move to, and those with the most similar skills. */
export function useNeighbors(id: number): UseQueryResult<{ destinations: Neighbor[]; adjacent: Neighbor[] }> {
  return useQuery({
    queryKey: ['cluster neighbors', id],
    queryFn: async ({ signal }) => {
      const [destinations, adjacent] = await Promise.all([
        get('/api/clusters/{id}/cluster-destinations', { path: { id }, signal }),
        get('/api/clusters/{id}/skill-adj-clusters', { path: { id }, signal }),
      ]);
      return { destinations: destinations.data, adjacent: adjacent.data };
    },
  });
}
