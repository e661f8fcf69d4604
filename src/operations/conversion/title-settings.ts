import type { TitleQuestion } from '../../conversion/titles/title-answer.ts';
import { SEARCH_RANKING_DEFAULTS } from '../../conversion/titles/search-ranking.ts';
import type { Settings, Values } from '../settings.ts';

const CONTEXT = { type: 'text', typed: true } as const;

/** Options of title conversion, for one title or a batch. */
export const TITLE_SETTINGS = {
  company: {
    ...CONTEXT,
    rest: ['company'],
    dsl: { where: ['COMPANY', 'COMPANY_NAME'] },
    description:
      'Employer, by identifier or by any name that company conversion resolves. Employers in imported observations work, too. This is the most useful context.',
    example: 'Walmart',
  },
  industry: {
    ...CONTEXT,
    rest: ['industry'],
    dsl: { where: ['INDUSTRY'] },
    description:
      "Soft hint: an industry of the dataset, a NAICS sector's code or name, or an everyday name (tech, healthcare). Defaults to the value of sector.",
    example: 'Banking',
  },
  sector: {
    ...CONTEXT,
    several: true,
    rest: ['sector'],
    dsl: { where: ['SECTOR'] },
    description:
      'Hard filter: only occupations at companies with this primary industry. Takes the same names as industry; a NAICS sector means all its industries. Several names mean OR, and unknown names are reported.',
    example: 'Banking',
  },
  location: {
    ...CONTEXT,
    rest: ['location'],
    dsl: { where: ['LOCATION'] },
    description: 'State, city, metro area (name or code), ZIP code, or a nickname (NYC, Bay Area). A weak hint. LA means Louisiana; L.A. means Los Angeles.',
    example: 'Seattle',
  },
  score: {
    type: 'score',
    operator: 'at_least',
    default: 0.5,
    rest: ['min_score'],
    dsl: { where: ['SCORE', 'MIN_SCORE'] },
    description: 'Lowest match_score of a match. Applies only to the legacy pipeline, with `fusion` or `fast` turned off.',
    example: '0.6',
  },
  ambiguity_threshold: {
    type: 'score',
    default: 0.3,
    rest: ['ambiguity_threshold'],
    dsl: { where: ['AMBIGUITY_THRESHOLD'] },
    description: 'The answer is ambiguous if the match_score values of the first two matches differ by less than this.',
    example: '0.3',
  },
  explain: {
    type: 'boolean',
    default: false,
    rest: ['explain'],
    dsl: { word: 'EXPLAIN' },
    description: 'Adds the evidence for each match, in words and with its weight.',
  },
  fast: {
    type: 'boolean',
    default: true,
    rest: ['_fast'],
    dsl: { flag: ['FAST'] },
    description: 'Complete an unfinished last word. false: rank the text as a full title and apply min_score.',
  },
  catalog: {
    type: 'boolean',
    default: true,
    rest: ['_catalog'],
    dsl: { flag: ['CATALOG'] },
    description: 'Use the learned ranking with all known titles. false: rank by search-engine score only.',
  },
  fusion: {
    type: 'boolean',
    default: SEARCH_RANKING_DEFAULTS.fusion,
    rest: ['_fusion'],
    dsl: { flag: ['FUSION'] },
    description: 'Combine several signals in the full ranking.',
  },
  bypass: {
    type: 'boolean',
    default: false,
    rest: ['_bypass'],
    dsl: { flag: ['BYPASS'] },
    description: 'Skip disambiguation: the best match counts as resolved, and the language model is not used.',
  },
  fts_and: {
    type: 'boolean',
    default: SEARCH_RANKING_DEFAULTS.ftsAnd,
    rest: ['_fts_and'],
    dsl: { flag: ['FTS_AND'] },
    description: 'Require every word to occur, in the full ranking.',
  },
  stem: {
    type: 'boolean',
    default: SEARCH_RANKING_DEFAULTS.stem,
    rest: ['_stem'],
    dsl: { flag: ['STEM'] },
    description: 'Use English stemming in the full ranking.',
  },
  fusion_alpha: {
    type: 'weight',
    default: SEARCH_RANKING_DEFAULTS.alpha,
    rest: ['_fusion_alpha'],
    dsl: { flag: ['FUSION_ALPHA'] },
    description: 'Weight of the best lexical match relative to the vote of similar titles. Useful values are 0 to 1.',
  },
  fusion_beta: {
    type: 'weight',
    default: SEARCH_RANKING_DEFAULTS.beta,
    rest: ['_fusion_beta'],
    dsl: { flag: ['FUSION_BETA'] },
    description: 'Weight of the frequency of a title.',
  },
  fusion_exact: {
    type: 'weight',
    default: SEARCH_RANKING_DEFAULTS.exactBonus,
    rest: ['_fusion_exact'],
    dsl: { flag: ['FUSION_EXACT'] },
    description: 'Bonus for an exact title.',
  },
  // The specification has both weights, so a request may set both.
  exact_bonus: {
    type: 'weight',
    default: 1,
    rest: ['_exact_bonus'],
    dsl: { flag: ['EXACT_BONUS'] },
    description: 'Multiplies the bonus for an exact title.',
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

/** Expansions of TITLECONVERT. REST has only `cluster`. */
export const CLUSTER_TOKENS = {
  cluster: 'Adds cluster_id and cluster_name.',
  clusters: 'The same.',
  cluster_details: 'Also adds cluster {job_level, ai_flag, occupation_count, ba_plus_share}.',
  details: 'The same.',
} as const;

export const wantsDetails = (expand: readonly string[]): boolean => expand.includes('cluster_details') || expand.includes('details');

/** The input of the conversion for one title or, without the title, for many. */
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
      exactBonus: settings.fusion_exact * settings.exact_bonus,
      lexMode: settings.fusion_lex_mode === 'percentile' ? 'percentile' : 'minmax',
    },
  };
}
