import { ambiguousTitles, convertMany, type BatchResult } from '../../conversion/titles/batch.ts';
import { withClusterDetails } from '../../reads/cluster-details.ts';
import type { Reads } from '../../store/pool.ts';
import type { Answer } from '../answer.ts';
import { operation } from '../operation.ts';
import { CLUSTER_TOKENS, TITLE_SETTINGS, titleQuestion, wantsDetails } from './title-settings.ts';

/** The specification does not allow batches in REST. */
export const convertTitles = operation({
  id: 'convertTitles',
  tag: 'Conversion',
  permission: 'occupations:read',
  summary: 'Converts up to 200 job titles in one call. A single WHERE applies to all of them and can also come last.',
  settings: {
    titles: { type: 'text', several: true, dsl: { input: true }, required: true, description: 'Job titles.' },
    ...TITLE_SETTINGS,
  },
  expansions: CLUSTER_TOKENS,
  page: { limit: 10, maximum: 100 },
  answer: { kind: 'record', data: { type: 'object' } },
  dsl: {
    form: 'TITLECONVERT […]',
    modifiers: ['limit', 'group_by', 'expand', 'resolve', 'using', 'with'],
    groups: { ONET: 'onet' },
    examples: ['TITLECONVERT ["registered nurse", "truck driver"] EXPAND CLUSTER', 'TITLECONVERT ["cashier", "stocker"] EXPAND CLUSTER WHERE SCORE >= 0.5'],
    topic: 'CONVERT',
  },
  run: async ({ titles, database }, { settings, expand, plan }): Promise<Answer> => {
    const question = { ...titleQuestion(settings, expand, plan.limit), title: '', clarify: false };
    const { results: found, context, contextAdvice, versions } = await convertMany(titles, settings.titles, question);
    const results = wantsDetails(expand) ? await withDetails(database, found) : found;
    return {
      data: { results, skipped_llm: true },
      count: results.length,
      head: { ...context, versions },
      advice: contextAdvice,
      leads: ambiguousTitles(results).map((title) => ({ to: 'convert_title', title, thorough: true, clarify: true })),
    };
  },
});

/** Adds details to the matches of all titles with one statement. */
async function withDetails(database: Reads, results: readonly BatchResult[]): Promise<BatchResult[]> {
  const detailed = await withClusterDetails(
    database,
    results.flatMap(({ matches }) => matches),
  );
  let next = 0;
  return results.map((result) => ({ ...result, matches: detailed.slice(next, (next += result.matches.length)) }));
}
