import { adjacency, METRICS, type AdjacencyKind, type Metric, type Snapshot } from '../catalog/adjacency.ts';
import { identityKey } from '../text/identity-key.ts';
import type { Filter } from '../catalog/plan.ts';
import type { Database } from '../store/pool.ts';
import { companyMeant } from './companies.ts';
import { listRows, type Page } from './list.ts';

/** Inclusive bounds on a metric of the neighbours. */
export interface Bounds {
  readonly gte?: number | undefined;
  readonly lte?: number | undefined;
}

export interface AdjacencyQuestion {
  readonly kind: AdjacencyKind;
  readonly baseline: number;
  readonly snapshot: Snapshot;
  /** Exact company name: only clusters that it hires for. */
  readonly company?: string | undefined;
  readonly jobLevel?: string | undefined;
  readonly aiFlag?: string | undefined;
  readonly premiumSkill?: string | undefined;
  readonly bounds: Readonly<Partial<Record<Metric, Bounds>>>;
  readonly expand: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export interface AdjacencyAnswer {
  readonly page: Page;
  /** What was asked of the neighbours, such as `wage_p75_at_10y__gte`. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** Why nothing was found, where that can be told. */
  readonly suggestion?: string;
}

/** Neighbours of a cluster with their metrics at a snapshot. */
export async function adjacentClusters(database: Database, question: AdjacencyQuestion): Promise<AdjacencyAnswer> {
  const company = question.company === undefined ? undefined : await companyNamed(database, question.company);
  const resource = adjacency(question.kind, question.snapshot, company);
  const filters: Filter[] = [{ kind: 'in', field: 'baseline', values: [question.baseline] }];
  const echo: Record<string, unknown> = {};
  if (question.company !== undefined) {
    echo['company'] = company?.company_name ?? question.company;
    filters.push({ kind: 'in', field: 'company', values: company === undefined ? [] : [company.uid] });
  }
  if (question.jobLevel !== undefined) {
    echo['job_level'] = question.jobLevel;
    filters.push({ kind: 'in', field: 'job_level', values: [question.jobLevel] });
  }
  if (question.aiFlag !== undefined) {
    echo['ai_flag'] = question.aiFlag;
    filters.push({ kind: 'in', field: 'ai_flag', values: [question.aiFlag] });
  }
  if (question.premiumSkill !== undefined) {
    echo['premium_skill'] = question.premiumSkill;
    filters.push({ kind: 'contains', field: 'premium_skill', text: question.premiumSkill });
  }
  for (const metric of METRICS) {
    for (const operator of ['gte', 'lte'] as const) {
      const value = question.bounds[metric]?.[operator];
      if (value === undefined) continue;
      echo[`${metric}__${operator}`] = value;
      filters.push({ kind: 'compare', field: metric, operator, value });
    }
  }
  const plan = {
    resource: resource.name,
    filter: { kind: 'all', of: filters } as const,
    sort: [],
    limit: question.limit,
    offset: question.offset,
    expand: question.expand,
    withScore: false,
  };
  const page = await listRows(database, resource, plan);
  const suggestion = page.total === 0 ? await whyEmpty(database, question, company === undefined) : undefined;
  return { page, filters: echo, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** A bound on a metric that the snapshot leaves null, or a company that does not exist, empties every list. */
async function whyEmpty(database: Database, { bounds, snapshot, company }: AdjacencyQuestion, companyIsUnknown: boolean): Promise<string | undefined> {
  if (company !== undefined && companyIsUnknown) return `No company is named «${company}». ${(await companyMeant(database, company)).suggestion}`;
  const bounded = METRICS.filter((metric) => bounds[metric] !== undefined);
  const isStage = snapshot.experience_level === 'Entry-Level' || snapshot.experience_level === 'Experienced';
  if (bounded.includes('wage_p75_at_10y') && snapshot.experience_level !== '10')
    return 'wage_p75_at_10y is filled at experience_level=10 only; use that snapshot.';
  if (bounded.some((metric) => metric !== 'wage_p75_at_10y') && !isStage)
    return 'Promotion and retention rates are filled at experience_level=Entry-Level or Experienced; use one of these snapshots.';
  return undefined;
}

async function companyNamed(database: Database, name: string): Promise<{ uid: string; company_name: string } | undefined> {
  const [row] = await database.query<{ uid: string; company_name: string }>({
    name: 'company-uid-by-name',
    text: 'SELECT company_uid AS uid, company_name FROM companies WHERE name_key = $1 OR company_uid = $2',
    values: [identityKey(name), name.toLowerCase()],
  });
  return row;
}
