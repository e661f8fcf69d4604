import type { Caller, Services } from '../../operations/services.ts';
import { errorAnswer, type ErrorAnswer } from '../error-body.ts';
import { prepareWithTarget } from '../prepare-with-target.ts';
import { isParsed } from '../parse.ts';
import { quoted } from '../print.ts';
import { DslError, type Problem } from '../problem.ts';
import { unknownCommandMessage } from '../syntax-problem.ts';
import { repaired, type Repaired } from './repair.ts';
import { hidesNumber } from '../meanings/pieces.ts';
import { messageFor } from './message-for.ts';
import { correct } from './correct.ts';
import type { Correction, UnclearText } from './correction.ts';

/** A query that differs in more places is easier to read than the steps to it. */
const MOST_STEPS = 3;
/** Errors whose example does not depend on how the query is read: a missing permission, and a retired field. */
const isFixed = ({ errorType }: { readonly errorType?: string }): boolean => errorType !== undefined;

const several = ({ given, among }: UnclearText): string => `${quoted(given)} may be ${among.join(' or ')}`;

/** Nothing else than the title is wrong, so that the choice comes first. */
const whichOccupation = (unclear: UnclearText): { readonly message: string; readonly suggestion: string; readonly example: string } => ({
  message: `${quoted(unclear.given)} may be several occupations`,
  suggestion: `${several(unclear)}. Write the code of the one that you mean; TITLECONVERT shows more of them.`,
  example: `TITLECONVERT ${quoted(unclear.given)}`,
});

/**
 * The error of a query that is close to a valid one, with the corrected query as its example; undefined for any other. `inPart`: without what cannot be asked for, which the
 * suggestion names.
 */
export async function correctedError(
  services: Services,
  error: unknown,
  caller: Caller,
  options: { readonly inPart: boolean; readonly rows: number | undefined },
): Promise<ErrorAnswer | undefined> {
  if (!(error instanceof DslError)) return undefined;
  const isRemoved = error.problems.every(({ errorType }) => errorType === 'command_removed');
  const sure = isRemoved || hidesNumber(error.query) ? undefined : repaired(error, caller, { isSure: !options.inPart });
  if (sure !== undefined) return repairedError(error, sure);
  if (!isRemoved && error.problems.some((problem) => isFixed(problem) || problem.hasMeantExample === true)) return undefined;
  const correction = await correct(services, error.query, caller, options);
  if (correction === undefined) return undefined;
  // A query without a part, or about something else, does not show what a message asks for.
  const meant = options.inPart || (correction.steps.length === 0 && correction.isOther === true) ? undefined : correction.query;
  const messageOf = (problem: Problem): string => (meant === undefined ? problem.message : messageFor(problem, error.query, meant));
  const [first, ...others] = error.problems.map((problem) => ({ ...problem, message: messageOf(problem) }));
  const answer = errorAnswer(first === undefined ? error : new DslError(error.query, [first, ...others]));
  // The error names the replacements; the example is the caller's query with one of them. A query that names nothing has nothing to keep.
  if (isRemoved && error.query.trim().split(/\s+/u).length <= 2) return undefined;
  if (isRemoved) return { ...answer, error: { ...answer.error, example: correction.query } };
  const { query, isOther = false, unclear } = correction;
  // What is said about a name that does not exist is more than the name that is similar.
  if (answer.httpStatus === 404) {
    if (options.inPart) return undefined;
    const title = unclear?.find(({ isTitle }) => isTitle);
    if (title !== undefined) return { ...answer, error: { ...answer.error, ...whichOccupation(title) } };
    const exists = (await prepareWithTarget(services.database, query, caller)) !== undefined;
    const suggestion = [answer.error.suggestion, correction.codes ?? []].flat().join(' ');
    return exists ? { ...answer, error: { ...answer.error, suggestion, example: query } } : undefined;
  }
  // What is valid in a query of the right syntax is more than the query without what is not.
  const isValidSyntax = options.inPart && !isOther && isParsed(error.query);
  const suggestion = suggestionOf(correction, isValidSyntax ? answer.error.suggestion : undefined);
  // The similar verb may be another than the one that was meant: RESOLVE is similar to REMOVE.
  const { mistakenFor } = error.problems[0];
  const message = mistakenFor === undefined ? answer.error.message : unknownCommandMessage(mistakenFor.word, query.split(' ', 1)[0]);
  return { ...answer, error: { ...answer.error, message, suggestion, example: query } };
}

/** The error of a query whose rules know how it is repaired: what is wrong, what is valid, and what the example does without. */
function repairedError(error: DslError, { query, steps }: Repaired): ErrorAnswer {
  const answer = errorAnswer(error);
  const sentences = [...new Set([...error.problems.map(({ suggestion }) => suggestion), ...steps])];
  return { ...answer, error: { ...answer.error, suggestion: sentences.join(' '), example: query } };
}

/** Which of several the example has, if it has one, and where more of them are. */
function guessed(unclear: UnclearText): string {
  const { given, isTitle, isOther } = unclear;
  const more = [...(isOther ? [] : ['The example has the first one']), ...(isTitle ? [`TITLECONVERT ${quoted(given)} shows more`] : [])];
  return `${several(unclear)}.${more.length === 0 ? '' : ` ${more.join('; ')}.`}`;
}

/** How to get the corrected query, and how it differs from what was asked. */
function suggestionOf({ query, steps, note, codes, isOther, unclear }: Correction, valid: string | undefined): string {
  const step = valid ?? (steps.length === 0 || steps.length > MOST_STEPS ? `Write ${query}.` : [...new Set(steps)].join(' '));
  const guess = unclear?.map(guessed).join(' ');
  const isReason = isOther === true && steps.length === 0;
  const sentences = (isReason ? [note, step, codes, guess] : [step, codes, note, guess]).flatMap((sentence) => sentence ?? []);
  return sentences.map((sentence, i) => (i === sentences.length - 1 || sentence.endsWith('.') ? sentence : `${sentence}.`)).join(' ');
}
