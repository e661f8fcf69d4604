import { isChange, isReading } from '../../../console/src/views/query/reading-query.ts';
import { LEXER, T } from '../../../src/dsl/tokens.ts';

it.each([
  'LIST COMPANIES',
  'get hiring for company "Walmart"',
  'Count Companies',
  'SEARCH COMPANIES "ford"',
  'ANALYZE CLUSTER 75',
  'TITLECONVERT "nurse"',
  'COMPANYCONVERT "ford"',
  'CLUSTERCONVERT "nurse"',
  'VERSION',
  'HELP ADMIN',
  '# what it asks\n  # and why\r\n\tLIST COMPANIES # all',
  '# a\rLIST COMPANIES',
])('%j only reads', (query) => {
  expect(isReading(query)).toBe(true);
});

it.each([
  'UPDATE COMPANY "Walmart" SET NAME = "x"',
  '# x\nUPDATE COMPANY "Walmart" SET NAME = "x"',
  '#x\rUPDATE COMPANY "Walmart" SET NAME = "x"',
  '# LIST COMPANIES\rUPDATE COMPANY "Walmart" SET NAME = "x"',
  '#x\r\r# GET\r remove company alias "x"',
  '\u00a0\ufeff\u2028add company_alias "x"',
  'SUBMIT TITLE_PICK',
  '```\nUPDATE COMPANY "Walmart" SET NAME = "x"\n```',
  'dsl: UPDATE COMPANY "Walmart" SET NAME = "x"',
  'LISTS',
  'GET_COMPANY',
  'companies in Texas',
  '# LIST COMPANIES',
  '',
])('%j does not run by itself', (query) => {
  expect(isReading(query)).toBe(false);
});

it('the first word is the one that the query language reads first', () => {
  const verbs = [T.Update, T.Remove, T.Add, T.Submit];
  const gaps = ['', ' ', '\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '#a\n', '#a\r', '#a\u2028', '#a\u0085', '#LIST\r', '# LIST ', '#\n'];
  for (const a of gaps)
    for (const b of gaps)
      for (const verb of ['LIST', 'UPDATE', 'ADD', 'REMOVE', 'SUBMIT']) {
        const query = `${a}${b}${verb} COMPANIES`;
        const { tokens, errors } = LEXER.tokenize(query);
        const changes = errors.length === 0 && verbs.some((token) => token === tokens[0]?.tokenType);
        if (changes) expect([query, isReading(query)]).toEqual([query, false]);
        else if (errors.length === 0 && tokens[0]?.tokenType === T.List) expect([query, isReading(query)]).toEqual([query, true]);
      }
});

it.each([
  ['#x\rUPDATE COMPANY "Walmart" SET NAME = "x"', true],
  ['submit title_pick', true],
  ['LIST COMPANIES # UPDATE', false],
  ['LSIT COMPANIES', false],
])('%j: does it change data? %j', (query, expected) => {
  expect(isChange(query)).toBe(expected);
});
