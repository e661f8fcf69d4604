import { asValid, withoutLooseQuote, withoutSlips } from '../../../src/dsl/correction/slips.ts';

it.each([
  ['LIST COMPANIES WHERE STATE IS Ohio"', 'LIST COMPANIES WHERE STATE IS "Ohio"'],
  ['LIST COMPANIES WHERE STATE IS "Ohio AND CITY IS "Akron"', 'LIST COMPANIES WHERE STATE IS "Ohio" AND CITY IS "Akron"'],
  ['LIST COMPANIES WHERE STATE IN ("Ohio, "Texas")', 'LIST COMPANIES WHERE STATE IN ("Ohio", "Texas")'],
  // At the end, the pieces read it as closed.
  ['LIST COMPANIES WHERE STATE IS "Ohio', undefined],
  ['LIST COMPANIES WHERE STATE IS "Ohio"', undefined],
  // Longer than any query: looking for the place would take the square of the spaces.
  [`LIST COMPANIES WHERE STATE IS${' '.repeat(60_000)}Ohio"`, undefined],
])('%s: the quote that is missing', (query, closed) => {
  expect(withoutLooseQuote(query)).toBe(closed);
});

it.each([
  ['LSIT COMPNAIES', 'LIST COMPANIES'],
  ['GTE COMPANY "Walmart"', 'GET COMPANY "Walmart"'],
  ['LIST COMPANIES WERE STATE IS "Ohio"', 'LIST COMPANIES WHERE STATE IS "Ohio"'],
])('%s is a slip of a valid query', (query, meant) => {
  expect(asValid(query, (one) => one === meant)).toBe(meant);
});

it('texts in quotes, English words, and queries with many slips stay as they are', async () => {
  expect(asValid('LIST COMPANIES WHERE NAME CONTAINS "LSIT"', () => true)).toBeUndefined();
  expect(asValid('LSIT LSIT LSIT LSIT LSIT', () => true)).toBeUndefined();
  expect(await withoutSlips('fro company')).toEqual([]);
});
