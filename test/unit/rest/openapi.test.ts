import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { ERROR_CODES } from '../../../src/errors/api-error.ts';
import { openApiDocument } from '../../../src/rest/openapi/document.ts';
import { ROUTES } from '../../../src/routes.ts';
import { methodsByPath } from '../../../src/routing/paths.ts';

// What tests read of the document.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const document = openApiDocument(ROUTES) as any;

it('the document is as committed', () => {
  expect(document).toMatchSnapshot();
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

it('an address that callers use replaces the relative one', () => {
  expect(openApiDocument(ROUTES, 'https://labor.example.org/api-home')['servers']).toEqual([{ url: 'https://labor.example.org/api-home' }]);
  expect(document.servers).toEqual([{ url: '/' }]);
});

it('the REST reference names every path', () => {
  const reference = readFileSync(new URL('../../../docs/rest-reference.md', import.meta.url), 'utf8');
  const missing = ROUTES.map(({ path }) => path).filter((path) => !reference.includes(path));
  expect(missing).toEqual([]);
});
