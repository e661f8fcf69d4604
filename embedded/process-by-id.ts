import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineLog } from './engine.ts';

const STOP_TIMEOUT_MS = 15_000;

/** Ends the process of an earlier run that was killed. Does not touch any other process. */
export async function reapOrphan(pidFile: string, identity: string, log: EngineLog): Promise<void> {
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  } catch {
    return;
  }
  if (isAlive(pid) && commandLine(pid).includes(identity)) {
    log(`ending process ${pid}, left by a run that was killed`);
    await endProcess(pid, 'SIGTERM');
  }
  rmSync(pidFile, { force: true });
}

/** Sends the signal, waits, and falls back to SIGKILL. */
export async function endProcess(pid: number | undefined, signal: NodeJS.Signals): Promise<void> {
  if (pid === undefined || !isAlive(pid)) return;
  process.kill(pid, signal);
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    await sleep(25);
  }
}

/** Whether a process with this id exists and has not ended (a zombie counts as ended). */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return !/^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true; // no /proc on this system
  }
}

/** The command line of a process, or an empty string when it cannot be read. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    try {
      return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    } catch {
      return '';
    }
  }
}
