import type { Request } from 'express';
import { ROLE_PERMISSIONS } from '../../../src/catalog/roles.ts';
import { CLUSTERS } from '../../../src/catalog/clusters.ts';
import { COMPANIES } from '../../../src/catalog/companies.ts';
import { COMPANY_BADGES } from '../../../src/catalog/company-badges.ts';
import { INDUSTRIES } from '../../../src/catalog/industries.ts';
import { OCCUPATIONS } from '../../../src/catalog/occupations.ts';
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
import { scoped } from '../../../src/operations/answer.ts';
import { FORMS } from '../../../src/dsl/forms/forms.ts';
import type { Question } from '../../../src/dsl/forms/form.ts';
import { prepare } from '../../../src/dsl/prepare.ts';
import { quoted } from '../../../src/dsl/print.ts';
import { nameOfForm } from '../../../src/dsl/rules/rule.ts';
import type { Filter, Plan } from '../../../src/catalog/plan.ts';
import { listStatement } from '../../../src/reads/list.ts';
import { ROUTES } from '../../../src/routes.ts';
import { pathPattern } from '../../../src/routing/paths.ts';
import type { Route } from '../../../src/routing/route.ts';
import { readParameters } from '../../../src/rest/parameters.ts';
import { listParameters, listPlan } from '../../../src/rest/resource-parameters.ts';
import { DSL_ONLY, filledIn, RESHAPED, REST_ONLY, TWINS } from '../../queries/twins.ts';

const CALLER = { id: '1', name: 'anybody', permissions: ROLE_PERMISSIONS.analyst };
const NAMES = {
  UID_WALMART: 'uid-1',
  UID_NOBODY: 'uid-2',
  ID_BANKING: '1107743617',
  CLUSTER_WALMART: '349',
  CODE_WALMART: '41-2031.00',
  CBSA_WALMART: '42660',
  CLUSTER_SHRINKING: '63',
};
const READS = ROUTES.filter(({ method }) => method === 'get').toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

function questionOf(query: string): Question | undefined {
  const prepared = prepare(query, CALLER);
  return prepared.kind === 'question' ? prepared.question : undefined;
}

function operationAt(path: string): Route {
  const { pathname } = new URL(path, 'http://service');
  const found = READS.find((operation) => pathPattern(operation.path).test(pathname));
  if (found === undefined) throw new Error(`no read is at ${path}`);
  return found;
}

describe('the table of twins', () => {
  const twins = [...TWINS, ...RESHAPED].map((twin) => filledIn(twin, NAMES));

  it('names every read of REST, or why no query asks it', () => {
    const asked = new Set(twins.map(({ path }) => operationAt(path).id));
    const unasked = READS.map(({ id }) => id).filter((id) => !asked.has(id));
    expect(unasked.sort()).toEqual(Object.keys(REST_ONLY).sort());
  });

  it('names every parameter of every read', () => {
    const given = new Set(
      twins.flatMap(({ path }) => {
        const { id, parameters } = operationAt(path);
        const spelled = [...new URL(path, 'http://service').searchParams.keys()];
        return spelled.flatMap((spelling) =>
          Object.entries(parameters).flatMap(([name, { aliases = [] }]) => (name === spelling || aliases.includes(spelling) ? [`${id} ${name}`] : [])),
        );
      }),
    );
    const served = READS.filter(({ id }) => !(id in REST_ONLY)).flatMap(({ id, parameters }) =>
      Object.entries(parameters).flatMap(([name, { type }]) => (type === 'retired' ? [] : [`${id} ${name}`])),
    );
    expect(served.filter((parameter) => !given.has(parameter))).toEqual([]);
  });

  it('names every form, or why REST goes without', () => {
    const asked = new Set(twins.map(({ query }) => questionOf(query)?.form));
    const unasked = FORMS.filter((form) => !asked.has(form)).map(nameOfForm);
    expect(unasked.sort()).toEqual(Object.keys(DSL_ONLY).sort());
  });
});

/** A list of REST and the query of the same rows, with what its path or target adds to the plan. */
const LISTS: readonly { readonly resource: Resource; readonly head: string; readonly tail?: string; readonly scope?: Filter }[] = [
  { resource: COMPANIES, head: 'LIST COMPANIES' },
  { resource: COMPANY_BADGES, head: 'LIST COMPANY_BADGES' },
  { resource: INDUSTRIES, head: 'LIST INDUSTRIES' },
  { resource: OCCUPATIONS, head: 'LIST OCCUPATIONS' },
  { resource: OCCUPATION_BADGES, head: 'LIST OCCUPATION_BADGES' },
  { resource: CLUSTERS, head: 'LIST CLUSTERS' },
  { resource: CLUSTER_COMPANIES, head: 'LIST COMPANIES FOR CLUSTER 75', scope: { kind: 'in', field: 'cluster_id', values: [75] } },
  { resource: OCCUPATION_COMPANIES, head: 'LIST COMPANIES FOR OCCUPATION "29-1141.00"', scope: { kind: 'in', field: 'cluster_id', values: [75] } },
  { resource: COMPANY_OCCUPATIONS, head: 'LIST OCCUPATIONS FOR COMPANY "Walmart"', scope: { kind: 'in', field: 'company_uid', values: ['x'] } },
  {
    resource: COMPANY_OCCUPATION_CODES,
    head: 'LIST OCCUPATIONS FOR COMPANY "Walmart"',
    tail: 'GROUP BY ONET',
    scope: { kind: 'in', field: 'company_uid', values: ['x'] },
  },
  { resource: COMPANY_CLUSTERS, head: 'LIST COMPANY_CLUSTERS WHERE COMPANY IS "Walmart"', scope: { kind: 'in', field: 'company_uid', values: ['x'] } },
  { resource: COMPANY_HIRING, head: 'GET HIRING FOR COMPANY "Walmart"', scope: { kind: 'in', field: 'company_uid', values: ['x'] } },
  { resource: WAGES, head: 'GET WAGES FOR CLUSTER 75', scope: { kind: 'in', field: 'cluster_id', values: [75] } },
  { resource: RETENTION, head: 'GET RETENTION FOR CLUSTER 75', scope: { kind: 'in', field: 'cluster_id', values: [75] } },
];

interface Asked {
  readonly resource: Resource;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: string;
  readonly scope: readonly Filter[];
}

/** Every filter, order and expansion that a list of REST has, in both doors; the parameters are those the catalog makes. */
const ASKED: readonly (readonly [string, Asked])[] = LISTS.flatMap(({ resource, head, tail = '', scope }) => {
  const { fields, sorts, expansions, name } = resource;
  const asked = (parameters: Record<string, string>, words: string, page = 'LIMIT 10'): readonly [string, Asked] => {
    const query = `${head} ${words} ${tail} ${page}`.replace(/ +/g, ' ').trim();
    const given = page === 'LIMIT 10' ? { limit: '10', ...parameters } : parameters;
    const title = new URLSearchParams(parameters).toString();
    return [`${name}${title === '' ? '' : `?${title}`}: ${query}`, { resource, parameters: given, query, scope: scope === undefined ? [] : [scope] }];
  };
  const where = (condition: string): string => (head.includes('WHERE') ? `AND ${condition}` : `WHERE ${condition}`);
  const filters = Object.values(fields).flatMap((field) =>
    field.rest.flatMap((parameter) => field.dsl.map((word) => asked({ [parameter]: field.example }, where(`${word} IS ${literal(field)}`)))),
  );
  const ranges = Object.entries(fields).flatMap(
    ([
      key,
      {
        rest: [parameter = key],
        dsl,
        example,
        range,
      },
    ]) =>
      range !== 'everywhere'
        ? []
        : dsl.flatMap((word) => [
            asked({ [`min_${parameter}`]: example }, where(`${word} >= ${example}`)),
            asked({ [`max_${parameter}`]: example }, where(`${word} <= ${example}`)),
            asked({ [`min_${parameter}`]: example, [`max_${parameter}`]: example }, where(`${word} >= ${example} AND ${word} <= ${example}`)),
          ]),
  );
  // REST names no order where there is one only.
  const orders = Object.values(sorts).filter(({ rest }) => rest.length > 0).length < 2 ? [] : Object.values(sorts);
  const sorted = orders.flatMap(({ rest, dsl, startsHigh = false, directed = false }) => {
    const [own, other] = startsHigh ? (['DESC', 'ASC'] as const) : (['ASC', 'DESC'] as const);
    return rest.flatMap((order) =>
      dsl.flatMap((word) => [
        asked({ order_by: order }, `ORDER BY ${word} ${own}`),
        ...(directed ? [asked({ order_by: order, order: 'desc' }, `ORDER BY ${word} ${other}`)] : []),
      ]),
    );
  });
  const expanded = Object.keys(expansions).map((token) => asked({ expand: token }, `EXPAND ${token}`));
  const scored = orders.some(({ score }) => score !== undefined) ? [asked({ include_score: 'true' }, 'WITH SCORE')] : [];
  const pages = [asked({}, ''), asked({ limit: '7', offset: '3' }, '', 'RANGE 4-10')];
  return [...pages, ...filters, ...ranges, ...sorted, ...expanded, ...scored];
});

function literal({ example, type }: Field): string {
  return type === 'integer' ? example : quoted(example);
}

describe('lists', () => {
  it('let every filter, order and expansion of REST be said in the query language', () => {
    const unsaid = LISTS.flatMap(({ resource }) => [
      ...Object.entries(resource.fields).filter(([, { rest, dsl }]) => rest.length > 0 && dsl.length === 0),
      ...Object.entries(resource.sorts).filter(([, { rest, dsl }]) => rest.length > 0 && dsl.length === 0),
    ]);
    expect(unsaid).toEqual([]);
  });

  it('have 100 rows in the query language when no LIMIT is given, where REST has 50 or all, but for wages and retention', () => {
    const pages = LISTS.map(({ resource, head }) => [resource.name, resource.defaultLimit, questionOf(head)?.plan.limit]);
    expect(pages.filter(([, rest, dsl]) => rest !== dsl)).toEqual([
      ['companies', 50, 100],
      ['company_clusters', null, 100],
      ['company_hiring', null, 100],
    ]);
  });

  it.each(ASKED)('%s', (_, { resource, parameters, query, scope }) => {
    const request = { query: parameters, params: {} } as unknown as Request;
    const rest = listPlan(resource, readParameters(request, listParameters(resource), '/'), scope);
    const question = questionOf(query);
    const dsl = { ...scoped(question!.plan, ...scope), resource: resource.name };
    expect(withOrder(resource, dsl)).toEqual(withOrder(resource, rest));
    expect(listStatement(resource, dsl)).toEqual(listStatement(resource, rest));
  });
});

/** REST names the order of the resource where none is asked for; the query language leaves it to the resource. */
const withOrder = (resource: Resource, plan: Plan): Plan => ({
  ...plan,
  sort: plan.sort.length > 0 ? plan.sort : [{ order: resource.defaultSort, reversed: false }],
});
