import type { Request } from 'express';
import { ROLE_PERMISSIONS } from '../../../src/catalog/roles.ts';
import { asked } from '../../../src/dsl/ask.ts';
import type { DslQuestion } from '../../../src/dsl/forms/form.ts';
import { prepare } from '../../../src/dsl/prepare.ts';
import type { Question } from '../../../src/operations/question.ts';
import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { nameOfForm } from '../../../src/dsl/rules/rule.ts';
import { ROUTES } from '../../../src/routes.ts';
import { ownRoute } from '../../../src/rest/operation-routes.ts';
import { namedTarget, questionOf } from '../../../src/rest/question.ts';
import { readRequest } from '../../../src/rest/read-request.ts';
import { pathOf, TWINS, type Twin } from '../../queries/twins/twins.ts';

const CALLER = { id: '1', name: 'anybody', permissions: ROLE_PERMISSIONS.analyst };

interface AskedBy {
  readonly names: { readonly about: string; readonly name: string } | undefined;
  readonly question: Question;
}

function askedByRest({ operation, face, path, parameters }: Twin): AskedBy {
  const placeholder = /\{([^}]+)\}/.exec(face.path);
  const named = placeholder === null ? undefined : path.slice(placeholder.index).split('/')[0];
  const request = { query: parameters, params: named === undefined ? {} : { [placeholder?.[1] ?? '']: named } } as unknown as Request;
  const given = readRequest(request, ownRoute(operation, face));
  const names = named === undefined ? undefined : namedTarget(named, operation, face, given);
  // A list that its path restricts reads the value from the target; the query has it in WHERE.
  const target = face.scopedTo === undefined ? undefined : { [face.scopedTo]: named };
  return { names, question: questionOf(operation, face, given, target, CALLER) };
}

function questionIn(query: string): DslQuestion {
  const prepared = prepare(query, CALLER);
  if (prepared.kind !== 'question') throw new Error(`${query} is no question`);
  return prepared.question;
}

function askedByDsl({ query }: Twin): AskedBy {
  const question = questionIn(query);
  const { target, form, settings } = question;
  const condition = form.face.targetIsCondition === true ? { about: 'company', name: String(settings['company']) } : undefined;
  return { names: target === undefined ? condition : { about: target.kind, name: String(target.value) }, question: asked(question, undefined) };
}

/** What shapes the answer. An order that nobody asked for is the resource's own, and only forms with pages have a limit. */
function shapeOf({ operation: { resource }, face, dslFace }: Twin, { names, question }: AskedBy) {
  const { plan, settings, expand, groupBy, diagram } = question;
  const sort = plan.sort.length > 0 || resource === undefined ? plan.sort : [{ order: resource.defaultSort, reversed: false }];
  const limit = dslFace.modifiers.includes('limit') ? plan.limit : null;
  // A condition that names the target is a setting of the query only; `names` compares it.
  const { company, ...others } = settings as Record<string, unknown>;
  return {
    names: face.scopedTo === undefined ? names : undefined,
    settings: dslFace.targetIsCondition === true ? others : { company, ...others },
    plan: { ...plan, sort, limit },
    expand,
    groupBy,
    diagram,
  };
}

describe('REST and the query language ask an operation the same question', () => {
  it.each(TWINS.map((twin) => [`${pathOf(twin)} | ${twin.query}`, twin] as const))('%s', (_, twin) => {
    expect(shapeOf(twin, askedByDsl(twin))).toEqual(shapeOf(twin, askedByRest(twin)));
  });
});

/** Routes whose questions the query language does not ask, and why. */
const REST_ONLY: Readonly<Record<string, string>> = {
  getHealth: 'For monitoring, without an account.',
  getLiveness: 'For orchestrators, without an account.',
  getReadiness: 'For orchestrators, without an account.',
  getProtectedResource: 'Where credentials come from, without an account.',
  getProtectedResourceOfMcp: 'The same, for MCP.',
  getMcpCapabilities: 'Describes MCP to its clients.',
  getChangelog: 'A meta endpoint by the specification.',
  getVersion: 'VERSION is a command of its own, without clauses.',
  getOccupationWages: 'One record; the wages of a code in the query language are the rows of its cluster.',
};

/** Forms whose questions REST does not ask, and why: by the specification REST is a subset. */
const DSL_ONLY: Readonly<Record<string, string>> = {
  'LIST OCCUPATIONS FOR CLUSTER': 'REST: /api/occupations?cluster_id=….',
  'LIST EARLY_CAREER_COMPANIES': 'REST: /api/companies?badge_early_career=Ranked, in its own order.',
  'GET WAGE_PROGRESSION FOR OCCUPATION': 'The wages of REST, with their growth.',
  'GET WAGE_PROGRESSION FOR CLUSTER': 'The wages of REST, with their growth.',
  'GET WAGES FOR OCCUPATION': 'REST has one record for a code.',
  'GET RETENTION FOR OCCUPATION': 'REST asks for the cluster of the code.',
  'GET PROBABILITIES FOR OCCUPATION': 'The retention of REST, one row for each outcome.',
  'GET PROBABILITIES FOR CLUSTER': 'The retention of REST, one row for each outcome.',
  'COUNT COMPANIES': 'The total of the list.',
  'COUNT OCCUPATIONS': 'The total of the list.',
  'COUNT CLUSTERS': 'The total of the list.',
  'COUNT INDUSTRIES': 'The total of the list.',
  'TITLECONVERT […]': 'Batches are not available on REST, by the specification.',
  'ANALYZE BADGES': 'REST has the counts.',
};

describe('the twins', () => {
  const paired = new Set(TWINS.map(({ face }) => face.path));
  const reads = ROUTES.filter(({ method }) => method === 'get');

  it('ask every read of REST, or there is a reason', () => {
    expect(
      reads
        .filter(({ id, path }) => id in REST_ONLY || !paired.has(path))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(REST_ONLY).toSorted());
  });

  it('ask every form, or there is a reason', () => {
    const asking = new Set(TWINS.map(({ dslFace }) => dslFace.form));
    expect(
      FORMS.map(nameOfForm)
        .filter((form) => !asking.has(form))
        .toSorted(),
    ).toEqual(Object.keys(DSL_ONLY).toSorted());
  });

  it('give every parameter of every route, under each of its names', () => {
    const given = new Set(TWINS.flatMap(({ face, operation, parameters }) => Object.keys(parameters).map((name) => `${operation.id} ${face.path} ${name}`)));
    const served = TWINS.flatMap(({ operation, face }) =>
      Object.entries(ownRoute(operation, face).parameters).flatMap(([name, { type, aliases = [] }]) =>
        type === 'retired' ? [] : [name, ...aliases].map((spelling) => `${operation.id} ${face.path} ${spelling}`),
      ),
    );
    expect([...new Set(served)].filter((parameter) => !given.has(parameter))).toEqual([]);
  });

  it('say how many rows they want where the limits of the interfaces differ', () => {
    const lists = new Map(
      TWINS.map(({ operation, dslFace }) => [
        dslFace.form,
        { rest: operation.resource?.defaultLimit, dsl: dslFace.limit === undefined ? 100 : dslFace.limit, dslFace, operation },
      ]),
    );
    const different = [...lists].filter(
      ([, { rest, dsl, dslFace, operation }]) => operation.page === undefined && dslFace.modifiers.includes('limit') && rest !== dsl,
    );
    expect(different.map(([form, { rest, dsl }]) => [form, rest, dsl])).toEqual([
      ['LIST COMPANIES', 50, 100],
      ['LIST COMPANY_CLUSTERS', null, 100],
      ['LIST COMPANY_ALIASES', null, 100],
      ['GET HIRING FOR COMPANY', null, 100],
    ]);
  });
});
