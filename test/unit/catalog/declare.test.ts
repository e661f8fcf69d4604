import { asColumn, asFilter, column, declared, enumeration, id, integer, name, number } from '../../../src/catalog/declare.ts';
import type { Resource } from '../../../src/catalog/resource.ts';
import { SHARE, TEXT } from '../../../src/catalog/value-schema.ts';
import { isComparable } from '../../../src/dsl/rules/values.ts';
import { listStatement } from '../../../src/reads/list.ts';
import { readParameters } from '../../../src/rest/parameters.ts';
import { listParameters, listPlan } from '../../../src/rest/resource-parameters.ts';

const GROWTH = number('headcount_growth', 'c.headcount_growth', {
  filter: 'range',
  sort: true,
  schema: SHARE,
  nullable: true,
  describe: 'Growth of the headcount in a year.',
  example: '0.1',
});

const resource = (...declarations: Parameters<typeof declared>[0]): Resource => ({
  name: 'companies',
  from: 'companies c',
  ...declared([column('company_name', 'c.company_name', TEXT), ...declarations], { ties: 'c.company_uid' }),
  defaultSort: 'headcount_growth',
  expansions: {},
  defaultLimit: 100,
  maximumLimit: 1_000,
});

it('one declaration gives a column, a filter with its range, and an order', () => {
  expect(declared([GROWTH], { ties: 'c.company_uid' })).toEqual({
    columns: { headcount_growth: { sql: 'c.headcount_growth', schema: { type: ['number', 'null'], minimum: 0, maximum: 1 } } },
    fields: {
      headcount_growth: {
        type: 'number',
        sql: 'c.headcount_growth',
        rest: [],
        dsl: ['HEADCOUNT_GROWTH'],
        operator: 'in',
        range: 'everywhere',
        smallest: 0,
        largest: 1,
        description: 'Growth of the headcount in a year.',
        example: '0.1',
      },
    },
    sorts: {
      headcount_growth: {
        rest: ['headcount_growth'],
        dsl: ['HEADCOUNT_GROWTH'],
        sql: 'c.headcount_growth ASC NULLS LAST',
        reversed: 'c.headcount_growth DESC NULLS LAST',
        directed: true,
        ties: 'c.company_uid',
        description: 'Growth of the headcount in a year.',
      },
    },
  });
});

it('its bounds are parameters of REST, conditions of the plan, and SQL', () => {
  const companies = resource(GROWTH);
  const request = { query: { min_headcount_growth: '0.1', max_headcount_growth: '.5' } } as unknown as Parameters<typeof readParameters>[0];
  const { text, values } = listStatement(companies, listPlan(companies, readParameters(request, listParameters(companies), '')));
  expect(text).toContain('(c.headcount_growth >= $1 AND c.headcount_growth <= $2)');
  expect(values?.slice(0, 2)).toEqual([0.1, 0.5]);
});

it.each([
  ['an integer with a range: value and bounds', integer('size', 'c.size', { filter: 'range' }), ['size', 'min_size', 'max_size'], true],
  ['an integer: the value', integer('size', 'c.size', { filter: 'value' }), ['size'], false],
  ['a number: the bounds', number('size', 'c.size', { filter: 'range' }), ['min_size', 'max_size'], true],
  ['an identifier: the value', id('size', 'c.size', { filter: 'value' }), ['size'], true],
  ['integers as an enumeration', enumeration('size', 'c.size', ['1', '2'], { filter: 'range' }), ['size', 'min_size', 'max_size'], true],
  ['other names in REST', integer('size', 'c.size', { filter: 'range', rest: ['staff', 'people'] }), ['staff', 'min_staff', 'max_staff'], true],
])('%s', (_, declaration, parameters, comparable) => {
  const { fields } = resource(GROWTH, declaration);
  const all = Object.keys(listParameters(resource(GROWTH, declaration)));
  expect(all.filter((parameter) => /size|staff/.test(parameter))).toEqual(parameters);
  expect(isComparable(fields['size']!)).toBe(comparable);
});

it('the bounds of an enumeration are those of its values', () => {
  const declaration = enumeration('years', 'w.years', ['0', '1', '2', '3'], { filter: 'range' });
  expect(listParameters(resource(GROWTH, declaration))['min_years']).toMatchObject({ type: 'integer', minimum: 0, maximum: 3, upTo: 'max_years' });
});

it('a declaration can be a filter only, or a column only', () => {
  const industry = name('industry', 'c.primary_industry', { column: 'primary_industry', filter: 'value' });
  expect(declared([asFilter(industry)]).columns).toEqual({});
  expect(Object.keys(declared([asFilter(industry)]).fields)).toEqual(['industry']);
  expect(Object.keys(declared([asColumn(industry)]).columns)).toEqual(['primary_industry']);
  expect(declared([asColumn(industry)]).fields).toEqual({});
});

it('filters and orders that are named come first, the others as declared', () => {
  const three = ['a', 'b', 'c'].map((key) => integer(key, key, { filter: 'value', sort: true }));
  const { columns, fields, sorts } = declared(three, { filters: ['c'], orders: ['b', 'c'] });
  expect([columns, fields, sorts].map((made) => Object.keys(made).join(''))).toEqual(['abc', 'cab', 'bca']);
});
