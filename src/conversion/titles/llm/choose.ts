import type { TitleAnswer, TitleQuestion } from '../title-answer.ts';
import type { TitleMatch } from '../match.ts';
import type { LanguageModel } from './language-model.ts';

/** Chooses one of several candidates. */
export type Chooser = Pick<LanguageModel, 'choose'>;

/** Most candidates to send. Further ones are rarely right and make the question longer. */
export const LONGEST_CHOICE = 10;

/**
 * Resolves an ambiguous answer: the match that the language model chose comes first. Any other answer, or one for which the model chooses nothing, is returned
 * unchanged.
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
 * The chosen match comes first with match_score 1.0. The others keep their order and score. All keep the probability and confidence of the ranking, because the
 * accuracy of the language model has not been measured.
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
