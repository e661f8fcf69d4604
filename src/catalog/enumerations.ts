/** The sets of values in the specification, in its order. The database enforces the same sets. */
export const BADGES = ['Platinum', 'Gold'] as const;
export const AI_FLAGS = ['Raising the Bar', 'Lower Potential', 'Shrinking Fields', 'Winners Pull Away'] as const;
export const TRENDS = ['Rising', 'Falling'] as const;
export const JOB_LEVELS = [
  'Advanced Degree',
  "Bachelor's Degree",
  "Bachelor's Degree + Experience",
  "Sub-Bachelor's Degree",
  "Sub-Bachelor's Degree + Experience",
] as const;
export const POSTING_TIERS = ['high', 'above-average', 'average', 'low', 'none'] as const;
export const MSA_SIZES = ['Large', 'Small/Medium'] as const;
export const CAREER_STAGES = ['Entry-Level', 'Experienced'] as const;
export const EVENT_TYPES = ['none', 'acquired', 'acquired_still_operating', 'merged', 'rebranded', 'split', 'chapter_11_bankruptcy'] as const;
export const ALIAS_TYPES = ['alternate_spelling', 'former_name', 'abbreviation', 'parent_company', 'subsidiary', 'legal_name', 'typo'] as const;

export const ARCHETYPES = ['early_career', 'growth', 'stability'] as const;

export type Badge = (typeof BADGES)[number];
export type AiFlag = (typeof AI_FLAGS)[number];
export type Trend = (typeof TRENDS)[number];
export type JobLevel = (typeof JOB_LEVELS)[number];
export type PostingTier = (typeof POSTING_TIERS)[number];
export type MsaSize = (typeof MSA_SIZES)[number];
export type CareerStage = (typeof CAREER_STAGES)[number];
export type Archetype = (typeof ARCHETYPES)[number];
export type EventType = (typeof EVENT_TYPES)[number];
export type AliasType = (typeof ALIAS_TYPES)[number];

/** The two trends that define each AI flag. */
export const TRENDS_OF_FLAG: Readonly<Record<AiFlag, { entry_barrier_trend: Trend; expertise_premium_trend: Trend }>> = {
  'Raising the Bar': { entry_barrier_trend: 'Rising', expertise_premium_trend: 'Rising' },
  'Shrinking Fields': { entry_barrier_trend: 'Rising', expertise_premium_trend: 'Falling' },
  'Winners Pull Away': { entry_barrier_trend: 'Falling', expertise_premium_trend: 'Rising' },
  'Lower Potential': { entry_barrier_trend: 'Falling', expertise_premium_trend: 'Falling' },
};
