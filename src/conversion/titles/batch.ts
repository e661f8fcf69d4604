import type { Versions } from '../../freshness/current-versions.ts';
import { wordKey } from '../../text/words.ts';
import type { TitleAnswer, TitleQuestion } from './title-answer.ts';
import type { TitleConversion } from './title-conversion.ts';
import type { TitleMatch } from './match.ts';
import type { ReadAs } from './read-as.ts';
import type { TitleAdvice } from './title-advice.ts';
import { LONGEST_TYPED } from '../../catalog/matches.ts';
import { isBlank } from '../../text/pasted-text.ts';
import { isLonger } from '../../text/text-length.ts';

/** One title of a batch. */
export interface BatchResult {
  /** As sent. */
  readonly title: string;
  /** The best match; null if there is none. Whether it is sure, `ambiguous` says, and `recommended` of the match. */
  readonly recommended: {
    readonly onet_code: string;
    readonly onet_title: string;
    readonly score: number;
    readonly confidence: TitleMatch['confidence'];
    readonly probability: number;
  } | null;
  readonly matches: readonly TitleMatch[];
  readonly ambiguous: boolean;
  /** `error` concerns only this title. */
  readonly status: 'matched' | 'ambiguous' | 'no_match' | 'error';
  readonly level?: string;
  readonly seniority?: string;
  readonly employer?: string;
  readonly ignored?: readonly string[];
  /** Only if the title has a misspelling or an acronym. */
  readonly read_as?: readonly ReadAs[];
  /** What to ask instead, if the title names no job, or several, or if the context may be the reason that nothing was found. */
  readonly advice?: readonly TitleAdvice[];
  readonly error?: string;
}

const { maximumLength, maximumWords } = LONGEST_TYPED;

/**
 * Converts titles in the given order, repeated ones once. An invalid title gets its own error. No last word is completed, because lists contain full titles.
 */
export async function convertMany(
  conversion: TitleConversion,
  titles: readonly string[],
  question: TitleQuestion,
): Promise<{
  readonly results: readonly BatchResult[];
  /** How the shared context was understood, and which parts were not found. */
  readonly context: Pick<TitleAnswer, 'resolved_context' | 'unknown_context'>;
  /** What these parts may mean. */
  readonly contextAdvice: readonly TitleAdvice[];
  readonly versions: Versions | undefined;
}> {
  const valid = [...new Set(titles)].filter((title) => problemOf(title) === undefined);
  const found = await conversion.convertMany(valid, question);
  const answers = new Map(valid.map((title, place) => [title, found[place]]));
  const results = titles.map((title) => resultOf(title, answers.get(title)));
  const { resolved_context, unknown_context, advice = [] } = found[0] ?? {};
  const context = {
    ...(resolved_context === undefined ? {} : { resolved_context }),
    ...(unknown_context === undefined ? {} : { unknown_context }),
  };
  return { results, context, contextAdvice: advice.filter(isOfContext), versions: found[0]?.versions };
}

/** How many titles there are. Those that differ only in case, accents, and punctuation are one. */
export const uniqueCount = (results: readonly Pick<BatchResult, 'title'>[]): number => new Set(results.map(({ title }) => keyOf(title))).size;

/** The titles that may be several occupations, each once. */
export const ambiguousTitles = (results: readonly Pick<BatchResult, 'title' | 'ambiguous'>[]): readonly string[] => [
  ...new Set(results.filter(({ ambiguous }) => ambiguous).map(({ title }) => title)),
];

/** Titles without any word are compared as text. */
const keyOf = (title: string): string => wordKey(title) || title;

const isOfContext = ({ kind }: TitleAdvice): boolean => kind === 'unknown_part';

function problemOf(title: string): string | undefined {
  if (isBlank(title)) return 'The title is empty';
  if (title.includes('\0') || !title.isWellFormed()) return 'The title contains a NUL character or an unpaired surrogate';
  if (isLonger(title, maximumLength)) return `The title is longer than ${maximumLength} characters`;
  return wordKey(title).split(' ').length > maximumWords ? `The title has more than ${maximumWords} words` : undefined;
}

function resultOf(title: string, answer: TitleAnswer | undefined): BatchResult {
  const nothing = { title, recommended: null, matches: [], ambiguous: false };
  if (answer === undefined) return { ...nothing, status: 'error', error: problemOf(title) ?? 'The title could not be converted' };
  const [best] = answer.matches;
  const { level, seniority, employer, ignored, read_as, advice = [] } = answer;
  // The context may be the reason why there is no match.
  const ofTitle = advice.filter((one) => !isOfContext(one));
  const shown = ofTitle.length === 0 && best === undefined ? advice : ofTitle;
  const read = {
    ...(level === undefined ? {} : { level }),
    ...(seniority === undefined ? {} : { seniority }),
    ...(employer === undefined ? {} : { employer }),
    ...(ignored === undefined ? {} : { ignored }),
    ...(read_as === undefined ? {} : { read_as }),
    ...(shown.length === 0 ? {} : { advice: shown }),
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
