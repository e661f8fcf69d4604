import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainKnownTitles } from '../../src/conversion/titles/evidence/train-known-titles.ts';
import { normalizeTitle } from '../../src/conversion/titles/normalize.ts';
import { parseTitle } from '../../src/conversion/titles/parsed-title.ts';
import { rankInterpretations } from '../../src/conversion/titles/rank-interpretations.ts';
import { SEARCH_RANKING_DEFAULTS } from '../../src/conversion/titles/search-ranking.ts';
import { modelOf } from '../../src/conversion/titles/title-model.ts';
import { packEmployment } from '../../src/conversion/titles/evidence/employment.ts';
import { readEmploymentFacts } from '../../src/store/employment-facts.ts';
import type { Database } from '../../src/store/pool.ts';
import { readTitleFacts } from '../../src/store/title-facts.ts';
import { readTable } from '../../src/tables/read-table.ts';
import { TableError, type Problem } from '../../src/tables/row.ts';

const TITLES = 'onet_alt_holdout_dev.tsv';
/** The keys of the titles of both halves, which must not be known. */
const KEYS = 'alt_holdout_keys.json';
const GROUP = 7;
const FIRST = 5;

/**
 * How often titles of the O*NET database get their occupation if it does not have them. Without the search engine, which has them. Undefined if the folder of the
 * labeled sets has no such titles.
 */
export async function measureHeldOutTitles(database: Database, folder: string): Promise<Record<string, string> | undefined> {
  if (![TITLES, KEYS].every((name) => existsSync(join(folder, name)))) return undefined;
  const problems: Problem[] = [];
  const rows = readTable(join(folder, TITLES), ['title', 'soc6', { name: 'also', optional: true }], problems, { otherColumns: 'any' });
  const titles = rows.map((row) => ({ title: row.get('title'), group: row.get('soc6'), also: row.list('also') }));
  if (problems.length > 0) throw new TableError('The titles that are held out are invalid', problems);
  const heldOut = new Set(JSON.parse(readFileSync(join(folder, KEYS), 'utf8')) as string[]);
  const facts = await readTitleFacts(database);
  const knownTitles = await trainKnownTitles({ ...facts, reference: facts.reference.filter(({ title }) => !heldOut.has(keyOf(title))) });
  const model = await modelOf(database, { knownTitles, employment: packEmployment(await readEmploymentFacts(database), knownTitles.codes) });
  const corpus = new Set(facts.corpus.map(({ title }) => keyOf(title)));
  const ranked = titles.map(({ title, ...of }) => {
    const { candidates } = rankInterpretations(
      model,
      parseTitle(model.knownTitles, normalizeTitle(title)),
      { exact: [], lexical: [] },
      SEARCH_RANKING_DEFAULTS,
      undefined,
    );
    return { ...of, isInCorpus: corpus.has(keyOf(title)), groups: [...new Set(candidates.map(({ document }) => document.onet_code.slice(0, GROUP)))] };
  });
  const share = (of: typeof ranked, holds: (one: (typeof ranked)[number]) => boolean): string => (of.filter(holds).length / of.length).toFixed(3);
  const unknown = ranked.filter(({ isInCorpus }) => !isInCorpus);
  return {
    titles: String(ranked.length),
    'top-1': share(ranked, ({ groups, group }) => groups[0] === group),
    'top-5': share(ranked, ({ groups, group }) => groups.slice(0, FIRST).includes(group)),
    'any of its occupations': share(ranked, ({ groups, group, also }) => groups[0] === group || also.includes(groups[0] ?? '')),
    'top-1 of those that the corpus does not have': share(unknown, ({ groups, group }) => groups[0] === group),
  };
}

/** As the keys of the held-out titles are written. */
const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9&+#]+/gu, ' ')
    .trim();
