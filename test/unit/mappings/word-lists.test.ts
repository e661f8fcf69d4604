import { readFileSync } from 'node:fs';
import { readReplacements, readWordList } from '../../../src/conversion/word-list.ts';
import { wordKey, wordsOf } from '../../../src/text/words.ts';

const duplicates = (words: readonly string[]) => words.filter((word, i) => words.indexOf(word) !== i);
const abbreviations = readWordList('abbreviations.txt');
const synonyms = readWordList('synonyms.txt');

describe.each(['abbreviations.txt', 'synonyms.txt'])('%s', (file) => {
  const text = readFileSync(new URL(`../../../mappings/${file}`, import.meta.url), 'utf8');

  it('is comments, then sorted lines without repetition, surplus blanks and a line end', () => {
    const lines = text.split('\n');
    expect(lines.pop()).toBe('');
    const first = lines.findIndex((line) => !line.startsWith('#'));
    expect(first).toBeGreaterThan(0);
    const rules = lines.slice(first);
    expect(rules).toEqual(readWordList(file));
    expect(rules.length).toBeGreaterThan(20);
    for (const rule of rules) expect(rule).toBe(rule.replace(/\s+/gu, ' ').trim());
    const heads = rules.map((rule) => rule.split(/ => |, /u)[0]!);
    expect(heads).toEqual([...heads].sort());
    expect(duplicates(rules)).toEqual([]);
  });
});

describe.each(['city-words.txt', 'owner-titles.txt'])('%s', (file) => {
  it('is sorted, without repetition, and written as names are compared', () => {
    const lines = readWordList(file);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines).toEqual([...new Set(lines)].sort());
    for (const line of lines) expect(line).toMatch(/^(?:\* ?)?[a-z ]+[a-z](?: \*)?$/u);
  });
});

describe('abbreviations', () => {
  it.each(abbreviations)('%s', (rule) => {
    expect(rule).toMatch(/^[a-z0-9]+ => [a-z0-9]+(?: [a-z0-9]+)*$/u);
    const [short = '', long = ''] = rule.split(' => ');
    expect(wordsOf(short)).toEqual([short]);
    expect(wordKey(long)).toBe(long);
    expect(long).not.toBe(short);
  });

  it('each short form stands once', () => {
    expect(duplicates(abbreviations.map((rule) => rule.split(' => ')[0]!))).toEqual([]);
    expect(readReplacements('abbreviations.txt').size).toBe(abbreviations.length);
  });

  it('no English conjunction or preposition is taken for one', () => {
    for (const word of ['a', 'and', 'as', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
      expect(readReplacements('abbreviations.txt').has(word)).toBe(false);
  });

  it('no long form holds another short form, which would be left as it stands', () => {
    const short = readReplacements('abbreviations.txt');
    for (const long of short.values()) expect(long.split(' ').filter((word) => short.has(word))).toEqual([]);
  });
});

describe('acronyms that are whole titles', () => {
  it.each(readWordList('title-acronyms.txt'))('%s', (rule) => {
    const [short = '', long = ''] = rule.split(' => ');
    expect(short).toMatch(/^[a-z]{2,6}$/u);
    const titles = long.split(', ');
    // What is written out everywhere needs no line here, unless it stands for several titles when it is alone.
    if (titles.length === 1) expect(readReplacements('abbreviations.txt').has(short)).toBe(false);
    for (const title of titles) expect(wordKey(title)).toBe(title);
  });

  it('stand once each, sorted', () => {
    const shorts = readWordList('title-acronyms.txt').map((rule) => rule.split(' => ')[0]!);
    expect(shorts).toEqual([...new Set(shorts)].sort());
  });
});

describe('synonyms', () => {
  it.each(synonyms)('%s', (group) => {
    const names = group.split(', ');
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(wordKey(name)).toBe(name);
  });

  it('each name stands in one group, once', () => {
    expect(duplicates(synonyms.flatMap((group) => group.split(', ')))).toEqual([]);
  });

  it('no name is a short form of the abbreviations', () => {
    const short = readReplacements('abbreviations.txt');
    expect(synonyms.flatMap((group) => group.split(', ')).filter((name) => short.has(name))).toEqual([]);
  });
});

describe('informal names of jobs', () => {
  const lines = readWordList('informal-titles.txt').map((line) => line.split(' => ') as [string, string]);

  it.each(lines)('%s => %s', (informal, titles) => {
    for (const name of [informal, ...titles.split(', ')]) expect(wordKey(name)).toBe(name);
    expect(synonyms.flatMap((group) => group.split(', '))).not.toContain(informal);
  });

  it('stand once each, sorted', () => {
    const informal = lines.map(([name]) => name);
    expect(informal).toEqual([...new Set(informal)].sort());
  });
});
