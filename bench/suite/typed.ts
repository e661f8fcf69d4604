import type { Database } from '../../src/store/pool.ts';

const NAMES = 300;
/** More: with many clients, a text must not be asked for twice. */
const TITLES = 3_000;
/** Limits that the same text is asked for with. Each is another answer, so a text is new again. */
const LIMITS = [10, 9, 8, 7, 6, 5];

/** What people type into a form. */
export interface Typed {
  readonly title: string;
  readonly limit: number;
}

type Kind = 'one word' | 'several words' | 'typos';
export const KINDS: readonly Kind[] = ['one word', 'several words', 'typos'];

/** Every prefix of the most frequently observed titles, from the second letter on; as many as the limits allow, each once. */
export async function typedTitles(database: Database, kind: Kind): Promise<Typed[]> {
  const names = await namesBy(
    database,
    'SELECT min(title) AS name FROM title_observations WHERE company_uid IS NULL GROUP BY title_key ORDER BY max(observation_count) DESC, 1 LIMIT $1',
    TITLES,
  );
  const prefixes = prefixesOf(names).filter((prefix) => (kind === 'one word') === !prefix.includes(' '));
  const texts = kind === 'typos' ? prefixes.filter((prefix) => prefix.length > 6).map(withTypo) : prefixes;
  return LIMITS.flatMap((limit) => shuffled(texts).map((title) => ({ title, limit })));
}

/** Names of companies with the most postings. */
export const companyNames = (database: Database): Promise<string[]> =>
  namesBy(
    database,
    `SELECT company_name AS name FROM companies JOIN company_clusters USING (company_uid) GROUP BY company_uid ORDER BY sum(total_posting_count) DESC, 1 LIMIT $1`,
  );

/** Titles that companies use, the same ones each time. */
export const companyTitles = (database: Database, count: number): Promise<string[]> =>
  namesBy(
    database,
    'SELECT min(title) AS name FROM title_observations WHERE company_uid IS NOT NULL GROUP BY title_key ORDER BY md5(title_key) LIMIT $1',
    count,
  );

async function namesBy(database: Database, text: string, count = NAMES): Promise<string[]> {
  const rows = await database.query<{ name: string }>({ text, values: [count] });
  return rows.map(({ name }) => name);
}

export function prefixesOf(names: readonly string[]): string[] {
  const prefixes = names.flatMap((name) => Array.from({ length: name.length - 1 }, (_, i) => name.slice(0, i + 2).toLowerCase()));
  return [...new Set(prefixes)].filter((prefix) => !prefix.endsWith(' '));
}

/** The same text with its fourth and fifth letter exchanged. */
export const withTypo = (text: string): string => text.slice(0, 3) + (text[4] ?? '') + (text[3] ?? '') + text.slice(5);

/** The same order each time, unrelated to that of the names. */
function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one, i) => ({ one, at: (i * 7_919) % 10_007 }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
