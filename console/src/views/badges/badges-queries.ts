import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { get, type Answer } from '../../api/client.ts';

type CompanyCounts = Answer<'get', '/api/companies/badges/counts'>['data'];
type Groups = Extract<CompanyCounts, { groups: unknown }>;
type Matrix = Extract<CompanyCounts, { by_archetype: unknown }>;

export type Group = Groups['groups'][number];
export type Levels = Matrix['by_archetype']['growth'];
export type BadgedCompany = Answer<'get', '/api/companies/badges'>['data'][number];

export const ARCHETYPES = [
  { key: 'early_career', filter: 'badge_early_career', title: 'Early career' },
  { key: 'growth', filter: 'badge_growth', title: 'Growth' },
  { key: 'stability', filter: 'badge_stability', title: 'Stability' },
] as const;
export type Archetype = (typeof ARCHETYPES)[number];

export const LEVELS = ['Platinum', 'Gold', 'NA'] as const;
export type Level = (typeof LEVELS)[number];

/** What is counted: employers, or pairs of an employer and a cluster. */
export const SUBJECTS = ['employers', 'roles'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Filters {
  readonly industry: string;
  readonly state: string;
}

/** The counts by badge and level, and how often badges occur together. */
export interface BadgeMatrix {
  readonly total: number;
  readonly byArchetype: Matrix['by_archetype'];
  /** Of those with one badge of any level, how many have another one: by the keys of both. */
  readonly together: Readonly<Record<Archetype['key'], Matrix['by_archetype']>>;
}

export function useMatrix(subject: Subject, filters: Filters): UseQueryResult<BadgeMatrix> {
  return useQuery({
    queryKey: ['badge matrix', subject, filters],
    queryFn: async ({ signal }) => {
      const count = (filter?: Archetype['filter']): Promise<Matrix> => counts(subject, 'archetype', filters, filter, signal) as Promise<Matrix>;
      const [all, ...pairs] = await Promise.all([count(), ...ARCHETYPES.map(({ filter }) => count(filter))]);
      const together = Object.fromEntries(ARCHETYPES.map(({ key }, index) => [key, pairs[index]?.by_archetype])) as BadgeMatrix['together'];
      return { total: all.total_rows, byArchetype: all.by_archetype, together };
    },
  });
}

export function useGroups(subject: Subject, by: 'industry' | 'state' | 'company', filters: Filters): UseQueryResult<Group[]> {
  return useQuery({
    queryKey: ['badge groups', subject, by, filters],
    queryFn: async ({ signal }) => {
      const groupBy = by === 'state' ? 'company_state' : by;
      return ((await counts(subject, groupBy, filters, undefined, signal)) as Groups).groups;
    },
  });
}

async function counts(
  subject: Subject,
  groupBy: 'archetype' | 'industry' | 'company_state' | 'company',
  { industry, state }: Filters,
  filter: Archetype['filter'] | undefined,
  signal: AbortSignal,
): Promise<CompanyCounts> {
  const ranked = filter === undefined ? {} : { [filter]: ['Ranked'] };
  if (subject === 'employers') {
    if (groupBy === 'company') throw new Error('Employers are not counted by employer.');
    const query = { group_by: groupBy, industry, company_state: state, ...ranked } as const;
    return (await get('/api/companies/badges/counts', { query, signal })).data;
  }
  if (groupBy === 'company_state') throw new Error('Roles are not counted by state.');
  const query = { group_by: groupBy, industry, hiring_state: state === '' ? undefined : [state], ...ranked } as const;
  return (await get('/api/occupations/badges/counts', { query, signal })).data;
}

/** Employers with a level of a badge. */
export function useBadgedCompanies(badge: Archetype, level: Level, { industry, state }: Filters): UseQueryResult<Answer<'get', '/api/companies/badges'>> {
  return useQuery({
    queryKey: ['badged companies', badge.key, level, industry, state],
    queryFn: ({ signal }) => get('/api/companies/badges', { query: { [badge.filter]: [level], industry, company_state: state, limit: 1000 }, signal }),
  });
}
