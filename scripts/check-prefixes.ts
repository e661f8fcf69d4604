import { Client, withRunningService } from '../bench/running-service.ts';
import { typeCompany, countSharing, MOST_COMPANIES, type KnownCompany, type ShownCompany } from '../test/prefixes/companies.ts';
import { MOST_FREQUENT_TITLES, typeTitle, type KnownTitle, type ShownTitle } from '../test/prefixes/titles.ts';

/**
 * Types the thousand most frequent titles and all companies letter by letter into a private service, and prints results that vanish, jump, or change with a
 * trailing space. Exits with 1 if there are any. The tests do the same with some of the names.
 */
const TITLES = 1000;

let problemsFound = 0;
await withRunningService(async ({ url, caller, database, progress }) => {
  const client = new Client();
  const asked = new Map<string, string>();
  const ask = async <T>(path: string): Promise<readonly T[]> => {
    const body = asked.get(path) ?? (await client.ask(`${url}${path}`, caller)).body;
    asked.set(path, body);
    return (JSON.parse(body) as { data: readonly T[] }).data;
  };
  const titleAnswers = (text: string): Promise<readonly ShownTitle[]> => ask(`/api/titleconvert?limit=100&title=${encodeURIComponent(text)}`);
  const companyAnswers = (text: string, minScore = 0.6): Promise<readonly ShownCompany[]> =>
    ask(`/api/companyconvert?limit=${MOST_COMPANIES}&min_score=${minScore}&name=${encodeURIComponent(text)}`);

  // The first whole title waits until the title model is loaded. Before that, known titles have another probability.
  await client.ask(`${url}/api/titleconvert?_fast=false&title=nurse`, caller);

  const titles = await database.query<KnownTitle>({ text: MOST_FREQUENT_TITLES, values: [TITLES] });
  const companies = await database.query<KnownCompany>({ text: 'SELECT company_uid AS uid, company_name AS name FROM companies ORDER BY company_uid' });
  const aliases = await database.query<KnownCompany>({ text: 'SELECT company_uid AS uid, alias AS name FROM company_aliases' });
  const sharing = countSharing([...companies, ...aliases]);

  const check = async <T>(kind: string, things: readonly T[], type: (thing: T) => Promise<string[]>): Promise<void> => {
    const before = asked.size;
    const problems = await progress.step(`Typing ${things.length} ${kind}`, async () => {
      const found: string[] = [];
      for (const thing of things) found.push(...(await type(thing)));
      return found;
    });
    for (const problem of new Set(problems)) console.log(problem);
    console.log(`${kind}: ${things.length} typed, ${asked.size - before} requests, ${problems.length} problems`);
    problemsFound += problems.length;
  };
  await check('titles', titles, (title) => typeTitle(title, titleAnswers));
  await check('companies', companies, (company) => typeCompany(company, companyAnswers, sharing));
});
if (problemsFound > 0) process.exit(1);
