import type { Logger } from './log.ts';

/** A part that can load what its first request needs. */
interface WarmsUp {
  warmUp(): Promise<void>;
}

/**
 * Warms up the parts one after the other: while a process is busy with one of them, the time limit of what the others ask the engine would pass. Never rejects: a
 * failure is logged, and what is missing is loaded when it is first asked for. A process that stops warms up no more, and what fails because of that is no failure.
 */
export async function warmUp(parts: readonly WarmsUp[], log: Pick<Logger, 'warn'>, isStopping: () => boolean = () => false): Promise<void> {
  for (const part of parts) {
    try {
      await part.warmUp();
    } catch (error) {
      if (!isStopping()) log.warn({ err: error }, 'The warm-up failed. What is missing is loaded at the first request.');
    }
    // Asked here and not before the first part, because there is no server yet while the application is built.
    if (isStopping()) return;
  }
}
