import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, type EngineLog } from './engine.ts';

export interface ManagedProcessOptions {
  /** Shown in messages: "PostgreSQL". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** Receives standard output and error. If the start fails, the error quotes its last lines. */
  readonly logFile: string;
  /** Stores the process id, so that a later start can end this process if its parent was killed. */
  readonly pidFile: string;
  /** Text that only the command line of this process contains: its data folder. */
  readonly identity: string;
  readonly stopSignal: NodeJS.Signals;
  readonly readyTimeoutMs: number;
  /** Resolves true once the engine answers. */
  readonly isReady: () => Promise<boolean>;
  readonly log: EngineLog;
}

const STOP_TIMEOUT_MS = 15_000;
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 10 * 60_000;

/**
 * Starts a server process in a separate session (so that Ctrl-C reaches only this process, which stops the server in order), waits until it answers, and
 * starts it again when it ends unexpectedly, at most five times in ten minutes.
 */
export async function startManagedProcess(options: ManagedProcessOptions): Promise<{ stop(): Promise<void>; pid(): number | undefined }> {
  let stopping = false;
  const isStopping = (): boolean => stopping;
  let child = await launch(options);
  let restarting: Promise<void> = Promise.resolve();
  const restarts: number[] = [];

  const watch = (watched: ChildProcess): void => {
    watched.once('exit', (code, signal) => {
      if (stopping) return;
      options.log(`${options.name} ended unexpectedly (${signal ?? `code ${code}`}); starting it again`);
      restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    if (isStopping()) return;
    const now = Date.now();
    while (restarts[0] !== undefined && restarts[0] < now - RESTART_WINDOW_MS) restarts.shift();
    if (restarts.push(now) > MAX_RESTARTS) {
      options.log(`${options.name} keeps ending and is not started again. See ${options.logFile}`);
      return;
    }
    try {
      const next = await launch(options, isStopping);
      child = next;
      if (stopping) await endProcess(next.pid, options.stopSignal);
      else {
        watch(next);
        options.log(`${options.name} is running again`);
      }
    } catch (error) {
      if (stopping) return;
      options.log(error instanceof Error ? error.message : String(error));
      await sleep(1_000 * restarts.length);
      await restart();
    }
  };
  watch(child);

  return {
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      await endProcess(child.pid, options.stopSignal);
      // A process that is just being started again is ended by restart().
      await restarting;
      rmSync(options.pidFile, { force: true });
    },
  };
}

async function launch(options: ManagedProcessOptions, abandoned: () => boolean = () => false): Promise<ChildProcess> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const output = openSync(options.logFile, 'w');
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', output, output],
    detached: true,
    ...(options.uid === undefined ? {} : { uid: options.uid }),
    ...(options.gid === undefined ? {} : { gid: options.gid }),
  });
  closeSync(output);
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended ??= signal ?? `code ${code}`));
  if (child.pid !== undefined) {
    writeFileSync(options.pidFile, String(child.pid));
    endWithUs(child, options.stopSignal);
  }

  const deadline = Date.now() + options.readyTimeoutMs;
  while (ended === undefined && !abandoned()) {
    if (await options.isReady()) return child;
    if (Date.now() > deadline) {
      await endProcess(child.pid, 'SIGKILL');
      throw new EngineError(`${options.name} did not answer within ${options.readyTimeoutMs / 1000} s.\n${logTail(options.logFile)}`);
    }
    await sleep(50);
  }
  if (ended === undefined) return child;
  throw new EngineError(`${options.name} could not be started (${ended}). The end of ${options.logFile}:\n${logTail(options.logFile)}`);
}

const living = new Map<ChildProcess, NodeJS.Signals>();
let endsWithUs = false;

/** Signals the server when this process ends without stopping it: Ctrl-C during the start, or an uncaught error. */
function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!endsWithUs) {
    endsWithUs = true;
    process.once('exit', () => {
      for (const [left, stopSignal] of living) left.kill(stopSignal);
    });
  }
  living.set(child, signal);
  child.once('exit', () => living.delete(child));
}

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

function logTail(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  } catch {
    return '(no log was written)';
  }
}
