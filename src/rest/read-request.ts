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
    const refusal = check?.(given);
    const to = refusal === undefined ? undefined : (meant?.(given) ?? segments.find((segment) => segment.given === given)?.to);
    return refusal === undefined ? [] : [{ ...problemOf(name, refusal), ...(to === undefined ? {} : { segment: { given, to } }) }];
  });
  return readParameters(request, parameters, example, { problems, rules, elsewhere: (name) => elsewhere(request, name) });
}
