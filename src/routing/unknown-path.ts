import type { RequestHandler } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { nearNames } from '../text/near-names.ts';
import { filledWith, methodsByPath } from './paths.ts';
import type { Route } from './route.ts';

/** Paths share their beginnings, so they look more alike than names. */
const ALIKE = 0.9;
/** No path of the API is longer with a usual name in it. Callers without a token get here, so that a longer path must not cost more. */
const LONGEST_PATH = 200;

/** 404 for an unknown path, 405 with Allow for a path with other methods. */
export function unknownPath(routes: readonly Route[]): RequestHandler {
  const methodsOf = methodsByPath(routes);
  return ({ baseUrl, path: rest, method }) => {
    const path = `${baseUrl}${rest}`.replace(/(?<=.)\/$/, '');
    const methods = methodsOf(path);
    if (methods.length > 0 && !methods.includes(method)) {
      const uses = methods.filter((name) => name !== 'HEAD').map((name) => `${name} ${path}`);
      throw new ApiError('method_not_allowed', { headers: { Allow: methods.join(', ') }, suggestion: `Use ${uses.join(' or ')}.` });
    }
    const [near] = path.length > LONGEST_PATH ? [] : nearNames(path, filledWith(routes, path), ALIKE);
    throw new ApiError('unknown_path', {
      error: `Path not found: ${path}`,
      ...(near === undefined ? {} : { suggestion: `Did you mean ${near}? See /docs for all paths.` }),
    });
  };
}
