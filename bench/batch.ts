import type { Database } from '../src/store/pool.ts';
import { measureSpeed } from './accuracy/speed.ts';
import { readLabelled } from './labelled-titles.ts';
import { withRunningService } from './running-service.ts';

const TITLES = 200;

/**
 * `npm run bench:batch`: a batch of 200 titles beside 200 single calls and one plain multi-search, on the demonstration dataset alone. The titles are
 * those of a folder of labelled sets, or else titles of the dataset's companies.
 */
const [folder] = process.argv.slice(2);
const labelled = folder === undefined ? undefined : readLabelled(folder)?.map(({ title }) => title);
if (folder !== undefined && labelled === undefined) console.log(`${folder} does not hold the labelled sets: titles of the dataset are used.`);

await withRunningService(async (service) => {
  await measureSpeed(service, service.engine, labelled ?? (await titlesOfCompanies(service.database)));
});

/** Any titles as companies call them, the same ones each time. */
async function titlesOfCompanies(database: Database): Promise<string[]> {
  const rows = await database.query<{ title: string }>({
    text: 'SELECT min(title) AS title FROM title_observations WHERE company_uid IS NOT NULL GROUP BY title_key ORDER BY md5(title_key) LIMIT $1',
    values: [TITLES],
  });
  return rows.map(({ title }) => title);
}
