import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

/** A free TCP port on 127.0.0.1, chosen by the system. */
export function freePort(): Promise<number> {
  return tryPort(0).then((port) => {
    if (port === undefined) throw new Error('no free port on 127.0.0.1');
    return port;
  });
}

/** A free port in [low, high], starting at a random position so that parallel runs rarely collide. */
export async function freePortBetween(low: number, high: number): Promise<number> {
  const width = high - low + 1;
  const start = randomInt(width);
  for (let step = 0; step < width; step++) {
    const port = await tryPort(low + ((start + step) % width));
    if (port !== undefined) return port;
  }
  throw new Error(`no free port between ${low} and ${high} on 127.0.0.1`);
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(undefined);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : undefined);
      });
    });
  });
}
