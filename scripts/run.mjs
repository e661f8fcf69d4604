// `node scripts/run.mjs PROGRAM.ts [arguments]`: starts a program of the service as JavaScript. It is compiled once for each state of the sources, in half a second, into a folder that
// `npm ci` clears. A TypeScript loader would compile at every start, and keep 50 MB.
import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECT = join(import.meta.dirname, '..');
const CACHE = join(PROJECT, 'node_modules', '.cache', 'labor-market-analytics');
const FOLDERS = ['src', 'start', 'backup', 'indexer', 'seeds', 'import', 'training', 'embedded'];
/** Where a module is. In the compiled program, that is still where its source is, so that it finds the files next to it. */
const OWN_PLACE = /\bimport\.meta\.(dirname|filename|url)\b/gu;
/**
 * Packages of which the program needs a part: only that is loaded, and as one module instead of hundreds, which saves 8 MB of the API. Others stay where they are: they hold
 * tables, find files next to them, or are small.
 */
const BUNDLED = ['@opensearch-project/opensearch', 'chevrotain', 'cockatiel', 'express-rate-limit', 'jose', 'prom-client', 'zod'];
/** The package of what a module asks for: of "zod/v4", but not of "./zod.ts". */
const PACKAGE = /^(?:@[^/]+\/)?[^./@][^/]*/;
/** What a module of bundled packages may ask for that is part of Node.js. */
const REQUIRE = "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);";

const [program = '', ...args] = process.argv.slice(2);
const source = resolve(PROJECT, program);
process.argv.splice(1, 2, source);
// Further processes of the program start here, too.
if (cluster.isPrimary) cluster.setupPrimary({ exec: import.meta.filename, args: [program, ...args] });
await import(pathToFileURL(await compiled(relative(PROJECT, source).replace(/\.ts$/u, '.js'))).href).catch((error) => {
  refuseMissing(error);
  throw error;
});

/** The compiled module. Several programs may start at the same time, and a folder that has its final name is complete. */
async function compiled(module) {
  const sources = FOLDERS.flatMap((folder) => readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const hash = createHash('sha256')
    .update(PROJECT)
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(PROJECT, 'package.json')));
  for (const name of sources) hash.update(`\n${name}\n`).update(readFileSync(join(PROJECT, name)));
  const name = hash.digest('hex').slice(0, 16);
  if (!existsSync(join(CACHE, name))) await compile(name).catch(explain);
  return join(CACHE, name, module);
}

async function compile(name) {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  const programs = Object.values(scripts).flatMap((command) => /scripts\/run\.mjs (\S+\.ts)/u.exec(command)?.[1] ?? []);
  const { build } = await import('esbuild');
  const unfinished = join(CACHE, `${name}-${process.pid}`);
  mkdirSync(CACHE, { recursive: true });
  // What earlier sources were compiled to. A process that still runs has read it.
  for (const other of readdirSync(CACHE)) if (!other.startsWith(name)) rmSync(join(CACHE, other), { recursive: true, force: true });
  await build({
    absWorkingDir: PROJECT,
    entryPoints: [...new Set(programs)],
    outdir: unfinished,
    outbase: PROJECT,
    bundle: true,
    splitting: true,
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [{ name: 'own-modules', setup: ownModules }],
  });
  try {
    renameSync(unfinished, join(CACHE, name));
  } catch (error) {
    // Another process was faster.
    if (!existsSync(join(CACHE, name))) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Ends with what to do if packages are missing: in a new clone, or after an update of the service. */
function refuseMissing(error) {
  const missing = [error, ...(error.errors ?? [])].map(
    (one) => /(?:Cannot find package|Could not resolve) ["']([^"']+)["']/u.exec(one.text ?? one.message)?.[1],
  );
  const name = missing.find((one) => one !== undefined && PACKAGE.test(one));
  if (name === undefined) return;
  console.error(`The package ${name} is not installed. Run npm ci in ${PROJECT}, also after each update of the service, and try again.`);
  process.exit(1);
}

/** Ends with what to do if the folder cannot be written, such as in an installation of another user. */
function explain(error) {
  refuseMissing(error);
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
  console.error(
    `The programs could not be compiled to ${CACHE} (${error.code}). Run this command once as a user who may write there, or \`npm run build\` elsewhere and start from dist/.`,
  );
  process.exit(1);
}

function ownModules({ onLoad, onResolve }) {
  onLoad({ filter: /\.ts$/ }, ({ path }) => ({ loader: 'ts', contents: inAscii(inPlace(path)) }));
  onResolve({ filter: PACKAGE }, ({ path, kind, importer }) => {
    const isBundled = kind === 'entry-point' || importer.includes('node_modules') || BUNDLED.includes(PACKAGE.exec(path)[0]);
    return isBundled ? undefined : { path, external: true };
  });
}

function inPlace(path) {
  const places = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
  return readFileSync(path, 'utf8').replaceAll(OWN_PLACE, (_, name) => JSON.stringify(places[name]));
}

/**
 * Escapes are shorter in memory than the characters that they stand for: one such character, and V8 keeps two bytes for every other character of the program. The compiler
 * does this for strings, but not for patterns. `String.raw` must be part of a pattern, too, if it has such characters.
 */
function inAscii(text) {
  return text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
