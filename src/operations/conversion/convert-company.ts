import { COMPANY_MATCH_SCHEMA } from '../../catalog/matches.ts';
import { TEXT } from '../../catalog/value-schema.ts';
import type { MatchType } from '../../conversion/companies/match-type.ts';
import { TUNING } from '../../conversion/tuning.ts';
import type { Row } from '../../reads/list.ts';
import type { Answer, Lead } from '../answer.ts';
import { operation } from '../operation.ts';

const MIN_SCORE = TUNING.company.accepted;
/** Matches from here on are named if nothing is better, and most of them. Several that may be meant are named, too. */
const NEAR = TUNING.company.near;
const MOST_SIMILAR = 3;

export const convertCompany = operation({
  id: 'convertCompany',
  tag: 'Conversion',
  permission: 'occupations:read',
  summary: 'Converts a company name, ticker, or alias to employers.',
  description:
    'Scores are absolute: exact 1.0, an alias by its kind (0.7 for the name of a parent to 0.99), the same words in another spelling 0.95, a prefix from 0.78, below 0.9 if other employers share it, or if it only has words of many names ("University of M"); otherwise by the words in common, rare ones counting most, less what only one of the names has and less each typo. Legal forms, punctuation, places, store numbers and words for a site count for next to nothing. A ticker that is an English word, an alias of several employers and the like are never `high`. A whole name before words for what the employer sells or does ("DSW Shoes") is never `high`, and one with other unknown words after it ("ford foundation") scores below the default. No match is an empty list, not an error. `suggestion` has similar names, or the match that `industry` or `min_score` leaves out.',
  settings: {
    name: {
      type: 'text',
      typed: true,
      rest: ['name'],
      dsl: { input: true },
      required: true,
      description: 'Company name, ticker, or alias, complete or partially typed.',
      example: 'microsft',
    },
    industry: {
      type: 'text',
      several: true,
      names: 'industry',
      rest: ['industry'],
      dsl: { where: ['INDUSTRY', 'SECTOR'] },
      description: 'Only companies with this primary industry, or with one of these.',
      example: 'Banking',
    },
    score: {
      type: 'score',
      operator: 'at_least',
      default: MIN_SCORE,
      rest: ['min_score'],
      dsl: { where: ['SCORE', 'MIN_SCORE'] },
      description: 'Lowest score of a match.',
      example: '0.6',
    },
  },
  page: { limit: 10, maximum: 100 },
  answer: { kind: 'matches', match: COMPANY_MATCH_SCHEMA, head: { suggestion: TEXT }, optional: ['suggestion'] },
  rest: { path: '/api/companyconvert', example: '/api/companyconvert?name=microsft', rowOf: restRow },
  dsl: {
    form: 'COMPANYCONVERT',
    summary:
      'Finds employers by name, ticker, or alias. Returns NOT_IN_DATABASE if there is no match, [] if WHERE excludes it. Ask which one unless confidence is high.',
    modifiers: ['limit'],
    examples: ['COMPANYCONVERT "microsft"', 'COMPANYCONVERT "first" WHERE INDUSTRY IN ("Banking", "Insurance") AND SCORE >= 0.7'],
    topic: 'CONVERT',
    rowOf: dslRow,
    unknownRow,
  },
  run: async ({ companies, search }, { settings: { name, industry, score }, plan }): Promise<Answer> => {
    const limit = plan.limit ?? 10;
    const { matches, versions } = await companies.convert({ name, industries: industry, minScore: score, limit: Math.max(limit, MOST_SIMILAR) });
    const head = { query: name, versions };
    const [best, ...others] = matches;
    if (best !== undefined) {
      const found = { data: matches.slice(0, limit), count: Math.min(matches.length, limit), head };
      if (best.confidence === 'high' || others.length === 0) return { ...found, leads: [{ to: 'company', name: best.company_name }] };
      const names = matches.slice(0, MOST_SIMILAR).map((match) => match.company_name);
      return {
        ...found,
        notes: [{ kind: 'several_companies', given: name, names }],
        leads: names.map((one): Lead => ({ to: 'company_record', name: one })),
      };
    }
    if (!/[\p{L}\p{N}]/u.test(name)) return { data: [], count: 0, head, isUnknown: true, hint: { kind: 'name_without_letters' } };
    // A company that the conditions exclude is not unknown.
    const by = [...(industry === undefined ? [] : (['industry'] as const)), ...(score > MIN_SCORE ? (['score'] as const) : [])];
    const [leftOut] = by.length === 0 ? [] : (await companies.convert({ name, minScore: MIN_SCORE, limit: 1 })).matches;
    if (leftOut !== undefined) {
      const note = { kind: 'company_left_out', given: name, name: leftOut.company_name, score: leftOut.match_score, by } as const;
      return { data: [], count: 0, head, notes: [note], leads: [{ to: 'without_conditions' }] };
    }
    const similar = await companies.convert({ name, minScore: NEAR, limit: MOST_SIMILAR });
    const near = similar.matches.map((match) => match.company_name);
    const isInTexts = near.length > 0 || (await search.finds(name));
    return {
      data: [],
      count: 0,
      head,
      leads: near.length === 0 ? [] : [{ to: 'search_companies', text: name }],
      isUnknown: true,
      hint: { kind: 'similar_companies', given: name, near, minScore: NEAR, isInTexts },
    };
  },
});

/** REST has four match types. It reports aliases as exact, and full text as fuzzy. */
const REST_MATCH: Readonly<Record<MatchType, { match_type: string; source: string }>> = {
  exact: { match_type: 'exact', source: 'elasticsearch' },
  alias: { match_type: 'exact', source: 'elasticsearch' },
  prefix: { match_type: 'prefix', source: 'prefix_index' },
  suggest: { match_type: 'suggest', source: 'es_completion' },
  fuzzy: { match_type: 'fuzzy', source: 'elasticsearch' },
  fulltext: { match_type: 'fuzzy', source: 'elasticsearch' },
};

function restRow(row: Row): Row {
  return { ...row, ...REST_MATCH[row['match_type'] as MatchType] };
}

/** The query language has no fuzzy match type. It reports fuzzy matches as full text. */
function dslRow(row: Row): Row {
  return { ...row, in_database: true, match_type: row['match_type'] === 'fuzzy' ? 'fulltext' : row['match_type'] };
}

/** The row for a company that is not in the database. It cannot be used in further queries. */
function unknownRow(name: string): Row {
  return { company_name: name, company_uid: 'NOT_IN_DATABASE', in_database: false, match_score: 0, match_type: null, confidence: 'low', matched_name: null };
}
