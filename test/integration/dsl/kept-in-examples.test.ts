import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

it.each([
  // Values that a field does not have, in the only condition.
  ['LIST COMPANIES WHERE OVERALL_BADGE IS Bronze LIMIT 3', 'LIST COMPANIES WHERE OVERALL_BADGE IS Ranked LIMIT 3'],
  ['LIST OCCUPATIONS WHERE AI_FLAG IS "medium" LIMIT 4', 'LIST OCCUPATIONS WHERE AI_FLAG IS "Raising the Bar" LIMIT 4'],
  ['LIST COMPANIES WHERE BADGE_COUNT IS "many" LIMIT 5', 'LIST COMPANIES WHERE BADGE_COUNT IS 4 LIMIT 5'],
  ['LIST CLUSTERS WHERE PAY > lots LIMIT 4', 'LIST CLUSTERS WHERE PAY > 90000 LIMIT 4'],
  // Next to other conditions, the one with the value is left out, and nothing is added.
  [
    'LIST OCCUPATIONS WHERE AI_FLAG IS "banana" AND JOB_LEVEL IS "Bachelor\'s Degree" ORDER BY TITLE LIMIT 3',
    'LIST OCCUPATIONS WHERE JOB_LEVEL IS "Bachelor\'s Degree" ORDER BY TITLE LIMIT 3',
  ],
  // Words that are no operators.
  ['LIST COMPANIES WHERE STATE whichever "Texas" LIMIT 3', 'LIST COMPANIES WHERE STATE IS "Texas" LIMIT 3'],
  ['LIST CLUSTERS WHERE PAY whatever of 40 LIMIT 6', 'LIST CLUSTERS WHERE PAY >= 90000 LIMIT 6'],
  ['LIST CLUSTERS WHERE PAY somewhere 40000 ORDER BY PAY LIMIT 5', 'LIST CLUSTERS WHERE PAY >= 90000 ORDER BY PAY LIMIT 5'],
  // Words where a number is expected.
  ['LIST COMPANIES FOR CLUSTER 247 ORDER BY BLEND LIMIT banana', 'LIST COMPANIES FOR CLUSTER 247 ORDER BY BLEND LIMIT 10'],
])('the example keeps the field and all that was right: %s', async (query, example) => {
  const { status, body } = await ask(query);
  expect({ status, example: body.error?.example }).toEqual({ status: 400, example });
  expect((await ask(example)).status).toBe(200);
});

it.each([
  'LIST COMPANIES WHERE OVERALL_BADGE IS "Silver" LIMIT 3',
  'LIST OCCUPATIONS WHERE AI_FLAG IS "medium"',
  'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN IS banana',
  'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 247 WHERE EXPERIENCE_LEVEL IS "banana"',
])('valid values are listed once: %s', async (query) => {
  const { error } = (await ask(query)).body;
  const all = error.valid_values.join(', ');
  expect(`${error.message} ${error.suggestion}`.split(all)).toHaveLength(2);
  // The condition that the suggestion shows is valid.
  const [, valid] = /A valid condition is (.+?)\.(?: |$)/u.exec(error.suggestion) ?? [];
  const given = query.slice(query.indexOf('WHERE') + 'WHERE '.length).replace(/ LIMIT.*/u, '');
  expect((await ask(query.replace(given, valid!))).status).toBe(200);
});

it('says which cluster a name in the example is', async () => {
  const { error } = (await ask('LIST COMPANIES FOR CLUSTER "nurses" LIMIT 5')).body;
  expect(error.example).toBe('LIST COMPANIES FOR CLUSTER 247 LIMIT 5');
  expect(error.suggestion).toContain('"nurses" is Registered Nurses (in cluster 247).');
});

it.each([
  ['Nosuch', []],
  ['Bike', ['Nike']],
  ['Walmrt', ['Walmart']],
])('employers with a similar name to "%s"', async (name, near) => {
  const { suggestion } = (await ask(`LIST COMPANIES WHERE COMPANY IS "${name}"`)).body;
  const named = [...(suggestion.split('did you mean')[1] ?? '').matchAll(/"([^"]+)"/gu)].map(([, one]) => one);
  expect(named).toEqual(expect.arrayContaining(near));
  if (near.length === 0) expect(named).toEqual([]);
});
