import { queryFor } from './pure-translation.ts';

const PHRASES: readonly (readonly [string, string])[] = [
  ['that pay no more than 40k', 'PAY <= 40000'],
  ['that pay no less than 40k', 'PAY >= 40000'],
  ['with pay not above $40,000', 'PAY <= 40000'],
  ['that pay at most 40k', 'PAY <= 40000'],
  ['paying up to 40k', 'PAY <= 40000'],
  ['that pay under 40k', 'PAY < 40000'],
  ['with a maximum pay of 40k', 'PAY <= 40000'],
  ['with a minimum pay of 40k', 'PAY >= 40000'],
  ['with pay capped at 40k', 'PAY <= 40000'],
  ['with a pay ceiling of 40k', 'PAY <= 40000'],
  ['that pay 40k or less', 'PAY <= 40000'],
  ['that pay 40k tops', 'PAY <= 40000'],
  ['that pay between 40k and 60k', 'PAY BETWEEN 40000 AND 60000'],
];

it.each(['clusters', 'occupations', 'jobs'].flatMap((subject) => PHRASES.map(([phrase, bound]) => [`${subject} ${phrase}`, bound])))(
  'the clusters with such pay: %s',
  async (question, bound) => {
    expect(await queryFor(question)).toBe(`LIST CLUSTERS WHERE ${bound}`);
  },
);

it.each(PHRASES)('next jobs %s', async (phrase, bound) => {
  expect(await queryFor(`next jobs for a welder ${phrase}`)).toBe(
    `LIST DESTINATION_CLUSTERS FOR OCCUPATION "51-4121.00" WHERE ${bound.replace('PAY', 'WAGE_P75_AT_10Y')}`,
  );
});

it.each([
  ['highest paying clusters under 60k', 'LIST CLUSTERS WHERE PAY < 60000 ORDER BY PAY'],
  ['lowest paying clusters over 60k', 'LIST CLUSTERS WHERE PAY > 60000 ORDER BY PAY ASC'],
  ['the fifteen best decorated employers in Wisconsin', 'LIST COMPANIES WHERE STATE IS "Wisconsin" ORDER BY BADGE_COUNT LIMIT 15'],
])('keeps the order: %s', async (question, query) => {
  expect(await queryFor(question)).toBe(query);
});
