import type { Caller, Services } from '../../operations/services.ts';
import { errorAnswer, type ErrorAnswer } from '../error-body.ts';
import { DslError } from '../problem.ts';
import { correct } from './correct.ts';
import type { Change } from './fit-conditions.ts';

const MOST_CHANGES = 4;
/** Errors whose example the specification fixes: a missing permission, and what was removed. */
const isFixed = ({ errorType }: { readonly errorType?: string }): boolean => errorType !== undefined;

/** The error of a query, with the corrected query as its example if the query is close to a valid one. */
export async function correctedError(services: Services, thrown: unknown, caller: Caller): Promise<ErrorAnswer> {
  const answer = errorAnswer(thrown);
  if (!(thrown instanceof DslError) || thrown.problems.some(isFixed)) return answer;
  const correction = await correct(services, thrown.query, caller).catch(() => undefined);
  if (correction === undefined) return answer;
  const { query, changes } = correction;
  const suggestion = changes.length === 0 ? answer.error.suggestion : changes.slice(0, MOST_CHANGES).map(sentence).join(' ');
  return { ...answer, error: { ...answer.error, suggestion, example: query } };
}

const sentence = ({ given, used }: Change): string => `Write ${used} instead of ${given}.`;
