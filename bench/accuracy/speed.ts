import { TitleConversion } from '../../src/conversion/titles/convert.ts';
import { DATABASE_DEFAULTS } from '../../src/conversion/titles/database.ts';
import { CurrentVersions } from '../../src/engine/versions.ts';
import type { SearchEngine } from '../../src/engine/client.ts';
import type { Database } from '../../src/store/pool.ts';
import type { LabelledTitle } from '../labelled-titles.ts';
import { Client, type RunningService } from '../running-service.ts';

const TITLES = 200;
const ROUNDS = 5;

/** Median milliseconds of 200 distinct titles: singly through the service, as one batch, and as one plain multi-search, in turns in one run. */
export async function measureSpeed(
  { url, caller }: RunningService,
  engine: SearchEngine,
  database: Database,
  labelled: readonly LabelledTitle[],
): Promise<void> {
  const titles = [...new Set(labelled.map(({ title }) => title))].slice(0, TITLES);
  const versions = new CurrentVersions(database, engine);
  await versions.refresh();
  const conversion = new TitleConversion(engine, versions, database);
  await conversion.warmUp();
  const client = new Client();
  const single = async (): Promise<void> => {
    for (const title of titles) await client.ask(`${url}/api/titleconvert?_fast=false&title=${encodeURIComponent(title)}`, caller);
  };
  const batch = async (): Promise<void> => {
    await conversion.convertMany(titles, { limit: 10, minScore: 0.5, withCluster: false, ambiguityThreshold: 0.3, database: DATABASE_DEFAULTS });
  };
  const plain = async (): Promise<void> => {
    await engine.searchMany(titles.map((title) => ({ kind: 'titles' as const, body: { size: 10, query: { match: { 'title.stem': title } } } })));
  };
  const times: Record<string, number[]> = { '200 single calls': [], 'one batch of 200': [], 'one plain _msearch of 200': [] };
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, ask] of [
      ['200 single calls', single],
      ['one batch of 200', batch],
      ['one plain _msearch of 200', plain],
    ] as const) {
      const start = performance.now();
      await ask();
      if (round >= 0) times[name]?.push(performance.now() - start);
    }
  }
  const median = (name: string): number => [...(times[name] ?? [])].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
  console.log(`\nSpeed, median of ${ROUNDS} rounds in turns:`);
  console.table(
    Object.fromEntries(
      Object.keys(times).map((name) => [
        name,
        {
          ms: median(name).toFixed(0),
          'x single calls': (median(name) / median('200 single calls')).toFixed(2),
          'x plain _msearch': (median(name) / median('one plain _msearch of 200')).toFixed(2),
        },
      ]),
    ),
  );
}
