// `node --import ./test/setup/plain-typescript.js PROGRAM.ts`: runs a program as it is written.
// The loader of developers, tsx, gives each function its name again whenever it is made, which costs the translation of questions a seventh of its time. `npm start` does not, either.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'esbuild';

const TYPESCRIPT = /^file:.*\.ts$/u;

// Node.js loads modules in a thread of its own, with this module.
if (isMainThread) register(import.meta.url);

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!TYPESCRIPT.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm', target: 'node20', sourcefile: path });
  return { format: 'module', shortCircuit: true, source: code };
}
