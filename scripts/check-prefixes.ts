import { Client, withRunningService } from '../bench/running-service.ts';
import { typeCompany, countSharing, MOST_COMPANIES, type KnownCompany, type ShownCompany } from '../test/prefixes/companies.ts';
import { MOST_FREQUENT_TITLES, typeTitle, type KnownTitle, type TitleAnswer, type Typing } from '../test/prefixes/titles.ts';

/**
 * Types the thousand most frequent titles and all companies letter by letter into a private service, and prints contradictions between the answers,
 * and companies that vanish. Exits with 1 if there are any. The tests do the same with some of the names.
 */
const TITLES = 1000;

let problemsFound = 0;
await withRunningService(async ({ url, caller, database, progress }) => {
  const client = new Client();
  const asked = new Map<string, string>();
  const ask = async <T>(path: string): Promise<T> => {
    const body = asked.get(path) ?? (await client.ask(`${url}${path}`, caller)).body;
    asked.set(path, body);
    return JSON.parse(body) as T;
  };
  const titleAnswers = async (text: string, more = ''): Promise<TitleAnswer> => {
    const { data, disambiguation } = await ask<TitleAnswer>(`/api/titleconvert?limit=100&title=${encodeURIComponent(text)}${more}`);
    return { data, disambiguation };
  };
  const companyAnswers = async (text: string, minScore = 0.6): Promise<readonly ShownCompany[]> =>
    (await ask<{ data: readonly ShownCompany[] }>(`/api/companyconvert?limit=${MOST_COMPANIES}&min_score=${minScore}&name=${encodeURIComponent(text)}`)).data;

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
  const typings: Typing[] = [];
  await check('titles', titles, async (title) => {
    const typing = await typeTitle(title, titleAnswers);
    typings.push(typing);
    return [...typing.problems];
  });
  const beginnings = typings.reduce((sum, typing) => sum + typing.beginnings, 0);
  const lost = typings.flatMap((typing) => typing.lost);
  for (const one of lost) console.log(one);
  console.log(`${lost.length} of ${beginnings} beginnings lose the occupation`);
  console.log(`${typings.filter(({ isSteady }) => isSteady).length} of ${typings.length} titles rise steadily`);
  await check('companies', companies, (company) => typeCompany(company, companyAnswers, sharing));
});
if (problemsFound > 0) process.exit(1);
