import type { Versions } from '../../freshness/current-versions.ts';
import { wordKey } from '../words.ts';
import type { TitleAnswer, TitleConversion, TitleQuestion } from './title-conversion.ts';
import type { TitleMatch } from './match.ts';
import type { ReadAs } from './meant-title.ts';
import { LONGEST_TYPED } from '../../catalog/matches.ts';
import { isLonger } from '../../text/text-length.ts';

/** One title of a batch. */
export interface BatchResult {
  /** As it was sent. */
  readonly title: string;
  /** The best match; null when nothing fits. */
  readonly recommended: {
    readonly onet_code: string;
    readonly onet_title: string;
    readonly score: number;
    readonly confidence: TitleMatch['confidence'];
    readonly probability: number;
  } | null;
  readonly matches: readonly TitleMatch[];
  readonly ambiguous: boolean;
  /** An error concerns this title alone. */
  readonly status: 'matched' | 'ambiguous' | 'no_match' | 'error';
  readonly level?: string;
  readonly seniority?: string;
  readonly ignored?: readonly string[];
  /** What was taken for a slip of the pen or an acronym; present when something was. */
  readonly read_as?: readonly ReadAs[];
  readonly error?: string;
}

const { maximumLength, maximumWords } = LONGEST_TYPED;

/**
 * Resolves titles in the order given, each text once; a title that is no text gets an error of its own. Typeahead is left out: whole titles come in
 * lists. `uniqueCount` counts titles that differ in case, accents and punctuation only as one.
 */
export async function convertMany(
  conversion: TitleConversion,
  titles: readonly string[],
  question: TitleQuestion,
): Promise<{
  readonly results: readonly BatchResult[];
  readonly uniqueCount: number;
  /** What was understood of the context that all titles share, and what was not. */
  readonly context: Pick<TitleAnswer, 'resolved_context' | 'unknown_context' | 'suggestion'>;
  readonly versions: Versions | undefined;
}> {
  const sound = [...new Set(titles)].filter((title) => problemOf(title) === undefined);
  const found = await conversion.convertMany(sound, question);
  const answers = new Map(sound.map((title, place) => [title, found[place]]));
  const results = titles.map((title) => resultOf(title, answers.get(title)));
  const { resolved_context, unknown_context, suggestion } = found[0] ?? {};
  const context = {
    ...(resolved_context === undefined ? {} : { resolved_context }),
    ...(unknown_context === undefined ? {} : { unknown_context }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
  return { results, uniqueCount: new Set(titles.map(keyOf)).size, context, versions: found[0]?.versions };
}

/** Titles without any word keep apart. */
const keyOf = (title: string): string => wordKey(title) || title;

function problemOf(title: string): string | undefined {
  if (title.trim() === '') return 'The title is empty';
  if (isLonger(title, maximumLength)) return `The title is longer than ${maximumLength} characters`;
  return wordKey(title).split(' ').length > maximumWords ? `The title has more than ${maximumWords} words` : undefined;
}

function resultOf(title: string, answer: TitleAnswer | undefined): BatchResult {
  const nothing = { title, recommended: null, matches: [], ambiguous: false };
  if (answer === undefined) return { ...nothing, status: 'error', error: problemOf(title) ?? 'The title could not be resolved' };
  const [best] = answer.matches;
  const { level, seniority, ignored, read_as } = answer;
  const read = {
    ...(level === undefined ? {} : { level }),
    ...(seniority === undefined ? {} : { seniority }),
    ...(ignored === undefined ? {} : { ignored }),
    ...(read_as === undefined ? {} : { read_as }),
  };
  if (best === undefined) return { ...nothing, status: 'no_match', ...read };
  const ambiguous = answer.disambiguation.status === 'ambiguous';
  const { onet_code, onet_title, match_score, confidence, probability } = best;
  return {
    title,
    recommended: { onet_code, onet_title, score: match_score, confidence, probability },
    matches: answer.matches,
    ambiguous,
    status: ambiguous ? 'ambiguous' : 'matched',
    ...read,
  };
}
