import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { pagePolicy } from '../../http/page-policy.ts';

const UI_FILES = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui.css'));

/** The committed document. `npm run docs` writes it from the declarations, and a test compares the two. */
const COMMITTED = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as object;

/** GET /openapi.json: the committed document, with `publicUrl` as its server if configured. No token required. */
export function documentRoute(publicUrl: string | undefined): RequestHandler {
  const document = publicUrl === undefined ? COMMITTED : { ...COMMITTED, servers: [{ url: publicUrl }] };
  return (_request, response) => {
    response.json(document);
  };
}

/** GET /docs: the reference, without files from other sites. No token required. */
export function docsRoutes(publicUrl: string | undefined): Router {
  const router = Router();
  // "Try it out" sends requests to the URL in `servers`.
  const servers = ["'self'", ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])];
  // The icons of the style sheet are data URLs.
  router.use(pagePolicy({ styleSrc: ["'self'", "'unsafe-inline'"], imgSrc: ["'self'", 'data:'], connectSrc: servers }));
  router.get('/', (request, response) => {
    // Links are relative, because a proxy may serve the service below another path.
    const folder = /\/docs\/(?:\?|$)/i.test(request.originalUrl) ? '' : 'docs/';
    response.type('html').send(page(folder));
  });
  router.get('/initializer.js', (_request, response) => {
    response.sendFile('initializer.js', { root: import.meta.dirname });
  });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    router.get(`/${file}`, (_request, response) => {
      response.sendFile(file, { root: UI_FILES, maxAge: '1h' });
    });
  return router;
}

const page = (folder: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Labor-market analytics: reference</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${folder}swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="${folder}swagger-ui-bundle.js"></script>
    <script src="${folder}initializer.js"></script>
  </body>
</html>
`;
