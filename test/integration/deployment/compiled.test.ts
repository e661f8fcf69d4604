import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');
const RUNS = join(PROJECT, '.data', 'test');
/** What each program prints without a command; nothing is started or changed. */
const PROGRAMS: readonly { program: string; scripts: readonly string[]; args?: readonly string[]; env?: NodeJS.ProcessEnv; prints: readonly string[] }[] = [
  { program: 'backup/main.js', scripts: ['backup'], prints: ['npm run backup -- restore FILE [--replace]'] },
  { program: 'src/admin/main.js', scripts: ['admin'], prints: ['npm run admin -- user add NAME'] },
  {
    program: 'import/main.js',
    scripts: ['import:census', 'import:onet', 'import:observations'],
    prints: ['npm run import:onet --', 'npm run import:observations --'],
  },
  { program: 'indexer/main.js', scripts: ['index'], args: ['--help'], prints: ['Usage: npm run index'] },
  { program: 'seeds/main.js', scripts: ['data:load', 'data:restore', 'data:export', 'data:report'], prints: ['npm run data:load', 'npm run data:report'] },
  { program: 'training/main.js', scripts: ['train:titles'], prints: ['npm run train:titles -- <eval folder> <O*NET folder>'] },
  { program: 'src/server.js', scripts: ['serve'], prints: ['The API needs DATABASE_URL, OPENSEARCH_URL, JWT_SECRET.'] },
  { program: 'start/main.js', scripts: ['start'], env: { PORT: 'none' }, prints: ['PORT: must be a port'] },
];

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const CONSOLE = join('console', 'dist');

let built: string;

beforeAll(async () => {
  mkdirSync(RUNS, { recursive: true });
  built = mkdtempSync(join(RUNS, 'built-'));
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', built], { cwd: PROJECT });
});
afterAll(() => {
  rmSync(built, { recursive: true, force: true });
});

/** What a program prints, run by plain Node in the built folder, whatever its exit code. */
function outputOf(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { cwd: built, env: { PATH: process.env['PATH'], ...env } }, (_error, stdout, stderr) => {
      done(stdout + stderr);
    });
  });
}

/** Files of the service, without those of the web console, which browsers run. */
const filesOf = (ending: string): string[] =>
  readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.startsWith(CONSOLE))
    .map((name) => join(built, name));

const packageOf = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

it('every operator command starts as JavaScript, by the script of its name', async () => {
  const { scripts } = packageOf(built);
  expect(Object.keys(scripts).sort()).toEqual(PROGRAMS.flatMap((row) => row.scripts).sort());
  await Promise.all(
    PROGRAMS.map(async ({ program, scripts: names, args = [], env, prints }) => {
      for (const name of names)
        expect([name, scripts[name]]).toEqual([name, expect.stringMatching(new RegExp(`^exec (?:env \\S+=\\S+ )?node (?:--\\S+ )*${program}\\b`))]);
      const output = await outputOf(program, args, env);
      for (const text of prints) expect(output).toContain(text);
    }),
  );
});

it('the container starts the API with the memory settings of `npm run serve`', () => {
  const settings = /exec env (.+) node (.+) src\/server\.js/.exec(packageOf(built).scripts['serve'] ?? '')?.slice(1);
  const container = readFileSync(join(PROJECT, 'Dockerfile'), 'utf8');
  const command = JSON.parse(/^CMD (\[.+\])$/m.exec(container)?.[1] ?? '[]') as string[];
  expect([/^ENV (MALLOC_\S+)$/m.exec(container)?.[1], command.slice(1, -1).join(' ')]).toEqual(settings);
});

it('the training of the title ranking has the everyday titles that it calibrates with', async () => {
  const code = `const { everydayTitles } = await import('./training/examples.js'); console.log(everydayTitles().length);`;
  expect(Number(await outputOf('--input-type=module', ['-e', code]))).toBeGreaterThan(0);
});

it('nothing is left that needs a TypeScript loader or a development dependency', () => {
  const { dependencies } = packageOf(built);
  expect(filesOf('.ts')).toEqual([]);
  const packages = new Set<string>();
  for (const file of filesOf('.js')) {
    const text = readFileSync(file, 'utf8');
    expect([file, /(?:from|import\()\s*'\.[^']*\.ts'/.exec(text)?.[0]]).toEqual([file, undefined]);
    for (const [, name] of text.matchAll(/^(?:import|export)\s(?:[^']* from )?'([^.'][^']*)';$/gm))
      packages.add(name!.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1'));
  }
  expect([...packages].filter((name) => !name.startsWith('node:') && !(name in dependencies))).toEqual([]);
  expect(packages.size).toBeGreaterThan(15);
});

it('the web console is built', () => {
  const page = readFileSync(join(built, CONSOLE, 'index.html'), 'utf8');
  const [, script] = /src="\/app\/(assets\/[^"]+\.js)"/.exec(page)!;
  expect(existsSync(join(built, CONSOLE, script!))).toBe(true);
});

it('every file that the code reads by its place is there', () => {
  const missing = filesOf('.js').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new URL\('([^']+)', import\.meta\.url\)|join\(import\.meta\.dirname, '([^']+)'\)/g)]
      .map(([, url, name]) => join(dirname(file), url ?? name!))
      .filter((path) => !existsSync(path)),
  );
  expect(missing).toEqual([]);
});

it('the service starts by plain Node, is healthy, and ends at SIGTERM', async () => {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: '0',
    JWT_SECRET: randomBytes(32).toString('base64'),
    DATABASE_URL: process.env['TEST_POSTGRES_URL'],
    OPENSEARCH_URL: process.env['TEST_OPENSEARCH_URL'],
    SHUTDOWN_GRACE_MS: '0',
  };
  const child = spawn(process.execPath, ['src/server.js'], { cwd: built, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let output = '';
    const url = await new Promise<string>((found, failed) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const at = /"url":"(http:[^"]+)"/.exec(output)?.[1];
        if (at !== undefined) found(at);
      });
      child.once('error', failed).once('exit', (code) => {
        failed(new Error(`ended with ${code}: ${output}`));
      });
    });
    while (!(await fetch(`${url}/health/ready`)).ok) await sleep(100);
    const response = await fetch(`${url}/health`);
    expect([response.status, ((await response.json()) as { status: string }).status]).toEqual([200, 'ok']);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
