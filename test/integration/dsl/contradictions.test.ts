import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

it.each([
  ['GET WAGES FOR CLUSTER 75 WHERE YEARS_IN IS 5 AND YEARS_IN IS 10', 'YEARS_IN IN (5, 10)'],
  ['LIST COMPANIES WHERE STATE IS "Ohio" AND STATE IS "Texas"', 'STATE IN ("Ohio", "Texas")'],
  ['LIST COMPANIES WHERE OVERALL_BADGE IS "Gold" AND BADGE_COUNT IS 3 AND BADGE_COUNT IN (4)', 'BADGE_COUNT IN (3, 4)'],
])('names the two conditions of %s that no row meets, and the fix', async (query, fix) => {
  const { status, body } = await ask(query);
  expect({ status, rows: body.data }).toEqual({ status: 200, rows: [] });
  expect(body.suggestion).toContain('must both be true of a row.');
  expect(body.suggestion).toContain(`write ${fix}.`);
  expect(body.dsl_suggestions[0]).toContain(fix);
  expect((await ask(body.dsl_suggestions[0])).body.count).toBeGreaterThan(0);
});

it('says nothing of the same value twice, and of other fields', async () => {
  expect((await ask('GET WAGES FOR CLUSTER 75 WHERE YEARS_IN IS 5 AND YEARS_IN IN (5, 10)')).body.suggestion).toBeUndefined();
  expect((await ask('LIST COMPANIES WHERE STATE IS "Nowhere" AND OVERALL_BADGE IS "Gold"')).body.suggestion).not.toContain('must both');
});

it.each(['GET WAGES FOR CLUSTER 75', 'GET WAGE_PROGRESSION FOR CLUSTER 75'])('%s refuses a minimum above the maximum', async (form) => {
  const { status, body } = await ask(`${form} WHERE YEARS_IN > 8 AND YEARS_IN < 3`);
  expect(status).toBe(400);
  expect(body.error.message).toBe('YEARS_IN > 8 AND YEARS_IN < 3 match nothing');
});
