import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { CurrentVersions } from '../freshness/current-versions.ts';

/**
 * Gives a read of PostgreSQL an ETag made of the dataset's version, the number of admin writes, and what was asked; a caller who has that answer
 * already gets 304 without any row being read. The versions are at most a second old, and so may a 304 be after a change.
 */
export function conditional(versions: CurrentVersions): RequestHandler {
  return async (request, response, next) => {
    const { dataset, writes } = await versions.state();
    if (dataset === 'none') {
      next();
      return;
    }
    const asked = hash('sha256', `${request.originalUrl}\n${request.headers.accept ?? ''}`, 'base64url').slice(0, 16);
    const tag = `W/"${dataset}.${writes}.${asked}"`;
    // As the whole answer has it: compression depends on Accept-Encoding.
    response.setHeader('Vary', 'Accept, Accept-Encoding');
    if (knows(request.headers['if-none-match'], tag)) {
      response.writeHead(304, { ETag: tag }).end();
      return;
    }
    // Only an answer that succeeded may be kept.
    const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => typeof response;
    response.writeHead = ((...parts: unknown[]) => {
      if (response.statusCode === 200) response.setHeader('ETag', tag);
      return writeHead(...parts);
    }) as typeof response.writeHead;
    next();
  };
}

/** Weak comparison, as for GET: `W/` makes no difference. `*` matches what exists, which is not known before the read: it is left unanswered. */
function knows(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const strip = (text: string): string => text.trim().replace(/^W\//, '');
  return header.split(',').some((known) => strip(known) === strip(tag));
}
