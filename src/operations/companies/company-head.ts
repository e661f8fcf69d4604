import { TEXT } from '../../catalog/value-schema.ts';

/** Members that say whom a list below a company is about. */
export const COMPANY_HEAD = { company_uid: TEXT, company_name: TEXT };
