import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalTree } from '../setup/signal-tree.ts';
import type { Component, Installation } from './installation.ts';

export const FAULTS = ['kill', 'freeze', 'slow', 'full'] as const;
export type Fault = (typeof FAULTS)[number];

const FROZEN_MS = 15_000;
const FULL_MS = 15_000;
const FILLER_BYTES = 1_000_000;
/** Stopped for most of the time: everything takes about five times as long. */
const SLOW = { rounds: 60, stopped: 200, running: 50 } as const;

/** Causes a fault, and returns when it is over. A killed process is restarted by whatever watches it. */
export async function cause(fault: Fault, component: Component, installation: Installation): Promise<void> {
  const pid = installation.pidOf(component);
  if (pid === undefined) throw new Error(`${component} has no process`);
  if (fault === 'full') await fill(installation.diskOf(component));
  else await strike(fault, pid);
}

/** Kills, freezes, or slows down a process. */
export async function strike(fault: 'kill' | 'freeze' | 'slow', pid: number): Promise<void> {
  if (fault === 'kill') signalTree(pid, 'SIGKILL');
  else if (fault === 'freeze') {
    signalTree(pid, 'SIGSTOP');
    await sleep(FROZEN_MS);
    signalTree(pid, 'SIGCONT');
  } else {
    for (let round = 0; round < SLOW.rounds; round++) {
      signalTree(pid, 'SIGSTOP');
      await sleep(SLOW.stopped);
      signalTree(pid, 'SIGCONT');
      await sleep(SLOW.running);
    }
  }
}

/** Whether a fault can be caused for a component on this machine. */
export function isPossible(fault: Fault, component: Component, installation: Installation): boolean {
  return fault !== 'full' || installation.diskOf(component) !== undefined;
}

/** Leaves no room on a disk for a while. What is freed meanwhile is filled, too. */
async function fill(disk: string | undefined): Promise<void> {
  if (disk === undefined) throw new Error('this component has no disk of its own');
  const filler = join(disk, 'filler');
  const bytes = Buffer.alloc(FILLER_BYTES, 1);
  // Without blocking: the callers are in this process, too.
  const handle = await open(filler, 'w');
  try {
    for (const end = Date.now() + FULL_MS; Date.now() < end;) {
      // An error says that the disk is full.
      await handle.write(bytes).catch(() => sleep(20));
    }
  } finally {
    await handle.close();
    await rm(filler);
  }
}
