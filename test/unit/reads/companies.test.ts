import { COMPANIES } from '../../../src/catalog/companies.ts';
import type { Plan } from '../../../src/plan/plan.ts';
import { companiesStatement } from '../../../src/reads/companies.ts';

const plan = (more: Partial<Plan> = {}): Plan => ({
  resource: 'companies',
  filter: undefined,
  sort: [],
  limit: 50,
  offset: 0,
  expand: [],
  withScore: false,
  ...more,
});

describe('the statement of a list', () => {
  it.each<[string, Partial<Plan>]>([
    ['everything, by default', {}],
    [
      'filters, a page and a score',
      {
        filter: {
          kind: 'all',
          of: [
            { kind: 'in', field: 'industry', values: ['Banking'] },
            { kind: 'in', field: 'overall_badge', values: ['Platinum', null] },
            { kind: 'contains', field: 'search', text: '100%' },
          ],
        },
        sort: [{ order: 'platinum', descending: false }],
        limit: 10,
        offset: 20,
        withScore: true,
      },
    ],
    ['expansions', { expand: ['relationships', 'timestamps'] }],
    ['by badge count', { sort: [{ order: 'badge_count', descending: false }] }],
  ])('%s', (_, more) => {
    const { text, values } = companiesStatement(plan(more));
    expect(`${text.trim()}\n\n${JSON.stringify(values)}`).toMatchSnapshot();
  });

  it('uses each placeholder once and in order', () => {
    for (const field of Object.keys(COMPANIES.fields)) {
      const { text, values } = companiesStatement(plan({ filter: { kind: 'in', field, values: ['x'] } }));
      expect([...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n))).toEqual([1, 2, 3]);
      expect(values).toHaveLength(3);
    }
  });

  it.each(Object.keys(COMPANIES.sorts))('order %s ends with the uid, so that pages never overlap', (order) => {
    expect(companiesStatement(plan({ sort: [{ order, descending: false }] })).text).toMatch(/ORDER BY [^\n]*c\.company_uid( DESC)?\) AS position/);
  });

  it('badge_sort_score is there only when asked for', () => {
    expect(companiesStatement(plan()).text).not.toContain('badge_sort_score');
    expect(companiesStatement(plan({ withScore: true })).text).toContain('AS badge_sort_score');
  });

  it('an order that the catalog does not have is an error of ours', () => {
    expect(() => companiesStatement(plan({ sort: [{ order: 'colour', descending: false }] }))).toThrow(
      'the plan names a sort order that the catalog does not have',
    );
  });
});
