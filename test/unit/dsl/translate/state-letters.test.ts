import { queryFor } from './pure-translation.ts';

it.each([
  ['banks OH gold growth', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" AND BADGE_GROWTH IS "Gold"'],
  ['banks, OH, gold', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" AND OVERALL_BADGE IS "Gold"'],
  ['retailers OK platinum', 'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND STATE IS "Oklahoma" AND OVERALL_BADGE IS "Platinum"'],
  ['banks in oh', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
  ['banks in OR', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Oregon"'],
  ['banks outside OH', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS NOT "Ohio"'],
  ['banks in Texas, OH and OK', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IN ("Texas", "Ohio", "Oklahoma")'],
  ['hospitals in Portland ME', 'LIST COMPANIES WHERE INDUSTRY IS "Hospitals and Health Systems" AND CITY IS "Portland" AND STATE IS "Maine"'],
  ['ME hospitals', 'LIST COMPANIES WHERE STATE IS "Maine" AND INDUSTRY IS "Hospitals and Health Systems"'],
  ['nurse jobs HI', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE STATE IS "Hawaii"'],
  // Words, and no letters of a state.
  ['OK, banks in Texas', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas"'],
  ['ok banks in texas', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas"'],
  ['banks in Texas, OK?', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas"'],
  ['HI there, banks in Ohio', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
  ['hospitals OR banks', 'LIST COMPANIES WHERE INDUSTRY IN ("Hospitals and Health Systems", "Banking")'],
  ['hospitals IN Ohio', 'LIST COMPANIES WHERE INDUSTRY IS "Hospitals and Health Systems" AND STATE IS "Ohio"'],
  ['show ME banks', 'LIST COMPANIES WHERE INDUSTRY IS "Banking"'],
])('%s', async (question, query) => {
  expect(await queryFor(question)).toBe(query);
});
