import type { DocumentKind } from '../catalog/document-kinds.ts';
import { REPAIR_LOCK, tryLock } from './advisory-locks.ts';
import type { Database, Transaction } from './pool.ts';

/** Up to which operation the documents of an index were compared with the rows. */
export interface Compared {
  readonly index_name: string | null;
  readonly seq_no: number | null;
}

/** What an indexer found wrong with the index of a kind of documents. */
export interface FoundProblem {
  readonly document_kind: DocumentKind;
  readonly problem: string;
  /** Why it is not repaired yet, if something prevents that. */
  readonly detail: string | null;
  readonly since: Date;
}

export async function readCompared(database: Database, kind: DocumentKind): Promise<Compared | undefined> {
  const [row] = await database.query<Compared & Record<string, unknown>>({
    text: 'SELECT index_name, seq_no FROM index_watch WHERE document_kind = $1',
    values: [kind],
  });
  return row;
}

export async function saveCompared(database: Database, kind: DocumentKind, indexName: string, seqNo: number): Promise<void> {
  await database.query({
    text: `INSERT INTO index_watch (document_kind, index_name, seq_no, compared_at) VALUES ($1, $2, $3, clock_timestamp())
           ON CONFLICT (document_kind) DO UPDATE SET index_name = $2, seq_no = $3, compared_at = clock_timestamp()`,
    values: [kind, indexName, seqNo],
  });
}

/** Records a problem, or that there is none. The time at which it began stays as long as it is the same. */
export async function saveProblem(database: Database, kind: DocumentKind, problem: string | undefined, detail: string | undefined): Promise<void> {
  await database.query({
    text: `INSERT INTO index_watch AS w (document_kind, problem, detail, since) VALUES ($1, $2, $3, CASE WHEN $2::text IS NOT NULL THEN clock_timestamp() END)
           ON CONFLICT (document_kind) DO UPDATE SET problem = $2, detail = $3,
             since = CASE WHEN $2::text IS NULL THEN NULL WHEN w.problem = $2 THEN w.since ELSE clock_timestamp() END`,
    values: [kind, problem ?? null, detail ?? null],
  });
}

export async function readProblems(database: Database): Promise<FoundProblem[]> {
  return database.query<FoundProblem & Record<string, unknown>>({
    text: 'SELECT document_kind, problem, detail, since FROM index_watch WHERE problem IS NOT NULL ORDER BY document_kind',
  });
}

/** Takes the repair lock until the end of the transaction, if no other indexer has it. */
export const takeRepairLock = (client: Transaction): Promise<boolean> => tryLock(client, REPAIR_LOCK);
