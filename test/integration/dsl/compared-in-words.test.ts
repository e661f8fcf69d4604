import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

it.each([
  ['LIST OCCUPATIONS WHERE COMPANY_COUNT upwards of one hundred', 'LIST OCCUPATIONS WHERE COMPANY_COUNT >= 100'],
  ['LIST OCCUPATIONS WHERE COMPANY_COUNT upwards of one hundred LIMIT 5', 'LIST OCCUPATIONS WHERE COMPANY_COUNT >= 100 LIMIT 5'],
  ['LIST CLUSTERS WHERE PAY at least 1.2e5', 'LIST CLUSTERS WHERE PAY >= 120000'],
  ['LIST CLUSTERS WHERE PAY north of 1.5m', 'LIST CLUSTERS WHERE PAY > 1500000'],
  ['LIST CLUSTERS WHERE PAY > 1.5 million', 'LIST CLUSTERS WHERE PAY > 1500000'],
  ['LIST CLUSTERS WHERE PAY > a hundred and twenty thousand', 'LIST CLUSTERS WHERE PAY > 120000'],
  ['LIST CLUSTERS WHERE PAY between 1m and 1.5m', 'LIST CLUSTERS WHERE PAY BETWEEN 1000000 AND 1500000'],
  ['LIST CLUSTERS WHERE PAY IS six figures', 'LIST CLUSTERS WHERE PAY >= 100000'],
  ['LIST CLUSTERS WHERE PAY shy of 40k AND RETENTION over 80%', 'LIST CLUSTERS WHERE PAY < 40000 AND RETENTION > 0.8'],
  ['LIST CLUSTERS WHERE PAY in the neighborhood of 60k', 'LIST CLUSTERS WHERE PAY BETWEEN 54000 AND 66000'],
  ['LIST CLUSTERS WHERE PAY is around 60k', 'LIST CLUSTERS WHERE PAY BETWEEN 54000 AND 66000'],
  ['LIST CLUSTERS WHERE PAY_GROWTH in excess of 1.5x', 'LIST CLUSTERS WHERE PAY_GROWTH > 1.5'],
])('%s is %s', async (query, meant) => {
  const { body } = await ask(query);
  expect(body.error.example).toBe(meant);
  expect(body.error.suggestion).not.toContain('leaves out');
  expect((await ask(meant)).status).toBe(200);
});

it.each([
  ['LIST COMPANIES WHERE BADGE_COUNT north of 4', 'LIST COMPANIES WHERE BADGE_COUNT >= 4', 'BADGE_COUNT is never above 4.'],
  ['LIST COMPANIES WHERE BADGE_COUNT at least 5', 'LIST COMPANIES WHERE BADGE_COUNT >= 4', 'BADGE_COUNT is never above 4.'],
  ['LIST CLUSTERS WHERE RETENTION north of 110%', 'LIST CLUSTERS WHERE RETENTION >= 1', 'RETENTION is never above 1.'],
  ['LIST CLUSTERS WHERE PAY south of 0', 'LIST CLUSTERS WHERE PAY <= 0', 'PAY is never below 0.'],
  ['LIST COMPANIES WHERE OVERALL_BADGE north of Platinum', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum"', 'No OVERALL_BADGE is above Platinum.'],
])('%s says why the example has another bound', async (query, meant, reason) => {
  const { body } = await ask(query);
  expect(body.error.example).toBe(meant);
  expect(body.error.suggestion).toContain(reason);
});

it('keeps a bound strict that a number can meet, and says no reason', async () => {
  const { body } = await ask('LIST COMPANIES WHERE BADGE_COUNT north of 3');
  expect(body.error).toMatchObject({ example: 'LIST COMPANIES WHERE BADGE_COUNT > 3', suggestion: 'Write > instead of north of.' });
});

it('names a comparison that begins as a list does', async () => {
  const { body } = await ask('LIST CLUSTERS WHERE PAY in excess of 90000');
  expect(body.error.message).toBe('"in excess of" is not an operator');
});

it.each([
  ['LIST CLUSTERS WHERE PAY > 1e400', /^LIST CLUSTERS WHERE PAY /u],
  ['LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE TOTAL_POSTING_TIER !! 3', /^LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE TOTAL_POSTING_TIER /u],
])('the example of %s has the field of its condition', async (query, own) => {
  const { body } = await ask(query);
  expect(body.error.example).toMatch(own);
  expect((await ask(body.error.example)).status).toBe(200);
});
