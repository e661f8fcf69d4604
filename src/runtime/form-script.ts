import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..', '..');
/** Where the program of the example form is. */
export const FORM_SCRIPT = join(PROJECT, 'examples', 'dist', 'form.js');

/** Bundles the program of the example form for browsers, in a fraction of a second. `npm run build` has done so for the compiled service. */
export async function buildFormScript(output = FORM_SCRIPT): Promise<void> {
  const source = join(PROJECT, 'examples', 'form', 'form.ts');
  if (!existsSync(source)) return;
  // A development dependency: only the sources need it.
  const { build } = await import('esbuild');
  await build({
    entryPoints: [source],
    outfile: output,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['labor-market-source'],
    logLevel: 'silent',
  });
}
