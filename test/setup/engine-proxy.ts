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

  /** `lateMs`: how much later than the engine it answers. */
  static async start({ lateMs = 0 } = {}): Promise<EngineProxy> {
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
      if (lateMs === 0) upstream.pipe(socket);
      else
        upstream.on('data', (data) => {
          setTimeout(() => socket.write(data), lateMs);
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
