import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, type EngineLog, type EngineProblem } from './engine.ts';
import { endProcess } from './process-by-id.ts';

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
  /** Called after a crash (a signal that the process sent to itself), before it is started again: removes what may have caused it. */
  readonly onCrash?: () => void;
  readonly log: EngineLog;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran this long did not fail to start. */
const STEADY_MS = 60_000;
/** A log that is larger than this is replaced at the next start; the previous one is kept next to it. */
const LARGEST_LOG = 5_000_000;

export interface ManagedProcess {
  stop(): Promise<void>;
  pid(): number | undefined;
  /** Undefined while it runs. */
  problem(): EngineProblem | undefined;
}

/**
 * Starts a server process in a separate session (so that Ctrl-C reaches only this process, which stops the server in order), waits until it answers, and
 * starts it again when it ends unexpectedly, with growing pauses, until it runs or is stopped: a full disk or a lack of memory passes.
 */
export async function startManagedProcess(options: ManagedProcessOptions): Promise<ManagedProcess> {
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let child = await launchAgain(options);
  let startedAt = Date.now();
  let restarting: Promise<void> = Promise.resolve();
  let problem: EngineProblem | undefined;
  /** Ends and failed starts in a row. */
  let failures = 0;

  const watch = (watched: ChildProcess): void => {
    watched.once('exit', (code, signal) => {
      if (isStopping()) return;
      const reason = signal ?? `code ${code}`;
      options.log(`${options.name} ended unexpectedly (${reason}); starting it again`);
      if (signal !== null && CRASHES.includes(signal)) options.onCrash?.();
      problem = { name: options.name, since: new Date(), reason: `it ended (${reason})`, failedStarts: 0, log: basename(options.logFile) };
      if (Date.now() - startedAt > STEADY_MS) failures = 0;
      restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    while (!isStopping()) {
      // The first start is immediate.
      const pause = failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      failures++;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      try {
        const next = await launch(options, isStopping);
        child = next;
        startedAt = Date.now();
        if (isStopping()) {
          await endProcess(next.pid, options.stopSignal);
          return;
        }
        watch(next);
        problem = undefined;
        options.log(`${options.name} is running again`);
        return;
      } catch (error) {
        if (isStopping()) return;
        const message = error instanceof Error ? error.message : String(error);
        // Shown to everyone, so without the paths that system errors quote.
        const [reason = ''] = message.split(/\n|\. |, \w+ '/u, 1);
        // The end of its log, once. The log file has all of it.
        if (problem?.reason !== reason) options.log(message);
        if (problem !== undefined) problem = { ...problem, reason, failedStarts: problem.failedStarts + 1 };
      }
    }
  };
  watch(child);

  return {
    pid: () => child.pid,
    problem: () => problem,
    stop: async () => {
      stopping.abort();
      await endProcess(child.pid, options.stopSignal);
      // A process that is just being started again is ended by restart().
      await restarting;
      rmSync(options.pidFile, { force: true });
    },
  };
}

/** Appends to the log, so that it still shows why the process ended before. Returns where the part of this start begins. */
function openLog(file: string): { readonly output: number; readonly begin: number } {
  mkdirSync(dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(file, `${file}.previous`);
  const output = openSync(file, 'a');
  if (fstatSync(output).size > 0) writeSync(output, `\n=== started at ${new Date().toISOString()} ===\n`);
  return { output, begin: fstatSync(output).size };
}

/** A program that crashes at its start is started once more: the second time it usually runs. */
async function launchAgain(options: ManagedProcessOptions): Promise<ChildProcess> {
  try {
    return await launch(options);
  } catch (error) {
    if (!(error instanceof EngineCrash)) throw error;
    options.log(`${options.name} crashed at its start; starting it again`);
    options.onCrash?.();
    return launch(options);
  }
}

/** Not SIGKILL, which others send. */
const CRASHES: readonly NodeJS.Signals[] = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV'];

class EngineCrash extends EngineError {}

async function launch(options: ManagedProcessOptions, abandoned: () => boolean = () => false): Promise<ChildProcess> {
  const { output, begin } = openLog(options.logFile);
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
    endWithUs(child, options.stopSignal);
    try {
      writeFileSync(options.pidFile, String(child.pid));
    } catch (error) {
      // On a full disk. Nobody would find the process later.
      await endProcess(child.pid, 'SIGKILL');
      throw error;
    }
  }

  const deadline = Date.now() + options.readyTimeoutMs;
  while (ended === undefined && !abandoned()) {
    if (await options.isReady()) return child;
    if (Date.now() > deadline) {
      await endProcess(child.pid, 'SIGKILL');
      throw new EngineError(`${options.name} did not answer within ${options.readyTimeoutMs / 1000} s.\n${logTail(options.logFile, begin)}`);
    }
    await sleep(50);
  }
  if (ended === undefined) return child;
  const Failure = CRASHES.some((signal) => signal === ended) ? EngineCrash : EngineError;
  throw new Failure(`${options.name} could not be started (${ended}). The end of ${options.logFile}:\n${logTail(options.logFile, begin)}`);
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

function logTail(file: string, begin: number): string {
  try {
    return readFileSync(file).subarray(begin).toString().trimEnd().split('\n').slice(-15).join('\n');
  } catch {
    return '(no log was written)';
  }
}
