import { createServer, type Server } from 'node:net';
import { ConfigError, type Config } from '../config/config.ts';

type Address = Pick<Config, 'HOST' | 'PORT' | 'METRICS_PORT'>;
type PortName = 'PORT' | 'METRICS_PORT';

/** Resolves when the server listens on the port that a variable names. Throws a {@link ConfigError} that names the variable if it cannot. */
export function listen(server: Server, config: Address, name: PortName): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      reject(
        new ConfigError(
          `The service cannot listen on ${config.HOST}:${config[name]} (${error.code}). Set ${name} (and HOST) to a free address, or stop the process that uses it.`,
        ),
      );
    };
    server.once('error', fail);
    server.listen(config[name], config.HOST, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** The URL of a server that listens. */
export function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : '';
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The ports for metrics of all processes: each shows its own metrics on its own port. */
export const metricsPorts = ({ METRICS_PORT, API_PROCESSES }: Pick<Config, 'METRICS_PORT' | 'API_PROCESSES'>): number[] =>
  METRICS_PORT === undefined ? [] : Array.from({ length: API_PROCESSES }, (_, number) => (METRICS_PORT === 0 ? 0 : METRICS_PORT + number));

/** Throws a {@link ConfigError} if the service cannot listen on its ports. Called before anything slow is started. */
export async function checkPorts(config: Address & Pick<Config, 'API_PROCESSES'>): Promise<void> {
  const { PORT } = config;
  const metrics = metricsPorts(config);
  if (PORT !== 0 && metrics.includes(PORT)) throw ConfigError.ofVariables([`METRICS_PORT: ${takes(metrics)} differ from PORT (${PORT})`]);
  await checkPort(config, 'PORT');
  for (const METRICS_PORT of metrics) await checkPort({ ...config, METRICS_PORT }, 'METRICS_PORT');
}

const takes = (ports: readonly number[]): string => (ports.length === 1 ? 'must' : `takes the ports ${ports.join(', ')}, which must`);

async function checkPort(config: Address, name: PortName): Promise<void> {
  const probe = createServer();
  await listen(probe, config, name);
  await new Promise((resolve) => probe.close(resolve));
}
