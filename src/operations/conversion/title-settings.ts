import type { TitleQuestion } from '../../conversion/titles/title-answer.ts';
import { SEARCH_RANKING_DEFAULTS } from '../../conversion/titles/search-ranking.ts';
import type { Settings, Values } from '../settings.ts';

const CONTEXT = { type: 'text', typed: true } as const;

/** What shapes the resolution of titles, one or many. */
export const TITLE_SETTINGS = {
  company: {
    ...CONTEXT,
    rest: ['company'],
    dsl: { where: ['COMPANY', 'COMPANY_NAME'] },
    description:
      'Employer: one of the dataset by identifier or by any name that companyconvert resolves, or any that imported observations name. The best context.',
    example: 'Walmart',
  },
  industry: {
    ...CONTEXT,
    rest: ['industry'],
    dsl: { where: ['INDUSTRY'] },
    description: "Soft hint: an industry of the dataset, a NAICS sector's code or name, or an everyday name (tech, healthcare). Falls back to sector.",
    example: 'Banking',
  },
  sector: {
    ...CONTEXT,
    several: true,
    rest: ['sector'],
    dsl: { where: ['SECTOR'] },
    description:
      'Hard filter: only occupations that companies with this primary industry have. Names as for industry; a NAICS sector means all its industries. Several mean OR; unknown names among them are reported.',
    example: 'Banking',
  },
  location: {
    ...CONTEXT,
    rest: ['location'],
    dsl: { where: ['LOCATION'] },
    description: 'State, city, metropolitan area (name or code), ZIP code or a nickname (NYC, Bay Area); a weak hint. LA is Louisiana, L.A. Los Angeles.',
    example: 'Seattle',
  },
  score: {
    type: 'score',
    operator: 'at_least',
    default: 0.5,
    rest: ['min_score'],
    dsl: { where: ['SCORE', 'MIN_SCORE'] },
    description: 'Cutoff on match_score; applied on the legacy pipeline only (_fusion=false or _fast=false).',
    example: '0.6',
  },
  ambiguity_threshold: {
    type: 'score',
    default: 0.3,
    rest: ['ambiguity_threshold'],
    dsl: { where: ['AMBIGUITY_THRESHOLD'] },
    description: 'Gap of match_score between the first two below which the answer is ambiguous.',
    example: '0.3',
  },
  explain: {
    type: 'boolean',
    default: false,
    rest: ['explain'],
    dsl: { word: 'EXPLAIN' },
    description: 'Adds the evidence for each match, on the database path.',
  },
  fast: { type: 'boolean', default: true, rest: ['_fast'], dsl: { flag: ['FAST'] }, description: 'Typeahead first; false forces the legacy pipeline.' },
  catalog: {
    type: 'boolean',
    default: true,
    rest: ['_catalog'],
    dsl: { flag: ['CATALOG'] },
    description: 'The learned ranking with all known titles; false: rank by search-engine score only.',
  },
  fusion: {
    type: 'boolean',
    default: SEARCH_RANKING_DEFAULTS.fusion,
    rest: ['_fusion'],
    dsl: { flag: ['FUSION'] },
    description: 'Fused ranking on the database path.',
  },
  bypass: {
    type: 'boolean',
    default: false,
    rest: ['_bypass'],
    dsl: { flag: ['BYPASS'] },
    description: 'No disambiguation: the best match counts as resolved, and no language model is asked.',
  },
  fts_and: {
    type: 'boolean',
    default: SEARCH_RANKING_DEFAULTS.ftsAnd,
    rest: ['_fts_and'],
    dsl: { flag: ['FTS_AND'] },
    description: 'Every word must occur, on the database path.',
  },
  stem: {
    type: 'boolean',
    default: SEARCH_RANKING_DEFAULTS.stem,
    rest: ['_stem'],
    dsl: { flag: ['STEM'] },
    description: 'English stemming on the database path.',
  },
  fusion_alpha: {
    type: 'weight',
    default: SEARCH_RANKING_DEFAULTS.alpha,
    rest: ['_fusion_alpha'],
    dsl: { flag: ['FUSION_ALPHA'] },
    description: 'Weight of the best lexical match against the vote of its neighbors; 0 to 1 is useful.',
  },
  fusion_beta: {
    type: 'weight',
    default: SEARCH_RANKING_DEFAULTS.beta,
    rest: ['_fusion_beta'],
    dsl: { flag: ['FUSION_BETA'] },
    description: 'Weight of how common a title is.',
  },
  fusion_exact: {
    type: 'weight',
    default: SEARCH_RANKING_DEFAULTS.exactBonus,
    rest: ['_fusion_exact', '_exact_bonus'],
    dsl: { flag: ['FUSION_EXACT', 'EXACT_BONUS'] },
    description: 'Bonus of an exact title.',
  },
  fusion_lex_mode: {
    type: 'enumeration',
    values: ['minmax', 'percentile'],
    default: SEARCH_RANKING_DEFAULTS.lexMode,
    rest: ['_fusion_lex_mode'],
    dsl: { flag: ['FUSION_LEX_MODE'] },
    description: 'How lexical scores are scaled.',
  },
} as const satisfies Settings;

/** What TITLECONVERT expands; REST takes `cluster` alone. */
export const CLUSTER_TOKENS = {
  cluster: 'Adds cluster_id and cluster_name.',
  clusters: 'The same.',
  cluster_details: 'Adds cluster {job_level, ai_flag, occupation_count, ba_plus_share} too.',
  details: 'The same.',
} as const;

export const wantsDetails = (expand: readonly string[]): boolean => expand.includes('cluster_details') || expand.includes('details');

/** The conversion's question of one title or, without the title, of many. */
export function titleQuestion(settings: Values<typeof TITLE_SETTINGS>, expand: readonly string[], limit: number | null): Omit<TitleQuestion, 'title'> {
  return {
    limit: limit ?? 10,
    minScore: settings.score,
    fast: settings.fast,
    withCluster: expand.length > 0,
    ambiguityThreshold: settings.ambiguity_threshold,
    context: { company: settings.company, industry: settings.industry, sector: settings.sector, location: settings.location },
    explain: settings.explain,
    bypass: settings.bypass,
    catalog: settings.catalog,
    searchRanking: {
      fusion: settings.fusion,
      stem: settings.stem,
      ftsAnd: settings.fts_and,
      alpha: settings.fusion_alpha,
      beta: settings.fusion_beta,
      exactBonus: settings.fusion_exact,
      lexMode: settings.fusion_lex_mode === 'percentile' ? 'percentile' : 'minmax',
    },
  };
}
