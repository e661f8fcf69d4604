import { Router, type RequestHandler } from 'express';
import { CLUSTER_MATCH_SCHEMA, COMPANY_MATCH_SCHEMA, LONGEST_TYPED, TITLE_ANSWER_MEMBERS, TITLE_MATCH_SCHEMA, VERSIONS_SCHEMA } from '../catalog/matches.ts';
import { TEXT } from '../catalog/value-schema.ts';
import { AI_FLAGS, JOB_LEVELS } from '../enumerations.ts';
import type { ClusterConversion } from '../conversion/clusters/convert.ts';
import type { CompanyConversion, CompanyMatch, MatchType } from '../conversion/companies/convert.ts';
import type { TitleConversion } from '../conversion/titles/convert.ts';
import { DATABASE_DEFAULTS } from '../conversion/titles/database.ts';
import type { Database } from '../store/pool.ts';
import { emptyHint, industriesOf } from './industry-hint.ts';
import { matchesAnswer, operation } from './openapi/operation.ts';
import { readRequest } from './read-request.ts';

const LIMIT = { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Matches at most.' } as const;
const WEIGHT = { type: 'number', minimum: 0, maximum: 10 } as const;

/** Context and clarification of a title, by the specification: this version resolves titles without context. */
const LATER = { type: 'unavailable', description: 'Not served by this version yet.' } as const;

const TITLE_PARAMETERS = {
  title: { type: 'text', required: true, ...LONGEST_TYPED, description: 'Job title, whole or half-typed.' },
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

const COMPANY_PARAMETERS = {
  name: { type: 'text', required: true, ...LONGEST_TYPED, description: 'Company name, ticker or alias, whole or half-typed.' },
  industry: { type: 'text', description: 'Exact primary industry, a comma list meaning OR; only its companies are considered.' },
  min_score: { type: 'number', minimum: 0, maximum: 1, default: 0.6, description: 'Matches below are left out.' },
  limit: LIMIT,
} as const;

const CLUSTER_PARAMETERS = {
  title: { type: 'text', required: true, ...LONGEST_TYPED, description: 'Job title.' },
  job_level: { type: 'enumeration', values: JOB_LEVELS, description: 'Only clusters of this level.' },
  ai_flag: { type: 'enumeration', values: AI_FLAGS, description: 'Only clusters with this flag.' },
  min_score: { type: 'number', minimum: 0, maximum: 1, default: 0.3, description: 'Matches below are left out.' },
  limit: LIMIT,
} as const;

const CONVERT = { method: 'get', tag: 'Conversion', permission: 'occupations:read', errors: [400] } as const;

const TITLE = operation({
  ...CONVERT,
  path: '/api/titleconvert',
  id: 'convertTitle',
  summary: 'A job title to occupation codes',
  description: [
    'Typeahead (match_source name_corpus) answers when every typed word begins a word of some title, in any order, with a typo or two in words of four letters and more; titles with typos are listed only when nothing matches as typed.',
    'Everything else, and _fast=false, goes to the database path: noise is set aside (ignored), level and seniority are reported, abbreviations written out, and exact titles, full text and commonness fused. min_score cuts only with _fast=false or _fusion=false. Parameters that begin with an underscore are experimental.',
  ].join('\n\n'),
  parameters: TITLE_PARAMETERS,
  answer: matchesAnswer(TITLE_MATCH_SCHEMA, VERSIONS_SCHEMA, TITLE_ANSWER_MEMBERS, ['level', 'seniority', 'ignored']),
  example: '/api/titleconvert?title=registered%20nurse',
});
const COMPANY = operation({
  ...CONVERT,
  path: '/api/companyconvert',
  id: 'convertCompany',
  summary: 'A company name, ticker or alias to companies',
  description:
    'Scores are absolute: exact 1.0, an alias by its kind (0.7 for the name of a parent to 0.99), a prefix from 0.78, words from 0.66, typos by their share of the letters. Legal forms and punctuation are ignored. No match is an empty list, not an error.',
  parameters: COMPANY_PARAMETERS,
  answer: matchesAnswer(COMPANY_MATCH_SCHEMA, VERSIONS_SCHEMA, { suggestion: TEXT }, ['suggestion']),
  example: '/api/companyconvert?name=microsft',
});
const CLUSTER = operation({
  ...CONVERT,
  path: '/api/clusters/convert',
  id: 'convertCluster',
  summary: 'A job title to clusters',
  description: 'Legacy; /api/titleconvert with expand=cluster is preferred.',
  parameters: CLUSTER_PARAMETERS,
  answer: matchesAnswer(CLUSTER_MATCH_SCHEMA, VERSIONS_SCHEMA),
  example: '/api/clusters/convert?title=data%20analyst',
});
export const CONVERSION_OPERATIONS = [TITLE, COMPANY, CLUSTER];

/** GET /api/titleconvert. */
export function titleConvertRoute(conversion: TitleConversion): RequestHandler {
  return async (request, response) => {
    const given = readRequest(request, TITLE);
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
export function companyConvertRoute(conversion: CompanyConversion, database: Database): RequestHandler {
  return async (request, response) => {
    const given = readRequest(request, COMPANY);
    const { matches, versions } = await conversion.convert({
      name: given.name,
      industries: industriesOf(given.industry),
      minScore: given.min_score,
      limit: given.limit,
    });
    const data = matches.map(restMatch);
    const hint = await emptyHint(database, { total: data.length }, given.industry);
    response.json({ success: true, data, count: data.length, query: given.name, ...hint, versions });
  };
}

/** GET /api/clusters/convert. */
export function clusterRoutes(conversion: ClusterConversion): Router {
  const router = Router();
  router.get('/convert', async (request, response) => {
    const given = readRequest(request, CLUSTER);
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
