import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGenerated } from './markdown.ts';
import { readPages, ROOT } from './pages.ts';
import { partNamed } from './parts.ts';

// Writes the generated parts of the documentation. A test fails where they are out of date.
for (const { path, text } of readPages()) {
  const current = withGenerated(text, partNamed);
  if (current === text) continue;
  writeFileSync(join(ROOT, path), current);
  console.log(`${path} updated`);
}
