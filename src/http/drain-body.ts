import type { IncomingMessage, ServerResponse } from 'node:http';

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 2_000;

/**
 * Reads and discards the rest of a request body before a response that closes the connection. Closing it while the client still sends resets the
 * connection, and many clients then never see the response. Bounded in bytes and time. Does nothing for connections that stay open.
 */
export function drainBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.complete || request.destroyed || response.shouldKeepAlive) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(end, LONGEST_MS);
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) end();
    };
    function end(): void {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('close', end).pause();
      resolve();
    }
    request.on('data', count).once('end', end).once('close', end).resume();
  });
}
