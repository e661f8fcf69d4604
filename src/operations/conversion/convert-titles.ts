import { convertMany, uniqueCount, type BatchResult } from '../../conversion/titles/batch.ts';
import type { TitleAnswer } from '../../conversion/titles/title-answer.ts';
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
    const { results: found, context, versions } = await convertMany(titles, settings.titles, question);
    const results = wantsDetails(expand) ? await withDetails(database, found) : found;
    const ambiguous = results.filter((result) => result.ambiguous);
    return {
      data: { results, ...summaryOf(results, context), skipped_llm: true },
      count: results.length,
      head: { ...context, versions },
      leads: uniqueTitles(ambiguous).map((title) => ({ to: 'convert_title', title, thorough: true })),
    };
  },
});

/** What is said of all results: how many there are of each kind, and what to do with them. */
export function summaryOf(
  results: readonly BatchResult[],
  context: Pick<TitleAnswer, 'unknown_context' | 'resolved_context'>,
): { readonly unique_count: number; readonly ambiguous_count: number; readonly guidance: string } {
  const ambiguous = results.filter((result) => result.ambiguous);
  return {
    unique_count: uniqueCount(results),
    ambiguous_count: ambiguous.length,
    guidance: [...unknownOf(context), ambiguous.length === 0 ? ALL_CLEAR : `${whichOf(ambiguous)} ${RUN_SINGLY}`, ...withoutMatch(results)].join(' '),
  };
}

/** Adds details to the matches of all titles with one statement. */
async function withDetails(database: Reads, results: readonly BatchResult[]): Promise<BatchResult[]> {
  const detailed = await withClusterDetails(
    database,
    results.flatMap(({ matches }) => matches),
  );
  let next = 0;
  return results.map((result) => ({ ...result, matches: detailed.slice(next, (next += result.matches.length)) }));
}

const uniqueTitles = (results: readonly BatchResult[]): readonly string[] => [...new Set(results.map(({ title }) => title))];

/** More of them are counted. */
const MOST_NAMED = 10;

function whichOf(ambiguous: readonly BatchResult[]): string {
  const titles = uniqueTitles(ambiguous);
  const more = titles.length - MOST_NAMED;
  const named = titles.slice(0, MOST_NAMED).map((title) => `"${title}"`);
  return `Ambiguous: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}

const ALL_CLEAR = 'No title is ambiguous.';
const RUN_SINGLY =
  'For these, recommended is null unless one match is likelier than not. Run each title that has ambiguous true in a separate TITLECONVERT with USING NO FAST. If you know the company, industry, or location, add it in WHERE.';

/** A title without a match is not ambiguous, but it is not converted either. */
function withoutMatch(results: readonly BatchResult[]): string[] {
  const count = (wanted: BatchResult['status']): number => results.filter(({ status }) => status === wanted).length;
  const titles = (n: number): string => `${n} of ${results.length} titles ${n === 1 ? 'has' : 'have'}`;
  const [unmatched, failed] = [count('no_match'), count('error')];
  return [
    ...(unmatched === 0 ? [] : [`${titles(unmatched)} the status no_match: suggestion says why.`]),
    ...(failed === 0 ? [] : [`${titles(failed)} the status error. See error.`]),
  ];
}

function unknownOf({ unknown_context: unknown, resolved_context: resolved }: Pick<TitleAnswer, 'unknown_context' | 'resolved_context'>): string[] {
  if (unknown === undefined) return [];
  const parts = unknown.map((part) => (part === 'sector' && resolved?.sector !== undefined ? 'a part of the sector' : `the ${part}`));
  return [`Not found: ${parts.join(' and ')} in WHERE.`];
}
