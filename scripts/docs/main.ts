import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientMethods, clientOperations, clientSchema, METHODS_PATH, OPERATIONS_PATH, SCHEMA_PATH } from './client-types.ts';
import { withGenerated } from './markdown.ts';
import { committedOpenApi, OPENAPI_PATH, openApiText } from './openapi.ts';
import { readPages, ROOT } from './pages.ts';
import { partNamed } from './parts.ts';

// Writes the generated parts of the documentation, the OpenAPI document, and what the client is generated from. A test fails where they are out of date.
for (const { path, text } of readPages()) update(path, text, withGenerated(text, partNamed));
update(OPENAPI_PATH, committedOpenApi(), openApiText());
update(SCHEMA_PATH, readFileSync(join(ROOT, SCHEMA_PATH), 'utf8'), await clientSchema());
update(OPERATIONS_PATH, readFileSync(join(ROOT, OPERATIONS_PATH), 'utf8'), clientOperations());
update(METHODS_PATH, readFileSync(join(ROOT, METHODS_PATH), 'utf8'), clientMethods());

function update(path: string, current: string, wanted: string): void {
  if (wanted === current) return;
  writeFileSync(join(ROOT, path), wanted);
  console.log(`${path} updated`);
}
