import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Stops what global-setup.ts started. */
export default async function globalTeardown(): Promise<void> {
  if (globalThis.sharedEngines === undefined) return;
  const { process: engines, folder } = globalThis.sharedEngines;
  engines.removeAllListeners('exit');
  if (engines.exitCode === null && engines.signalCode === null) {
    const ended = once(engines, 'exit');
    engines.send('stop');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
