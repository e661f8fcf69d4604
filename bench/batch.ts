import type { Database } from '../src/store/pool.ts';
import { measureSpeed } from './accuracy/speed.ts';
import { readLabelled } from './labelled-titles.ts';
import { withRunningService } from './running-service.ts';

const TITLES = 200;

/**
 * `npm run bench:batch`: compares a batch of 200 titles with 200 single calls and with one plain multi-search, on the demonstration dataset alone. The
 * titles come from a folder of labeled sets if you pass one, otherwise from the companies of the dataset.
 */
const [folder] = process.argv.slice(2);
const labelled = folder === undefined ? undefined : readLabelled(folder)?.map(({ title }) => title);
if (folder !== undefined && labelled === undefined) console.log(`${folder} does not contain the labeled sets, so titles of the dataset are used.`);

await withRunningService(async (service) => {
  await measureSpeed(service, service.engine, labelled ?? (await titlesOfCompanies(service.database)));
});

/** Titles that companies use, the same ones each time. */
async function titlesOfCompanies(database: Database): Promise<string[]> {
  const rows = await database.query<{ title: string }>({
    text: 'SELECT min(title) AS title FROM title_observations WHERE company_uid IS NOT NULL GROUP BY title_key ORDER BY md5(title_key) LIMIT $1',
    values: [TITLES],
  });
  return rows.map(({ title }) => title);
}
