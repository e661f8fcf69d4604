// `npm run build [folder]`: writes everything that runs in production to dist/ (or another folder) as JavaScript, with the files that the code reads.
// The folder is what the container image copies: it holds its own package.json, whose scripts start the compiled programs.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';

const project = join(import.meta.dirname, '..');
const output = resolve(process.argv[2] ?? join(project, 'dist'));
/** Folders and files that are read at run time, except for TypeScript. */
const FOLDERS = ['src', 'embedded', 'seeds', 'mappings', 'migrations', 'examples/form', 'docker-compose.yml'];

rmSync(output, { recursive: true, force: true });
const compiler = join(project, 'node_modules', 'typescript', 'lib', 'tsc.js');
const compiled = spawnSync(process.execPath, [compiler, '-p', join(project, 'tsconfig.build.json'), '--outDir', output], { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);
for (const folder of FOLDERS) {
  cpSync(join(project, folder), join(output, folder), { recursive: true, filter: (path) => extname(path) !== '.ts' });
}
const form = [join(project, 'scripts', 'build-form.ts'), join(output, 'examples', 'dist', 'form.js')];
const bundled = spawnSync(process.execPath, ['--import', 'tsx', ...form], { cwd: project, stdio: 'inherit' });
if (bundled.status !== 0) process.exit(bundled.status ?? 1);
writeFileSync(join(output, 'package.json'), `${JSON.stringify(compiledPackage(), null, 2)}\n`);

/** package.json with only the scripts whose program was compiled, started as JavaScript. */
function compiledPackage() {
  const { scripts, ...rest } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const programs = Object.entries(scripts).flatMap(([name, command]) => {
    const [, flags, program, options] = /^exec node ((?:--\S+ )*)--import tsx (\S+)\.ts(.*)$/.exec(command) ?? [];
    return program !== undefined && existsSync(join(output, `${program}.js`)) ? [[name, `exec node ${flags}${program}.js${options}`]] : [];
  });
  for (const name of ['devDependencies', 'workspaces', 'overrides']) delete rest[name];
  return { ...rest, scripts: Object.fromEntries(programs) };
}
