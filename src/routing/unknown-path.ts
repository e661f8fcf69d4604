import type { RequestHandler } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { methodsByPath, type Page } from './paths.ts';
import { listsOf, partsOf, pathsMeant, type WordMeant } from './paths-meant.ts';
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
    const hint = path.length > LONGEST_PATH ? undefined : hintFor(routes, path, wordMeant);
    throw new ApiError('unknown_path', {
      error: `Path not found: ${path}`,
      ...(hint === undefined ? {} : { suggestion: `${hint} See /docs for all paths.` }),
    });
  };
}

/** The paths that an unknown one means, or else what there is below the thing that it names. */
function hintFor(routes: readonly Route[], path: string, wordMeant: WordMeant): string | undefined {
  const near = pathsMeant(routes, path, wordMeant).slice(0, MOST_PATHS);
  const meant = near.length > 0 ? near : listsOf(routes, path);
  if (meant.length > 0) return `Did you mean ${meant.join(' or ')}?`;
  const { thing, parts } = partsOf(routes, path);
  return parts.length === 0 ? undefined : `${thing} has ${parts.length === 1 ? '' : `${parts.slice(0, -1).join(', ')}, and `}${parts.at(-1) ?? ''}.`;
}
