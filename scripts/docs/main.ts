import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGenerated } from './markdown.ts';
import { committedOpenApi, OPENAPI_PATH, openApiText } from './openapi.ts';
import { readPages, ROOT } from './pages.ts';
import { partNamed } from './parts.ts';

// Writes the generated parts of the documentation, and the OpenAPI document. A test fails where they are out of date.
for (const { path, text } of readPages()) update(path, text, withGenerated(text, partNamed));
update(OPENAPI_PATH, committedOpenApi(), openApiText());

function update(path: string, current: string, wanted: string): void {
  if (wanted === current) return;
  writeFileSync(join(ROOT, path), wanted);
  console.log(`${path} updated`);
}
