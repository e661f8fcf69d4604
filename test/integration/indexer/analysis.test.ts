import { readConfig } from '../../../src/config/config.ts';
import { DOCUMENT_KINDS } from '../../../src/catalog/document-kinds.ts';
import { SearchEngine } from '../../../src/engine/client.ts';

let engine: SearchEngine;
beforeAll(() => {
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, readConfig({ OPENSEARCH_TIMEOUT_MS: '20000' }));
});
afterAll(() => engine.close());

/** What an analyzer of the title index makes of a text; several words at one place are joined by `/`, as the engine sees them. */
async function analyze(analyzer: string, text: string): Promise<string[]> {
  const response = await engine.client.indices.analyze({ index: engine.alias('titles'), body: { analyzer, text } });
  const { tokens } = response.body as unknown as { tokens: { token: string }[] };
  return tokens.map(({ token }) => token);
}

describe('words', () => {
  it.each([
    ['case', 'Registered NURSE', ['registered', 'nurse']],
    ['accents', 'Café Señor Zürich', ['cafe', 'senor', 'zurich']],
    ['ligatures and sharp s', 'Œuvre Straße', ['oeuvre', 'strasse']],
    ['C++', 'C++ Developer', ['cplusplus', 'developer']],
    ['c++ in lower case', 'senior c++ engineer', ['senior', 'cplusplus', 'engineer']],
    ['C#', 'C# Programmer', ['csharp', 'programmer']],
    ['.NET', '.NET Developer', ['dotnet', 'developer']],
    ['.Net after another word', 'Senior .Net Developer', ['senior', 'dotnet', 'developer']],
    ['R.N.', 'R.N. Case Manager', ['rn', 'case', 'manager']],
    ['longer initials', 'L.P.N. or C.N.A.', ['lpn', 'or', 'cna']],
    ['an ampersand', 'AT&T', ['at', 'and', 't']],
    ['an ampersand with blanks', 'Johnson & Johnson', ['johnson', 'and', 'johnson']],
    ['apostrophes, straight and curly', "Men's Children’s", ['mens', 'childrens']],
    ['hyphens and slashes', 'Wal-Mart Sales/Service', ['wal', 'mart', 'sales', 'service']],
    ['numbers', '3M Level 2', ['3m', 'level', '2']],
    ['nothing', ' - ', []],
  ])('%s', async (_, text, words) => {
    expect(await analyze('words', text)).toEqual(words);
  });
});

describe('word prefixes', () => {
  it('are the beginnings of every word, so that any word of a title can be typed half', async () => {
    expect(await analyze('word_prefixes', 'Night Nurse')).toEqual(['n', 'ni', 'nig', 'nigh', 'night', 'n', 'nu', 'nur', 'nurs', 'nurse']);
  });

  it('are folded like words', async () => {
    expect(await analyze('word_prefixes', 'R.N. C++')).toEqual([
      'r',
      'rn',
      ...['c', 'cp', 'cpl', 'cplu', 'cplus', 'cplusp', 'cpluspl', 'cplusplu', 'cplusplus'],
    ]);
  });

  it('end at 24 letters, but the whole word is there too', async () => {
    const word = 'electroencephalographically';
    const prefixes = await analyze('word_prefixes', word);
    expect(prefixes).toHaveLength(25);
    expect(prefixes.at(-1)).toBe(word);
  });
});

describe('stems', () => {
  it.each([
    ['Registered Nurses', 'registered nurse'],
    ['Software Developers', 'software developer'],
    ['Developing', 'Developed'],
    ['Manager', 'Managers'],
    ['Secretaries', 'Secretary'],
    ['Accounting', 'Accounted'],
  ])('«%s» and «%s» are one', async (one, other) => {
    expect(await analyze('stems', one)).toEqual(await analyze('stems', other));
  });

  it('keep different jobs apart', async () => {
    expect(await analyze('stems', 'Nurse')).not.toEqual(await analyze('stems', 'Nursery'));
  });
});

describe('synonyms and abbreviations, at search time', () => {
  it.each([
    ['lawyer', 'attorney'],
    ['attorney', 'lawyer'],
    ['programmer', 'developer'],
    ['janitor', 'custodian'],
    ['doctor', 'physician'],
    ['trucker', 'truck driver'],
    ['flight attendant', 'stewardess'],
  ])('«%s» finds «%s»', async (typed, meant) => {
    const [typedWords, meantWords] = await Promise.all([analyze('stems_and_synonyms', typed), analyze('stems', meant)]);
    expect(typedWords).toEqual(expect.arrayContaining(meantWords));
  });

  it.each([
    ['RN', 'registered nurse'],
    ['R.N.', 'registered nurse'],
    ['CPA', 'certified public accountant'],
    ['swe', 'software engineer'],
    ['mgr', 'manager'],
    ['hr coord', 'human resources coordinator'],
  ])('«%s» finds «%s», and still itself', async (typed, meant) => {
    const [typedWords, meantWords, itself] = await Promise.all([analyze('stems_and_synonyms', typed), analyze('stems', meant), analyze('stems', typed)]);
    expect(typedWords).toEqual(expect.arrayContaining([...meantWords, ...itself]));
  });

  it('a word without synonyms stays alone', async () => {
    expect(await analyze('stems_and_synonyms', 'registered nurse')).toEqual(await analyze('stems', 'registered nurse'));
  });
});

it.each(DOCUMENT_KINDS)('%s are analyzed alike', async (kind) => {
  const response = await engine.client.indices.analyze({ index: engine.alias(kind), body: { analyzer: 'words', text: 'C++ Café R.N.' } });
  const { tokens } = response.body as unknown as { tokens: { token: string }[] };
  expect(tokens.map(({ token }) => token)).toEqual(['cplusplus', 'cafe', 'rn']);
});
