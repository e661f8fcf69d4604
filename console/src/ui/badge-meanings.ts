/** The badges of employers and of their roles, in the order in which they are shown. */
export const BADGES = [
  { id: 'badge_early_career', title: 'Early career', meaning: 'Quality of entry-level opportunity.' },
  { id: 'badge_growth', title: 'Growth', meaning: 'How pay and roles develop.' },
  { id: 'badge_stability', title: 'Stability', meaning: 'Tenure, retention, and how durable the jobs are.' },
] as const;

export const OVERALL = { id: 'overall_badge', title: 'Overall', meaning: 'The three others, weighted.' } as const;

export const LEVELS = 'Platinum is the top fifth, Gold the next fifth. None means too little data or below both, not low quality.';
