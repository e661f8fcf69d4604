import { readdirSync, readFileSync } from 'node:fs';
import { wordLists } from '../../../src/language/word-lists.ts';

const FOLDER = new URL('../../../mappings/language/', import.meta.url);
const FILES = readdirSync(FOLDER);

/** Long enough for a few phrases, short enough to be read in a review. */
const LONGEST_LINE = 240;

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('says what it holds, and has lines that can be read', () => {
    expect(text).toMatch(/^# \S/u);
    expect(text.endsWith('\n')).toBe(true);
    expect(rows.filter((row) => row.length > LONGEST_LINE)).toEqual([]);
  });
});

describe.each(FILES.filter((file) => readFileSync(new URL(file, FOLDER), 'utf8').includes('\nlist\tphrases\n')))('%s', (file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const names = [...new Set(rows.slice(1).map((row) => row.split('\t')[0] ?? ''))];
  const lists = wordLists(file);

  it.each(names)('can be read: %s', (name) => {
    expect(lists.of(name).length).toBeGreaterThan(0);
    expect(() => lists.whole(name)).not.toThrow();
    expect(lists.of(name).filter((phrase, i, all) => all.indexOf(phrase) !== i)).toEqual([]);
  });
});
