import { readFileSync } from 'node:fs';
import { LARGE_METRO, sizeOfMetro } from '../../../src/catalog/metro-sizes.ts';
import { LAST_TENURE_YEAR, TENURE_LEVELS, TENURE_YEARS } from '../../../src/catalog/tenure.ts';

it('years of tenure are those that the table of wages accepts', () => {
  const schema = readFileSync(new URL('../../../migrations/0001_canonical-tables.sql', import.meta.url), 'utf8');
  expect(schema).toContain(`CHECK (years_in BETWEEN ${TENURE_YEARS[0]} AND ${LAST_TENURE_YEAR})`);
  expect(TENURE_LEVELS).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

it('a metro area is large from one million people on', () => {
  expect([sizeOfMetro(LARGE_METRO - 1), sizeOfMetro(LARGE_METRO)]).toEqual(['Small/Medium', 'Large']);
});
