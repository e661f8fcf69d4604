import type { Filter, Plan } from '../catalog/plan.ts';
import type { TitleAdvice } from '../conversion/titles/title-advice.ts';
import type { Page, Row } from '../reads/list.ts';
import type { Hint, Note } from '../reads/hints.ts';

/** Useful next queries after an answer. Each interface writes them in its own syntax. */
export type Lead =
  | { readonly to: 'company'; readonly name: string; readonly isShown?: boolean }
  | { readonly to: 'occupation'; readonly code: string }
  | { readonly to: 'occupation_record'; readonly code: string }
  | { readonly to: 'cluster'; readonly id: number }
  | { readonly to: 'companies_of_industry'; readonly industry: string }
  | { readonly to: 'industries' }
  | { readonly to: 'metro'; readonly cbsa: string }
  | { readonly to: 'destinations'; readonly cluster: number }
  | { readonly to: 'cluster_ai_impact'; readonly cluster: number }
  | { readonly to: 'counted_rows' }
  | { readonly to: 'badge_counts' }
  | { readonly to: 'convert_company'; readonly name: string }
  | { readonly to: 'convert_title'; readonly title: string; readonly thorough?: boolean; readonly clarify?: boolean }
  | { readonly to: 'search_companies'; readonly text: string }
  /** The same query without its conditions or, if it has none, a help topic. */
  | { readonly to: 'without_conditions'; readonly topic?: string }
  | { readonly to: 'company_record'; readonly name: string }
  | { readonly to: 'help'; readonly topic?: string };

/** What to ask instead of a text that was converted. Each interface words it in its own syntax. */
export type Advice =
  | TitleAdvice
  /** Something matches, but the conditions leave out all of it. */
  | { readonly kind: 'left_out' };

/** The answer of an operation. Each interface builds its envelope from it. */
export interface Answer {
  readonly data: unknown;
  /** Rows in data; 1 for a record; for a batch, the number of titles. */
  readonly count: number;
  /** Exact number of rows before paging. Present for pages. */
  readonly total?: number;
  /** Names of the fields of the rows, in order, for CSV. */
  readonly fields?: readonly string[];
  /** The rows of a table with the same data, for CSV, if data is not a list of rows. */
  readonly table?: readonly Row[];
  /** For counts: the number of rows that met the conditions. */
  readonly matched?: number;
  /** Further members of the envelope: baseline, snapshot, disambiguation, versions, and so on. */
  readonly head?: Readonly<Record<string, unknown>>;
  readonly leads?: readonly Lead[];
  /** True if the dataset has nothing with this name, regardless of the conditions. */
  readonly isUnknown?: boolean;
  /** Why nothing was found, or similar names. */
  readonly hint?: Hint;
  /** What to ask instead of the text that was converted. */
  readonly advice?: readonly Advice[];
  /** What the rows are that the question does not say. */
  readonly notes?: readonly Note[];
}

export type LeadsOf = (first: Row) => readonly Lead[];

export const recordAnswer = (data: unknown, leads: readonly Lead[] = [], head: Answer['head'] = {}): Answer => ({ data, count: 1, leads, head });

export function pageAnswer({ rows, total, fields }: Page, leadsOf: LeadsOf = () => [], head: Answer['head'] = {}): Answer {
  const [first] = rows;
  return {
    data: rows,
    count: rows.length,
    total,
    ...(fields === undefined ? {} : { fields }),
    leads: first === undefined ? [] : leadsOf(first),
    head,
  };
}

/** An empty page, with the reason. */
export const emptyPage = (hint: Hint, head: Answer['head'] = {}): Answer => ({ data: [], count: 0, total: 0, fields: [], hint, head });

/** A plan with the conditions that the target adds. */
export function scoped(plan: Plan, ...scope: readonly Filter[]): Plan {
  if (scope.length === 0) return plan;
  const own = plan.filter === undefined ? [] : plan.filter.kind === 'all' ? plan.filter.of : [plan.filter];
  return { ...plan, filter: { kind: 'all', of: [...scope, ...own] } };
}

export const onCluster = (id: number): Filter => ({ kind: 'in', field: 'cluster_id', values: [id] });
export const onCompany = (uid: string): Filter => ({ kind: 'in', field: 'company_uid', values: [uid] });

export const toCompany: LeadsOf = ({ company_name }) => [{ to: 'company', name: String(company_name) }];
export const toOccupation: LeadsOf = ({ onet_code }) => [{ to: 'occupation', code: String(onet_code) }];
export const toCluster: LeadsOf = ({ cluster_id }) => [{ to: 'cluster', id: Number(cluster_id) }];
