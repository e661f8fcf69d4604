import type { Request } from 'express';
import { COMPANIES } from '../../../src/catalog/companies.ts';
import { readParameters } from '../../../src/rest/parameters.ts';
import { listParameters, listPlan } from '../../../src/rest/resource-parameters.ts';

const fields = Object.entries(COMPANIES.fields);
const sorts = Object.entries(COMPANIES.sorts);
const MODIFIERS = ['limit', 'offset', 'order_by', 'sort', 'include_score', 'expand'];
const duplicates = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);

it.each([...fields, ...sorts])('%s has names in the DSL, and in REST where it serves it, and a description', (_, { rest, dsl, description }) => {
  expect(dsl.length).toBeGreaterThan(0);
  expect(description).toMatch(/^[A-Z`].*\.$/);
  for (const name of rest) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
  for (const name of dsl) expect(name).toMatch(/^[A-Z][A-Z0-9_]*$/);
});

it('no name stands for two fields, or for a field and a modifier', () => {
  expect(duplicates([...fields.flatMap(([, { rest }]) => rest), ...MODIFIERS])).toEqual([]);
  expect(duplicates(fields.flatMap(([, { dsl }]) => dsl))).toEqual([]);
});

it('no name stands for two orders', () => {
  expect(duplicates(sorts.flatMap(([, { rest }]) => rest))).toEqual([]);
  expect(duplicates(sorts.flatMap(([, { dsl }]) => dsl))).toEqual([]);
});

it('every REST name of a field has its upper-case name in the DSL, legacy aliases aside', () => {
  for (const [, { rest, dsl }] of fields.filter(([, field]) => field.rest.length > 0)) expect(dsl).toContain(rest[0]!.toUpperCase());
});

it.each(fields)('the example of %s is accepted, under each of its names', (name, { rest, example }) => {
  for (const parameter of rest) {
    const request = { query: { [parameter]: example } } as unknown as Request;
    expect(listPlan(COMPANIES, readParameters(request, listParameters(COMPANIES), ''))).toMatchObject({ filter: { kind: 'all', of: [{ field: name }] } });
  }
});

it('an enumeration says its values', () => {
  for (const [, field] of fields) expect(field.type === 'enumeration').toBe((field.values ?? []).length > 0);
});

it('the documented parameters, limits and default order', () => {
  expect(Object.keys(listParameters(COMPANIES)).sort()).toEqual(
    [
      'industry',
      'industry_id',
      'overall_badge',
      'badge_early_career',
      'badge_growth',
      'badge_stability',
      'search',
      'event_type',
      'company_uid',
      'hiring_state',
      'cbsa',
      'badge_count',
      'min_badge_count',
      'max_badge_count',
      'limit',
      'offset',
      'order_by',
      'include_score',
      'expand',
    ].sort(),
  );
  expect(COMPANIES).toMatchObject({ defaultLimit: 50, maximumLimit: 1_000, defaultSort: 'alpha' });
  expect(Object.keys(COMPANIES.expansions)).toEqual(['relationships', 'timestamps']);
  expect(Object.keys(COMPANIES.sorts)).toContain(COMPANIES.defaultSort);
});
