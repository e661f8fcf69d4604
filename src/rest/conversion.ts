import { Router, type RequestHandler } from 'express';
import { CLUSTER_MATCH_SCHEMA, COMPANY_MATCH_SCHEMA, LONGEST_TYPED, VERSIONS_SCHEMA } from '../catalog/matches.ts';
import { TEXT } from '../catalog/value-schema.ts';
import { AI_FLAGS, JOB_LEVELS } from '../catalog/enumerations.ts';
import type { ClusterConversion } from '../conversion/clusters/cluster-conversion.ts';
import type { CompanyConversion, CompanyMatch, MatchType } from '../conversion/companies/company-conversion.ts';
import { TUNING } from '../conversion/tuning.ts';
import type { Database } from '../store/pool.ts';
import { industryHint, industriesOf } from './industry-hint.ts';
import { matchesAnswer, operation } from './openapi/operation.ts';
import { readRequest } from './read-request.ts';
import { TITLE_CONVERSION } from './title-conversion.ts';

const LIMIT = { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Matches at most.' } as const;

const COMPANY_PARAMETERS = {
  name: { type: 'text', required: true, ...LONGEST_TYPED, description: 'Company name, ticker or alias, whole or half-typed.' },
  industry: { type: 'text', description: 'Exact primary industry, a comma list meaning OR; only its companies are considered.' },
  min_score: { type: 'number', minimum: 0, maximum: 1, default: TUNING.company.accepted, description: 'Matches below are left out.' },
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

const COMPANY = operation({
  ...CONVERT,
  path: '/api/companyconvert',
  id: 'convertCompany',
  summary: 'A company name, ticker or alias to companies',
  description:
    'Scores are absolute: exact 1.0, an alias by its kind (0.7 for the name of a parent to 0.99), the same words in another spelling 0.95, a prefix from 0.78; otherwise by the words in common, rare ones counting most, less what only one of the names has and less each typo. Legal forms, punctuation, places and store numbers count for next to nothing. No match is an empty list, not an error.',
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
export const CONVERSION_OPERATIONS = [TITLE_CONVERSION, COMPANY, CLUSTER];

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
    const hint = await industryHint(database, { total: data.length }, given.industry);
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
