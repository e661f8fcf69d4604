import { companyRequests } from '../src/conversion/companies/requests.ts';
import { readTyped } from '../src/conversion/companies/score.ts';
import { loadGazetteer } from '../src/gazetteer/current-gazetteer.ts';
import { Vocabulary } from '../src/conversion/companies/vocabulary.ts';
import type { Database } from '../src/store/pool.ts';
import { Client, printPercentiles, withRunningService, type RunningService } from './running-service.ts';

const NAMES = 60;
/** Prefixes of one turn. Each goes to the engine, to the service, and to the service again. */
const AT_ONCE = 20;
const MOST_NOT_CACHED = 2.5;
const MOST_CACHED = 0.6;

/** A half-typed text: the path to request from the service, and the query that the service would send to the engine. */
interface Typed {
  readonly path: string;
  readonly raw: { readonly path: string; readonly body: string };
}

/**
 * `npm run bench:typeahead`: measures half-typed titles and company names three ways, in turns, by one client, in one run: OpenSearch with the
 * leanest query that could answer (companies: the queries that the service sends); the service, with authentication, limits, and ranking; and the service again with the same text.
 */
async function measure(running: RunningService): Promise<void> {
  await measureKind('titles', running, await titlesTyped(running));
  await measureKind('companies', running, await companiesTyped(running));
}

async function measureKind(kind: string, { url, caller, opensearchUrl, progress }: RunningService, typed: readonly Typed[]): Promise<void> {
  const [toService, toEngine] = [new Client(), new Client()];
  const askService = async ({ path }: Typed): Promise<number> => (await toService.ask(`${url}${path}`, caller)).milliseconds;
  const askRaw = async ({ raw }: Typed): Promise<number> =>
    (await toEngine.ask(`${opensearchUrl}${raw.path}`, { 'content-type': 'application/x-ndjson' }, { body: raw.body })).milliseconds;
  // The warm-up uses other texts, because the service must not have seen the measured ones.
  const [warm, measured] = [typed.filter((_, i) => i % 4 === 0), typed.filter((_, i) => i % 4 !== 0)];
  for (const one of warm) {
    await askRaw(one);
    await askService(one);
  }
  const [raw, first, again]: [number[], number[], number[]] = [[], [], []];
  const ratios: { first: number; again: number }[] = [];
  await progress.step(`Asking for ${kind}`, async (tick) => {
    for (let start = 0; start < measured.length; start += AT_ONCE) {
      const turn = measured.slice(start, start + AT_ONCE);
      const ask = async (asked: (one: Typed) => Promise<number>): Promise<number[]> => {
        const times: number[] = [];
        for (const one of turn) times.push(await asked(one));
        return times;
      };
      // The second request finds the caches of the engine filled, so the two take turns in going second.
      const rawFirst = ratios.length % 2 === 0 ? await ask(askRaw) : undefined;
      const ofFirst = await ask(askService);
      const ofRaw = rawFirst ?? (await ask(askRaw));
      const ofAgain = await ask(askService);
      raw.push(...ofRaw);
      first.push(...ofFirst);
      again.push(...ofAgain);
      ratios.push({ first: median(ofFirst) / median(ofRaw), again: median(ofAgain) / median(ofRaw) });
      tick(start + turn.length, measured.length);
    }
  });
  console.log(`\n${kind}: ${measured.length} prefixes of ${NAMES} names, one client, ${ratios.length} turns:`);
  printPercentiles({ 'raw OpenSearch': raw, 'not cached': first, cached: again });
  const ratio = (times: readonly number[]): string => `${median(times).toFixed(2)} times the raw query`;
  console.log(
    `${kind}, median of the turns: not cached ${ratio(ratios.map((turn) => turn.first))} (aim: at most ${MOST_NOT_CACHED}), ` +
      `cached ${ratio(ratios.map((turn) => turn.again))} (aim: at most ${MOST_CACHED})`,
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Every prefix of the most frequently observed titles, from the second letter on, as a person types them. */
async function titlesTyped({ database, engine }: RunningService): Promise<Typed[]> {
  const prefixes = await typedPrefixes(
    database,
    'SELECT title AS name FROM title_observations WHERE company_uid IS NULL ORDER BY observation_count DESC, title LIMIT $1',
  );
  return prefixes.map((text) => ({
    path: `/api/titleconvert?title=${encodeURIComponent(text)}`,
    raw: { path: `/${engine.alias('titles')}/_search`, body: JSON.stringify(leanest(text)) },
  }));
}

/** The leanest query that could answer while a person types: the first ten titles with words that begin like those of the text. */
const leanest = (text: string): Record<string, unknown> => ({
  size: 10,
  track_total_hits: false,
  _source: ['title', 'onet_code', 'onet_title'],
  query: { match: { 'title.prefix': { query: text, operator: 'and' } } },
});

/** Every prefix of the names of the companies with the most postings. */
async function companiesTyped({ database, engine }: RunningService): Promise<Typed[]> {
  const prefixes = await typedPrefixes(
    database,
    `SELECT company_name AS name FROM companies JOIN company_clusters USING (company_uid)
     GROUP BY company_uid ORDER BY sum(total_posting_count) DESC, company_name LIMIT $1`,
  );
  await loadGazetteer(database);
  const weights = await new Vocabulary(engine).weights('');
  const line = JSON.stringify({ index: engine.alias('aliases') });
  return prefixes.flatMap((text) => {
    const typed = readTyped(text);
    if (typed.squashed === '') return [];
    const body = companyRequests(typed, undefined, weights).map((request) => `${line}\n${JSON.stringify(request)}\n`);
    return [{ path: `/api/companyconvert?name=${encodeURIComponent(text)}`, raw: { path: '/_msearch', body: body.join('') } }];
  });
}

async function typedPrefixes(database: Database, text: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>({ text, values: [NAMES] });
  const prefixes = rows.flatMap(({ name }) => Array.from({ length: name.length - 1 }, (_, i) => name.slice(0, i + 2).toLowerCase()));
  return [...new Set(prefixes)].filter((prefix) => !prefix.endsWith(' '));
}

await withRunningService(measure);
