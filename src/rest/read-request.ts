import type { Request } from 'express';
import { readParameters } from './parameters.ts';
import type { Arguments, Parameters } from '../routing/parameter.ts';
import { problemOf } from './problems.ts';
import type { Route } from '../routing/route.ts';

/** Reads the parameters of a request by its route. All problems of the path, the query, and their combination are reported in one 400. */
export function readRequest<P extends Parameters>(request: Request, { placeholders = {}, parameters, rules = [], example }: Route<P>): Arguments<P> {
  const problems = Object.entries(placeholders).flatMap(([name, { check }]) => {
    const refusal = check?.(String(request.params[name]));
    return refusal === undefined ? [] : [problemOf(name, refusal)];
  });
  return readParameters(request, parameters, example, { problems, rules });
}
