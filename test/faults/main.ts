import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cause, FAULTS, isPossible, type Fault } from './faults.ts';
import { COMPONENTS, Installation, type Component } from './installation.ts';
import { mixedRun, type MixedRun } from './mixed.ts';
import { recovery } from './recovery.ts';
import { clusterRun, isSound } from './cluster.ts';
import { hasLostNothing, rollingRestart, type RollingRestart } from './rolling.ts';
import { Traffic } from './traffic.ts';

const MOMENTS = {
  rolling: undefined,
  mixed: undefined,
  cluster: undefined,
  requests: undefined,
  rebuild: ['indexer/main.ts', 'rebuild'],
  load: ['seeds/main.ts', 'load'],
} as const;
type Moment = keyof typeof MOMENTS;
/** Those that have plans of their own, without a fault that is chosen. */
const PLANNED: readonly Moment[] = ['rolling', 'mixed', 'cluster'];

const USAGE = `Usage: npm run test:faults [-- --component ${COMPONENTS.join('|')}] [--fault ${FAULTS.join('|')}] [--moment ${Object.keys(MOMENTS).join('|')}] [--minutes MINUTES]
  Starts an installation with real processes, causes each fault in the middle of requests, of a rebuild, and of a load, and prints what callers saw.
  Each option can be given several times.
  The moment mixed has a plan of its own, for --minutes MINUTES (10): requests of every kind, a swap of the dataset and the way back, rebuilds, and a kill of each component. An
  oracle compares every answer with the right one.
  The moment cluster has an installation of its own: three nodes of OpenSearch, PostgreSQL with a replica, and three API processes behind a load balancer. One of each is killed and frozen.
  The moment rolling has no fault: it restarts two API processes behind a load balancer, one after the other, and counts lost requests.
  Exit code 1 if an acknowledged write was lost, an answer was wrong, an error was none of 429 and 503, the service did not recover, or the index differs from the database.`;
/** The job has begun its work by then. */
const INTO_THE_JOB_MS = 5_000;

interface Row {
  readonly fault: string;
  readonly during: Moment;
  /** What became of the rebuild or load. One that failed was started again afterwards. */
  readonly job: string;
  /** Statuses other than 200, with their number, by kind of request. 0 is a failed connection. */
  readonly 'callers saw': string;
  readonly 'longest wait (s)': number;
  readonly 'recovered after (s)': number | string;
  readonly 'writes lost': string;
  readonly 'wrong answers': number;
  readonly verify: string;
}

async function scenario(installation: Installation, component: Component, fault: Fault, during: Moment, number: number): Promise<Row> {
  const traffic = new Traffic(installation.url, await installation.signIn(), `${number} ${Date.now()}`);
  const program = MOMENTS[during];
  const run = program === undefined ? undefined : (): Promise<number> => installation.runJob(program[0], program.slice(1));
  const job = run?.();
  await sleep(program === undefined ? 2_000 : INTO_THE_JOB_MS);
  const since = Date.now();
  await cause(fault, component, installation);
  const recovered = await recovery(traffic, since);
  const failed = job !== undefined && (await job) !== 0;
  // Titles that were asked before are answered without the search engine, so callers may not notice that it is still away.
  await installation.untilHealthy(during === 'load' ? ['index'] : []);
  // An operator starts a failed job again, when the engines are back.
  const again = failed && run !== undefined ? await run() : 0;
  // A load changes the data, so that the indexes are built again, too.
  const rebuilt = during === 'load' ? await installation.runJob('indexer/main.ts', ['rebuild']) : 0;
  await installation.untilHealthy();
  await traffic.stop();
  const lost = await eventually(async () => traffic.lost(await installation.aliases()));
  const seen = traffic.seen.filter(({ at }) => at >= since);
  const failures = new Map<string, number>();
  for (const { kind, status, saysWhen } of seen) {
    const failure = `${kind} ${status}${saysWhen ? '' : ' without Retry-After'}`;
    if (status !== 200) failures.set(failure, (failures.get(failure) ?? 0) + 1);
  }
  return {
    fault: `${fault} ${component}`,
    during,
    job: run === undefined ? '' : `${failed ? 'failed' : 'went on'}${again + rebuilt > 0 ? ', FAILED AGAIN' : ''}`,
    'callers saw': [...failures].map(([failure, times]) => `${failure} (${times})`).join(', ') || 'nothing',
    'longest wait (s)': Math.round(Math.max(0, ...seen.map(({ ms }) => ms)) / 100) / 10,
    'recovered after (s)': recovered === undefined ? 'not' : Math.round((recovered - since) / 100) / 10,
    'writes lost': `${lost.length} of ${traffic.acknowledged.length}`,
    'wrong answers': seen.filter(({ isWrong }) => isWrong).length,
    verify: (await installation.runJob('indexer/main.ts', ['verify'])) === 0 ? 'clean' : 'DIFFERS',
  };
}

/** The follower indexes writes within seconds. */
async function eventually(missing: () => Promise<string[]>): Promise<string[]> {
  let last: string[] = [];
  for (let attempt = 0; attempt < 30; attempt++) {
    last = await missing();
    if (last.length === 0) return last;
    await sleep(1_000);
  }
  return last;
}

const isBad = ({ 'callers saw': saw, ...row }: Row): boolean =>
  !row['writes lost'].startsWith('0 ') ||
  row['wrong answers'] > 0 ||
  row['recovered after (s)'] === 'not' ||
  row.verify !== 'clean' ||
  row.job.includes('AGAIN') ||
  / (?!0 |429 |503 )\d+ \(|without Retry-After/u.test(saw);

interface Scenario {
  readonly component: Component;
  readonly fault: Fault;
  readonly moment: Moment;
}

interface InstallationPlan {
  readonly rolling: boolean;
  readonly mixedMinutes: number | undefined;
  readonly scenarios: readonly Scenario[];
}

/** Returns whether each part went well. */
async function onOneInstallation({ rolling, mixedMinutes, scenarios }: InstallationPlan): Promise<boolean[]> {
  const installation = await Installation.start();
  const rows: Row[] = [];
  let restarts: RollingRestart | undefined;
  let mixed: MixedRun | undefined;
  try {
    if (rolling) {
      restarts = await rollingRestart(installation);
      console.log(JSON.stringify(restarts));
    }
    if (mixedMinutes !== undefined) mixed = await mixedRun(installation, mixedMinutes);
    for (const [i, { component, fault, moment }] of scenarios.entries()) {
      if (!isPossible(fault, component, installation)) {
        console.log(`Skipped: ${fault} ${component}. It needs a disk of its own, which root can mount on Linux.`);
        continue;
      }
      rows.push(await scenario(installation, component, fault, moment, i));
      console.log(JSON.stringify(rows.at(-1)));
    }
  } finally {
    if (rows.length > 0) console.table(rows);
    if (restarts !== undefined) console.table([restarts]);
    await installation.stop();
  }
  return [...rows.map((row) => !isBad(row)), ...(restarts === undefined ? [] : [hasLostNothing(restarts)]), ...(mixed === undefined ? [] : [mixed.isGood])];
}

async function main(): Promise<void> {
  const some = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({ options: { component: some, fault: some, moment: some, minutes: { type: 'string', default: '10' } } });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes is ${values.minutes}; it must be a number above 0.\n${USAGE}`);
  const chosen = <T extends string>(all: readonly T[], given: readonly string[] = all): readonly T[] => {
    const unknown = given.filter((one) => !all.includes(one as T));
    if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: must be some of ${all.join(', ')}.\n${USAGE}`);
    return all.filter((one) => given.includes(one));
  };
  const moments = chosen(Object.keys(MOMENTS) as Moment[], values.moment);
  const faulty = moments.filter((moment) => !PLANNED.includes(moment));
  const isChosen = (moment: Moment): boolean =>
    moments.includes(moment) && (values.moment !== undefined || (values.component === undefined && values.fault === undefined));
  const scenarios = chosen(COMPONENTS, values.component).flatMap((component) =>
    chosen(FAULTS, values.fault).flatMap((fault) =>
      (fault === 'full' && (component === 'api' || component === 'job') ? [] : faulty)
        .filter((moment) => component !== 'job' || moment !== 'requests')
        .map((moment) => ({ component, fault, moment })),
    ),
  );
  const outcomes: boolean[] = [];
  if (isChosen('cluster')) {
    const rows = await clusterRun((row) => {
      console.log(JSON.stringify(row));
    });
    console.table(rows);
    outcomes.push(...rows.map(isSound));
  }
  const plan = { rolling: isChosen('rolling'), mixedMinutes: isChosen('mixed') ? minutes : undefined, scenarios };
  if (plan.rolling || plan.mixedMinutes !== undefined || scenarios.length > 0) outcomes.push(...(await onOneInstallation(plan)));
  const failed = outcomes.filter((isGood) => !isGood).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
