import { stopOnRequest } from './processes.ts';

/** Runs `stop` at the first SIGINT or SIGTERM, or when the first of several processes asks for it, and ends the process. A second signal ends it immediately. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (): void => {
    if (stopping) return;
    stopping = true;
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
      if (stopping) process.exit(1);
      begin();
    });
  }
  stopOnRequest(begin);
}
