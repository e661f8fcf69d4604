import type { RequestHandler } from 'express';
import type { Resource } from '../catalog/resource.ts';
import { COUNT, listOf, record, TEXT } from '../catalog/value-schema.ts';
import { ARCHETYPES } from '../enumerations.ts';
import { ApiError } from '../errors.ts';
import { countGroups, countMatrix, countRows } from '../reads/counts.ts';
import type { Database } from '../store/pool.ts';
import { sendRecord } from './envelope.ts';
import { recordAnswer, type Operation } from './openapi/operation.ts';
import { canonical, didYouMean, readParameters } from './parameters.ts';
import { filterOf, filterParameters } from './resource-parameters.ts';

/** The filters of the rows, and what to group them by: archetype or one of the `keys`. */
export const countParameters = (resource: Resource, keys: Readonly<Record<string, string>>) =>
  ({
    ...filterParameters(resource),
    group_by: {
      type: 'text',
      description: `One of archetype, ${Object.keys(keys).join(', ')}; a scalar when left out.`,
      values: ['archetype', ...Object.keys(keys)],
    },
  }) as const;

const LEVELS = record({ platinum: COUNT, gold: COUNT, ranked: { ...COUNT, description: 'platinum + gold' } });
const BY_ARCHETYPE = Object.fromEntries(ARCHETYPES.map((archetype) => [archetype, LEVELS]));

/** A scalar, the matrix, or groups, largest first; a null key counts the rows without a value, so that totals add up. */
export const COUNTS_ANSWER = recordAnswer({
  anyOf: [
    record({ total: COUNT }),
    record({ group_by: { type: 'string', const: 'ARCHETYPE' }, by_archetype: record(BY_ARCHETYPE), total_rows: COUNT }),
    record({
      group_by: TEXT,
      groups: listOf(record({ key: { type: ['string', 'integer', 'null'] }, total: COUNT, ...BY_ARCHETYPE })),
      total_rows: COUNT,
    }),
  ],
});

/** Counts of badge rows: a scalar, the 3x3 matrix (group_by=archetype), or groups by one of the `keys` (name to SQL expression). */
export function badgeCounts(
  database: Database,
  resource: Resource,
  alias: string,
  keys: Readonly<Record<string, string>>,
  { parameters, example }: Operation<ReturnType<typeof countParameters>>,
): RequestHandler {
  const valid = ['archetype', ...Object.keys(keys)];
  return async (request, response) => {
    const given = readParameters(request, parameters, example);
    const filter = filterOf(resource, given);
    if (given['group_by'] === undefined) {
      sendRecord(response, { total: await countRows(database, resource, filter) });
      return;
    }
    const groupBy = canonical(given['group_by'], valid);
    if (groupBy === undefined) throw unknownGroup(given['group_by'], valid, example);
    if (groupBy === 'archetype') {
      sendRecord(response, await countMatrix(database, resource, alias, filter));
      return;
    }
    const { groups, total_rows } = await countGroups(database, resource, alias, keys[groupBy] ?? '', filter);
    response.json({ success: true, data: { group_by: groupBy.toUpperCase(), groups, total_rows }, count: groups.length });
  };
}

function unknownGroup(given: string, valid: readonly string[], example: string): ApiError {
  const message = `Unknown group_by: ${given}${didYouMean(given, valid)}`;
  const suggestion = `Use one of ${valid.join(', ')}, or leave group_by out for a scalar total.`;
  return new ApiError('invalid_parameters', {
    error: message,
    suggestion,
    example,
    data: { error: { message, valid_group_by: valid, suggestion, example } },
    extra: { valid_group_by: valid },
  });
}
