import { adjacency } from '../../../src/catalog/adjacency.ts';
import { CLUSTER_DETAIL, CLUSTERS } from '../../../src/catalog/clusters.ts';
import { COMPANIES, COMPANY_DETAIL } from '../../../src/catalog/companies.ts';
import { COMPANY_BADGES } from '../../../src/catalog/company-badges.ts';
import { INDUSTRIES } from '../../../src/catalog/industries.ts';
import { OCCUPATION_CLUSTERS, OCCUPATIONS } from '../../../src/catalog/occupations.ts';
import {
  CLUSTER_COMPANIES,
  COMPANY_CLUSTERS,
  COMPANY_HIRING,
  COMPANY_OCCUPATION_CODES,
  COMPANY_OCCUPATIONS,
  OCCUPATION_BADGES,
  OCCUPATION_COMPANIES,
} from '../../../src/catalog/pairs.ts';
import type { Field, Resource } from '../../../src/catalog/resource.ts';
import { RETENTION, WAGES } from '../../../src/catalog/wages.ts';
import type { Filter, Plan } from '../../../src/catalog/plan.ts';
import { listStatement } from '../../../src/reads/list.ts';

const RESOURCES: readonly Resource[] = [
  COMPANIES,
  COMPANY_DETAIL,
  COMPANY_BADGES,
  COMPANY_OCCUPATIONS,
  COMPANY_OCCUPATION_CODES,
  COMPANY_CLUSTERS,
  COMPANY_HIRING,
  INDUSTRIES,
  OCCUPATIONS,
  OCCUPATION_BADGES,
  OCCUPATION_COMPANIES,
  OCCUPATION_CLUSTERS,
  CLUSTERS,
  CLUSTER_DETAIL,
  CLUSTER_COMPANIES,
  WAGES,
  RETENTION,
  adjacency('skill_adjacent_clusters', { experience_level: '10', msa_size: 'Large' }, undefined),
  adjacency('destination_clusters', { experience_level: 'Experienced', msa_size: 'Small/Medium' }, { uid: '00000000-0000-5000-8000-000000000000' }),
];

const plan = (resource: Resource, more: Partial<Plan> = {}): Plan => ({
  resource: resource.name,
  filter: undefined,
  sort: [],
  limit: resource.defaultLimit,
  offset: 0,
  expand: [],
  withScore: false,
  ...more,
});

/** A filter on a field as a caller would send it. */
function filterOn(name: string, field: Field): Filter {
  if (field.operator === 'contains') return { kind: 'contains', field: name, text: '100%' };
  if (field.type === 'number') return { kind: 'compare', field: name, operator: 'gte', value: 0.5 };
  const value = field.type === 'integer' || field.type === 'flag' ? 1 : field.type === 'badge' ? 'Gold' : field.example;
  return { kind: 'in', field: name, values: [value] };
}

const rendering = (resource: Resource, more: Partial<Plan>): string => {
  const { text, values } = listStatement(resource, plan(resource, more));
  return `${text}\n-- ${JSON.stringify(values)}`;
};

describe.each(RESOURCES.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  it('all filters at once, and a page', () => {
    const of = Object.entries(resource.fields).map(([name, field]) => filterOn(name, field));
    expect(rendering(resource, { filter: { kind: 'all', of }, limit: 10, offset: 20 })).toMatchSnapshot();
  });

  it('every expansion, and the score', () => {
    expect(rendering(resource, { expand: Object.keys(resource.expansions), withScore: true })).toMatchSnapshot();
  });

  it('every order, in both directions', () => {
    const orders = Object.entries(resource.sorts).flatMap(([order, { reversed, sql }]) =>
      (reversed === undefined ? [false] : [false, true]).map((backwards) => ({
        order,
        reversed: backwards,
        ...(sql.includes('$text') ? { text: 'bank' } : {}),
      })),
    );
    const lines = orders.map(({ order, reversed, ...asked }) => {
      const { text } = listStatement(resource, plan(resource, { sort: [{ order, reversed, ...asked }] }));
      const page = text.slice(0, text.indexOf(') AS ordered'));
      return `${order}${reversed ? ' reversed' : ''}: ${page.slice(page.lastIndexOf('ORDER BY ') + 9)}`;
    });
    expect(lines.join('\n')).toMatchSnapshot();
  });

  it('uses its placeholders in the count and in the page, and two for a known total', () => {
    for (const [name, field] of Object.entries(resource.fields)) {
      const { text, values } = listStatement(resource, plan(resource, { filter: filterOn(name, field), limit: 5, offset: 5 }));
      expect(new Set([...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)))).toEqual(new Set([1, 2, 3, 4]));
      expect(values).toHaveLength(4);
    }
  });
});

it('badge_sort_score is there only when asked for', () => {
  expect(listStatement(COMPANIES, plan(COMPANIES)).text).not.toContain('badge_sort_score');
  expect(listStatement(COMPANIES, plan(COMPANIES, { withScore: true })).text).toContain('AS "badge_sort_score"');
});

it('conditions that live in the same subquery are asked of the same row of it', () => {
  const filter: Filter = {
    kind: 'all',
    of: [
      { kind: 'in', field: 'cbsa', values: ['42660'] },
      { kind: 'in', field: 'hiring_postings_qtile', values: ['3'] },
    ],
  };
  expect(listStatement(CLUSTER_COMPANIES, plan(CLUSTER_COMPANIES, { filter })).text.match(/EXISTS/g)).toHaveLength(2); // once in the count, once in the page
});

it('a known total is that of the same filter, whatever the page', () => {
  const asked = (filter: Filter, offset: number) => listStatement(COMPANIES, plan(COMPANIES, { filter, offset, limit: 10 }));
  const banks: Filter = { kind: 'in', field: 'industry', values: ['Banking'] };
  const { totalOf, values } = asked(banks, 20);
  expect(values).toEqual(['banking', 20, null, null]);
  expect(asked(banks, 30).totalOf).toBe(totalOf);
  expect(asked({ ...banks, values: ['Retail'] }, 20).totalOf).not.toBe(totalOf);
  const known = { get: (name: string) => (name === totalOf ? { state: 'demo 1', total: 73 } : undefined) };
  expect(listStatement(COMPANIES, plan(COMPANIES, { filter: banks, offset: 20, limit: 10 }), known).values).toEqual(['banking', 20, 'demo 1', 73]);
  // All rows are their own total.
  expect(listStatement(COMPANIES, plan(COMPANIES, { limit: null })).totalOf).toBeUndefined();
});

it('the server keeps the plans of first pages of usual sizes only', () => {
  const nameOf = (more: Partial<Plan>) => listStatement(COMPANIES, plan(COMPANIES, more)).name;
  expect(nameOf({ limit: 100 })).toMatch(/^s[0-9a-f]{16}$/);
  expect(nameOf({ limit: null })).toMatch(/^s[0-9a-f]{16}$/);
  for (const unusual of [{ limit: 73 }, { limit: 100, offset: 100 }]) expect(nameOf(unusual)).toBeUndefined();
});

it('a name is compared by a stored key', () => {
  for (const { fields } of RESOURCES)
    for (const { type, operator, key } of Object.values(fields)) if (type === 'name' && operator === 'in') expect(key).toMatch(/_key$/);
});

it('an order that the catalog does not have is an error of ours', () => {
  expect(() => listStatement(COMPANIES, plan(COMPANIES, { sort: [{ order: 'nope', reversed: false }] }))).toThrow('the catalog of companies has no order nope');
});
