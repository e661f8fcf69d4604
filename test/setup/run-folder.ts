import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './npm-program.ts';

const RUNS = join(PROJECT, '.data', 'test');

/** A new folder below the project. Other test runs leave it alone while this process lives. */
export function runFolder(name: string): string {
  mkdirSync(RUNS, { recursive: true });
  const folder = mkdtempSync(join(RUNS, `${name}-`));
  writeFileSync(join(folder, 'owner.pid'), String(process.pid));
  return folder;
}
