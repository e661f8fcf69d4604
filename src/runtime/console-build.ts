import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = join(import.meta.dirname, '..', '..');
const SOURCES = join(PROJECT, 'console');
/** Files outside that the console uses, too. */
const SHARED = ['../src/text/formula-guard.ts'];
/** Where `npm run console:build` writes the web console. The compiled service has the same folders. */
export const CONSOLE_FOLDER = join(PROJECT, 'console', 'dist');
const VITE = join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js');
const FINGERPRINT = 'fingerprint.txt';

/** `absent`: there are no sources, as in the container image, which has the built files. */
export type ConsoleState = 'absent' | 'current' | 'outdated';

/** Whether the built web console belongs to its sources. */
export function consoleState(): ConsoleState {
  if (!existsSync(join(SOURCES, 'index.html'))) return 'absent';
  const stored = join(CONSOLE_FOLDER, FINGERPRINT);
  return existsSync(stored) && readFileSync(stored, 'utf8') === fingerprint() ? 'current' : 'outdated';
}

/** Builds the web console. Readers see the old files until the new ones are complete. Returns what the build printed. */
export async function buildConsole(): Promise<string> {
  if (!existsSync(VITE)) throw new Error('vite is not installed. Run npm ci without --omit=dev.');
  const next = `${CONSOLE_FOLDER}-${process.pid}`;
  const last = `${next}-old`;
  try {
    const inputs = fingerprint();
    const { stdout } = await promisify(execFile)(process.execPath, [VITE, 'build', SOURCES, '--outDir', next, '--emptyOutDir'], { cwd: PROJECT });
    writeFileSync(join(next, FINGERPRINT), inputs);
    if (existsSync(CONSOLE_FOLDER)) renameSync(CONSOLE_FOLDER, last);
    renameSync(next, CONSOLE_FOLDER);
    return stdout;
  } finally {
    for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes when a source or a dependency of the console changes. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = ['index.html', 'vite.config.ts', ...filesBelow('src'), ...SHARED];
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(SOURCES, file)));
  return hash.update(readFileSync(join(PROJECT, 'package-lock.json'))).digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(SOURCES, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
