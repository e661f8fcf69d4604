import type { Request } from 'express';
import { elsewhere } from './elsewhere.ts';
import { readParameters } from './parameters.ts';
import type { Segment } from './path-meant.ts';
import type { Arguments, Parameters } from '../routing/parameter.ts';
import { problemOf, type Problem } from './problems.ts';
import type { Route } from '../routing/route.ts';

/**
 * Reads the parameters of a request by its route. All problems of the path, the query, and their combination are reported in one 400. `segments`: what its path
 * names in words.
 */
export function readRequest<P extends Parameters>(
  request: Request,
  { placeholders = {}, parameters, rules = [], example }: Route<P>,
  segments: readonly Segment[] = [],
): Arguments<P> {
  const problems = Object.entries(placeholders).flatMap(([name, { check, meant }]): Problem[] => {
    const given = String(request.params[name]);
    const wrong = check?.(given);
    if (wrong === undefined) return [];
    const named = segments.find((segment) => segment.given === given);
    const to = meant?.(given) ?? named?.to;
    return [{ ...withAlternatives(problemOf(name, wrong), named), ...(to === undefined ? {} : { segment: { given, to } }) }];
  });
  return readParameters(request, parameters, example, { problems, rules, elsewhere: (name) => elsewhere(request, name) });
}

/** What else a title in the path may be. */
function withAlternatives(problem: Problem, named: Segment | undefined): Problem {
  const { own } = problem;
  if (own === undefined || named?.among === undefined) return problem;
  const suggestion = `"${named.given}" may be ${named.among.join(' or ')}. The example has the first one. ${own.suggestion ?? ''}`.trim();
  return { ...problem, own: { ...own, suggestion } };
}
