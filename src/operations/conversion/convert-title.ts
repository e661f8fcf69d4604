import { TITLE_ANSWER_MEMBERS, TITLE_MATCH_SCHEMA } from '../../catalog/matches.ts';
import { withClusterDetails } from '../../reads/cluster-details.ts';
import type { Answer } from '../answer.ts';
import { operation } from '../operation.ts';
import { CLUSTER_TOKENS, TITLE_SETTINGS, titleQuestion, wantsDetails } from './title-settings.ts';

export const convertTitle = operation({
  id: 'convertTitle',
  tag: 'Conversion',
  permission: 'occupations:read',
  summary: 'A job title, whole or half-typed, to occupation codes.',
  description: [
    'Typeahead (match_source name_corpus) answers when every typed word begins a word of some title, in any order, with a typo or two in words of four letters and more, or when it is another way to write a title (abbreviations, synonyms, words apart or together). Tiers: exact, another way to write it, beginning, words, synonyms, typos; inside a tier the most frequent first. matched_ranges gives what to highlight.',
    'Everything else, pasted titles with noise or brackets that no title is or begins like, any title with a context, and _fast=false go to the database path: noise is set aside (ignored), level and seniority are reported, abbreviations written out, misspelled words of titles that are not known as they stand corrected (read_as), and all evidence (equal and similar known titles, words, descriptions, full text, observations in the context) is weighed with learned weights; probability is calibrated. min_score cuts only with _fast=false or _fusion=false. Parameters that begin with an underscore are experimental.',
  ].join('\n\n'),
  settings: {
    title: {
      type: 'text',
      typed: true,
      rest: ['title'],
      dsl: { input: true },
      required: true,
      description: 'Job title, whole or half-typed.',
      example: 'registered nurse',
    },
    ...TITLE_SETTINGS,
    clarify: {
      type: 'boolean',
      default: false,
      rest: ['clarify'],
      dsl: { clause: 'clarify' },
      description: 'With an ambiguous title, up to three questions that would tell its matches apart.',
    },
  },
  expansions: CLUSTER_TOKENS,
  page: { limit: 10, maximum: 100 },
  answer: {
    kind: 'matches',
    match: TITLE_MATCH_SCHEMA,
    head: TITLE_ANSWER_MEMBERS,
    optional: ['level', 'seniority', 'ignored', 'read_as', 'suggestion', 'resolved_context', 'unknown_context'],
  },
  rest: {
    path: '/api/titleconvert',
    example: '/api/titleconvert?title=registered%20nurse',
    without: ['clusters', 'cluster_details', 'details'],
    group: { parameter: 'group', values: ['onet'], description: 'One row an occupation code; always so without a company.' },
  },
  dsl: {
    form: 'TITLECONVERT',
    modifiers: ['limit', 'group_by', 'expand', 'resolve', 'clarify', 'using', 'with'],
    groups: { ONET: 'onet' },
    examples: [
      'TITLECONVERT "registered nurse"',
      'TITLECONVERT "software enginer" EXPAND CLUSTER LIMIT 3',
      'TITLECONVERT "analyst" WHERE COMPANY IS "Walmart" AND INDUSTRY IS "Retail" CLARIFY',
      'TITLECONVERT "nurse" USING NO FAST, FUSION_ALPHA=0.6 WITH EXPLAIN',
    ],
    topic: 'CONVERT',
  },
  run: async ({ titles, database }, { settings, expand, plan }): Promise<Answer> => {
    const { title, clarify } = settings;
    const { matches, ...more } = await titles.convert({ ...titleQuestion(settings, expand, plan.limit), title, clarify });
    const [best] = matches;
    return {
      data: wantsDetails(expand) ? await withClusterDetails(database, matches) : matches,
      count: matches.length,
      head: { query: title, ...more },
      leads: [best === undefined ? { to: 'without_conditions', topic: 'CONVERT' } : { to: 'occupation', code: best.onet_code }],
    };
  },
});
