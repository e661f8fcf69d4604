import { Router, type RequestHandler } from 'express';
import { AI_FLAGS, JOB_LEVELS } from '../enumerations.ts';
import type { ClusterConversion } from '../conversion/clusters/convert.ts';
import type { CompanyConversion, CompanyMatch, MatchType } from '../conversion/companies/convert.ts';
import type { TitleConversion } from '../conversion/titles/convert.ts';
import { DATABASE_DEFAULTS } from '../conversion/titles/database.ts';
import { readParameters } from './parameters.ts';

const LIMIT = { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Matches at most.' } as const;
const WEIGHT = { type: 'number', minimum: 0, maximum: 10 } as const;

/** Context and clarification of a title, by the specification: this version resolves titles without context. */
const LATER = { type: 'unavailable', description: 'Not served by this version yet.' } as const;

const TITLE = {
  title: { type: 'text', required: true, maximumLength: 300, description: 'Job title, whole or half-typed.' },
  min_score: {
    type: 'number',
    minimum: 0,
    maximum: 1,
    default: 0.5,
    description: 'Cutoff on match_score; applied on the legacy pipeline only (_fusion=false or _fast=false).',
  },
  limit: { ...LIMIT, description: 'Occupations at most.' },
  group: { type: 'enumeration', values: ['onet'], description: 'One row an occupation code; always so without a company.' },
  expand: { type: 'tokens', values: ['cluster'], description: 'cluster adds cluster_id and cluster_name.' },
  ambiguity_threshold: {
    type: 'number',
    minimum: 0,
    maximum: 1,
    default: 0.3,
    description: 'Gap of match_score between the first two below which the answer is ambiguous.',
  },
  _fast: { type: 'boolean', default: true, description: 'Typeahead first; false forces the legacy pipeline.' },
  _fusion: { type: 'boolean', default: DATABASE_DEFAULTS.fusion, description: 'Fused ranking on the database path.' },
  _stem: { type: 'boolean', default: DATABASE_DEFAULTS.stem, description: 'English stemming on the database path.' },
  _fts_and: { type: 'boolean', default: DATABASE_DEFAULTS.ftsAnd, description: 'Every word must occur, on the database path.' },
  _fusion_alpha: {
    ...WEIGHT,
    default: DATABASE_DEFAULTS.alpha,
    description: 'Weight of the best lexical match against the vote of its neighbours; 0 to 1 is useful.',
  },
  _fusion_beta: { ...WEIGHT, default: DATABASE_DEFAULTS.beta, description: 'Weight of how common a title is.' },
  _fusion_exact: { ...WEIGHT, aliases: ['_exact_bonus'], default: DATABASE_DEFAULTS.exactBonus, description: 'Bonus of an exact title.' },
  _fusion_lex_mode: {
    type: 'enumeration',
    values: ['minmax', 'percentile'],
    default: DATABASE_DEFAULTS.lexMode,
    description: 'How lexical scores are scaled.',
  },
  company: LATER,
  industry: LATER,
  sector: LATER,
  location: LATER,
  clarify: LATER,
  _catalog: LATER,
  _bypass: LATER,
} as const;

const COMPANY = {
  name: { type: 'text', required: true, maximumLength: 300, description: 'Company name, ticker or alias, whole or half-typed.' },
  industry: { type: 'text', description: 'Exact primary industry; only its companies are considered.' },
  min_score: { type: 'number', minimum: 0, maximum: 1, default: 0.6, description: 'Matches below are left out.' },
  limit: LIMIT,
} as const;

const CLUSTER = {
  title: { type: 'text', required: true, maximumLength: 300, description: 'Job title.' },
  job_level: { type: 'enumeration', values: JOB_LEVELS, description: 'Only clusters of this level.' },
  ai_flag: { type: 'enumeration', values: AI_FLAGS, description: 'Only clusters with this flag.' },
  min_score: { type: 'number', minimum: 0, maximum: 1, default: 0.3, description: 'Matches below are left out.' },
  limit: LIMIT,
} as const;

/** GET /api/titleconvert. */
export function titleConvertRoute(conversion: TitleConversion): RequestHandler {
  return async (request, response) => {
    const given = readParameters(request, TITLE, '/api/titleconvert?title=registered%20nurse');
    const { matches, ...answer } = await conversion.convert({
      title: given.title,
      limit: given.limit,
      minScore: given.min_score,
      fast: given._fast,
      withCluster: given.expand.includes('cluster'),
      ambiguityThreshold: given.ambiguity_threshold,
      database: {
        fusion: given._fusion,
        stem: given._stem,
        ftsAnd: given._fts_and,
        alpha: given._fusion_alpha,
        beta: given._fusion_beta,
        exactBonus: given._fusion_exact,
        lexMode: given._fusion_lex_mode === 'percentile' ? 'percentile' : 'minmax',
      },
    });
    response.json({ success: true, data: matches, count: matches.length, query: given.title, ...answer });
  };
}

/** GET /api/companyconvert. */
export function companyConvertRoute(conversion: CompanyConversion): RequestHandler {
  return async (request, response) => {
    const given = readParameters(request, COMPANY, '/api/companyconvert?name=microsft');
    const { matches, versions } = await conversion.convert({ name: given.name, industry: given.industry, minScore: given.min_score, limit: given.limit });
    const data = matches.map(restMatch);
    response.json({ success: true, data, count: data.length, query: given.name, versions });
  };
}

/** GET /api/clusters/convert. */
export function clusterRoutes(conversion: ClusterConversion): Router {
  const router = Router();
  router.get('/convert', async (request, response) => {
    const given = readParameters(request, CLUSTER, '/api/clusters/convert?title=data%20analyst');
    const { matches, versions } = await conversion.convert({
      title: given.title,
      jobLevel: given.job_level,
      aiFlag: given.ai_flag,
      minScore: given.min_score,
      limit: given.limit,
    });
    response.json({ success: true, data: matches, count: matches.length, query: given.title, versions });
  });
  return router;
}

/** REST knows four kinds of match: an alias counts as exact, full text as fuzzy. */
const REST_MATCH: Readonly<Record<MatchType, { match_type: string; source: string }>> = {
  exact: { match_type: 'exact', source: 'elasticsearch' },
  alias: { match_type: 'exact', source: 'elasticsearch' },
  prefix: { match_type: 'prefix', source: 'prefix_index' },
  suggest: { match_type: 'suggest', source: 'es_completion' },
  fuzzy: { match_type: 'fuzzy', source: 'elasticsearch' },
  fulltext: { match_type: 'fuzzy', source: 'elasticsearch' },
};

function restMatch({ match_type, ...match }: CompanyMatch): Record<string, unknown> {
  return { ...match, ...REST_MATCH[match_type] };
}
