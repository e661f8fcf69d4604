import type { ARCHETYPE_BADGES } from '../catalog/badges.ts';

/** A kind of badge, as people name it. */
type Kind = 'early_career' | 'growth' | 'stability';

const FIELDS = { early_career: 'BADGE_EARLY_CAREER', growth: 'BADGE_GROWTH', stability: 'BADGE_STABILITY' } as const satisfies Readonly<
  Record<Kind, Uppercase<(typeof ARCHETYPE_BADGES)[number]>>
>;
type KindField = (typeof FIELDS)[Kind];

/** The fields of the kinds of badges. */
export const KIND_FIELDS: readonly KindField[] = Object.values(FIELDS);

/** The field of a kind of badge. */
export const kindField = (kind: Kind): KindField => FIELDS[kind];

/** The field of a badge: of a kind, or overall. */
export const badgeField = (badge: Kind | 'overall'): string => (badge === 'overall' ? 'OVERALL_BADGE' : kindField(badge));
