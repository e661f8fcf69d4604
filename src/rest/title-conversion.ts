import type { RequestHandler } from 'express';
import { LONGEST_TYPED, TITLE_ANSWER_MEMBERS, TITLE_MATCH_SCHEMA, VERSIONS_SCHEMA } from '../catalog/matches.ts';
import type { TitleConversion } from '../conversion/titles/title-conversion.ts';
import { SEARCH_RANKING_DEFAULTS } from '../conversion/titles/search-ranking.ts';
import { industriesOf } from './industry-hint.ts';
import { matchesAnswer, operation } from './openapi/operation.ts';
import { readRequest } from './read-request.ts';

const CONTEXT = { type: 'text', ...LONGEST_TYPED } as const;
const LIMIT = { type: 'integer', minimum: 1, maximum: 100, default: 10 } as const;
const WEIGHT = { type: 'number', minimum: 0, maximum: 10 } as const;

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
  _fusion: { type: 'boolean', default: SEARCH_RANKING_DEFAULTS.fusion, description: 'Fused ranking on the database path.' },
  _stem: { type: 'boolean', default: SEARCH_RANKING_DEFAULTS.stem, description: 'English stemming on the database path.' },
  _fts_and: { type: 'boolean', default: SEARCH_RANKING_DEFAULTS.ftsAnd, description: 'Every word must occur, on the database path.' },
  _fusion_alpha: {
    ...WEIGHT,
    default: SEARCH_RANKING_DEFAULTS.alpha,
    description: 'Weight of the best lexical match against the vote of its neighbours; 0 to 1 is useful.',
  },
  _fusion_beta: { ...WEIGHT, default: SEARCH_RANKING_DEFAULTS.beta, description: 'Weight of how common a title is.' },
  _fusion_exact: { ...WEIGHT, aliases: ['_exact_bonus'], default: SEARCH_RANKING_DEFAULTS.exactBonus, description: 'Bonus of an exact title.' },
  _fusion_lex_mode: {
    type: 'enumeration',
    values: ['minmax', 'percentile'],
    default: SEARCH_RANKING_DEFAULTS.lexMode,
    description: 'How lexical scores are scaled.',
  },
  company: {
    ...CONTEXT,
    description:
      'Employer: one of the dataset by identifier or by any name that companyconvert resolves, or any that imported observations name. The best context.',
  },
  industry: {
    ...CONTEXT,
    description: "Soft hint: an industry of the dataset, a NAICS sector's code or name, or an everyday name (tech, healthcare). Falls back to sector.",
  },
  sector: {
    ...CONTEXT,
    description:
      'Hard filter: only occupations that companies with this primary industry have; names as for industry, a NAICS sector means all its industries. A comma list means OR; parts of it that name nothing are told.',
  },
  location: {
    ...CONTEXT,
    description: 'State, city, metropolitan area (name or code), ZIP code or a nickname (NYC, Bay Area); a weak hint. LA is Louisiana, L.A. Los Angeles.',
  },
  clarify: { type: 'boolean', default: false, description: 'With an ambiguous title, up to three questions that would tell its matches apart.' },
  explain: { type: 'boolean', default: false, description: 'What speaks for each match, on the database path.' },
  _catalog: { type: 'boolean', default: true, description: 'The learned ranking with all known titles; false fuses what the engine finds by hand.' },
  _bypass: { type: 'boolean', default: false, description: 'No disambiguation: the best match counts as resolved, and no language model is asked.' },
} as const;

/** The description of GET /api/titleconvert, from which its parameters are read. */
export const TITLE_CONVERSION = operation({
  method: 'get',
  tag: 'Conversion',
  permission: 'occupations:read',
  errors: [400],
  path: '/api/titleconvert',
  id: 'convertTitle',
  summary: 'A job title to occupation codes',
  description: [
    'Typeahead (match_source name_corpus) answers when every typed word begins a word of some title, in any order, with a typo or two in words of four letters and more, or when it is another way to write a title (abbreviations, synonyms, words apart or together). Tiers: exact, another way to write it, beginning, words, synonyms, typos; inside a tier the most frequent first. matched_ranges tells what to highlight.',
    'Everything else, pasted titles with noise or brackets that no title is or begins like, any title with a context, and _fast=false go to the database path: noise is set aside (ignored), level and seniority are reported, abbreviations written out, misspelt words of titles that are not known as they stand corrected (read_as), and all evidence (equal and similar known titles, words, descriptions, full text, observations in the context) is weighed with learned weights; probability is calibrated. min_score cuts only with _fast=false or _fusion=false. Parameters that begin with an underscore are experimental.',
  ].join('\n\n'),
  parameters: TITLE_PARAMETERS,
  answer: matchesAnswer(TITLE_MATCH_SCHEMA, VERSIONS_SCHEMA, TITLE_ANSWER_MEMBERS, [
    'level',
    'seniority',
    'ignored',
    'read_as',
    'suggestion',
    'resolved_context',
    'unknown_context',
  ]),
  example: '/api/titleconvert?title=registered%20nurse',
});

/** GET /api/titleconvert. */
export function titleConvertRoute(conversion: TitleConversion): RequestHandler {
  return async (request, response) => {
    const given = readRequest(request, TITLE_CONVERSION);
    const { matches, ...answer } = await conversion.convert({
      title: given.title,
      limit: given.limit,
      minScore: given.min_score,
      fast: given._fast,
      withCluster: given.expand.includes('cluster'),
      ambiguityThreshold: given.ambiguity_threshold,
      context: { company: given.company, industry: given.industry, sector: industriesOf(given.sector), location: given.location },
      clarify: given.clarify,
      explain: given.explain,
      bypass: given._bypass,
      catalog: given._catalog,
      searchRanking: {
        fusion: given._fusion,
        stem: given._stem,
        ftsAnd: given._fts_and,
        alpha: given._fusion_alpha,
        beta: given._fusion_beta,
        exactBonus: given._fusion_exact,
        lexMode: given._fusion_lex_mode === 'percentile' ? 'percentile' : 'minmax',
      },
    });
    response.json({
      success: true,
      data: matches,
      count: matches.length,
      query: given.title,
      ...answer,
    });
  };
}
