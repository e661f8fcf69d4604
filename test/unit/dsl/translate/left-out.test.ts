import { queryFor } from './pure-translation.ts';

it.each([
  // Where it does is the opposite.
  ['metros where Target does not hire', undefined],
  // The welders are not left out.
  ['companies headquartered outside Texas that hire welders', 'LIST COMPANIES FOR OCCUPATION "51-4121.00" WHERE STATE IS NOT "Texas"'],
  ['companies headquartered outside Texas that hire welders in Ohio', 'LIST COMPANIES FOR OCCUPATION "51-4121.00" WHERE STATE IS "Ohio"'],
  ['retailers but not Target', 'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND COMPANY IS NOT "Target"'],
  ['retailers except target', 'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND COMPANY IS NOT "Target"'],
])('%s', async (question, query) => {
  expect(await queryFor(question)).toBe(query);
});
