import { badgeAnalysis } from '../../reads/badge-analysis.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';

export const analyzeBadges = operation({
  id: 'analyzeBadges',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Badge statistics: by archetype, industry, and state, and which badges occur together.',
  answer: { kind: 'record', data: { type: 'object' } },
  dsl: { form: 'ANALYZE BADGES', modifiers: [], examples: ['ANALYZE BADGES'], topic: 'BADGES' },
  run: async ({ database }) => recordAnswer(await badgeAnalysis(database), [{ to: 'badge_counts' }]),
});
