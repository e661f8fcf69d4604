import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from './caller.ts';
import { writeChangedDelivery } from './changed-delivery.ts';
import { readTable } from './csv-files.ts';
import { cause } from './faults.ts';
import type { Component, Installation } from './installation.ts';
import { MemoryLog } from './memory-log.ts';
import { MixedTraffic } from './mixed-traffic.ts';
import { KINDS, Oracle } from './oracle.ts';
import { recovery } from './recovery.ts';
import { WrittenCompany } from './written-company.ts';

const WRITTEN_COMPANIES = 4;
const INTO_THE_JOB_MS = 3_000;
const QUIET_MS = 5_000;
/** How long answers of the replaced dataset may still come from caches. */
const LINGER_MS = 3_000;

const REBUILD = ['indexer/main.ts', 'rebuild'] as const;

export interface MixedRun {
  readonly isGood: boolean;
}

/**
 * Mixed requests of every kind, for some minutes, while the dataset is swapped and swapped back, the indexes are built again, and each process is killed. Prints what happened.
 */
export async function mixedRun(installation: Installation, minutes: number): Promise<MixedRun> {
  const started = Date.now();
  const say = (text: string): void => {
    console.log(`${String(Math.round((Date.now() - started) / 1_000)).padStart(5)} s  ${text}`);
  };
  const run = async (what: string, file: string, ...args: string[]): Promise<void> => {
    const code = await installation.runJob(file, args);
    say(`${what}: ${code === 0 ? 'done' : `FAILED with exit code ${code}`}`);
    if (code !== 0) throw new Error(`${what} failed`);
  };
  const rebuild = async (): Promise<void> => {
    await run('index rebuild', ...REBUILD);
    await installation.untilHealthy();
    await sleep(LINGER_MS);
  };

  const caller = new Caller(installation.url, await installation.signIn());
  const first = installation.folder('first');
  const changed = installation.folder('changed');
  await run('export', 'seeds/main.ts', 'export', first);
  const [written, industry] = companiesToWrite(first);
  writeChangedDelivery(first, changed, new Set(written));
  const companies = written.map((uid) => new WrittenCompany(first, uid));
  const oracle = Oracle.of(first, industry);
  await oracle.learn('first', caller);
  say('right answers of the first dataset: learned');
  await run('load of the changed delivery', 'seeds/main.ts', 'load', changed);
  await rebuild();
  await oracle.learn('changed', caller);
  await run('restore of the first', 'seeds/main.ts', 'restore');
  await rebuild();
  const differing = await oracle.learn('first', caller);
  for (const one of differing.slice(0, 5)) say(`DIFFERS after the way back: ${one}`);
  const told = KINDS.map((kind) => ({ kind, ...oracle.told(kind) }));
  say(`the oracle knows ${told.map(({ kind, different, all }) => `${kind} ${all} (${different} differ between the datasets)`).join(', ')}`);

  const traffic = new MixedTraffic(caller, oracle, companies);
  const memory = new MemoryLog(installation);
  const recoveries: Record<string, number | string>[] = [];
  const began = Date.now();
  const swap = async (to: 'first' | 'changed', file: string, ...args: string[]): Promise<void> => {
    oracle.serve('reads', 'first', 'changed');
    oracle.serve('conversions', 'first', 'changed');
    await run(`swap to the ${to} dataset`, file, ...args);
    await sleep(LINGER_MS);
    oracle.serve('reads', to);
    await sleep(QUIET_MS);
    await rebuild();
    oracle.serve('conversions', to);
    await sleep(QUIET_MS);
  };
  const kill = async (component: Component): Promise<void> => {
    const since = Date.now();
    traffic.mayBreak = component === 'api';
    await cause('kill', component, installation);
    const recovered = await recovery(traffic, since);
    await installation.untilHealthy();
    traffic.mayBreak = false;
    recoveries.push({ killed: component, 'recovered after (s)': recovered === undefined ? 'not' : seconds(recovered - since) });
    say(`${component} killed, recovered after ${String(recoveries.at(-1)?.['recovered after (s)'])} s`);
  };
  const killJob = async (): Promise<void> => {
    // Nothing of a load that is killed may be seen.
    const job = installation.runJob('seeds/main.ts', ['load', changed]);
    await sleep(INTO_THE_JOB_MS);
    await cause('kill', 'job', installation);
    say(`load killed: exit code ${await job}`);
  };

  let rounds = 0;
  try {
    while (Date.now() - began < minutes * 60_000) {
      rounds++;
      say(`round ${rounds}`);
      await sleep(QUIET_MS);
      // Once: its memory is watched afterward.
      if (rounds === 1) await kill('api');
      await killJob();
      await swap('changed', 'seeds/main.ts', 'load', changed);
      await kill('opensearch');
      await swap('first', 'seeds/main.ts', 'restore');
      await kill('postgres');
      await sleep(QUIET_MS);
    }
  } finally {
    await traffic.stop();
    memory.stop();
  }
  await installation.untilHealthy();
  const lost = await Promise.all(companies.map(async (company) => company.lost(await installation.companyOf(company.uid))));
  const notFound = await missingInSearch(companies, caller);
  const verify = await installation.runJob('indexer/main.ts', ['verify']);
  const acknowledged = companies.reduce((sum, company) => sum + company.acknowledged, 0);
  console.table(traffic.table());
  console.table(recoveries);
  console.table(memory.rows());
  const problems = [...lost.flat().map((one) => `lost: ${one}`), ...notFound, ...[...traffic.unexpected].map(([what, times]) => `${what} (${times})`)];
  for (const problem of problems.slice(0, 20)) console.log(problem);
  const summary = {
    rounds,
    minutes: seconds((Date.now() - began) / 60),
    requests: traffic.seen.length,
    'wrong answers': traffic.wrongAnswers,
    'writes lost': `${lost.flat().length} of ${acknowledged}`,
    'not in search': notFound.length,
    'unexpected refusals': [...traffic.unexpected.values()].reduce((sum, times) => sum + times, 0),
    'memory grew (MB per minute)': memory.growth() ?? 'not seen for long enough',
    'longest wait (s)': seconds(traffic.seen.reduce((longest, { ms }) => Math.max(longest, ms), 0)),
    verify: verify === 0 ? 'clean' : 'DIFFERS',
  };
  console.table([summary]);
  return {
    isGood:
      differing.length === 0 &&
      problems.length === 0 &&
      traffic.wrongAnswers === 0 &&
      verify === 0 &&
      memory.isFlat() &&
      recoveries.every((one) => one['recovered after (s)'] !== 'not'),
  };
}

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

/** Companies of one industry, so that the lists of the others do not change. */
function companiesToWrite(delivery: string): [string[], string] {
  const companies = readTable(delivery, 'companies').filter(({ secondary_industry }) => secondary_industry === '');
  const industry = companies[0]?.['primary_industry'] ?? '';
  const uids = companies.filter(({ primary_industry }) => primary_industry === industry).map(({ company_uid = '' }) => company_uid);
  return [uids.slice(0, WRITTEN_COMPANIES), industry];
}

/** Acknowledged aliases that a name conversion does not find within half a minute. */
async function missingInSearch(companies: readonly WrittenCompany[], caller: Caller): Promise<string[]> {
  const wanted = companies.flatMap(({ uid, lastAliases }) => lastAliases.map((alias) => ({ uid, alias })));
  const missing: string[] = [];
  for (const { uid, alias } of wanted) {
    let found: string | undefined;
    for (let attempt = 0; attempt < 30 && found !== uid; attempt++) {
      if (attempt > 0) await sleep(1_000);
      const { body } = await caller.ask(`/api/companyconvert?name=${encodeURIComponent(alias)}&limit=1`);
      found = (body['data'] as readonly { readonly company_uid?: string }[] | undefined)?.[0]?.company_uid;
    }
    if (found !== uid) missing.push(`not in search: ${alias}`);
  }
  return missing;
}
