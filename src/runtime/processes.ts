import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './log.ts';

/** What the first process sends to the others, so that a Ctrl-C that reaches all of them does not count as a second one. */
const STOP = 'stop';
/** Pause before a lost process is replaced. It doubles while processes are lost soon after their start, so that one that cannot run does not take the machine. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A process that was lost after this time had started well. */
const STARTED_WELL_MS = 60_000;

/** The number of this process, from 0; undefined if it is the only one. */
export const processNumber = (): number | undefined => (cluster.isWorker ? Number(process.env['LMA_PROCESS']) : undefined);

/** Runs `stop` when the first process asks for it. */
export function stopOnRequest(stop: () => void): void {
  process.on('message', (message) => {
    if (message === STOP) stop();
  });
}

/** The pause before a process is replaced that was lost after `livedMs`. */
export const pauseAfter = (livedMs: number, before: number): number => (livedMs >= STARTED_WELL_MS ? PAUSE_MS : Math.min(2 * before, LONGEST_PAUSE_MS));

export interface Processes {
  /** Lets every process finish its open requests and stop. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts this program several times. The processes share one port: the first process accepts connections and hands them to the others in turn. A process that is lost is
 * replaced, after pauses that rise if it cannot run. Throws if one ends before it listens for the first time: its message is on the terminal, and others would end the same way.
 */
export async function startProcesses(count: number, log: Logger): Promise<Processes> {
  const running = new Map<number, Worker>();
  let stopping = false;
  const start = (number: number): Worker => {
    const worker = cluster.fork({ LMA_PROCESS: String(number) });
    running.set(number, worker);
    return worker;
  };
  const replaceWhenLost = (number: number, worker: Worker, before = PAUSE_MS / 2): void => {
    const started = performance.now();
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      const pause = pauseAfter(performance.now() - started, before);
      log.error({ process: number, lost_pid: worker.process.pid, code, signal, pause_ms: pause }, 'A process was lost. It is started again after a pause.');
      void sleep(pause).then(() => {
        if (!stopping) replaceWhenLost(number, start(number), pause);
      });
    });
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    const alive = [...running.values()].filter((worker) => !worker.isDead());
    const gone = alive.map((worker) => once(worker, 'exit'));
    for (const worker of alive) if (worker.isConnected()) worker.send(STOP);
    await Promise.all(gone);
  };
  const listening = Array.from({ length: count }, async (_, number) => {
    const worker = start(number);
    await firstListen(worker);
    replaceWhenLost(number, worker);
  });
  await Promise.all(listening).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop };
}

function firstListen(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => {
      resolve();
    });
    worker.once('exit', () => {
      reject(new Error('A process of the API ended before it was ready.'));
    });
  });
}
