import type { Expansion, Field, Resource } from './resource.ts';
import { orNull, record, TEXT } from './value-schema.ts';

/** A company whose pair of the cluster k exists; its value is the uid. */
export const HIRING_COMPANY: Field = {
  type: 'exact',
  names: 'company',
  sql: 'p.company_uid',
  within: 'company_clusters p WHERE p.cluster_id = k.cluster_id',
  rest: [],
  dsl: [],
  operator: 'in',
  description: 'Company that hires for the cluster.',
  example: '',
};

/** How a company hires for the cluster k. Its uid comes from the database and is written as a literal. */
export const companyHiring = (company: { readonly uid: string } | undefined): Expansion => ({
  description: 'Adds whether and how strongly the company hires for the cluster; needs company.',
  columns: {
    company_hiring: {
      schema: orNull(record({ hires: { type: 'boolean' }, entry_posting_tier: TEXT, total_posting_tier: TEXT })),
      sql: `(SELECT json_build_object('hires', p.total_posting_count > 0, 'entry_posting_tier', p.entry_posting_tier, 'total_posting_tier', p.total_posting_tier)
        FROM company_clusters p WHERE p.cluster_id = k.cluster_id AND p.company_uid = '${(company?.uid ?? '').replaceAll("'", "''")}')`,
    },
  },
});

/** A resource of clusters k or their occupations that a company restricts and EXPAND COMPANY_HIRING looks at. */
export const atCompany = (resource: Resource, company: { readonly uid: string } | undefined): Resource => ({
  ...resource,
  changing: company !== undefined,
  fields: { ...resource.fields, company: HIRING_COMPANY },
  expansions: { ...resource.expansions, company_hiring: companyHiring(company) },
});
