import { atCompany } from '../../catalog/company-hiring.ts';
import type { Plan } from '../../catalog/plan.ts';
import type { Resource } from '../../catalog/resource.ts';
import { companyByName, unknownCompany } from '../../reads/company-names.ts';
import { listRows } from '../../reads/list.ts';
import { emptyPage, pageAnswer, scoped, type Answer, type LeadsOf } from '../answer.ts';
import type { Services } from '../services.ts';
import type { Setting } from '../settings.ts';

/** Keeps only the clusters or occupations that a company hires for. */
export const AT_COMPANY = {
  type: 'text',
  names: 'company',
  dsl: { where: ['COMPANY', 'COMPANY_NAME'] },
  description: 'Only what this company hires for. Required for EXPAND COMPANY_HIRING.',
  example: 'Walmart',
} as const satisfies Setting;

/** A list with an optional company filter. An unknown company gives an empty list. */
export async function rowsAtCompany({ database }: Services, resource: Resource, plan: Plan, name: string | undefined, leadsOf: LeadsOf): Promise<Answer> {
  if (name === undefined) return pageAnswer(await listRows(database, resource, plan), leadsOf);
  const company = await companyByName(database, name);
  if (company === undefined) return emptyPage(await unknownCompany(database, name));
  const { company_uid: uid } = company;
  return pageAnswer(await listRows(database, atCompany(resource, { uid }), scoped(plan, { kind: 'in', field: 'company', values: [uid] })), leadsOf);
}
