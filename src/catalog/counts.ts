import { ARCHETYPES } from './enumerations.ts';
import { COUNT, listOf, record, TEXT } from './value-schema.ts';

const LEVELS = record({ platinum: COUNT, gold: COUNT, ranked: { ...COUNT, description: 'platinum + gold' } });
const BY_ARCHETYPE = Object.fromEntries(ARCHETYPES.map((archetype) => [archetype, LEVELS]));

export const TOTAL_SCHEMA = record({ total: COUNT });

const KEY = { type: ['string', 'integer', 'null'] };

/** A scalar, or the number of rows of each value, largest first. A null key counts the rows without a value. */
export const VALUE_COUNTS_SCHEMA = {
  anyOf: [TOTAL_SCHEMA, record({ group_by: TEXT, groups: listOf(record({ key: KEY, total: COUNT })), total_rows: COUNT })],
};

/** A scalar, the matrix, or groups, largest first. A null key counts the rows without a value, so that totals add up. */
export const COUNTS_SCHEMA = {
  anyOf: [
    TOTAL_SCHEMA,
    record({ group_by: { type: 'string', const: 'ARCHETYPE' }, by_archetype: record(BY_ARCHETYPE), total_rows: COUNT }),
    record({
      group_by: TEXT,
      groups: listOf(record({ key: KEY, total: COUNT, ...BY_ARCHETYPE })),
      total_rows: COUNT,
    }),
  ],
};
