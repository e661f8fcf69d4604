import type { SearchEngine } from '../../src/engine/client.ts';
import { Client, type RunningService } from '../running-service.ts';

const TITLES = 200;
const ROUNDS = 5;
const [SINGLE, BATCH, PLAIN] = [`${TITLES} single calls`, `one batch of ${TITLES}`, `one plain _msearch of ${TITLES}`];
const MOST_OF_SINGLE = 0.25;
const MOST_OF_PLAIN = 3;

/**
 * Milliseconds for 200 distinct titles, measured in turns: as single calls and as one batch through the service, and as one plain multi-search of the engine,
 * which finds ten titles for each without ranking. Each round has other titles, because the service remembers answers to single calls.
 */
export async function measureSpeed({ url, caller }: RunningService, engine: SearchEngine, texts: readonly string[]): Promise<void> {
  const all = [...new Set(texts)];
  if (all.length < TITLES * (ROUNDS + 1)) throw new Error(`The benchmark needs ${TITLES * (ROUNDS + 1)} distinct titles but has ${all.length}.`);
  const client = new Client();
  const ways: Readonly<Record<string, (titles: readonly string[]) => Promise<unknown>>> = {
    [SINGLE]: async (titles) => {
      for (const title of titles) await client.ask(`${url}/api/titleconvert?_fast=false&title=${encodeURIComponent(title)}`, caller);
    },
    [BATCH]: (titles) => {
      const query = `TITLECONVERT [${titles.map((title) => JSON.stringify(title)).join(', ')}] LIMIT 10`;
      return client.ask(`${url}/api/dsl`, { ...caller, 'content-type': 'application/json' }, { body: JSON.stringify({ query }) });
    },
    [PLAIN]: (titles) => engine.searchMany(titles.map((title) => ({ kind: 'titles', body: { size: 10, query: { match: { 'title.stem': title } } } }))),
  };
  const rounds: Record<string, number>[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const titles = all.slice((round + 1) * TITLES, (round + 2) * TITLES);
    const times: Record<string, number> = {};
    for (const [name, ask] of Object.entries(ways)) {
      const start = performance.now();
      await ask(titles);
      times[name] = performance.now() - start;
    }
    // The first round is a warm-up.
    if (round >= 0) rounds.push(times);
  }
  const times = (name: string): number => median(rounds.map((round) => round[name] ?? NaN));
  const ratio = (name: string): string => median(rounds.map((round) => (round[BATCH] ?? NaN) / (round[name] ?? NaN))).toFixed(2);
  console.log(`\nSpeed, median of ${ROUNDS} rounds:`);
  console.table(Object.fromEntries(Object.keys(ways).map((name) => [name, { ms: times(name).toFixed(0) }])));
  console.log(
    `A batch takes ${ratio(SINGLE)} times as long as the single calls (aim: at most ${MOST_OF_SINGLE}) and ${ratio(PLAIN)} times as long as the plain _msearch (aim: at most ${MOST_OF_PLAIN}).`,
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
