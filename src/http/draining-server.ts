import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { limitedServer, type ServerLimits } from './limited-server.ts';

/** Connections that become idle while the server closes are closed this often. */
const IDLE_CHECK_MS = 100;

/** How a server stops. */
export interface Drain {
  /** Requests are still accepted for this time, until load balancers and clients stop sending them. */
  readonly graceMs: number;
  /** Then those in progress have this time to finish. */
  readonly timeoutMs: number;
}

/**
 * An HTTP server that stops without losing a request. A client that keeps its connection could send the next request at the moment in which the server closes it, so
 * each response has `Connection: close` from the signal to stop on, also those to requests that came before.
 */
export class DrainingServer {
  readonly server: Server;
  private readonly open = new Set<ServerResponse>();
  private stopping = false;

  constructor(limits: ServerLimits, app: RequestListener) {
    this.server = limitedServer(limits, (request, response) => {
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
      if (this.stopping) closeAfterwards(response);
      app(request, response);
    });
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Resolves when all connections are closed. */
  async stop({ graceMs, timeoutMs }: Drain): Promise<void> {
    this.stopping = true;
    for (const response of this.open) closeAfterwards(response);
    await sleep(graceMs);
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
    const idle = setInterval(() => {
      this.server.closeIdleConnections();
    }, IDLE_CHECK_MS);
    const late = setTimeout(() => {
      this.server.closeAllConnections();
    }, timeoutMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  }
}

function closeAfterwards(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
