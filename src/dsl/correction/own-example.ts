import type { Caller } from '../../operations/services.ts';
import type { ErrorAnswer } from '../error-body.ts';
import { FORMS } from '../forms/forms.ts';
import { isParsed, parse } from '../parse.ts';
import { placeOf } from '../meanings/fit-names.ts';
import { runs } from '../prepare.ts';
import { print, printCondition } from '../print.ts';
import { DslError } from '../problem.ts';
import type { Span } from '../syntax-tree.ts';
import { exampleOf } from './where-it-is.ts';

/** What a query begins with, up to its conditions. */
const HEAD = /^\s*(?<head>(?<verb>[A-Za-z]+)\s+(?<subject>[A-Za-z_]+)(?:\s+[A-Za-z_]+|\s+"[^"]*"|\s+\d+)*?\s+WHERE)\s/iu;
const LONGEST = 2_000;

/** The error of a query that has no correction: its example is the query of the caller with what works in place of what does not, or at least has a condition on the field that the caller compares. */
export function withOwnExample(answer: ErrorAnswer, error: unknown, caller: Caller): ErrorAnswer {
  if (!(error instanceof DslError) || error.query.length > LONGEST) return answer;
  const [{ at, example, errorType }] = error.problems;
  if (at === undefined || errorType !== undefined || answer.error.example !== example) return answer;
  const own = isParsed(error.query) ? withValidValues(error, caller) : (withRowCount(error.query, at, caller) ?? ownExample(error.query, at.end, caller));
  return own === undefined ? answer : { ...answer, error: { ...answer.error, example: own } };
}

/** The query with valid values in place of those that its fields do not have. */
function withValidValues({ query, problems }: DslError, caller: Caller): string | undefined {
  // IN (5, 6) would be one value twice.
  const values = problems.map(({ instead }) => instead);
  if (new Set(values).size < values.length) return undefined;
  let written = query;
  for (const { at, instead } of [...problems].sort((a, b) => (b.at?.start ?? 0) - (a.at?.start ?? 0))) {
    if (at === undefined || instead === undefined) return undefined;
    written = `${written.slice(0, at.start)}${instead}${written.slice(at.end)}`;
  }
  return runs(written, caller) ? print(parse(written)) : undefined;
}

/** The query with a number where it has none: LIMIT banana. */
function withRowCount(query: string, at: Span, caller: Caller): string | undefined {
  if (!/\b(?:limit|offset)\s*$/iu.test(query.slice(0, at.start))) return undefined;
  const written = `${query.slice(0, at.start)}${ROWS}${query.slice(at.end)}`;
  return runs(written, caller) ? print(parse(written)) : undefined;
}
const ROWS = 10;

/** The query with a condition that works on the last field in front of the error, and with as much else of it as runs. */
function ownExample(query: string, end: number, caller: Caller): string | undefined {
  const { head, verb, subject } = HEAD.exec(query)?.groups ?? {};
  if (head === undefined) return undefined;
  const forms = FORMS.filter((form) => form.verb === verb?.toUpperCase() && form.subject === subject?.toUpperCase());
  const start = query.indexOf(head) + head.length;
  const names = [...query.slice(start, end).matchAll(/[A-Za-z_]\w*/gu)];
  const places = names.reverse().flatMap(({ 0: name, index }) => forms.flatMap((form) => placed(placeOf(form, name, undefined), start + index)));
  const rest = [REST, CLAUSES].map((next) => next.exec(query.slice(end))?.[0] ?? '');
  return places
    .flatMap(({ place, at }) => {
      const condition = exampleOf(place);
      return condition === undefined ? [] : wholes(query.slice(0, at), head, printCondition(condition), rest);
    })
    .find((example) => runs(example, caller));
}

/** What a query has after the condition with the error: other conditions and clauses, or only clauses. */
const REST = /\s(?:and|or|order\s+by|group\s+by|limit|offset|expand)\s.*$/isu;
const CLAUSES = /\s(?:order\s+by|group\s+by|limit|offset|expand)\s.*$/isu;

const placed = (place: ReturnType<typeof placeOf>, at: number): { readonly place: NonNullable<ReturnType<typeof placeOf>>; readonly at: number }[] =>
  place?.cost === 0 ? [{ place, at }] : [];

/** The queries with a condition, those that keep the most first. */
const wholes = (before: string, head: string, condition: string, rest: readonly string[]): readonly string[] =>
  [...rest, ''].flatMap((after) => [`${before.trimEnd()} ${condition}${after}`, `${head} ${condition}${after}`]);
