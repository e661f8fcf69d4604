import { stopOnRequest } from './processes.ts';

/** Ctrl-C in a terminal reaches the program twice when npm runs it: npm passes on the signal that the terminal has sent to both. */
const ONE_KEYSTROKE_MS = 1_000;

/**
 * Runs `stop` at the first SIGINT or SIGTERM, or when the first of several processes asks for it, and ends the process. A second signal, a second later or more,
 * ends it immediately.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let begun: number | undefined;
  const begin = (): void => {
    if (begun !== undefined) return;
    begun = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (begun !== undefined && performance.now() - begun >= ONE_KEYSTROKE_MS) process.exit(1);
      begin();
    });
  }
  stopOnRequest(begin);
}
