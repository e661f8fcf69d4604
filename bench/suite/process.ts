import { readFileSync } from 'node:fs';
import { startApi, type RunningService } from '../running-service.ts';
import { Clients } from './clients.ts';
import { compare } from './compare.ts';
import { line } from './report.ts';
import { companyTitles } from './typed.ts';

const STARTS = 3;
const CLIENTS = 16;

/** How long the API takes until it is ready, on prepared engines, and its memory: ready, and after mixed requests of 16 clients. */
export async function measureProcess({ databaseUrl, opensearchUrl, jwtSecret, caller, database, progress }: RunningService, seconds: number): Promise<void> {
  const titles = await companyTitles(database, 2_000);
  const rows: string[] = [];
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now();
    const api = await progress.step('Starting the API', () => startApi(databaseUrl, opensearchUrl, jwtSecret));
    const ready = (performance.now() - began) / 1_000;
    const before = megabytesOf(api.pid);
    const clients = new Clients();
    const paths = (turn: number): string =>
      [
        `/api/titleconvert?title=${encodeURIComponent(titles[turn % titles.length] ?? '')}`,
        '/api/companies?limit=100',
        '/api/companies/Walmart',
        '/api/clusters?limit=100',
      ][turn % 4] ?? '';
    await compare([{ name: 'mixed', ask: (turn, client) => clients.ask(client, api.url + paths(turn), caller) }], { clients: CLIENTS, seconds });
    rows.push(line([String(start + 1), ready.toFixed(1), before, megabytesOf(api.pid)]));
    await api.stop();
  }
  console.log(line(['Start of the API', 'ready after (s)', 'memory when ready (MB)', `after ${seconds} s of ${CLIENTS} clients (aim: under 250)`]));
  console.log(`${line(['---', '--:', '--:', '--:'])}\n${rows.join('\n')}\n`);
}

/** Resident memory; only Linux reports it. */
export function megabytesOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kilobytes) / 1_024).toFixed(0);
}
