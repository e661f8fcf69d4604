import { TEXT } from '../../catalog/value-schema.ts';

/** Members that identify the company of a list. */
export const COMPANY_HEAD = { company_uid: TEXT, company_name: TEXT };
