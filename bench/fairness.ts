import { readLabelled } from './labelled-titles.ts';
import { Client, withRunningService, type RunningService } from './running-service.ts';

const TITLES = 200;
/** Requests of each measurement, after a warm-up. */
const ASKED = 600;
const WARM_UP = 100;
const ROUNDS = 3;
const MOST = 3;
/** A cheap request: one company by its name. */
const CHEAP = '/api/companies/Walmart';

/**
 * `npm run bench:fairness`: the time of a cheap request alone, and while another caller sends batches of 200 titles without a pause, in turns. The titles come from a
 * folder of labeled sets if you pass one, otherwise from the companies of the dataset.
 */
const [folder] = process.argv.slice(2);
const labelled = folder === undefined ? undefined : readLabelled(folder)?.map(({ title }) => title);
if (folder !== undefined && labelled === undefined) console.log(`${folder} does not contain the labeled sets, so titles of the dataset are used.`);

/** Sends batches one after another until it is stopped. */
class Batches {
  private running = true;
  private sent = 0;
  private readonly ended: Promise<void>;

  constructor({ url, caller }: RunningService, titles: readonly string[]) {
    const client = new Client();
    this.ended = (async () => {
      while (this.running) {
        const some = Array.from({ length: TITLES }, (_, i) => titles[(this.sent * TITLES + i) % titles.length] ?? '');
        const query = `TITLECONVERT [${some.map((title) => JSON.stringify(title)).join(', ')}]`;
        await client.ask(`${url}/api/dsl`, { ...caller, 'content-type': 'application/json' }, { body: JSON.stringify({ query }) });
        this.sent++;
      }
    })();
  }

  /** The number of batches that were answered. */
  async stop(): Promise<number> {
    this.running = false;
    await this.ended;
    return this.sent;
  }
}

/** Milliseconds of the cheap request, in ascending order. */
async function times({ url, caller }: RunningService, count: number): Promise<number[]> {
  const client = new Client();
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await client.ask(url + CHEAP, caller)).milliseconds);
  return all.sort((a, b) => a - b);
}

const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? NaN;
const shown = (sorted: readonly number[]): Record<string, string> => ({
  'p50 (ms)': share(sorted, 0.5).toFixed(2),
  'p99 (ms)': share(sorted, 0.99).toFixed(2),
  'maximum (ms)': share(sorted, 1).toFixed(2),
});

/** Titles that companies use, the same ones each time. */
async function titlesOfCompanies({ database }: RunningService): Promise<string[]> {
  const rows = await database.query<{ title: string }>({
    text: 'SELECT min(title) AS title FROM title_observations WHERE company_uid IS NOT NULL GROUP BY title_key ORDER BY md5(title_key) LIMIT 2000',
  });
  return rows.map(({ title }) => title);
}

await withRunningService(async (service) => {
  const titles = labelled ?? (await titlesOfCompanies(service));
  await times(service, WARM_UP);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await times(service, ASKED);
    const batches = new Batches(service, titles);
    const during = await times(service, ASKED);
    const sent = await batches.stop();
    ratios.push(share(during, 0.99) / share(alone, 0.99));
    console.table({ alone: shown(alone), [`while ${sent} batches of ${TITLES} ran`]: shown(during) });
  }
  console.log(`The p99 while batches run is ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times the p99 alone (aim: at most ${MOST}).`);
});
