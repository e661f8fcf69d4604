import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { withRunningService, type RunningService } from './running-service.ts';
import { measureChain } from './suite/chain.ts';
import type { Effort } from './suite/compare.ts';
import { measureFairness } from './suite/fairness.ts';
import { measureLists } from './suite/lists.ts';
import { measureProcess } from './suite/process.ts';
import { measureQueries } from './suite/queries.ts';
import { measureRebuild } from './suite/rebuild.ts';
import { measureResolution } from './suite/resolution.ts';
import { measureTitleFile } from './suite/title-file.ts';
import { measureTypeahead } from './suite/typeahead.ts';
import { warmUp } from './suite/warm-up.ts';

type Measure = (service: RunningService, efforts: readonly Effort[], titles: number) => Promise<void>;

const GROUPS: Readonly<Record<string, Measure>> = {
  typeahead: measureTypeahead,
  resolution: measureResolution,
  lists: measureLists,
  chain: measureChain,
  queries: measureQueries,
  fairness: measureFairness,
  process: (service, efforts) => measureProcess(service, efforts[0]?.seconds ?? 1),
  rebuild: measureRebuild,
  file: (service, _, titles) => measureTitleFile(service, titles),
};

/**
 * `npm run bench -- [GROUP ...] [--seconds N] [--clients 1,16,64,128] [--titles N]`: measures the service against the leanest things that could answer, in turns in one run, and prints
 * tables in Markdown. The load comes from this process, which shares the machine with the service and its engines: compare ratios, not milliseconds.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '4' }, clients: { type: 'string', default: '1,16,64,128' }, titles: { type: 'string', default: '20000' } },
  });
  const unknown = positionals.filter((name) => GROUPS[name] === undefined);
  if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(', ')}. The groups are ${Object.keys(GROUPS).join(', ')}.`);
  const seconds = positive('seconds', values.seconds);
  const titles = positive('titles', values.titles);
  const efforts = values.clients.split(',').map((clients) => ({ seconds, clients: positive('clients', clients) }));
  const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
  await withRunningService(async (service) => {
    console.log(
      `Node ${process.version}, ${availableParallelism()} cores. ${seconds} s per comparison, in turns; p50, p99 as a multiple of it, and requests per second.\n`,
    );
    await warmUp(service);
    for (const name of names) {
      console.log(`### ${name}\n`);
      await GROUPS[name]?.(service, efforts, titles);
    }
  });
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a positive number, not ${text}.`);
  return value;
}

await main();
