import { join } from 'node:path';
import { Router, static as files, type RequestHandler } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { pagePolicy } from './page-policy.ts';

const START = '/';
/** All other views and all files of the console are below this path, so that none is mistaken for a path of the API. */
const BELOW = '/app';
const METHODS = ['GET', 'HEAD'];

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Labor-market analytics</title><link rel="icon" href="data:,"></head>
  <body>
    <h1>The web console is not built</h1>
    <p>Run <code>npm run console:build</code> in the folder of the service, and reload this page. The API works without the console: see <a href="/docs">/docs</a>.</p>
  </body>
</html>
`;

/** The web console: one page for `/` and everything below `/app`, and its files. No token required: the data comes from the API. */
export function consolePages(folder: string, wholeAnswers: readonly RequestHandler[]): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(...wholeAnswers, POLICY);
  // The name of an asset changes with its contents.
  router.use(`${BELOW}/assets`, files(join(folder, 'assets'), { index: false, cacheControl: false, setHeaders: forever }));
  router.use(`${BELOW}/assets`, ({ originalUrl }) => {
    throw new ApiError('unknown_path', { error: `Path not found: ${originalUrl.split('?')[0]}`, suggestion: 'Reload the page: the web console was updated.' });
  });
  router.use((_request, response, next) => {
    response.sendFile('index.html', { root: folder, cacheControl: false }, (error?: NodeJS.ErrnoException) => {
      if (error?.code === 'ENOENT') response.status(503).type('html').send(NOT_BUILT);
      else if (error !== undefined) next(error);
    });
  });
  // Before the router: to leave one costs a turn of the event loop, in which the request becomes old garbage.
  return (request, response, next) => {
    if (METHODS.includes(request.method) && isPage(request.path)) router(request, response, next);
    else next();
  };
}

const isPage = (path: string): boolean => path === START || path === BELOW || path.startsWith(`${BELOW}/`);

function forever(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

/** The editor and the charts set styles from scripts. */
const POLICY = pagePolicy({ styleSrc: ["'self'", "'unsafe-inline'"], imgSrc: ["'self'", 'data:'], manifestSrc: ["'self'"], formAction: ["'self'"] });
