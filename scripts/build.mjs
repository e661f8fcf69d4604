// `npm run build [folder]`: writes everything that runs in production to dist/ (or another folder) as JavaScript, with the files that the code reads.
// The folder is what the container image copies: it holds its own package.json, whose scripts start the compiled programs.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = join(import.meta.dirname, '..');
const output = resolve(process.argv[2] ?? join(project, 'dist'));
/** Folders and files that are read at run time, except for TypeScript. */
const FOLDERS = ['src', 'embedded', 'seeds', 'mappings', 'migrations', 'test/titles', 'examples/form', 'docker-compose.yml'];

rmSync(output, { recursive: true, force: true });
const compiler = join(project, 'node_modules', 'typescript', 'lib', 'tsc.js');
run(compiler, '-p', join(project, 'tsconfig.build.json'), '--outDir', output);
for (const folder of FOLDERS) {
  cpSync(join(project, folder), join(output, folder), { recursive: true, filter: (path) => extname(path) !== '.ts' });
}
const vite = join(project, 'node_modules', 'vite', 'bin', 'vite.js');
run(vite, 'build', join(project, 'console'), '--outDir', join(output, 'console', 'dist'));
run('--import', 'tsx', join(project, 'scripts', 'build-form.ts'), join(output, 'examples', 'dist', 'form.js'));
writePackage(compiledPackage());
// The compiled module can be imported now that the folder says what kind of modules it holds.
const { buildCommit } = await import(pathToFileURL(join(output, 'src', 'config', 'build-commit.js')).href);
writePackage({ ...compiledPackage(), commit: buildCommit(project) ?? undefined });

/** Runs a program of Node.js, and ends if it fails. */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function writePackage(content) {
  writeFileSync(join(output, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** package.json with only the scripts whose program was compiled, started as JavaScript. */
function compiledPackage() {
  const { scripts, ...rest } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const programs = Object.entries(scripts).flatMap(([name, command]) => {
    const [, node, program, options] = /^(exec (?:env (?:\w+=\S+ )+)?node (?:--\S+ )*)scripts\/run\.mjs (\S+)\.ts(.*)$/.exec(command) ?? [];
    return program !== undefined && existsSync(join(output, `${program}.js`)) ? [[name, `${node}${program}.js${options}`]] : [];
  });
  for (const name of ['devDependencies', 'workspaces', 'overrides']) delete rest[name];
  return { ...rest, scripts: Object.fromEntries(programs) };
}
