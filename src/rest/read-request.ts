import type { Request } from 'express';
import type { Operation } from './openapi/operation.ts';
import { readParameters, type Arguments, type Parameters } from './parameters.ts';
import { problemOf } from './problems.ts';

/** The parameters of a request by its operation; what is wrong with its path, its query and their combination is told in one 400. */
export function readRequest<P extends Parameters>(request: Request, { placeholders = {}, parameters, rules = [], example }: Operation<P>): Arguments<P> {
  const problems = Object.entries(placeholders).flatMap(([name, { check }]) => {
    const refusal = check?.(String(request.params[name]));
    return refusal === undefined ? [] : [problemOf(name, refusal)];
  });
  return readParameters(request, parameters, example, { problems, rules });
}
