import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often the balancer asks whether a process is ready. */
const CHECK_EVERY_MS = 500;
const CHECK_LIMIT_MS = 400;

interface Backend {
  readonly port: number;
  isReady: boolean;
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
  /** Requests that came while no process was ready. */
  unserved = 0;

  private constructor(ports: readonly number[]) {
    this.backends = ports.map((port) => ({ port, isReady: false }));
    this.server = createServer((from, to) => {
      this.pass(from, to);
    });
    this.checks = setInterval(() => {
      for (const backend of this.backends) void this.check(backend);
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

  private async check(backend: Backend): Promise<void> {
    backend.isReady = await fetch(`http://127.0.0.1:${backend.port}/health/ready`, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    const ready = this.backends.filter(({ isReady }) => isReady);
    const backend = ready[this.turn++ % Math.max(ready.length, 1)];
    if (backend === undefined) {
      this.unserved++;
      to.writeHead(502).end();
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
