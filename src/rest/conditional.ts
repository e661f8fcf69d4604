import { hash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { buildFingerprint } from '../freshness/build-fingerprint.ts';
import type { CurrentVersions, RowState } from '../freshness/current-versions.ts';

/**
 * Adds an ETag to a PostgreSQL read, from the dataset version, the number of admin writes, the code, and the request. A caller who already has that
 * response gets 304 without a read. Admin writes of this process are known at once; those of other processes are announced, which takes milliseconds. A
 * load is noticed within a second, so until then, a 304 can be out of date.
 */
export function conditional(versions: Pick<CurrentVersions, 'recentState' | 'state'>, build = buildFingerprint()): RequestHandler {
  return (request, response, next) => {
    const state = versions.recentState();
    if (state !== undefined) {
      answer(state, build, request, response, next);
      return undefined;
    }
    return versions.state().then((found) => {
      answer(found, build, request, response, next);
    });
  };
}

/** A response has one of these, however the caller writes what it accepts. */
const MEDIA = ['application/json', 'text/csv', 'text/markdown'];

function answer({ dataset, writes }: RowState, build: string, request: Request, response: Response, next: NextFunction): void {
  if (dataset === 'none') {
    next();
    return;
  }
  const asked = hash('sha256', `${build}\n${request.originalUrl}\n${String(request.accepts(MEDIA))}`, 'base64url').slice(0, 16);
  const tag = `W/"${dataset}.${writes}.${asked}"`;
  // The full response has the same header: compression depends on Accept-Encoding.
  response.setHeader('Vary', 'Accept, Accept-Encoding');
  if (knows(request.headers['if-none-match'], tag)) {
    response.writeHead(304, { ETag: tag }).end();
    return;
  }
  // Only successful responses may be cached.
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => typeof response;
  response.writeHead = ((...parts: unknown[]) => {
    // Express answers `If-None-Match: *` with 304, which needs the tag as well.
    if (response.statusCode === 200 || response.statusCode === 304) response.setHeader('ETag', tag);
    return writeHead(...parts);
  }) as typeof response.writeHead;
  next();
}

/** Weak comparison, as for GET: `W/` is ignored. `*` matches anything that exists, which is unknown before the read, so it is ignored. */
function knows(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const strip = (text: string): string => text.trim().replace(/^W\//, '');
  return header.split(',').some((known) => strip(known) === strip(tag));
}
