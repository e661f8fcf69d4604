import { AI_FLAGS, JOB_LEVELS } from '../../catalog/enumerations.ts';
import { CLUSTER_MATCH_SCHEMA } from '../../catalog/matches.ts';
import { TEXT } from '../../catalog/value-schema.ts';
import type { Advice, Answer } from '../answer.ts';
import { operation } from '../operation.ts';

const MIN_SCORE = 0.3;

export const convertCluster = operation({
  id: 'convertCluster',
  tag: 'Conversion',
  permission: 'occupations:read',
  summary: 'Converts a job title to clusters. Legacy: use title conversion with the expansion `cluster` instead.',
  settings: {
    title: { type: 'text', typed: true, rest: ['title'], dsl: { input: true }, required: true, description: 'Job title.', example: 'data analyst' },
    job_level: {
      type: 'enumeration',
      values: JOB_LEVELS,
      rest: ['job_level'],
      dsl: { where: ['JOB_LEVEL'] },
      description: 'Only clusters with this job level.',
      example: "Bachelor's Degree",
    },
    ai_flag: {
      type: 'enumeration',
      values: AI_FLAGS,
      rest: ['ai_flag'],
      dsl: { where: ['AI_FLAG'] },
      description: 'Only clusters with this flag.',
      example: 'Raising the Bar',
    },
    score: {
      type: 'score',
      operator: 'at_least',
      default: MIN_SCORE,
      rest: ['min_score'],
      dsl: { where: ['SCORE', 'MIN_SCORE'] },
      description: 'Lowest score of a match.',
      example: '0.5',
    },
  },
  page: { limit: 10, maximum: 100 },
  answer: { kind: 'matches', match: CLUSTER_MATCH_SCHEMA, head: { suggestion: TEXT }, optional: ['suggestion'] },
  rest: { path: '/api/clusters/convert', example: '/api/clusters/convert?title=data%20analyst' },
  dsl: {
    form: 'CLUSTERCONVERT',
    summary: 'Job title to clusters. Legacy: use TITLECONVERT with EXPAND CLUSTER.',
    modifiers: ['limit'],
    examples: ['CLUSTERCONVERT "data analyst" WHERE SCORE >= 0.5 LIMIT 5'],
    topic: 'CONVERT',
  },
  run: async ({ clusters }, { settings: { title, job_level, ai_flag, score }, plan }): Promise<Answer> => {
    const { matches, versions } = await clusters.convert({ title, jobLevel: job_level, aiFlag: ai_flag, minScore: score, limit: plan.limit ?? 10 });
    const [best] = matches;
    // Without matches, the conditions or the title may be the reason.
    const isKeptOut = job_level !== undefined || ai_flag !== undefined || score > MIN_SCORE;
    const anyone = best === undefined && isKeptOut ? (await clusters.convert({ title, minScore: MIN_SCORE, limit: 1 })).matches : [];
    const advice: Advice = { kind: anyone.length > 0 ? 'left_out' : 'unsupported' };
    return {
      data: matches,
      count: matches.length,
      head: { query: title, versions },
      advice: best === undefined ? [advice] : [],
      leads: [best === undefined ? { to: 'convert_title', title } : { to: 'cluster', id: best.cluster_id }],
    };
  },
});
