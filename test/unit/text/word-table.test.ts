import { wordTable } from '../../../src/text/word-table.ts';

it('finds its own words only', () => {
  const table = wordTable<number>({ half: 50 });
  expect(['half', 'constructor', 'toString', '__proto__'].map((word) => table[word])).toEqual([50, undefined, undefined, undefined]);
  expect('constructor' in table).toBe(false);
});
