import { AI_FLAGS, TRENDS, TRENDS_OF_FLAG } from './enumerations.ts';
import type { Expansion, Field, SortOrder } from './resource.ts';
import { sortBy } from './sorts.ts';
import { oneOf, orNull, record, TEXT } from './value-schema.ts';

export const AI_FLAG_SCHEMA = {
  ...orNull(oneOf(AI_FLAGS)),
  description: `${Object.entries(TRENDS_OF_FLAG)
    .map(([flag, trends]) => `${flag}: entry barrier ${trends.entry_barrier_trend}, expertise premium ${trends.expertise_premium_trend}`)
    .join('; ')}. Null when not classified.`,
};

/** Why a cluster has no flag; a success, not an error. */
const NOT_CLASSIFIED = 'This cluster is not among those classified at the current methodology version.';

export const AI_IMPACT_SCHEMA = record({
  ai_flag: AI_FLAG_SCHEMA,
  entry_barrier_trend: orNull(oneOf(TRENDS)),
  expertise_premium_trend: orNull(oneOf(TRENDS)),
  low_expertise_narrative: orNull(TEXT),
  high_expertise_narrative: orNull(TEXT),
  coverage: record({ classified: { type: 'boolean' }, methodology_version: orNull(TEXT), reason: TEXT }, ['reason']),
});

/** The AI-impact block of a cluster; `a` is its row of cluster_ai_impacts, or null. */
export const AI_IMPACT_SQL = `json_build_object(
  'ai_flag', a.ai_flag, 'entry_barrier_trend', a.entry_barrier_trend, 'expertise_premium_trend', a.expertise_premium_trend,
  'low_expertise_narrative', a.low_expertise_narrative, 'high_expertise_narrative', a.high_expertise_narrative,
  'coverage', CASE WHEN a.cluster_id IS NULL THEN json_build_object('classified', false, 'methodology_version', NULL, 'reason', '${NOT_CLASSIFIED}')
    ELSE json_build_object('classified', true, 'methodology_version', a.methodology_version) END)`;

export const AI_IMPACT_EXPANSION: Expansion = {
  description: 'Inlines the ai_impact block.',
  columns: { ai_impact: { sql: AI_IMPACT_SQL, schema: AI_IMPACT_SCHEMA } },
};

const trend = (name: string): Field => ({
  type: 'enumeration',
  values: TRENDS,
  sql: `a.${name}`,
  rest: [name],
  dsl: [name.toUpperCase()],
  operator: 'in',
  description: 'Rising or Falling.',
  example: 'Rising',
});

export const AI_FLAG: Field = {
  type: 'enumeration',
  values: AI_FLAGS,
  sql: 'k.ai_flag',
  rest: ['ai_flag'],
  dsl: ['AI_FLAG'],
  operator: 'in',
  description: 'AI-impact flag (a cache; the AI-impact record is the source of truth).',
  example: 'Raising the Bar',
};

/** Filters on the overlay; `k` is the cluster. */
export const AI_FIELDS: Readonly<Record<string, Field>> = {
  ai_flag: AI_FLAG,
  entry_barrier_trend: trend('entry_barrier_trend'),
  expertise_premium_trend: trend('expertise_premium_trend'),
};

/** Orders by the overlay; `ties` makes them total. */
export function aiSorts(ties: string): Record<string, SortOrder> {
  const by = (name: string, sql: string, description: string): SortOrder => sortBy(sql, ties, { rest: [name], dsl: [name.toUpperCase()] }, description);
  return {
    ai_flag: by('ai_flag', 'k.ai_flag::text COLLATE a_to_z', 'By AI-impact flag.'),
    entry_barrier_trend: by('entry_barrier_trend', 'a.entry_barrier_trend::text', 'By trend.'),
    expertise_premium_trend: by('expertise_premium_trend', 'a.expertise_premium_trend::text', 'By trend.'),
  };
}
