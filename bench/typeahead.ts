import { typeaheadRequest } from '../src/conversion/titles/typeahead.ts';
import { wordsOf } from '../src/conversion/words.ts';
import type { Database } from '../src/store/pool.ts';
import { Client, printPercentiles, withRunningService, type RunningService } from './running-service.ts';

const TITLES = 60;
const ROUNDS = 4;

/**
 * `npm run bench:typeahead`: the same half-typed titles, asked of the service (authentication, limits, ranking and all) and of
 * OpenSearch directly with the query that the service would send, in turns, by one client, in one run.
 */
async function measure({ url, caller, database, engine, opensearchUrl, progress }: RunningService): Promise<void> {
  const prefixes = await typedPrefixes(database);
  const search = `${opensearchUrl}/${engine.alias('titles')}/_search`;
  const [toService, toEngine] = [new Client(), new Client()];
  const askService = async (text: string): Promise<number> =>
    (await toService.ask(`${url}/api/titleconvert?title=${encodeURIComponent(text)}`, caller)).milliseconds;
  const askRaw = async (text: string): Promise<number> =>
    (await toEngine.ask(search, { 'content-type': 'application/json' }, { body: JSON.stringify(typeaheadRequest(wordsOf(text))) })).milliseconds;
  for (const text of prefixes) {
    await askRaw(text);
    await askService(text);
  }
  const raw: number[] = [];
  const service: number[] = [];
  await progress.step('Asking', async (tick) => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const text of prefixes) {
        raw.push(await askRaw(text));
        service.push(await askService(text));
      }
      tick(round + 1, ROUNDS);
    }
  });
  console.log(`${prefixes.length} prefixes of ${TITLES} titles, ${ROUNDS} rounds, one client, in turns:`);
  printPercentiles({ 'raw OpenSearch': raw, service });
}

/** Every prefix from the second letter of the most observed titles, as a person types them. */
async function typedPrefixes(database: Database): Promise<string[]> {
  const rows = await database.query<{ title: string }>({
    text: 'SELECT title FROM title_observations WHERE company_uid IS NULL ORDER BY observation_count DESC, title LIMIT $1',
    values: [TITLES],
  });
  return rows
    .flatMap(({ title }) => Array.from({ length: title.length - 1 }, (_, i) => title.slice(0, i + 2).toLowerCase()))
    .filter((text) => !text.endsWith(' '));
}

await withRunningService(measure);
