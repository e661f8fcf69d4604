import type { Expansion, Field, Resource } from './resource.ts';
import { orNull, record, TEXT } from './value-schema.ts';

/** A company that has a pair with the cluster k. The value is its uid. */
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

/** How a company hires for the cluster k. The uid comes from the database and becomes a literal. */
export const companyHiring = (company: { readonly uid: string } | undefined): Expansion => ({
  description: 'Adds whether the company hires for the cluster, and how strongly. Requires company.',
  columns: {
    company_hiring: {
      schema: orNull(record({ hires: { type: 'boolean' }, entry_posting_tier: TEXT, total_posting_tier: TEXT })),
      sql: `(SELECT json_build_object('hires', p.total_posting_count > 0, 'entry_posting_tier', p.entry_posting_tier, 'total_posting_tier', p.total_posting_tier)
        FROM company_clusters p WHERE p.cluster_id = k.cluster_id AND p.company_uid = '${(company?.uid ?? '').replaceAll("'", "''")}')`,
    },
  },
});

/** Adds the company filter and EXPAND COMPANY_HIRING to a resource of clusters k or their occupations. */
export const atCompany = (resource: Resource, company: { readonly uid: string } | undefined): Resource => ({
  ...resource,
  changing: company !== undefined,
  fields: { ...resource.fields, company: HIRING_COMPANY },
  expansions: { ...resource.expansions, company_hiring: companyHiring(company) },
});
