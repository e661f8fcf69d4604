import type { TitleMatch } from '../../conversion/titles/match.ts';
import { TITLE_ANSWER_MEMBERS, TITLE_MATCH_SCHEMA } from '../../catalog/matches.ts';
import { withClusterDetails } from '../../reads/cluster-details.ts';
import type { Answer, Lead } from '../answer.ts';
import { operation } from '../operation.ts';
import { CLUSTER_TOKENS, TITLE_SETTINGS, titleQuestion, wantsDetails } from './title-settings.ts';

export const convertTitle = operation({
  id: 'convertTitle',
  tag: 'Conversion',
  permission: 'occupations:read',
  summary: 'Converts a job title, complete or partially typed, to occupation codes.',
  description: [
    'While the last word is unfinished, the matches are the occupations of the known titles that the text can become, weighted by how often each title occurs (match_source name_corpus). A full title has the same first code, probability, and status here, with _fast=false, in the query language, and in a batch. Matches are in the order of their probability. matched_ranges contains the parts to highlight. A text that is no job title ("n/a", "student") or names several jobs returns the status ambiguous and a suggestion.',
    'The full ranking removes noise (returned in ignored), reports level and seniority, expands abbreviations, and corrects misspelled words of unknown titles (returned in read_as). It then combines all evidence with learned weights: equal and similar known titles, words, descriptions, full text, and observations in the context. The probability is calibrated. min_score applies only with _fast=false or _fusion=false. Parameters that start with an underscore are experimental.',
  ].join('\n\n'),
  settings: {
    title: {
      type: 'text',
      typed: true,
      rest: ['title'],
      dsl: { input: true },
      required: true,
      description: 'Job title, complete or partially typed.',
      example: 'registered nurse',
    },
    ...TITLE_SETTINGS,
    clarify: {
      type: 'boolean',
      default: false,
      rest: ['clarify'],
      dsl: { clause: 'clarify' },
      description: 'For an ambiguous title, adds up to three questions that distinguish the matches.',
    },
  },
  expansions: CLUSTER_TOKENS,
  page: { limit: 10, maximum: 100 },
  answer: {
    kind: 'matches',
    match: TITLE_MATCH_SCHEMA,
    head: TITLE_ANSWER_MEMBERS,
    optional: ['level', 'seniority', 'employer', 'ignored', 'read_as', 'suggestion', 'resolved_context', 'unknown_context'],
  },
  rest: {
    path: '/api/titleconvert',
    example: '/api/titleconvert?title=registered%20nurse',
    without: ['clusters', 'cluster_details', 'details'],
    group: { parameter: 'group', values: ['onet'], description: 'One row per occupation code. This is always the case without a company.' },
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
    const { matches, advice = [], ...more } = await titles.convert({ ...titleQuestion(settings, expand, plan.limit), title, clarify });
    return {
      data: wantsDetails(expand) ? await withClusterDetails(database, matches) : matches,
      count: matches.length,
      head: { query: title, ...more },
      advice,
      leads: leadsOf(title, matches, { isClarified: clarify }),
    };
  },
});

/** Of a title that may be several occupations, first which one it is: figures of the first one are rarely meant. */
function leadsOf(
  title: string,
  matches: readonly Pick<TitleMatch, 'onet_code' | 'recommended'>[],
  { isClarified }: { readonly isClarified: boolean },
): readonly Lead[] {
  const [best, ...others] = matches;
  if (best === undefined) return [{ to: 'without_conditions', topic: 'CONVERT' }];
  if (best.recommended || others.length === 0) return [{ to: 'occupation', code: best.onet_code }];
  const records = matches.map(({ onet_code: code }): Lead => ({ to: 'occupation_record', code }));
  return isClarified ? records : [{ to: 'convert_title', title, clarify: true }, ...records];
}
