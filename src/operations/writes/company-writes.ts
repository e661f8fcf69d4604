import { record, TEXT } from '../../catalog/value-schema.ts';
import type { CompanyWrite } from '../../writes/company-writes.ts';
import { recordAnswer, type Answer, type Lead } from '../answer.ts';
import type { Action } from '../operation.ts';
import type { Caller } from '../services.ts';

const WRITE = {
  tag: 'Companies',
  permission: 'data:write',
  answer: record({
    company_uid: TEXT,
    company_name: TEXT,
    changed: { type: 'boolean' },
    before: { type: 'object' },
    after: { type: 'object' },
    notes: { type: 'array' },
  }),
} as const;

const actorOf = ({ id, name, requestId }: Caller) => ({ id, name, ...(requestId === undefined ? {} : { requestId }) });

const written = async (write: Promise<CompanyWrite>, lead: Lead): Promise<Answer> => recordAnswer(await write, [lead]);

/** Admin changes, each in one transaction. Only the query language has them. */
export const renameCompany: Action<{ readonly company: string; readonly name: string }> = {
  ...WRITE,
  id: 'renameCompany',
  summary: 'Renames a company. The old name becomes an alias.',
  dsl: { topic: 'ADMIN', syntax: ['UPDATE COMPANY <text> SET NAME = <text>'], examples: ['UPDATE COMPANY "Walmart" SET NAME = "Walmart Stores"'] },
  run: ({ writes }, { company, name }, caller) => written(writes.rename(company, name, actorOf(caller)), { to: 'company_record', name }),
};

export const removeOccupations: Action<{ readonly company: string; readonly occupations: readonly string[] }> = {
  ...WRITE,
  id: 'removeOccupations',
  summary: 'Removes occupations and their hiring rows from a company.',
  dsl: {
    topic: 'ADMIN',
    syntax: ['REMOVE OCCUPATION <text> FROM COMPANY <text>', 'REMOVE OCCUPATIONS (<text>, <text>) FROM COMPANY <text>'],
    examples: ['REMOVE OCCUPATION "53-3032.00" FROM COMPANY "Walmart"'],
  },
  run: ({ writes }, { company, occupations }, caller) =>
    written(writes.removeOccupations(company, occupations, actorOf(caller)), { to: 'company_record', name: company }),
};

export const removeAlias: Action<{ readonly company: string; readonly alias: string }> = {
  ...WRITE,
  id: 'removeAlias',
  summary: 'Removes an alias from a company.',
  dsl: { topic: 'ADMIN', syntax: ['REMOVE ALIAS <text> FROM COMPANY <text>'], examples: ['REMOVE ALIAS "Wally World" FROM COMPANY "Walmart"'] },
  run: ({ writes }, { company, alias }, caller) => written(writes.removeAlias(company, alias, actorOf(caller)), { to: 'company_record', name: company }),
};

export const addAlias: Action<{ readonly company: string; readonly alias: string; readonly type: string }> = {
  ...WRITE,
  id: 'addAlias',
  summary: 'Adds an alias to a company.',
  dsl: {
    topic: 'ADMIN',
    syntax: ['ADD ALIAS <text> TO COMPANY <text> TYPE <alias_type>'],
    examples: ['ADD ALIAS "Wally World" TO COMPANY "Walmart" TYPE typo'],
  },
  run: ({ writes }, { company, alias, type }, caller) =>
    written(writes.addAlias(company, alias, type, actorOf(caller)), { to: 'convert_company', name: alias }),
};
