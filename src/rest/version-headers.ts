import type { RequestHandler } from 'express';
import type { CurrentVersions } from '../freshness/current-versions.ts';

/** Names the dataset in each answer, and keeps caches from answering for the service. The first answer waits until the dataset is known. */
export function versionHeaders(versions: CurrentVersions): RequestHandler {
  return (_request, response, next) => {
    const answer = (): void => {
      response.setHeader('X-Dataset-Version', versions.current().dataset);
      response.setHeader('Cache-Control', 'private, no-cache');
      next();
    };
    if (!versions.isKnown) return versions.known().then(answer);
    answer();
    return undefined;
  };
}
