import type { ARCHETYPE_BADGES } from '../catalog/badges.ts';

/** The fields of the kinds of badges. */
export const KIND_FIELDS = ['BADGE_EARLY_CAREER', 'BADGE_GROWTH', 'BADGE_STABILITY'] as const satisfies readonly Uppercase<(typeof ARCHETYPE_BADGES)[number]>[];
/** A kind of badge, as people name it. */
type Kind = 'early_career' | 'growth' | 'stability';

const FIELDS = { early_career: 'BADGE_EARLY_CAREER', growth: 'BADGE_GROWTH', stability: 'BADGE_STABILITY' } as const satisfies Readonly<
  Record<Kind, (typeof KIND_FIELDS)[number]>
>;

/** The field of a kind of badge. */
export const kindField = (kind: Kind): (typeof KIND_FIELDS)[number] => FIELDS[kind];

/** The field of a badge: of a kind, or overall. */
export const badgeField = (badge: Kind | 'overall'): string => (badge === 'overall' ? 'OVERALL_BADGE' : kindField(badge));
