import { setTimeout as sleep } from 'node:timers/promises';
import { cause } from '../faults.ts';
import type { Component, Installation } from '../installation.ts';
import { Callers, type KnownTitles } from './callers.ts';
import { readDataset, writeChanged, type Dataset } from './datasets.ts';
import { Memory } from './memory.ts';
import { Oracle } from './oracle.ts';
import { printReport } from './report.ts';

const WRITABLE = 12;
const TITLES = 200;
const PAGE = 500;
const INTO_THE_JOB_MS = 5_000;
const NEW_TOKEN_MS = 240_000;
/** A prefix lacks the last letters of a title. */
const PREFIX = { least: 8, without: 3 } as const;
const SETTLED_ATTEMPTS = 30;

/** Sends every kind of request for some minutes, swaps the dataset and swaps it back, rebuilds, and kills each process. Returns whether everything was right. */
export async function mixedLoad(installation: Installation, minutes: number): Promise<boolean> {
  const one = installation.folder('delivery');
  const other = installation.folder('changed-delivery');
  await mustRun(installation, 'seeds/main.ts', ['export', one]);
  writeChanged(one, other);
  const datasets = [readDataset(one), readDataset(other)] as const;
  const [first, second] = datasets;
  let token = await installation.signIn();
  let signedIn = Date.now();
  const freshToken = async (): Promise<string> => {
    if (Date.now() - signedIn > NEW_TOKEN_MS) {
      signedIn = Date.now();
      token = await installation.signIn().catch(() => token);
    }
    return token;
  };
  const order = await quietOrder(installation.url, token);
  const writable = chooseWritable(first, order);
  const oracle = new Oracle(datasets, order, first.version);
  const callers = new Callers(installation.url, freshToken, oracle, first, await quietTitles(installation.url, token, first), writable);
  const memory = new Memory(installation);
  const started = Date.now();
  const events: { event: string; 'after (s)': number; 'took (s)': number }[] = [];
  const event = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const at = Date.now();
    await work();
    events.push({ event: name, 'after (s)': Math.round((at - started) / 1_000), 'took (s)': Math.round((Date.now() - at) / 100) / 10 });
    console.log(JSON.stringify(events.at(-1)));
  };
  const kill = async (component: Component): Promise<void> => {
    await cause('kill', component, installation);
    // A killed process is not noticed at once.
    await sleep(1_000);
    await installation.untilHealthy();
  };
  const rebuild = (): Promise<void> => mustRun(installation, 'indexer/main.ts', ['rebuild']);
  const killed = async (file: string, args: readonly string[]): Promise<void> => {
    const job = installation.runJob(file, args);
    await sleep(INTO_THE_JOB_MS);
    await cause('kill', 'job', installation);
    await job;
  };
  const pause = (minutes * 60_000) / 20;
  await sleep(pause);
  await event('kill api', () => kill('api'));
  await sleep(pause);
  oracle.swapping();
  await event('kill a load', () => killed('seeds/main.ts', ['load', other]));
  await event('load the changed delivery', () => mustRun(installation, 'seeds/main.ts', ['load', other]));
  oracle.swapped(second.version);
  await event('rebuild', rebuild);
  await sleep(pause);
  await event('kill opensearch', () => kill('opensearch'));
  await sleep(pause);
  await event('kill postgres', () => kill('postgres'));
  await sleep(pause);
  await event('kill a rebuild', () => killed('indexer/main.ts', ['rebuild']));
  await event('rebuild', rebuild);
  oracle.swapping();
  await event('restore the previous dataset', () => mustRun(installation, 'seeds/main.ts', ['restore']));
  oracle.swapped(first.version);
  await event('rebuild', rebuild);
  await sleep(Math.max(pause, started + minutes * 60_000 - Date.now()));
  await callers.stop();
  memory.stop();
  await installation.untilHealthy();
  const lost = await settled(() => lostWrites(installation, oracle));
  const verify = (await installation.runJob('indexer/main.ts', ['verify'])) === 0;
  return printReport({ events, callers, memory, lost, verify });
}

async function mustRun(installation: Installation, file: string, args: readonly string[]): Promise<void> {
  if ((await installation.runJob(file, args)) !== 0) throw new Error(`${file} ${args.join(' ')} failed`);
}

// Bodies are compared field by field.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function read(url: string, token: string, path: string): Promise<any> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} before the load began`);
  return answer.json();
}

/** All companies in alphabetical order: the files do not say which order the database uses. */
async function quietOrder(url: string, token: string): Promise<string[]> {
  const uids: string[] = [];
  for (let hasMore = true; hasMore;) {
    const page = (await read(url, token, `/api/companies?limit=${PAGE}&offset=${uids.length}&order_by=alpha`)) as { data: { company_uid: string }[] };
    uids.push(...page.data.map(({ company_uid: uid }) => uid));
    hasMore = page.data.length === PAGE;
  }
  return uids;
}

/** Titles that are answered with their own code, and prefixes whose answers have it, before anything happens. */
async function quietTitles(url: string, token: string, { titles }: Dataset): Promise<KnownTitles> {
  const exact: [string, string][] = [];
  const prefixes: [string, string][] = [];
  const every = Math.max(1, Math.floor(titles.length / TITLES));
  for (const [title, code] of titles.filter((_, i) => i % every === 0)) {
    const matches = async (text: string): Promise<string[]> => {
      const { data } = (await read(url, token, `/api/titleconvert?title=${encodeURIComponent(text)}&limit=10`)) as { data: { onet_code: string }[] };
      return data.map(({ onet_code: found }) => found);
    };
    if ((await matches(title))[0] === code) exact.push([title, code]);
    const prefix = title.slice(0, -PREFIX.without).trimEnd();
    if (prefix.length >= PREFIX.least && (await matches(prefix)).includes(code)) prefixes.push([prefix, code]);
  }
  return { exact, prefixes };
}

/** Companies that keep their place in the alphabetical order when a number follows their names. */
function chooseWritable({ companies, pairs }: Dataset, order: readonly string[]): string[] {
  const nameOf = (uid: string | undefined): string => companies.get(uid ?? '')?.['company_name'] ?? '';
  const steady = order.filter((uid, i) => (pairs.get(uid)?.size ?? 0) > 20 && !nameOf(order[i + 1]).startsWith(nameOf(uid).slice(0, -1)));
  return steady.filter((_, i) => i % Math.max(1, Math.floor(steady.length / WRITABLE)) === 0).slice(0, WRITABLE);
}

/** Acknowledged writes that the service does not show. */
async function lostWrites(installation: Installation, oracle: Oracle): Promise<string[]> {
  const token = await installation.signIn();
  const stored = await installation.aliases();
  const lost = [
    ...[...oracle.aliases].filter((alias) => !stored.has(alias)).map((alias) => `alias ${alias}`),
    ...[...oracle.removedAliases].filter((alias) => stored.has(alias)).map((alias) => `removal of alias ${alias}`),
  ];
  for (const uid of oracle.written) {
    const { data } = (await read(installation.url, token, `/api/companies/${uid}`)) as { data: { company_name: string } };
    const names = [...oracle.namesOf(uid)];
    if (!names.includes(data.company_name)) lost.push(`name of ${uid}: ${data.company_name}, not ${names.join(' or ')}`);
    const found = (await read(installation.url, token, `/api/companyconvert?name=${encodeURIComponent(data.company_name)}`)) as {
      data: { company_uid: string }[];
    };
    if (found.data[0]?.company_uid !== uid) lost.push(`name of ${uid} in the search index: ${data.company_name}`);
  }
  for (const [uid, clusters] of oracle.removed) {
    const { data } = (await read(installation.url, token, `/api/companies/${uid}/occupations?limit=${PAGE}`)) as { data: { cluster_id: number }[] };
    for (const { cluster_id: cluster } of data) if (clusters.has(String(cluster))) lost.push(`removal of cluster ${cluster} from ${uid}`);
  }
  return lost;
}

/** The follower indexes writes within seconds. */
async function settled(missing: () => Promise<string[]>): Promise<string[]> {
  for (let attempt = 0; ; attempt++) {
    const last = await missing();
    if (last.length === 0 || attempt === SETTLED_ATTEMPTS) return last;
    await sleep(1_000);
  }
}
