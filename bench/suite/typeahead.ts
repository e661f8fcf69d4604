import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { RunningService } from '../running-service.ts';
import { asking, askingEngine, Clients } from './clients.ts';
import { compare, type Effort } from './compare.ts';
import { leanest } from './lean-title-query.ts';
import { printTable, type Row } from './report.ts';
import { KINDS, typedTitles, type Typed } from './typed.ts';

const AIMS = { 'new text': 2.5, 'repeated text': 0.3 };
/** Texts that are asked for again and again. */
const REPEATED = 200;

/** Half-typed titles: the leanest query of the engine, Express in front of it, and the service with new and repeated texts. A sorted array in memory shows what no engine costs. */
export async function measureTypeahead(service: RunningService, efforts: readonly Effort[]): Promise<void> {
  const [ask, askEngine, bare] = [asking(service), askingEngine(service), await startBareExpress(service)];
  const clients = new Clients();
  const search = `/${service.engine.alias('titles')}/_search`;
  const path = ({ title, limit }: Typed): string => `/api/titleconvert?title=${encodeURIComponent(title)}&limit=${limit}`;
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const typed = await typedTitles(service.database, kind);
    const known = typed.slice(-REPEATED);
    const fuzzy = kind === 'typos';
    for (const one of known) await ask(path(one), 0).catch(() => undefined);
    const at = (list: readonly Typed[], turn: number): Typed => list[turn % list.length] ?? { title: '', limit: 10 };
    let fresh = 0;
    for (const effort of efforts) {
      // Texts are new only once, also in the next comparison.
      const from = fresh;
      const measured = await compare(
        [
          { name: 'engine, leanest query', ask: (turn, client) => askEngine(search, leanest(at(typed, turn).title, { fuzzy }), client) },
          {
            name: 'bare Express',
            ask: (turn, client) => clients.ask(client, `${bare.url}/typed?title=${encodeURIComponent(at(typed, turn).title)}${fuzzy ? '&fuzzy' : ''}`, {}),
          },
          {
            name: 'new text',
            ask: (turn, client) => {
              fresh = Math.max(fresh, from + turn + 1);
              return ask(path(at(typed, from + turn)), client);
            },
          },
          { name: 'repeated text', ask: (turn, client) => ask(path(at(known, turn)), client) },
        ],
        effort,
      );
      if (fresh > typed.length - REPEATED) service.progress.say(`${kind}: only ${typed.length} texts are new, so some were asked for again.`);
      rows.push({ what: `titles, ${kind}`, clients: effort.clients, measured });
    }
  }
  printTable(rows, AIMS);
  printSortedArray(await typedTitles(service.database, 'one word'));
  await bare.stop();
}

/** Titles that begin with a text, found by binary search. */
function printSortedArray(typed: readonly Typed[]): void {
  const titles = [...new Set(typed.map(({ title }) => title))].sort();
  const start = performance.now();
  let found = 0;
  for (const { title } of typed) {
    let [low, high] = [0, titles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((titles[middle] ?? '') < title) low = middle + 1;
      else high = middle;
    }
    found += titles.slice(low, low + 10).filter((one) => one.startsWith(title)).length;
  }
  const us = ((performance.now() - start) * 1_000) / typed.length;
  console.log(`A sorted array in the process takes ${us.toFixed(1)} us a text (${(found / typed.length).toFixed(1)} titles each), without any ranking.\n`);
}

export interface BareExpress {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startBareExpress({ opensearchUrl, engine }: RunningService): Promise<BareExpress> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/suite/bare-express.ts', opensearchUrl, engine.alias('titles')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
