import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isAlive } from '../../embedded/process-by-id.ts';

/** Ids of the engines that work on a data folder of `npm start`; 0 for one that is not running. */
export const enginesOn = (data: string): [postgres: number, opensearch: number] => [
  pidIn(join(data, 'postgres', 'postgres.pid')),
  pidIn(join(data, 'opensearch', 'opensearch.pid')),
];

/** Ids of the living processes, whoever started them, that work on a data folder: both engines and the helpers of PostgreSQL. */
export function processesOn(data: string): number[] {
  return [...enginesOn(data), ...everyProcess().filter((pid) => commandLine(pid).includes(data))].filter(
    (pid, i, all) => isAlive(pid) && all.indexOf(pid) === i,
  );
}

function everyProcess(): number[] {
  return existsSync('/proc')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
    : [];
}

function pidIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
