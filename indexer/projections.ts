import type { DocumentKind } from '../src/catalog/document-kinds.ts';
import { ALIAS_SQL, projectAlias, type AliasRow } from './projections/aliases.ts';
import { CLUSTER_SQL, projectCluster, type ClusterRow } from './projections/clusters.ts';
import { COMPANY_SQL, projectCompany, type CompanyRow } from './projections/companies.ts';
import { projectTitle, TITLE_SQL, type TitleRow } from './projections/titles.ts';

export interface IndexedDocument {
  readonly id: string;
  readonly document: Readonly<Record<string, unknown>>;
}

interface Projection {
  /** Rows of PostgreSQL, one per document. */
  readonly sql: string;
  /** Pure. The same row gives the same document. */
  readonly project: (row: never) => IndexedDocument;
  /** The column that the ids of its documents begin with, up to a "|". */
  readonly key: 'company_uid' | 'onet_code' | 'cluster_id';
  /** The order in which documents are written. The engine ranks those with equal scores in this order, so the same rows give the same answers, however the tables are stored. */
  readonly order: string;
}

/** The projections: for each kind of documents, the source of its rows and the conversion to documents. */
export const PROJECTIONS: Readonly<Record<DocumentKind, Projection>> = {
  companies: { sql: COMPANY_SQL, project: (row: CompanyRow) => projectCompany(row), key: 'company_uid', order: 'company_uid COLLATE "C"' },
  aliases: {
    sql: ALIAS_SQL,
    project: (row: AliasRow) => projectAlias(row),
    key: 'company_uid',
    order: 'postings DESC, company_uid COLLATE "C", name_key COLLATE "C", alias_type',
  },
  titles: {
    sql: TITLE_SQL,
    project: (row: TitleRow) => projectTitle(row),
    key: 'onet_code',
    order: 'observation_count DESC, title_key COLLATE "C", onet_code',
  },
  clusters: { sql: CLUSTER_SQL, project: (row: ClusterRow) => projectCluster(row), key: 'cluster_id', order: 'cluster_id' },
};
