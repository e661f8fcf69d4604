import { companyOfAliasDocument, type DocumentKind } from '../src/catalog/document-kinds.ts';
import { ALIAS_SQL, projectAlias } from './projections/aliases.ts';
import { CLUSTER_SQL, projectCluster } from './projections/clusters.ts';
import { COMPANY_SQL, projectCompany } from './projections/companies.ts';
import { projectTitle, TITLE_SQL } from './projections/titles.ts';

export interface IndexedDocument {
  readonly id: string;
  readonly document: Readonly<Record<string, unknown>>;
}

interface Source {
  /** Rows of PostgreSQL, one per document. */
  readonly sql: string;
  /** The column that the ids of its documents begin with, up to a "|". */
  readonly key: 'company_uid' | 'onet_code' | 'cluster_id';
  /** The order in which documents are written. The engine ranks those with equal scores in this order, so the same rows give the same answers, however the tables are stored. */
  readonly order: string;
  readonly touchedBy: Touched;
}

/** Which documents are those of a row of the outbox. */
interface Touched {
  /** The column of the rows that identifies them. */
  readonly column: 'company_uid' | 'cluster_id';
  /** Its value, from the id in the outbox. */
  readonly valueOf: (documentId: string) => string;
  /** An outbox row names one document, which may no longer exist, or all documents with this value. */
  readonly names: 'one' | 'all';
}

interface Projection extends Source {
  /** Pure. The same row of `sql` gives the same document. */
  readonly documentOf: (row: Readonly<Record<string, unknown>>) => IndexedDocument;
}

/** The only place where a row gets its type: what the columns of `sql` are, the tests of the indexer check. */
const projection = ({ project, ...source }: Source & { readonly project: (row: never) => IndexedDocument }): Projection => ({
  ...source,
  documentOf: (row) => project(row as never),
});

const itself = (documentId: string): string => documentId;

/** The projections: for each kind of documents, the source of its rows and the conversion to documents. */
export const PROJECTIONS: Readonly<Record<DocumentKind, Projection>> = {
  companies: projection({
    sql: COMPANY_SQL,
    project: projectCompany,
    key: 'company_uid',
    order: 'company_uid COLLATE "C"',
    touchedBy: { column: 'company_uid', valueOf: itself, names: 'one' },
  }),
  aliases: projection({
    sql: ALIAS_SQL,
    project: projectAlias,
    key: 'company_uid',
    order: 'postings DESC, company_uid COLLATE "C", name_key COLLATE "C", alias_type',
    touchedBy: { column: 'company_uid', valueOf: companyOfAliasDocument, names: 'one' },
  }),
  titles: projection({
    sql: TITLE_SQL,
    project: projectTitle,
    key: 'onet_code',
    order: 'observation_count DESC, title_key COLLATE "C", onet_code',
    touchedBy: { column: 'cluster_id', valueOf: itself, names: 'all' },
  }),
  clusters: projection({
    sql: CLUSTER_SQL,
    project: projectCluster,
    key: 'cluster_id',
    order: 'cluster_id',
    touchedBy: { column: 'cluster_id', valueOf: itself, names: 'one' },
  }),
};
