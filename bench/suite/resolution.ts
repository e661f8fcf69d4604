import type { RunningService } from '../running-service.ts';
import { asking, askingDsl, askingEngine } from './clients.ts';
import { compare, type Effort } from './compare.ts';
import { distinctTitles, take } from './distinct-titles.ts';
import { printTable, type Row } from './report.ts';
import { companyNames, companyTitles, prefixesOf, withTypo } from './typed.ts';

const BATCH = 200;
/** Single titles, so many that few are asked for twice. */
const TITLES = 4_000;

/** Company lookup and search, and whole titles, single and in batches, each with a lean query of the engine. */
export async function measureResolution(service: RunningService, efforts: readonly Effort[]): Promise<void> {
  const [ask, askEngine] = [asking(service), askingEngine(service)];
  const names = await companyNames(service.database);
  const titles = await companyTitles(service.database, TITLES);
  const index = (kind: 'aliases' | 'companies' | 'titles'): string => `/${service.engine.alias(kind)}/_search`;
  const lookups: readonly Lookup[] = [
    {
      what: 'company lookup, prefixes and names',
      texts: [...prefixesOf(names).filter((_, i) => i % 4 === 0), ...names],
      lean: (text) => [index('aliases'), lean('name.prefix', text, ['company_uid', 'company_name'])],
      path: (text) => `/api/companyconvert?name=${text}`,
    },
    {
      what: 'company lookup, typos',
      texts: names.filter(({ length }) => length > 6).map((name) => withTypo(name.toLowerCase())),
      lean: (text) => [index('aliases'), lean('name', text, ['company_uid', 'company_name'], { fuzziness: 1 })],
      path: (text) => `/api/companyconvert?name=${text}`,
    },
    {
      what: 'company search',
      texts: [...new Set(names.flatMap((name) => name.split(' ')))].filter(({ length }) => length > 3),
      lean: (text) => [index('companies'), lean('company_name.prefix', text, ['company_uid'])],
      path: (text) => `/api/companies/search?q=${text}&limit=10`,
    },
    {
      what: 'whole title',
      texts: titles,
      lean: (text) => [index('titles'), lean('title.stem', text, ['title', 'onet_code'], { operator: 'or' })],
      path: (text) => `/api/titleconvert?_fast=false&title=${text}`,
    },
  ];
  const rows: Row[] = [];
  for (const { what, texts, lean: leanOf, path } of lookups) {
    const at = (turn: number): string => texts[turn % texts.length] ?? '';
    for (const effort of efforts) {
      const measured = await compare(
        [
          { name: 'engine, lean query', ask: (turn, client) => askEngine(...leanOf(at(turn)), client) },
          { name: 'service', ask: (turn, client) => ask(path(encodeURIComponent(at(turn))), client) },
        ],
        effort,
      );
      rows.push({ what, clients: effort.clients, measured });
    }
  }
  printTable(rows);
  await measureBatch(service, titles, efforts[0]?.seconds ?? 1);
}

interface Lookup {
  readonly what: string;
  readonly texts: readonly string[];
  /** Path and body of the leanest query that could answer. */
  readonly lean: (text: string) => [path: string, body: string];
  /** The path of the service. `text` is encoded. */
  readonly path: (text: string) => string;
}

function lean(field: string, query: string, source: readonly string[], more: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ size: 10, track_total_hits: false, _source: source, query: { match: { [field]: { query, operator: 'and', ...more } } } });
}

/** One batch of 200 titles, 200 single calls one after another, and one multi-search of 200, which ranks nothing. */
async function measureBatch(service: RunningService, titles: readonly string[], seconds: number): Promise<void> {
  const [ask, askDsl, askEngine] = [asking(service), askingDsl(service), askingEngine(service)];
  // New ones each time, so that nobody answers from a cache.
  const fresh = distinctTitles(titles);
  const header = JSON.stringify({ index: service.engine.alias('titles') });
  const batch = (texts: readonly string[]): string => `TITLECONVERT [${texts.map((title) => JSON.stringify(title)).join(', ')}] LIMIT 10`;
  const plain = (texts: readonly string[]): string =>
    texts.map((title) => `${header}\n${lean('title.stem', title, ['title', 'onet_code'], { operator: 'or' })}\n`).join('');
  const measured = await compare(
    [
      {
        name: `${BATCH} single calls`,
        ask: async () => {
          for (const title of take(fresh, BATCH)) await ask(`/api/titleconvert?_fast=false&title=${encodeURIComponent(title)}`, 0);
        },
      },
      { name: 'one batch', ask: () => askDsl(batch(take(fresh, BATCH)), 0) },
      { name: 'one plain _msearch', ask: () => askEngine('/_msearch', plain(take(fresh, BATCH)), 0) },
    ],
    { clients: 1, seconds: Math.max(8, 4 * seconds) },
  );
  printTable([{ what: `${BATCH} titles`, clients: 1, measured }], { 'one batch': 0.2 });
  const [, one, multi] = measured;
  if (one !== undefined && multi !== undefined) console.log(`A batch takes ${(one.p50 / multi.p50).toFixed(2)} times a plain _msearch (aim: at most 2).\n`);
}
