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
  ['with pay capped at 80000', 'PAY <= 80000'],
  ['with pay limited to 80000', 'PAY <= 80000'],
  ['with salaries limited to 60k', 'PAY <= 60000'],
  ['earn less than 30k', 'PAY < 30000'],
  ['that earn less than 30k', 'PAY < 30000'],
  ['earning at least 70k', 'PAY >= 70000'],
  ['making over 100k', 'PAY > 100000'],
  ['that make over 100k', 'PAY > 100000'],
  ['that draw 100k or more', 'PAY >= 100000'],
  ['with wages below 35000', 'PAY < 35000'],
  ['with pay from 50k to 70k', 'PAY BETWEEN 50000 AND 70000'],
  ['where staff earn over 90k', 'PAY > 90000'],
  ['whose workers make less than 30k', 'PAY < 30000'],
  ['that earn six figures', 'PAY >= 100000'],
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

it('counts the clusters with such pay', async () => {
  expect(await queryFor('how many occupations earn less than 30k')).toBe('COUNT CLUSTERS WHERE PAY < 30000');
});
