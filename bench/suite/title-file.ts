import type { RunningService } from '../running-service.ts';
import { askingDsl } from './clients.ts';
import { distinctTitles, take } from './distinct-titles.ts';
import { megabytesOf } from './process.ts';
import { line } from './report.ts';
import { companyTitles } from './typed.ts';

const BATCH = 200;
const PARTS = 10;
/** All of the demonstration data, about 5,000: with 210 variants each, enough for a million different ones. */
const TITLES = 16_000;

/** A file of different titles, in batches of 200, one after another, as an analyst's program would send it: the rate and the memory of the API by tenths. */
export async function measureTitleFile(service: RunningService, count: number): Promise<void> {
  const titles = distinctTitles(await companyTitles(service.database, TITLES));
  const ask = askingDsl(service);
  const rows: string[] = [];
  let done = 0;
  for (let part = 1; part <= PARTS; part++) {
    const began = performance.now();
    const times: number[] = [];
    const first = done;
    while (done < (count * part) / PARTS) {
      const batch = take(titles, Math.min(BATCH, count - done));
      if (batch.length === 0) throw new Error(`there are only ${done} different titles`);
      const { body, milliseconds } = await ask(`TITLECONVERT [${batch.map((title) => JSON.stringify(title)).join(', ')}]`, 0);
      const { data } = JSON.parse(body) as { data: { results: unknown[] } };
      if (data.results.length !== batch.length) throw new Error(`a batch of ${batch.length} titles got ${data.results.length} results`);
      times.push(milliseconds);
      done += batch.length;
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
    const perSecond = ((done - first) * 1_000) / (performance.now() - began);
    rows.push(line([done.toLocaleString('en-US'), perSecond.toFixed(0), at(0.5), at(0.99), megabytesOf(service.pid)]));
    service.progress.say(rows.at(-1) ?? '');
  }
  console.log(line(['titles done', 'titles per second', 'batch of 200, p50 (ms)', 'p99 (ms)', 'memory of the API (MB)']));
  console.log(`${line(['--:', '--:', '--:', '--:', '--:'])}\n${rows.join('\n')}\n`);
}
