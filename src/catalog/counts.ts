import { ARCHETYPES } from './enumerations.ts';
import { COUNT, listOf, record, TEXT } from './value-schema.ts';

const LEVELS = record({ platinum: COUNT, gold: COUNT, ranked: { ...COUNT, description: 'platinum + gold' } });
const BY_ARCHETYPE = Object.fromEntries(ARCHETYPES.map((archetype) => [archetype, LEVELS]));

export const TOTAL_SCHEMA = record({ total: COUNT });

/** A scalar, the matrix, or groups, largest first. A null key counts the rows without a value, so that totals add up. */
export const COUNTS_SCHEMA = {
  anyOf: [
    TOTAL_SCHEMA,
    record({ group_by: { type: 'string', const: 'ARCHETYPE' }, by_archetype: record(BY_ARCHETYPE), total_rows: COUNT }),
    record({
      group_by: TEXT,
      groups: listOf(record({ key: { type: ['string', 'integer', 'null'] }, total: COUNT, ...BY_ARCHETYPE })),
      total_rows: COUNT,
    }),
  ],
};
