import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often the balancer asks whether a process is ready. */
const CHECK_EVERY_MS = 500;
const CHECK_LIMIT_MS = 2_000;
/** A process that does not answer a check may only be slow; one that says that it is not ready is believed at once. */
const MOST_MISSED = 2;

interface Backend {
  readonly port: number;
  isReady: boolean;
  /** Whether it accepts connections. */
  isThere: boolean;
  missed: number;
  checking: Promise<void> | undefined;
}

/**
 * A small load balancer: it sends requests in turns to the processes that are ready, over connections that it keeps. It never repeats a request, so that each one that a
 * process loses is seen.
 */
export class Balancer {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly backends: readonly Backend[];
  private readonly server: Server;
  private readonly checks: NodeJS.Timeout;
  private turn = 0;

  private constructor(ports: readonly number[]) {
    this.backends = ports.map((port) => ({ port, isReady: false, isThere: false, missed: 0, checking: undefined }));
    this.server = createServer((from, to) => {
      this.pass(from, to);
    });
    this.checks = setInterval(() => {
      for (const backend of this.backends) void (backend.checking ??= this.check(backend));
    }, CHECK_EVERY_MS);
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await Promise.all(balancer.backends.map((backend) => balancer.check(backend)));
    await new Promise<void>((listening) => balancer.server.listen(0, '127.0.0.1', listening));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    clearInterval(this.checks);
    this.server.close().closeAllConnections();
    this.agent.destroy();
  }

  /** Waits until the balancer sends requests to a process. */
  async untilReady(port: number): Promise<void> {
    while (!this.backends.some((backend) => backend.port === port && backend.isReady)) await sleep(50);
  }

  private async check(backend: Backend): Promise<void> {
    try {
      const answer = await fetch(`http://127.0.0.1:${backend.port}/health/ready`, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) });
      await answer.arrayBuffer();
      backend.isReady = answer.ok;
      backend.isThere = true;
      backend.missed = 0;
    } catch {
      if (++backend.missed < MOST_MISSED) return;
      backend.isReady = false;
      backend.isThere = false;
    } finally {
      backend.checking = undefined;
    }
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    const all = this.backends.filter(({ isThere }) => isThere);
    const readyOnes = all.filter(({ isReady }) => isReady);
    // If none is ready, as when a busy machine answers a check too late, all of them get requests. Common load balancers do so, too.
    const ready = readyOnes.length > 0 ? readyOnes : all;
    const backend = ready[this.turn++ % Math.max(ready.length, 1)];
    // There is no process: the caller sees a 502.
    if (backend === undefined) {
      to.writeHead(502, { 'content-type': 'application/json' }).end('{}');
      from.resume();
      return;
    }
    const { connection: _, ...headers } = from.headers;
    const passed = request({ port: backend.port, host: '127.0.0.1', method: from.method, path: from.url, headers, agent: this.agent }, (answer) => {
      const { connection: __, 'keep-alive': ___, ...kept } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(to);
      answer.once('error', () => to.destroy());
    });
    // The caller's connection breaks, too: a lost request.
    passed.once('error', () => to.destroy());
    from.pipe(passed);
  }
}
