import { setTimeout as sleep } from 'node:timers/promises';

/** How long tests wait for what is usually there in a fraction of a second; longer on a machine with other work. */
const SOON_MS = 60_000;
const OFTEN_MS = 20;

/** Waits until a condition holds. Throws after so many milliseconds, and says what it waited for. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, milliseconds = SOON_MS): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`waited ${milliseconds} ms in vain until ${what}`);
    await sleep(OFTEN_MS);
  }
}
