import type { Versions } from '../../engine/versions.ts';
import { wordKey } from '../words.ts';
import type { TitleAnswer, TitleConversion, TitleQuestion } from './convert.ts';
import type { TitleMatch } from './match.ts';

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
  } | null;
  readonly matches: readonly TitleMatch[];
  readonly ambiguous: boolean;
  /** An error concerns this title alone. */
  readonly status: 'matched' | 'ambiguous' | 'no_match' | 'error';
  readonly error?: string;
}

const AT_ONCE = 16;

/** Resolves titles in the order given, each text once; a title that is no text gets an error of its own. Typeahead is left out: whole titles come in lists. */
export async function convertMany(
  conversion: TitleConversion,
  titles: readonly string[],
  question: TitleQuestion,
): Promise<{ readonly results: readonly BatchResult[]; readonly uniqueCount: number; readonly versions: Versions | undefined }> {
  const unique = [...new Map(titles.map((title) => [keyOf(title), title])).entries()];
  const answers = new Map<string, TitleAnswer | { problem: string }>();
  for (let start = 0; start < unique.length; start += AT_ONCE) {
    const some = unique.slice(start, start + AT_ONCE);
    const found = await Promise.all(some.map(([, title]) => answerOf(conversion, title, question)));
    some.forEach(([key], place) => {
      const answer = found[place];
      if (answer !== undefined) answers.set(key, answer);
    });
  }
  const results = titles.map((title) => resultOf(title, answers.get(keyOf(title))));
  const versions = [...answers.values()].find((answer): answer is TitleAnswer => 'versions' in answer)?.versions;
  return { results, uniqueCount: unique.length, versions };
}

/** Titles that differ in case, accents and punctuation only are one. Those without any word keep apart. */
const keyOf = (title: string): string => wordKey(title) || title;

const LONGEST_TITLE = 300;
const MOST_WORDS = 30;

async function answerOf(conversion: TitleConversion, title: string, question: TitleQuestion): Promise<TitleAnswer | { problem: string }> {
  if (title.trim() === '') return { problem: 'The title is empty' };
  if (title.normalize('NFKC').length > LONGEST_TITLE || title.length > LONGEST_TITLE)
    return { problem: `The title is longer than ${LONGEST_TITLE} characters` };
  if (wordKey(title).split(' ').length > MOST_WORDS) return { problem: `The title has more than ${MOST_WORDS} words` };
  return conversion.convert({ ...question, title, fast: false });
}

function resultOf(title: string, answer: TitleAnswer | { problem: string } | undefined): BatchResult {
  const nothing = { title, recommended: null, matches: [], ambiguous: false };
  if (answer === undefined || 'problem' in answer) return { ...nothing, status: 'error', error: answer?.problem ?? 'The title could not be resolved' };
  const [best] = answer.matches;
  if (best === undefined) return { ...nothing, status: 'no_match' };
  const ambiguous = answer.disambiguation.status === 'ambiguous';
  const { onet_code, onet_title, match_score, confidence } = best;
  return {
    title,
    recommended: { onet_code, onet_title, score: match_score, confidence },
    matches: answer.matches,
    ambiguous,
    status: ambiguous ? 'ambiguous' : 'matched',
  };
}
