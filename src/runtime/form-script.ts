import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..', '..');
/** Where the program of the example form is. */
export const FORM_SCRIPT = join(PROJECT, 'examples', 'dist', 'form.js');

/** Hashes of the files that a script was bundled from, by their paths in the project. */
type Inputs = Readonly<Record<string, string>>;

/**
 * Bundles the program of the example form for browsers, if it is not there or older than its sources. `npm run build` has done so for the compiled service, which has
 * no sources. The bundler is a development dependency, and is loaded only for this.
 */
export async function buildFormScript(output = FORM_SCRIPT): Promise<void> {
  const source = join(PROJECT, 'examples', 'form', 'form.ts');
  if (!existsSync(source) || isCurrent(output)) return;
  const { build, stop } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: PROJECT,
    entryPoints: [source],
    outfile: output,
    bundle: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['labor-market-source'],
    logLevel: 'silent',
  });
  await stop();
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map((file) => [file, hashOf(file)]));
  if (output === FORM_SCRIPT) writeFileSync(inputsOf(output), JSON.stringify(inputs));
}

const inputsOf = (output: string): string => `${output}.inputs.json`;

function isCurrent(output: string): boolean {
  if (!existsSync(output) || !existsSync(inputsOf(output))) return false;
  const inputs = JSON.parse(readFileSync(inputsOf(output), 'utf8')) as Inputs;
  return Object.entries(inputs).every(([file, hash]) => existsSync(join(PROJECT, file)) && hashOf(file) === hash);
}

const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(PROJECT, file)))
    .digest('hex');
