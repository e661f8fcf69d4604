import type { Database, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** An import in use. */
export interface Import {
  readonly kind: 'onet' | 'observations';
  readonly records: number;
  readonly is_representative: boolean;
  readonly imported_at: Date;
}

export function readImports(from: Database | Transaction): Promise<Import[]> {
  return rowsOf<Import>(from, { name: 'imports', text: 'SELECT kind, records, is_representative, imported_at FROM imports ORDER BY kind' });
}

/** Replaces the record of the previous import of this kind. */
export async function storeImport(client: Transaction, { kind, records, is_representative }: Omit<Import, 'imported_at'>): Promise<void> {
  await client.query('DELETE FROM imports WHERE kind = $1', [kind]);
  await client.query('INSERT INTO imports (kind, records, is_representative) VALUES ($1, $2, $3)', [kind, records, is_representative]);
  await client.query('UPDATE import_version SET imports = imports + 1');
}

/** Adds the occupations of the imported O*NET database that the dataset does not have. They have no cluster. */
export async function addReferenceOccupations(client: Transaction): Promise<void> {
  await client.query('INSERT INTO occupations (onet_code, onet_title) SELECT onet_code, onet_title FROM reference_occupations ON CONFLICT DO NOTHING');
}
