import { readFileSync } from 'node:fs';
import { isLegalForm } from '../../../src/conversion/companies/name-key.ts';
import { readReplacements, readWordList } from '../../../src/conversion/word-list.ts';
import { wordKey } from '../../../src/text/words.ts';

describe.each(['company-words.txt', 'site-words.txt', 'department-words.txt', 'offer-words.txt'])('%s', (file) => {
  it('is comments, then sorted lines without repetition, surplus blanks and a line end', () => {
    const lines = readFileSync(new URL(`../../../mappings/${file}`, import.meta.url), 'utf8').split('\n');
    expect(lines.pop()).toBe('');
    const rules = lines.slice(lines.findIndex((line) => !line.startsWith('#')));
    expect(rules).toEqual(readWordList(file));
    expect(rules).toEqual([...new Set(rules)].sort());
  });
});

it.each(['site-words.txt', 'department-words.txt'])('%s is written as names are compared', (file) => {
  for (const line of readWordList(file)) expect(wordKey(line)).toBe(line);
});

it('offer-words.txt has words as names are compared, sorted, on both sides of each arrow', () => {
  for (const line of readWordList('offer-words.txt')) {
    const sides = line.split(' => ').map((side) => side.split(', '));
    expect(sides).toHaveLength(2);
    for (const words of sides) {
      expect(words).toEqual([...new Set(words)].sort());
      for (const word of words) expect([word, word.includes(' ')]).toEqual([wordKey(word), false]);
    }
  }
});

describe('company-words.txt', () => {
  const words = readReplacements('company-words.txt');

  it('rewrites one word to one other, which is not rewritten again', () => {
    expect(words.size).toBe(readWordList('company-words.txt').length);
    for (const [written, compared] of words) {
      expect([written, compared]).toEqual([wordKey(written), wordKey(compared)]);
      expect(compared).not.toContain(' ');
      expect([...words.keys()]).not.toContain(compared);
    }
  });

  it('leaves legal forms alone: they are left out', () => {
    expect([...words.keys()].filter(isLegalForm)).toEqual([]);
  });
});
