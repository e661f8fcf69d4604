import { Client, type RunningService } from '../running-service.ts';
import { line } from './report.ts';
import { companyTitles } from './typed.ts';

const TITLES = 200;
/** Requests of each measurement, after a warm-up. */
const ASKED = 600;
const WARM_UP = 100;
const ROUNDS = 3;
const MOST = 3;
/** A cheap request: one company by its name. */
const CHEAP = '/api/companies/Walmart';

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
const shown = (sorted: readonly number[]): string[] => [0.5, 0.99, 1].map((part) => share(sorted, part).toFixed(2));

/** The time of a cheap request alone, and while another caller sends batches of 200 titles without a pause, in turns. */
export async function measureFairness(service: RunningService): Promise<void> {
  const titles = await companyTitles(service.database, 2_000);
  await times(service, WARM_UP);
  const ratios: number[] = [];
  console.log(`${line(['A cheap request', 'p50 (ms)', 'p99 (ms)', 'maximum (ms)'])}\n${line(['---', '--:', '--:', '--:'])}`);
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await times(service, ASKED);
    const batches = new Batches(service, titles);
    const during = await times(service, ASKED);
    const sent = await batches.stop();
    ratios.push(share(during, 0.99) / share(alone, 0.99));
    console.log(`${line(['alone', ...shown(alone)])}\n${line([`while ${sent} batches of ${TITLES} ran`, ...shown(during)])}`);
  }
  console.log(`\nThe p99 while batches run is ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times the p99 alone (aim: at most ${MOST}).\n`);
}
