import type { RequestHandler } from 'express';
import { canonicalOf } from '../catalog/field-values.ts';
import type { Resource } from '../catalog/resource.ts';
import { COUNT, listOf, record, TEXT } from '../catalog/value-schema.ts';
import { ARCHETYPES } from '../catalog/enumerations.ts';
import type { Refusal } from '../errors.ts';
import { countGroups, countMatrix, countRows } from '../reads/counts.ts';
import type { Database } from '../store/pool.ts';
import { sendRecord, whyEmpty } from './envelope.ts';
import { recordAnswer, WHY_EMPTY, type Operation } from './openapi/operation.ts';
import { didYouMean } from './problems.ts';
import { readRequest } from './read-request.ts';
import { filterOf, filterParameters } from './resource-parameters.ts';
import { unknownNames } from './unknown-names.ts';

/** The filters of the rows of the counts at `path`, and what to group them by: archetype or one of the `keys`. */
export function countParameters(resource: Resource, keys: Readonly<Record<string, string>>, path: string) {
  const values = ['archetype', ...Object.keys(keys)];
  return {
    ...filterParameters(resource),
    group_by: {
      type: 'text',
      description: `One of ${values.join(', ')}; a scalar when left out.`,
      values,
      check: (given: string) => (canonicalOf(given, values) === undefined ? unknownGroup(given, values, `${path}?group_by=archetype`) : undefined),
    },
  } as const;
}

const LEVELS = record({ platinum: COUNT, gold: COUNT, ranked: { ...COUNT, description: 'platinum + gold' } });
const BY_ARCHETYPE = Object.fromEntries(ARCHETYPES.map((archetype) => [archetype, LEVELS]));

/** A scalar, the matrix, or groups, largest first; a null key counts the rows without a value, so that totals add up. */
export const COUNTS_ANSWER = recordAnswer(
  {
    anyOf: [
      record({ total: COUNT }),
      record({ group_by: { type: 'string', const: 'ARCHETYPE' }, by_archetype: record(BY_ARCHETYPE), total_rows: COUNT }),
      record({
        group_by: TEXT,
        groups: listOf(record({ key: { type: ['string', 'integer', 'null'] }, total: COUNT, ...BY_ARCHETYPE })),
        total_rows: COUNT,
      }),
    ],
  },
  { suggestion: WHY_EMPTY },
  ['suggestion'],
);

/** Counts of badge rows: a scalar, the 3x3 matrix (group_by=archetype), or groups by one of the `keys` (name to SQL expression). */
export function badgeCounts(
  database: Database,
  resource: Resource,
  alias: string,
  keys: Readonly<Record<string, string>>,
  operation: Operation<ReturnType<typeof countParameters>>,
): RequestHandler {
  return async (request, response) => {
    const given = readRequest(request, operation);
    const filter = filterOf(resource, given);
    const groupBy = given['group_by']?.toLowerCase();
    const why = async (total: number): Promise<{ suggestion?: string }> => ({
      ...whyEmpty(request, { total }),
      ...(await unknownNames(database, { total }, given)),
    });
    if (groupBy === undefined) {
      const total = await countRows(database, resource, filter);
      sendRecord(response, { total }, await why(total));
      return;
    }
    if (groupBy === 'archetype') {
      const matrix = await countMatrix(database, resource, alias, filter);
      sendRecord(response, matrix, await why(matrix.total_rows));
      return;
    }
    const { groups, total_rows } = await countGroups(database, resource, alias, keys[groupBy] ?? '', filter);
    response.json({
      success: true,
      data: { group_by: groupBy.toUpperCase(), groups, total_rows },
      count: groups.length,
      ...(await why(total_rows)),
    });
  };
}

function unknownGroup(given: string, valid: readonly string[], example: string): Refusal {
  const message = `Unknown group_by: ${given}${didYouMean(given, valid)}`;
  const suggestion = `Use one of ${valid.join(', ')}, or leave group_by out for a scalar total.`;
  return {
    error: message,
    suggestion,
    example,
    data: { error: { message, valid_group_by: valid, suggestion, example } },
    extra: { valid_group_by: valid },
  };
}
