import { AI_FLAGS, TRENDS, TRENDS_OF_FLAG } from './enumerations.ts';
import { enumeration, type Declaration } from './declare.ts';
import type { Expansion } from './resource.ts';
import { oneOf, orNull, record, TEXT } from './value-schema.ts';

export const AI_FLAG_SCHEMA = {
  ...orNull(oneOf(AI_FLAGS)),
  description: `${Object.entries(TRENDS_OF_FLAG)
    .map(([flag, trends]) => `${flag}: entry barrier ${trends.entry_barrier_trend}, expertise premium ${trends.expertise_premium_trend}`)
    .join('; ')}. Null when not classified.`,
};

/** Why a cluster has no flag. This is a success, not an error. */
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
  description: 'Adds the ai_impact block.',
  columns: { ai_impact: { sql: AI_IMPACT_SQL, schema: AI_IMPACT_SCHEMA } },
};

const AI_FLAG_OPTIONS = {
  filter: 'value',
  describe: 'AI-impact flag. This is a cached copy; the AI-impact record is the source of truth.',
  example: 'Raising the Bar',
  schema: AI_FLAG_SCHEMA,
} as const;

/** The flag of the cluster k: column and filter. */
export const AI_FLAG = enumeration('ai_flag', 'k.ai_flag', AI_FLAGS, AI_FLAG_OPTIONS);

const trend = (name: string): Declaration =>
  enumeration(name, `a.${name}`, TRENDS, {
    filter: 'value',
    column: false,
    describe: 'Rising or Falling.',
    example: 'Rising',
    sort: { describe: 'By trend.', sql: `a.${name}::text` },
  });

/** The AI-impact fields of the cluster k, whose record is a: the flag is a column, a filter and an order; its two trends are filters and orders. */
export const AI_OVERLAY: readonly Declaration[] = [
  enumeration('ai_flag', 'k.ai_flag', AI_FLAGS, { ...AI_FLAG_OPTIONS, sort: { describe: 'By AI-impact flag.', sql: 'k.ai_flag::text COLLATE a_to_z' } }),
  trend('entry_barrier_trend'),
  trend('expertise_premium_trend'),
];
