import type { Caller } from '../../operations/services.ts';
import type { ErrorAnswer } from '../error-body.ts';
import { FORMS } from '../forms/forms.ts';
import { isParsed } from '../parse.ts';
import { placeOf } from '../meanings/fit-names.ts';
import { runs } from '../prepare.ts';
import { printCondition } from '../print.ts';
import { DslError } from '../problem.ts';
import { exampleOf } from './where-it-is.ts';

/** What a query begins with, up to its conditions. */
const HEAD = /^\s*(?<head>(?<verb>[A-Za-z]+)\s+(?<subject>[A-Za-z_]+)(?:\s+[A-Za-z_]+|\s+"[^"]*"|\s+\d+)*?\s+WHERE)\s/iu;
const LONGEST = 2_000;

/** The error of a query that the grammar does not read, and that has no correction: its example has a condition on the field that the caller compares, and no unrelated one. */
export function withOwnExample(answer: ErrorAnswer, error: unknown, caller: Caller): ErrorAnswer {
  if (!(error instanceof DslError) || error.query.length > LONGEST || isParsed(error.query)) return answer;
  const [{ at, example, errorType }] = error.problems;
  if (at === undefined || errorType !== undefined || answer.error.example !== example) return answer;
  const own = ownExample(error.query, at.end, caller);
  return own === undefined ? answer : { ...answer, error: { ...answer.error, example: own } };
}

/** The query up to the last field in front of the error, with a condition on it that works. */
function ownExample(query: string, end: number, caller: Caller): string | undefined {
  const { head, verb, subject } = HEAD.exec(query)?.groups ?? {};
  if (head === undefined) return undefined;
  const forms = FORMS.filter((form) => form.verb === verb?.toUpperCase() && form.subject === subject?.toUpperCase());
  const names = query.slice(query.indexOf(head) + head.length, end).match(/[A-Za-z_]\w*/gu) ?? [];
  const places = names.reverse().flatMap((name) => forms.flatMap((form) => placeOf(form, name, undefined) ?? []));
  return places
    .filter(({ cost }) => cost === 0)
    .flatMap((place) => exampleOf(place) ?? [])
    .map((condition) => `${head} ${printCondition(condition)}`)
    .find((example) => runs(example, caller));
}
