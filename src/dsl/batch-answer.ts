import { ambiguousTitles, uniqueCount, type BatchResult } from '../conversion/titles/batch.ts';
import type { TitleAnswer } from '../conversion/titles/title-answer.ts';
import { suggestionOf } from '../wording/title-words.ts';
import { ASKING } from './asking.ts';

/** The data of the answer to a batch, as the operation returns it. */
export interface BatchData {
  readonly results: readonly BatchResult[];
}

/** How the context of a batch was understood. */
type Context = Pick<TitleAnswer, 'unknown_context' | 'resolved_context'>;

/** The data of a batch as the query language shows it: advice as the suggestion of a title, and what is said of all results. */
export function batchData({ results, ...others }: BatchData, context: Context): Readonly<Record<string, unknown>> {
  return { results: results.map(shown), ...summaryOf(results, context), ...others };
}

function shown({ advice = [], ...result }: BatchResult): Readonly<Record<string, unknown>> {
  const suggestion = suggestionOf(advice, ASKING);
  return { ...result, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** What is said of all results: how many there are of each kind, and what to do with them. */
export function summaryOf(
  results: readonly BatchResult[],
  context: Context,
): { readonly unique_count: number; readonly ambiguous_count: number; readonly guidance: string } {
  const titles = ambiguousTitles(results);
  return {
    unique_count: uniqueCount(results),
    ambiguous_count: results.filter(({ ambiguous }) => ambiguous).length,
    guidance: [
      ...unknownOf(context),
      ...(titles.length === 0 ? [ALL_CLEAR] : [whichOf(titles), RUN_SINGLY, ...adding(context)]),
      ...withoutMatch(results),
    ].join(' '),
  };
}

/** More of them are counted. */
const MOST_NAMED = 10;

function whichOf(titles: readonly string[]): string {
  const more = titles.length - MOST_NAMED;
  const named = titles.slice(0, MOST_NAMED).map((title) => `"${title}"`);
  return `Ambiguous: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}

const ALL_CLEAR = 'No title is ambiguous.';
const RUN_SINGLY =
  'For these, recommended is only the most likely of several matches. Run each title that has ambiguous true in a separate TITLECONVERT with USING NO FAST CLARIFY: it returns questions that tell the matches apart, and asks the language model if one is configured.';

/** What the caller may know and has not said. An unknown part counts as said: the answer names it already. */
function adding({ unknown_context: unknown = [], resolved_context: resolved = {} }: Context): string[] {
  const said: ReadonlySet<string> = new Set([...unknown, ...Object.keys(resolved)]);
  const others = ['company', 'industry', 'location'].filter((part) => !said.has(part) && !(part === 'industry' && said.has('sector')));
  return others.length === 0 ? [] : [`If you know the ${others.join(' or ')}, add it in WHERE.`];
}

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

function unknownOf({ unknown_context: unknown, resolved_context: resolved }: Context): string[] {
  if (unknown === undefined) return [];
  const parts = unknown.map((part) => (part === 'sector' && resolved?.sector !== undefined ? 'a part of the sector' : `the ${part}`));
  return [`Not found: ${parts.join(' and ')} in WHERE.`];
}
