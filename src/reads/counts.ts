import type { Resource } from '../catalog/resource.ts';
import { ARCHETYPES } from '../catalog/enumerations.ts';
import type { Filter } from '../catalog/plan.ts';
import { statementName } from '../store/statement-name.ts';
import type { Reads } from '../store/pool.ts';
import { countFrom } from './from-clause.ts';
import { Parameters, renderFilter } from './render-filter.ts';

interface Levels {
  readonly platinum: number;
  readonly gold: number;
  /** platinum + gold. */
  readonly ranked: number;
}
type ByArchetype = Readonly<Record<(typeof ARCHETYPES)[number], Levels>>;

interface ValueGroup {
  readonly key: string | number | null;
  readonly total: number;
}
export type Group = ByArchetype & ValueGroup;

/** Number of rows that match a filter. */
export async function countRows(database: Reads, resource: Resource, filter: Filter | undefined): Promise<number> {
  const parameters = new Parameters();
  const text = `SELECT count(*) AS total FROM ${countFrom(resource)} WHERE ${conditionOf(resource, filter, parameters)}`;
  const [row] = await database.query<{ total: number }>({ text, values: parameters.values, name: statementName(text) });
  return row?.total ?? 0;
}

/** The 3x3 matrix of archetypes and levels for the rows that match a filter. `alias` has the badge columns. */
export async function countMatrix(
  database: Reads,
  resource: Resource,
  alias: string,
  filter: Filter | undefined,
): Promise<{ group_by: 'ARCHETYPE'; by_archetype: ByArchetype; total_rows: number }> {
  const parameters = new Parameters();
  const text = `SELECT count(*) AS total, ${levelCounts(alias)} FROM ${countFrom(resource)} WHERE ${conditionOf(resource, filter, parameters)}`;
  const [row] = await database.query<Record<string, number>>({ text, values: parameters.values, name: statementName(text) });
  return { group_by: 'ARCHETYPE', by_archetype: byArchetype(row ?? {}), total_rows: row?.['total'] ?? 0 };
}

/** The same counts per value of an expression, largest group first. Rows without a value form the group null. */
export async function countGroups(
  database: Reads,
  resource: Resource,
  alias: string,
  key: string,
  filter: Filter | undefined,
): Promise<{ groups: Group[]; total_rows: number }> {
  const parameters = new Parameters();
  const text = `SELECT ${key} AS key, count(*) AS total, ${levelCounts(alias)} FROM ${countFrom(resource)} WHERE ${conditionOf(resource, filter, parameters)}
    GROUP BY 1 ORDER BY total DESC, ${key}::text COLLATE a_to_z NULLS LAST`;
  const rows = await database.query<{ key: string | number | null; total: number }>({ text, values: parameters.values, name: statementName(text) });
  const groups = rows.map((row) => ({ key: row.key, total: row.total, ...byArchetype(row) }));
  return { groups, total_rows: groups.reduce((sum, { total }) => sum + total, 0) };
}

/** The number of rows of each value of an expression, largest group first. Rows without a value form the group null. */
export async function countValues(
  database: Reads,
  resource: Resource,
  key: string,
  filter: Filter | undefined,
): Promise<{ groups: ValueGroup[]; total_rows: number }> {
  const parameters = new Parameters();
  const text = `SELECT ${key} AS key, count(*) AS total FROM ${countFrom(resource)} WHERE ${conditionOf(resource, filter, parameters)}
    GROUP BY 1 ORDER BY total DESC, 1 NULLS LAST`;
  const groups = await database.query<ValueGroup & Record<string, unknown>>({ text, values: parameters.values, name: statementName(text) });
  return { groups, total_rows: groups.reduce((sum, { total }) => sum + total, 0) };
}

function conditionOf(resource: Resource, filter: Filter | undefined, parameters: Parameters): string {
  return [resource.where, renderFilter(resource, filter, parameters)].filter((condition) => condition !== undefined).join(' AND ');
}

function levelCounts(alias: string): string {
  return ARCHETYPES.flatMap((archetype) =>
    (['Platinum', 'Gold'] as const).map((level) => `count(*) FILTER (WHERE ${alias}.badge_${archetype} = '${level}') AS ${archetype}_${level.toLowerCase()}`),
  ).join(', ');
}

function byArchetype(row: Readonly<Record<string, unknown>>): ByArchetype {
  return Object.fromEntries(
    ARCHETYPES.map((archetype) => {
      const platinum = Number(row[`${archetype}_platinum`] ?? 0);
      const gold = Number(row[`${archetype}_gold`] ?? 0);
      return [archetype, { platinum, gold, ranked: platinum + gold }];
    }),
  ) as ByArchetype;
}
