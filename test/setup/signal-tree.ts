import { readFileSync } from 'node:fs';

/** PostgreSQL answers from processes of its own, so the signal goes to the children, too. */
export function signalTree(pid: number, name: NodeJS.Signals): void {
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, name);
    } catch {
      // It has ended in the meantime.
    }
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter((text) => text.trim() !== '')
      .map(Number);
  } catch {
    return [];
  }
}
