import { readFileSync } from 'node:fs';
import { indexDefinition } from '../../../indexer/definitions.ts';
import { readWordList } from '../../../src/conversion/word-list.ts';
import { DOCUMENT_KINDS } from '../../../src/catalog/document-kinds.ts';

interface Mapping {
  readonly type?: string;
  readonly dynamic?: string;
  readonly analyzer?: string;
  readonly search_analyzer?: string;
  readonly properties?: Readonly<Record<string, Mapping>>;
  readonly fields?: Readonly<Record<string, Mapping>>;
}
interface Analysis {
  readonly char_filter: Readonly<Record<string, unknown>>;
  readonly filter: Readonly<Record<string, { readonly synonyms?: readonly string[] }>>;
  readonly analyzer: Readonly<Record<string, { readonly char_filter: readonly string[]; readonly filter: readonly string[] }>>;
}

const BUILT_IN_FILTERS = ['lowercase', 'asciifolding'];
const analysis = (): Analysis => indexDefinition('titles').settings['analysis'] as Analysis;

/** A mapping and everything inside it. */
function within(mapping: Mapping): Mapping[] {
  return [mapping, ...[...Object.values(mapping.properties ?? {}), ...Object.values(mapping.fields ?? {})].flatMap(within)];
}

it('analysis.json is JSON with the three kinds of parts', () => {
  const file = JSON.parse(readFileSync(new URL('../../../mappings/analysis.json', import.meta.url), 'utf8')) as object;
  expect(Object.keys(file)).toEqual(['char_filter', 'filter', 'analyzer']);
});

describe.each(DOCUMENT_KINDS)('the index of %s', (kind) => {
  const { settings, mappings } = indexDefinition(kind);
  const all = within(mappings);

  it('is strict, as is everything with fields inside it', () => {
    expect((mappings as Mapping).dynamic).toBe('strict');
    for (const { properties, dynamic } of all) if (properties !== undefined) expect(dynamic).toBe('strict');
  });

  it('names only analyzers that exist', () => {
    // Besides those of this folder, one that the engine has: the whole text as one word.
    const known = [...Object.keys(analysis().analyzer), 'keyword'];
    const named = all.flatMap(({ analyzer, search_analyzer }) => [analyzer, search_analyzer]).filter((name) => name !== undefined);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has every text analyzed on purpose', () => {
    for (const { type, analyzer } of all) if (type === 'text') expect(analyzer).toBeDefined();
  });

  it('carries the whole analysis, in one shard', () => {
    expect(settings).toMatchObject({ number_of_shards: 1, analysis: analysis() });
  });
});

it('analyzers use only filters that exist', () => {
  const { analyzer, filter, char_filter } = analysis();
  for (const part of Object.values(analyzer)) {
    for (const name of part.filter) expect([...Object.keys(filter), ...BUILT_IN_FILTERS]).toContain(name);
    for (const name of part.char_filter) expect(Object.keys(char_filter)).toContain(name);
  }
});

it('synonyms are the lines of both files; a short form is kept next to its long form', () => {
  const rules = analysis().filter['title_synonyms']?.synonyms;
  expect(rules).toHaveLength(readWordList('synonyms.txt').length + readWordList('abbreviations.txt').length);
  expect(rules).toContain('rn => rn, registered nurse');
  expect(rules).toContain('bus driver, coach operator');
});
