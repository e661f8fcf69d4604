import { plainEnglishIn } from '../../../../src/dsl/translate/plain-english.ts';

it.each([
  'companies in Texas',
  'How much do nurses make?',
  'list all the companies in texas',
  'get me the wages of nurses',
  'which banks have a Platinum badge',
  "what is Walmart's rating",
  'LIST companies that are not banks',
])('%s is plain English', (text) => {
  expect(plainEnglishIn(text)).toBe('surely');
});

it.each([
  'LIST COMPANIES WHERE STATE IS "Texas',
  'LIST JOBS',
  'LSIT COMPANIES',
  'GET WAGES FOR "registered nurse"',
  'list companies where state = texas',
  'SELECT * FROM companies WHERE state = 1',
  'walmart',
  'LIST EARLY_CAREER_COMPANY',
  'LIST COMPANIES WHERE STATE IS',
  'LIST COMPANIES IN OHIO',
  '# only a comment',
  'TITLECONVERT ["a", "b"',
])('%s is a query with a mistake', (text) => {
  expect(plainEnglishIn(text)).toBe('not');
});

it.each(['list companys', 'get wages for nurse', 'list banks in Texas', 'count banks', 'LIST banks in Texas', 'COUNT BANKS IN TEXAS'])(
  '%s may be either',
  (text) => {
    expect(plainEnglishIn(text)).toBe('perhaps');
  },
);
