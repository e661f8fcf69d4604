import { COMPANIES } from '../../../src/catalog/companies.ts';
import type { Filter } from '../../../src/catalog/plan.ts';
import { Parameters, renderFilter } from '../../../src/reads/render-filter.ts';

function render(filter: Filter | undefined): { text: string; values: unknown[] } {
  const parameters = new Parameters();
  return { text: renderFilter(COMPANIES, filter, parameters), values: parameters.values };
}

const industry: Filter = { kind: 'in', field: 'industry', values: ['  Banking ', 'RETAIL'] };
const gold: Filter = { kind: 'in', field: 'badge_growth', values: ['Gold'] };

it.each<[string, Filter | undefined, string, unknown[]]>([
  ['no filter', undefined, 'TRUE', []],
  ['a name, compared by identity key', industry, 'c.industry_key = ANY(ARRAY[$1, $2]::text[])', ['banking', 'retail']],
  ['one name', { kind: 'in', field: 'industry', values: [' RETAIL'] }, 'c.industry_key = $1::text', ['retail']],
  ['a long list', { kind: 'in', field: 'industry_id', values: [5, 6, 7, 8] }, 'i.industry_id = ANY($1::integer[])', [[5, 6, 7, 8]]],
  ['integers', { kind: 'in', field: 'industry_id', values: [5, 7] }, 'i.industry_id = ANY(ARRAY[$1, $2]::integer[])', [5, 7]],
  ['badges', gold, 'c.badge_growth = $1::badge', ['Gold']],
  ['badges or none', { kind: 'in', field: 'badge_growth', values: ['Gold', null] }, '(c.badge_growth = $1::badge OR c.badge_growth IS NULL)', ['Gold']],
  ['none', { kind: 'in', field: 'badge_growth', values: [null] }, 'c.badge_growth IS NULL', []],
  ['no value at all matches nothing', { kind: 'in', field: 'badge_growth', values: [] }, 'FALSE', []],
  ['an enumeration', { kind: 'in', field: 'event_type', values: ['merged'] }, 'c.company_event_type::text = $1::text', ['merged']],
  ['an exact value', { kind: 'in', field: 'company_uid', values: ['A b'] }, 'c.company_uid = $1::text', ['A b']],
  ['exact values', { kind: 'in', field: 'company_uid', values: ['A b', 'c'] }, 'c.company_uid = ANY(ARRAY[$1, $2]::text[])', ['A b', 'c']],
  ['a part of the name', { kind: 'contains', field: 'search', text: '  Health  CARE' }, 'without_accents(c.name_key) LIKE $1', ['%health care%']],
  ['all', { kind: 'all', of: [industry, gold] }, '(c.industry_key = ANY(ARRAY[$1, $2]::text[]) AND c.badge_growth = $3::badge)', ['banking', 'retail', 'Gold']],
  ['any', { kind: 'any', of: [gold, gold] }, '(c.badge_growth = $1::badge OR c.badge_growth = $2::badge)', ['Gold', 'Gold']],
  ['all of nothing', { kind: 'all', of: [] }, 'TRUE', []],
  ['any of nothing', { kind: 'any', of: [] }, 'FALSE', []],
  ['not, which keeps rows without a value', { kind: 'not', of: gold }, '(c.badge_growth = $1::badge) IS NOT TRUE', ['Gold']],
  [
    'nested',
    {
      kind: 'all',
      of: [
        { kind: 'any', of: [gold] },
        { kind: 'not', of: { kind: 'not', of: gold } },
      ],
    },
    '((c.badge_growth = $1::badge) AND ((c.badge_growth = $2::badge) IS NOT TRUE) IS NOT TRUE)',
    ['Gold', 'Gold'],
  ],
])('%s', (_, filter, text, values) => {
  expect(render(filter)).toEqual({ text, values });
});

it.each([
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['back\\slash', '%back\\\\slash%'],
  ['%_\\', '%\\%\\_\\\\%'],
])('LIKE takes %s as it stands', (text, pattern) => {
  expect(render({ kind: 'contains', field: 'search', text }).values).toEqual([pattern]);
});

it('values never enter the text of the statement', () => {
  const evil = "'; DROP TABLE companies; --";
  for (const field of Object.keys(COMPANIES.fields)) {
    expect(render({ kind: 'in', field, values: [evil] }).text).not.toContain('DROP');
    expect(render({ kind: 'contains', field, text: evil }).text).not.toContain('DROP');
  }
});

it('a field that the catalog does not have is an error of ours', () => {
  expect(() => render({ kind: 'in', field: 'colour', values: ['red'] })).toThrow('the catalog of companies has no field colour');
});
