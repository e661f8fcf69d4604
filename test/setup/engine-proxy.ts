import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of the search engine of the test run. A test can make it refuse connections, hang, or answer late. */
export class EngineProxy {
  private readonly sockets = new Set<Socket>();
  private isHanging = false;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
    private readonly engine: URL,
  ) {}

  /** `late`: how much later than the engine it answers requests whose first line is like `to`. */
  static async start({ late }: { readonly late?: { readonly ms: number; readonly to: RegExp } } = {}): Promise<EngineProxy> {
    const engine = new URL(process.env['TEST_OPENSEARCH_URL']!);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new EngineProxy(server, (server.address() as AddressInfo).port, engine);
    server.on('connection', (socket: Socket) => {
      proxy.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => proxy.sockets.delete(socket));
      if (proxy.isHanging) return;
      const upstream = connect(Number(engine.port), engine.hostname);
      upstream.on('error', () => socket.destroy());
      socket.on('close', () => upstream.destroy());
      socket.pipe(upstream);
      if (late === undefined) {
        upstream.pipe(socket);
        return;
      }
      let waitMs = 0;
      socket.on('data', (data) => {
        waitMs = late.to.test(data.toString().split('\n', 1)[0] ?? '') ? late.ms : 0;
      });
      upstream.on('data', (data) => {
        setTimeout(() => socket.write(data), waitMs);
      });
    });
    return proxy;
  }

  /** With the credentials of the engine. */
  get url(): string {
    const url = new URL(this.engine);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Closes all connections and refuses new ones. */
  goAway(): void {
    this.server.close();
    this.sockets.forEach((socket) => socket.destroy());
  }

  /** Closes all connections, accepts new ones, and never answers them. */
  hang(): void {
    this.isHanging = true;
    this.sockets.forEach((socket) => socket.destroy());
  }

  async comeBack(): Promise<void> {
    this.isHanging = false;
    this.sockets.forEach((socket) => socket.destroy());
    if (!this.server.listening) await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
  }
}
