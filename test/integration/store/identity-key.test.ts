import { readConfig } from '../../../src/config/config.ts';
import { withoutAccents } from '../../../src/text/accents.ts';
import { identityKey } from '../../../src/text/identity-key.ts';
import { Database } from '../../../src/store/pool.ts';

let database: Database;
beforeAll(() => {
  database = new Database(process.env['TEST_POSTGRES_URL']!, readConfig({}), () => undefined);
});
afterAll(() => database.close());

async function keysInSql(names: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ key: string }>({
    text: 'SELECT identity_key(name) AS key FROM unnest($1::text[]) WITH ORDINALITY AS names (name, place) ORDER BY place',
    values: [names],
  });
  return rows.map(({ key }) => key);
}

describe('SQL and TypeScript give the same identity key', () => {
  it.each([
    ['case', 'ACME Corporation', 'acme corporation'],
    ['white space around and between', '  Acme \t\n Corp\u00A0 ', 'acme corp'],
    ['white space of other scripts', 'Acme\u3000Corp\u2003Inc\u1680Ltd\u2028X', 'acme corp inc ltd x'],
    ['next line, which is white space', 'Acme\u0085Corp', 'acme corp'],
    ['a byte order mark, which nobody sees', '\uFEFFAcme', 'acme'],
    ['a separator control, which is none', 'Acme\u001CCorp', 'acme\u001Ccorp'],
    ['a zero-width space and a soft hyphen, which nobody sees', 'Ac\u200Bm\u00ADe', 'acme'],
    ['the apostrophes of phones', 'McDonald’s Lowe´s Kohl‘s Macyʼs', "mcdonald's lowe's kohl's macy's"],
    ['the quotation marks of word processors', '“Acme„ ‟Corp”', '"acme" "corp"'],
    ['dashes, and a hyphen that does not break', 'Chick–fil—A Coca\u2011Cola Wal−Mart', 'chick-fil-a coca-cola wal-mart'],
    ['three dots as one character', 'Acme…', 'acme...'],
    ['a composed and a decomposed accent', 'Nestle\u0301', 'nestlé'],
    ['full-width letters', 'ＡＣＭＥ', 'acme'],
    ['ligatures', 'Oﬃce ﬁrst', 'office first'],
    ['Roman numerals and circled numbers', 'Henry Ⅷ ①', 'henry viii 1'],
    ['fractions and superscripts', '½ m²', '1⁄2 m2'],
    ['the trademark sign', 'Acme™', 'acmetm'],
    ['a final sigma', 'ΟΔΟΣ', 'οδος'],
    ['a dotted capital I', 'İş', 'i̇ş'],
    ['sharp s', 'STRAßE ẞ', 'straße ß'],
    ['Cyrillic', 'ЯНДЕКС', 'яндекс'],
    ['punctuation', `AT&T Inc. "O'Reilly" / C++ \\ 50%_`, `at&t inc. "o'reilly" / c++ \\ 50%_`],
    ['an emoji', 'Café 🙂', 'café 🙂'],
    ['nothing but white space', ' \t ', ''],
    ['nothing', '', ''],
  ])('%s', async (_, name, key) => {
    expect(identityKey(name)).toBe(key);
    expect(await keysInSql([name])).toEqual([key]);
  });

  it('for every character of the basic plane that both know', async () => {
    // Letters that are newer than Unicode 10 (the oldest ICU that a packaged PostgreSQL brings) have no lower case there.
    const newer = /[\u1C80-\u1CBF\u2C2F\u2C5F\uA7AE-\uA7FF]/;
    const names = Array.from({ length: 0xffff }, (_, i) => i + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => `A${String.fromCharCode(code)}b`)
      .filter((name) => !newer.test(name));
    const inSql = await keysInSql(names);
    expect(names.filter((name, i) => identityKey(name) !== inSql[i])).toEqual([]);
  });

  it('for every name of the dataset', async () => {
    const rows = await database.query<{ name: string; key: string }>({
      text: `SELECT company_name AS name, name_key AS key FROM companies UNION ALL SELECT alias, alias_key FROM company_aliases
             UNION ALL SELECT title, title_key FROM title_observations`,
    });
    expect(rows.length).toBeGreaterThan(10_000);
    expect(rows.filter(({ name, key }) => identityKey(name) !== key)).toEqual([]);
  });
});

it('SQL and TypeScript take the same accents off', async () => {
  const names = [
    'nestlé',
    'são paulo',
    'łódź',
    'straße',
    'año',
    'crème brûlée',
    ...Array.from({ length: 0x2ff }, (_, i) => identityKey(String.fromCodePoint(i + 1))),
  ];
  const rows = await database.query<{ plain: string }>({
    text: 'SELECT without_accents(name) AS plain FROM unnest($1::text[]) WITH ORDINALITY AS names (name, place) ORDER BY place',
    values: [names],
  });
  expect(rows.map(({ plain }) => plain)).toEqual(names.map(withoutAccents));
  expect(names.slice(0, 2).map(withoutAccents)).toEqual(['nestle', 'sao paulo']);
});
