import { readFileSync } from 'node:fs';
import { readFacts } from '../../seeds/facts.ts';
import { wordKey } from '../../src/text/words.ts';
import { readSet } from '../titles/sets.ts';

const TITLES = new Set(readFacts().occupations.flatMap(({ title, titles }) => [title, ...titles].map(wordKey)));
const LEARNED = readFileSync(new URL('../../training/jobs/not-jobs.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('not-jobs.tsv, from which is learned what names no job', () => {
  const keys = LEARNED.map(([, text = '']) => wordKey(text)).filter((key) => key !== '');

  it('has no title of the dataset', () => {
    expect(keys.filter((key) => TITLES.has(key))).toEqual([]);
  });

  it('has no text that a test measures with', () => {
    const measured = new Set(['third-not-jobs', 'named-things'].flatMap(readSet).map(([text = '']) => wordKey(text)));
    expect(keys.filter((key) => measured.has(key))).toEqual([]);
  });

  it('has a kind for each text', () => {
    expect(LEARNED.filter((row) => row.length !== 2 || row.some((value) => value.trim() === ''))).toEqual([]);
  });
});
