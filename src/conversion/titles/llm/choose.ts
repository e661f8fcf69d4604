import type { TitleAnswer, TitleQuestion } from '../title-answer.ts';
import type { TitleMatch } from '../match.ts';
import type { LanguageModel } from './language-model.ts';

/** What chooses among candidates. */
export type Chooser = Pick<LanguageModel, 'choose'>;

/** Candidates that are sent: more rarely hold the right one, and make the question long. */
export const LONGEST_CHOICE = 10;

/**
 * An ambiguous answer with the match first that the language model chose, and resolved; any other answer, and one of which the model says nothing
 * of use, as it is.
 */
export async function chooseAmong(
  answer: TitleAnswer,
  { title, context = {} }: Pick<TitleQuestion, 'title' | 'context'>,
  chooser?: Chooser,
): Promise<TitleAnswer> {
  const candidates = answer.matches.slice(0, LONGEST_CHOICE).map(({ onet_code, onet_title }) => ({ code: onet_code, title: onet_title }));
  if (chooser === undefined || answer.disambiguation.status !== 'ambiguous' || candidates.length < 2) return answer;
  const { company, industry, location } = context;
  const code = await chooser.choose({ title, company, industry, location, candidates });
  return code === undefined ? answer : withChoice(answer, code);
}

/**
 * The chosen match leads and is anchored at 1.0. The others keep their order and score; all keep their probability and confidence, which are the
 * ranking's: how often the language model is right was never measured here.
 */
function withChoice({ matches, disambiguation, ...rest }: TitleAnswer, code: string): TitleAnswer {
  const chosen = (match: TitleMatch): boolean => match.onet_code === code;
  const first = matches.filter(chosen).map((match) => ({ ...match, match_score: 1, recommended: true }));
  const others = matches.filter((match) => !chosen(match)).map((match) => ({ ...match, recommended: false }));
  return {
    ...rest,
    matches: [...first, ...others],
    disambiguation: {
      status: 'resolved',
      signals_used: [...disambiguation.signals_used, 'llm_inference'],
      ...(disambiguation.clarification === undefined ? {} : { clarification: [] }),
    },
  };
}
