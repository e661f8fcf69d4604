import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../../src/rest/openapi/document.ts';
import { ROUTES } from '../../src/routes.ts';
import { ROOT } from './pages.ts';

/** The file that the service serves at `/openapi.json`. */
export const OPENAPI_PATH = 'src/rest/openapi/openapi.json';

/** The document generated from the declarations, in its committed form. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(ROUTES), null, 2)}\n`;

/** The committed document; empty if there is none yet. */
export function committedOpenApi(): string {
  const path = join(ROOT, OPENAPI_PATH);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
