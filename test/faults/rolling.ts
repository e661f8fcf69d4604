import { setTimeout as sleep } from 'node:timers/promises';
import { Balancer } from './balancer.ts';
import type { Installation } from './installation.ts';
import { Traffic } from './traffic.ts';

const ROUNDS = 4;
/** Callers that send requests of every kind all the time. */
const CALLERS = 4;
const BEFORE_MS = 2_000;

export interface RollingRestart {
  readonly restarts: number;
  readonly requests: number;
  /** Requests whose connection broke. */
  readonly lost: number;
  /** Statuses other than 200, with their number. A busy machine can cause 503, as without restarts. */
  readonly refused: string;
  readonly 'wrong answers': number;
  readonly 'writes lost': string;
  readonly 'longest wait (s)': number;
  readonly 'exit codes': string;
}

/** Restarts two API processes behind a load balancer, one after the other, several times, while callers send requests. */
export async function rollingRestart(installation: Installation): Promise<RollingRestart> {
  const ports = [installation.port, await installation.addReplica()];
  const balancer = await Balancer.start(ports);
  const token = await installation.signIn();
  const callers = Array.from({ length: CALLERS }, (_, i) => new Traffic(balancer.url, token, `rolling ${i} ${Date.now()}`));
  const codes: (number | null)[] = [];
  await sleep(BEFORE_MS);
  for (let round = 0; round < ROUNDS; round++)
    for (const port of ports) {
      codes.push(await installation.restartReplica(port));
      await balancer.untilReady(port);
    }
  await Promise.all(callers.map((caller) => caller.stop()));
  const seen = callers.flatMap((caller) => caller.seen);
  const stored = await installation.aliases();
  const acknowledged = callers.flatMap((caller) => caller.acknowledged);
  balancer.stop();
  const refused = seen.filter(({ status }) => status !== 200 && status !== 0).map(({ kind, status }) => `${kind} ${status}`);
  return {
    restarts: codes.length,
    requests: seen.length,
    lost: seen.filter(({ status }) => status === 0).length,
    refused: [...new Set(refused)].map((one) => `${one} (${refused.filter((other) => other === one).length})`).join(', ') || 'none',
    'wrong answers': seen.filter(({ isWrong }) => isWrong).length,
    'writes lost': `${acknowledged.filter((alias) => !stored.has(alias)).length} of ${acknowledged.length}`,
    'longest wait (s)': Math.round(Math.max(0, ...seen.map(({ ms }) => ms)) / 100) / 10,
    'exit codes': [...new Set(codes)].join(', '),
  };
}

export const hasLostNothing = ({ lost, refused, 'wrong answers': wrong, 'writes lost': writes, 'exit codes': codes }: RollingRestart): boolean =>
  lost === 0 && !/ (?!429 |503 )\d+ \(/u.test(refused) && wrong === 0 && writes.startsWith('0 ') && codes === '0';
