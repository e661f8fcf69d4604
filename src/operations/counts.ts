import type { Field, Resource } from '../catalog/resource.ts';
import { countGroups, countMatrix, countRows, countValues, type Group } from '../reads/counts.ts';
import type { Row } from '../reads/list.ts';
import type { Filter } from '../catalog/plan.ts';
import { AT_COMPANY } from './clusters/at-company.ts';
import { recordAnswer, scoped, type Answer } from './answer.ts';
import { atCompany } from '../catalog/company-hiring.ts';
import { TOTAL_SCHEMA, VALUE_COUNTS_SCHEMA } from '../catalog/counts.ts';
import { companyByName, unknownCompany } from '../reads/company-names.ts';
import { operation, type Operation } from './operation.ts';
import type { Services } from './services.ts';
import type { Setting } from './settings.ts';

interface Count extends Pick<Operation, 'id' | 'tag' | 'permission' | 'summary'> {
  readonly resource: Resource;
  /** Of COUNT in the query language. */
  readonly subject: string;
  /** Of HELP. */
  readonly topic: string;
  readonly example: string;
}

/** The number of rows of a resource that meet a condition. */
export const countOf = ({ resource, subject, topic, example, ...declared }: Count) =>
  operation({
    ...declared,
    resource,
    answer: { kind: 'record', data: TOTAL_SCHEMA },
    dsl: { form: `COUNT ${subject}`, modifiers: [], examples: [example], topic },
    run: ({ database }, { plan }) => countAnswer(database, resource, plan.filter),
  });

/** Counts only the clusters or occupations that a company hires for. */
const OF_COMPANY = { ...AT_COMPANY, description: 'Only what this company hires for.' } as const satisfies Setting;

/** The number of clusters or occupations that meet a condition, of all or of one company. For an unknown company, it is 0. */
export const countAtCompanyOf = ({ resource, subject, topic, example, ...declared }: Count) =>
  operation({
    ...declared,
    resource,
    settings: { company: OF_COMPANY },
    answer: { kind: 'record', data: VALUE_COUNTS_SCHEMA },
    dsl: {
      form: `COUNT ${subject}`,
      modifiers: ['group_by'],
      pagesGroups: true,
      groups: Object.fromEntries(enumerationsOf(resource).map(([name]) => [name.toUpperCase(), name])),
      examples: [example, `COUNT ${subject} WHERE COMPANY IS "Walmart"`, `COUNT ${subject} GROUP BY AI_FLAG`],
      topic,
    },
    run: async ({ database }, { plan, groupBy, settings: { company: name } }) => {
      const count = async (counted: Resource, filter: Filter | undefined): Promise<Answer> =>
        groupBy === undefined ? countAnswer(database, counted, filter) : valuesAnswer(database, counted, groupBy, filter);
      if (name === undefined) return count(resource, plan.filter);
      const company = await companyByName(database, name);
      if (company === undefined) return { ...recordAnswer({ total: 0 }), matched: 0, hint: await unknownCompany(database, name), table: [{ total: 0 }] };
      const { company_uid: uid } = company;
      const { filter } = scoped(plan, { kind: 'in', field: 'company', values: [uid] });
      return count(atCompany(resource, { uid }), filter);
    },
  });

/** The fields by whose values rows can be counted: each row has one of few values, or none. */
const enumerationsOf = ({ fields }: Resource): [string, Field][] => Object.entries(fields).filter(([, { type }]) => type === 'enumeration');

async function valuesAnswer(database: Services['database'], resource: Resource, groupBy: string, filter: Filter | undefined): Promise<Answer> {
  const key = resource.fields[groupBy]?.sql ?? '';
  const { groups, total_rows } = await countValues(database, resource, key, filter);
  return {
    data: { group_by: groupBy.toUpperCase(), groups, total_rows },
    count: groups.length,
    matched: total_rows,
    table: groups.map((group) => ({ ...group })),
  };
}

async function countAnswer(database: Services['database'], resource: Resource, filter: Filter | undefined): Promise<Answer> {
  const total = await countRows(database, resource, filter);
  return { ...recordAnswer({ total }, total === 0 ? [] : [{ to: 'counted_rows' }]), matched: total, table: [{ total }] };
}

/** The key that returns one matrix instead of groups. */
export const MATRIX = 'archetype';

/** Counts of badge rows: a scalar, the 3x3 matrix of archetypes and levels, or groups. `alias` carries the badge columns; `keys` are the valid GROUP BY keys with their columns. */
export function badgeCounts(resource: Resource, alias: string, keys: Readonly<Record<string, string>>) {
  return async (
    { database }: Services,
    { plan: { filter }, groupBy }: { readonly plan: { readonly filter: Filter | undefined }; readonly groupBy: string | undefined },
  ): Promise<Answer> => {
    if (groupBy === undefined) return countAnswer(database, resource, filter);
    if (groupBy === MATRIX) {
      const matrix = await countMatrix(database, resource, alias, filter);
      const table = Object.entries(matrix.by_archetype).map(([archetype, levels]) => ({ archetype, ...levels }));
      return { ...recordAnswer(matrix), matched: matrix.total_rows, table };
    }
    const { groups, total_rows } = await countGroups(database, resource, alias, keys[groupBy] ?? '', filter);
    return { data: { group_by: groupBy.toUpperCase(), groups, total_rows }, count: groups.length, matched: total_rows, table: groups.map(flatGroup) };
  };
}

/** A group as a row of a table: the levels of each archetype become columns. */
function flatGroup({ key, total, ...archetypes }: Group): Row {
  const levels = Object.entries(archetypes).flatMap(([archetype, counts]) => Object.entries(counts).map(([level, n]) => [`${archetype}_${level}`, n] as const));
  return { key, total, ...Object.fromEntries(levels) };
}
