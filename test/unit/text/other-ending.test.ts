import { hasOtherEnding } from '../../../src/text/other-ending.ts';

it.each([
  ['Atlantis', 'Atlanta', true],
  ['Atlantis', 'Atlantic City', true],
  ['Portlandia', 'Portland', true],
  ['Atlannta', 'Atlanta', false],
  ['Houstin', 'Houston', false],
  ['Pensylvania', 'Pennsylvania', false],
  ['Cincinatti', 'Cincinnati', false],
  ['Pittsburg', 'Pittsburgh', false],
  ['Jacksonv', 'Jacksonville', false],
  ['Portlands', 'Portland', false],
  ['Ohioo', 'Ohio', false],
  ['Dallas', 'Dallas', false],
])('%s has another ending than %s: %s', (given, name, isOther) => {
  expect(hasOtherEnding(given, name)).toBe(isOther);
});
