import { COMPANY_BADGE_COLUMNS } from './badges.ts';

/** A figure of the catalog: the fields that hold it in different resources, and what its numbers are. */
export interface Figure {
  readonly fields: readonly string[];
  readonly unit: 'count' | 'share' | 'money' | 'growth' | 'years';
  /** The largest value there can be. */
  readonly most?: number;
}

/** What people compare with numbers, and order by. */
export const FIGURES = {
  pay: { fields: ['PAY', 'WAGE_P75_AT_10Y'], unit: 'money' },
  payGrowth: { fields: ['PAY_GROWTH'], unit: 'growth' },
  retention: { fields: ['RETENTION', 'RETENTION_RATE_3YR'], unit: 'share' },
  graduates: { fields: ['BA_PLUS_SHARE'], unit: 'share' },
  internalPromotion: { fields: ['INTERNAL_PROMOTION_RATE'], unit: 'share' },
  externalPromotion: { fields: ['EXTERNAL_PROMOTION_RATE'], unit: 'share' },
  badges: { fields: ['BADGE_COUNT'], unit: 'count', most: COMPANY_BADGE_COLUMNS.length },
  companies: { fields: ['COMPANY_COUNT'], unit: 'count' },
  occupations: { fields: ['OCCUPATION_COUNT'], unit: 'count' },
  years: { fields: ['YEARS_IN'], unit: 'years' },
} as const satisfies Readonly<Record<string, Figure>>;
export type FigureName = keyof typeof FIGURES;
