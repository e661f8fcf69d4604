import { readFileSync } from 'node:fs';
import type { Request, Response } from 'express';
import { Validator } from '@seriousme/openapi-schema-validator';
import { committedOpenApi, openApiText } from '../../../scripts/docs/openapi.ts';
import { ERROR_CODES } from '../../../src/errors/api-error.ts';
import { openApiDocument } from '../../../src/rest/openapi/document.ts';
import { documentRoute } from '../../../src/rest/openapi/routes.ts';
import { ROUTES } from '../../../src/routes.ts';
import { methodsByPath } from '../../../src/routing/paths.ts';

// What tests read of the document.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const document = openApiDocument(ROUTES) as any;

it('src/rest/openapi/openapi.json is current', () => {
  // Without a diff, which would have thousands of lines: git shows what changed.
  if (committedOpenApi() !== openApiText()) throw new Error('src/rest/openapi/openapi.json is out of date. Run npm run docs, and commit the change.');
});

it('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('every operation has a name of its own, a summary, an example and placeholders that are described', () => {
  expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
  expect(new Set(ROUTES.map(({ method, path }) => `${method} ${path}`)).size).toBe(ROUTES.length);
  for (const { path, method, placeholders = {}, example } of ROUTES) {
    const { summary, parameters } = document.paths[path][method];
    expect(summary).not.toBe('');
    expect(methodsByPath(ROUTES)(example.split('?')[0]!)).toContain(method.toUpperCase());
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(placeholders)).toEqual(inPath);
    expect(parameters.filter((parameter: { in: string }) => parameter.in === 'path').map(({ name }: { name: string }) => name)).toEqual(inPath);
  }
});

it('every error of the catalog has an example', () => {
  expect(Object.keys(document.components.examples)).toEqual(ERROR_CODES);
});

it('the committed document names no address; the one that callers use replaces its server, and nothing else', () => {
  expect(document.servers).toEqual([{ url: '/' }]);
  expect(served(undefined)).toEqual(document);
  expect(served('https://labor.example.org/api-home')).toEqual({ ...document, servers: [{ url: 'https://labor.example.org/api-home' }] });
});

it('the REST reference names every path', () => {
  const reference = readFileSync(new URL('../../../docs/rest-reference.md', import.meta.url), 'utf8');
  const missing = ROUTES.map(({ path }) => path).filter((path) => !reference.includes(path));
  expect(missing).toEqual([]);
});

/** What GET /openapi.json sends with this PUBLIC_URL. */
function served(publicUrl: string | undefined): unknown {
  let sent: unknown;
  const response = { json: (body: unknown) => (sent = body) };
  documentRoute(publicUrl)({} as unknown as Request, response as unknown as Response, () => undefined);
  return sent;
}
