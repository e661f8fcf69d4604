import type { RequestHandler } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { methodsByPath, type Page } from './paths.ts';
import { pathsMeant, type WordMeant } from './paths-meant.ts';
import type { Route } from './route.ts';

/** No path of the API is longer with a usual name in it. Callers without a token get here, so that a longer path must not cost more. */
const LONGEST_PATH = 200;
const MOST_PATHS = 3;

/** 404 for an unknown path, 405 with Allow for a path with other methods. */
export function unknownPath(routes: readonly Route[], pages: readonly Page[], wordMeant: WordMeant): RequestHandler {
  const methodsOf = methodsByPath(routes, pages);
  return ({ baseUrl, path: rest, method }) => {
    const path = `${baseUrl}${rest}`.replace(/(?<=.)\/$/, '');
    const methods = methodsOf(path);
    if (methods.length > 0 && !methods.includes(method)) {
      const uses = methods.filter((name) => name !== 'HEAD').map((name) => `${name} ${path}`);
      throw new ApiError('method_not_allowed', { headers: { Allow: methods.join(', ') }, suggestion: `Use ${uses.join(' or ')}.` });
    }
    const near = path.length > LONGEST_PATH ? [] : pathsMeant(routes, path, wordMeant).slice(0, MOST_PATHS);
    throw new ApiError('unknown_path', {
      error: `Path not found: ${path}`,
      ...(near.length === 0 ? {} : { suggestion: `Did you mean ${near.join(' or ')}? See /docs for all paths.` }),
    });
  };
}
