import { ARCHETYPE_BADGES } from '../catalog/badges.ts';
import { ARCHETYPES, BADGES } from '../enumerations.ts';
import type { Filter } from '../plan/plan.ts';
import { canonical } from './parameters.ts';

const LEVELS = [...BADGES, 'Ranked', 'NA'];
const PREFIXED = ARCHETYPES.flatMap((archetype) => LEVELS.map((level) => `${archetype}:${level}`));

/** `badge`: a level that any of the three archetypes has, or archetype:level. */
export const ANY_BADGE = {
  type: 'enumeration',
  values: [...LEVELS, ...PREFIXED],
  description: 'A level that any of the three archetypes has (NA: none has a badge), or archetype:level such as growth:Gold.',
} as const;

/** The filter of a `badge` parameter. */
export function anyBadge(given: unknown): Filter[] {
  if (typeof given !== 'string') return [];
  const [level = '', archetype] = given.split(':').reverse();
  const spelled = canonical(level, LEVELS) ?? level;
  const values = spelled === 'Ranked' ? [...BADGES] : [spelled === 'NA' ? null : spelled];
  if (archetype !== undefined) return [{ kind: 'in', field: `badge_${archetype}`, values }];
  const each: Filter[] = ARCHETYPE_BADGES.map((field) => ({ kind: 'in', field, values }));
  return [{ kind: spelled === 'NA' ? 'all' : 'any', of: each }];
}
