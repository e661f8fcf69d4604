import { archetypeLevel, BADGE_FILTERS, badgeLevels, canonicalOf } from '../../catalog/field-values.ts';
import { ARCHETYPES } from '../../catalog/enumerations.ts';
import type { Filter } from '../../catalog/plan.ts';
import { scoped } from '../answer.ts';
import type { Question } from '../question.ts';

const PREFIXED = ARCHETYPES.flatMap((archetype) => BADGE_FILTERS.map((level) => `${archetype}:${level}`));

/** `badge`: a level that at least one of the three archetypes has, or archetype:level. */
export const ANY_BADGE = {
  type: 'enumeration',
  values: [...BADGE_FILTERS, ...PREFIXED],
  description: 'Level that at least one of the three archetypes has (NA: none has a badge), or archetype:level, such as growth:Gold.',
} as const;

/** The filter of a `badge` parameter: the field any_badge of the resource, like ANY_BADGE in the query language. */
export function anyBadge(given: unknown): Filter[] {
  if (typeof given !== 'string') return [];
  const ofOne = archetypeLevel(given);
  if (ofOne !== undefined) return [{ kind: 'in', ...ofOne }];
  return [{ kind: 'in', field: 'any_badge', values: badgeLevels(canonicalOf(given, BADGE_FILTERS) ?? given) }];
}

/** Adds the filter of the `badge` parameter. */
export function withAnyBadge(question: Question, given: Readonly<Record<string, unknown>>): Question {
  const filters = anyBadge(given['badge']);
  return filters.length === 0 ? question : { ...question, plan: scoped(question.plan, ...filters) };
}
