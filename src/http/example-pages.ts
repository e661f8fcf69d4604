import { join } from 'node:path';
import { Router } from 'express';
import { FORM_SCRIPT } from '../runtime/form-script.ts';
import { pagePolicy } from './page-policy.ts';

const FILES = join(import.meta.dirname, '..', '..', 'examples', 'form');

/** GET /examples/form: a page with a form that looks up titles and companies. No token required: people sign in on the page. */
export function exampleForm(): Router {
  const router = Router({ strict: true });
  // The program sends everything: without it, the form must not send the password anywhere.
  router.use(pagePolicy({ imgSrc: ['data:'] }));
  router.get('/', (request, response) => {
    // Links are relative, because a proxy may serve the service below another path.
    if (/\/(?:\?|$)/.test(request.originalUrl)) response.redirect(308, '../form');
    else response.sendFile('index.html', { root: FILES, cacheControl: false });
  });
  router.get('/form.css', (_request, response) => {
    response.sendFile('form.css', { root: FILES, cacheControl: false });
  });
  router.get('/form.js', (_request, response) => {
    response.sendFile(FORM_SCRIPT, { cacheControl: false });
  });
  return router;
}
