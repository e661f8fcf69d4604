import type { DocumentKind } from '../src/catalog/document-kinds.ts';
import { loadGazetteerOf } from '../src/gazetteer/current-gazetteer.ts';
import type { OutboxRow } from '../src/store/outbox.ts';
import type { Transaction } from '../src/store/pool.ts';
import { sourceRowsWith } from '../src/store/source-rows.ts';
import { PROJECTIONS } from './projections.ts';

/** The target state of a document; without content, it must be deleted. */
export interface CurrentDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly document: Readonly<Record<string, unknown>> | undefined;
}

/** Builds the current documents of outbox rows of one kind, with the same projections as a rebuild. */
export async function projectRows(client: Transaction, kind: DocumentKind, rows: readonly OutboxRow[]): Promise<Map<OutboxRow, CurrentDocument[]>> {
  await loadGazetteerOf(client);
  const { sql, documentOf, touchedBy } = PROJECTIONS[kind];
  const { column, valueOf, names } = touchedBy;
  const keys = [...new Set(rows.map(({ document_id }) => valueOf(document_id)))];
  const found = await sourceRowsWith(client, sql, column, keys);
  const documents = found.map((row) => ({ kind, key: String(row[column]), ...documentOf(row) }));
  const currentOf = (id: string): CurrentDocument[] => {
    if (names === 'all') return documents.filter(({ key }) => key === valueOf(id));
    return [{ kind, id, document: documents.find((document) => document.id === id)?.document }];
  };
  // Rows with the same key share documents, which are written once.
  const current = new Map([...new Set(rows.map(({ document_id }) => document_id))].map((id) => [id, currentOf(id)]));
  return new Map(rows.map((row) => [row, current.get(row.document_id) ?? []]));
}
