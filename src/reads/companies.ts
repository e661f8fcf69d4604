import { COMPANIES } from '../catalog/companies.ts';
import { ApiError } from '../errors.ts';
import { identityKey } from '../identity-key.ts';
import { nearNames } from '../near-names.ts';
import type { Plan } from '../plan/plan.ts';
import type { Database, Statement } from '../store/pool.ts';
import { Parameters, renderFilter } from './render-filter.ts';

/** A company as the API serves it. */
export type Company = Readonly<Record<string, unknown>> & { readonly company_uid: string; readonly company_name: string };

export interface Page<T> {
  readonly rows: readonly T[];
  /** Rows that match before paging. */
  readonly total: number;
}

const COLUMNS = [
  'c.company_uid',
  'c.company_name',
  'c.company_description',
  'c.company_url AS "company_URL"',
  'c.primary_industry',
  'c.secondary_industry',
  'c.company_city',
  'c.company_state',
  'c.company_country',
  "NULLIF(c.company_event_type, 'none') AS company_event_type",
  'c.company_event_note',
  'c.overall_badge',
  'c.badge_early_career',
  'c.badge_growth',
  'c.badge_stability',
];
const RELATED = `
  LEFT JOIN LATERAL (SELECT array_agg(r.parent_uid ORDER BY r.parent_uid) AS uids FROM company_relationships r WHERE r.subsidiary_uid = c.company_uid) parents ON true
  LEFT JOIN LATERAL (SELECT array_agg(r.subsidiary_uid ORDER BY r.subsidiary_uid) AS uids FROM company_relationships r WHERE r.parent_uid = c.company_uid) subsidiaries ON true
  LEFT JOIN LATERAL (SELECT array_agg(DISTINCT s.subsidiary_uid ORDER BY s.subsidiary_uid) AS uids
    FROM company_relationships p JOIN company_relationships s USING (parent_uid) WHERE p.subsidiary_uid = c.company_uid AND s.subsidiary_uid <> c.company_uid) siblings ON true`;
const RELATIONS = ['parents', 'subsidiaries', 'siblings'] as const;

/** The one statement of a company list: the page, and with it the number of all matches. */
export function companiesStatement(plan: Plan): Statement {
  const parameters = new Parameters();
  const order = COMPANIES.sorts[plan.sort[0]?.order ?? COMPANIES.defaultSort];
  if (order === undefined) throw new Error('the plan names a sort order that the catalog does not have');
  const where = renderFilter(COMPANIES, plan.filter, parameters);
  const page = `LIMIT ${parameters.add(plan.limit)} OFFSET ${parameters.add(plan.offset)}`;
  const score = plan.withScore && order.score !== undefined ? [`${order.score}::float8 AS badge_sort_score`] : [];
  const text = `
WITH matched AS (
  SELECT c.company_uid, row_number() OVER (ORDER BY ${order.sql}) AS position
  FROM companies c LEFT JOIN industries i ON i.industry = c.primary_industry
  WHERE ${where}
), page AS (SELECT * FROM matched ORDER BY position ${page})
SELECT (SELECT count(*) FROM matched) AS total, row_data.*
FROM (SELECT 1) AS one LEFT JOIN (
  SELECT page.position, ${[...COLUMNS, ...score, ...expansionColumns(plan.expand)].join(', ')},
    ${RELATIONS.map((relation) => `COALESCE(${relation}.uids, '{}') AS svc_${relation}`).join(', ')}
  FROM page JOIN companies c USING (company_uid)${RELATED}
) AS row_data ON true
ORDER BY row_data.position`;
  return { text, values: parameters.values };
}

function expansionColumns(expand: readonly string[]): string[] {
  const columns: string[] = [];
  if (expand.includes('relationships')) {
    const list = (relation: string): string =>
      `(SELECT COALESCE(json_agg(json_build_object('company_uid', r.company_uid, 'company_name', r.company_name) ORDER BY r.company_name COLLATE a_to_z), '[]')
        FROM companies r WHERE r.company_uid = ANY(${relation}.uids))`;
    columns.push(`json_build_object(${RELATIONS.map((relation) => `'${relation}', ${list(relation)}`).join(', ')}) AS related_companies`);
  }
  if (expand.includes('timestamps')) columns.push('c.created_at', 'c.updated_at');
  return columns;
}

/** Companies by plan, in the plan's order. */
export async function listCompanies(database: Database, plan: Plan): Promise<Page<Company>> {
  const rows = await database.query<Record<string, unknown> & { total: number; position: number | null }>(companiesStatement(plan));
  return { rows: rows.filter((row) => row.position !== null).map(companyOf), total: rows[0]?.total ?? 0 };
}

function companyOf(row: Record<string, unknown>): Company {
  const { total: _total, position: _position, ...company } = row;
  // Omitted when empty, by the specification.
  if (company['company_event_type'] === null) delete company['company_event_type'];
  if (company['company_event_note'] === null) delete company['company_event_note'];
  return company as Company;
}

/** One company by exact name (in any case) or uid. An alias is not followed: the 404 names the company it belongs to. */
export async function getCompany(database: Database, nameOrUid: string, expand: readonly string[]): Promise<Company> {
  const [found] = await database.query<{ company_uid: string }>({
    name: 'company-by-name',
    text: 'SELECT company_uid FROM companies WHERE name_key = $1 OR company_uid = $2',
    values: [identityKey(nameOrUid), nameOrUid.toLowerCase()],
  });
  if (found === undefined) throw await companyNotFound(database, nameOrUid);
  const { rows } = await listCompanies(database, {
    resource: COMPANIES.name,
    filter: { kind: 'in', field: 'company_uid', values: [found.company_uid] },
    sort: [],
    limit: 1,
    offset: 0,
    expand,
    withScore: false,
  });
  const [company] = rows;
  if (company === undefined) throw await companyNotFound(database, nameOrUid);
  return company;
}

/** The 404 of a company name, with the company that the caller may have meant. */
async function companyNotFound(database: Database, name: string): Promise<ApiError> {
  const key = identityKey(name);
  const named = await database.query<{ name_key: string; company_name: string; is_alias: boolean }>({
    text: `SELECT alias_key AS name_key, company_name, true AS is_alias FROM company_aliases JOIN companies USING (company_uid) WHERE alias_key = $1
           UNION ALL SELECT name_key, company_name, false FROM companies`,
    values: [key],
  });
  const aliased = [...new Set(named.filter((row) => row.is_alias).map((row) => row.company_name))];
  const advice = 'COMPANYCONVERT (GET /api/companyconvert) resolves names, tickers and aliases.';
  if (aliased.length > 0) {
    return new ApiError('not_found', {
      error: `Company not found: ${name}`,
      suggestion: `«${name}» is an alias of ${aliased.map((company) => `«${company}»`).join(' and ')}; use that name. ${advice}`,
      example: `/api/companies/${encodeURIComponent(aliased[0] ?? '')}`,
    });
  }
  const near = nearNames(
    name,
    named.map((row) => row.company_name),
  );
  return new ApiError('not_found', {
    error: `Company not found: ${name}`,
    suggestion: near.length > 0 ? `Did you mean ${near.map((company) => `«${company}»`).join(', ')}? ${advice}` : advice,
    example: `/api/companyconvert?name=${encodeURIComponent(name)}`,
  });
}
