import { column, declared, enumeration, text } from './declare.ts';
import { ALIAS_TYPES } from './enumerations.ts';
import type { Resource } from './resource.ts';
import { alphabetical } from './sorts.ts';
import { TEXT } from './value-schema.ts';

/** Other names of companies. Curator notes are not served. */
export const COMPANY_ALIASES: Resource = {
  name: 'company_aliases',
  from: 'company_aliases a',
  ...declared([
    text('company_uid', 'a.company_uid', { column: false, filter: 'value', rest: [], dsl: [], describe: 'Company.' }),
    column('alias', 'a.alias', TEXT),
    enumeration('alias_type', 'a.alias_type', ALIAS_TYPES, { filter: 'value', describe: 'Kind of the name.', example: 'former_name' }),
  ]),
  sorts: { alpha: alphabetical('a.alias', 'a.alias_key') },
  defaultSort: 'alpha',
  expansions: {},
  defaultLimit: null,
  maximumLimit: 1_000,
};
