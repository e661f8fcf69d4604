import type { IdKind } from '../catalog/resource.ts';
import type { Reads } from '../store/pool.ts';

/** The kinds of ids that a filter can name, and the statement that finds those that exist. */
const EXISTING: Readonly<Record<IdKind, string>> = {
  onet_code: 'SELECT onet_code AS id FROM occupations WHERE onet_code = ANY($1::text[])',
  cluster_id: 'SELECT cluster_id::text AS id FROM clusters WHERE is_core AND cluster_id = ANY($1::integer[])',
  industry_id: 'SELECT industry_id::text AS id FROM industries WHERE industry_id = ANY($1::integer[])',
  company_uid: 'SELECT company_uid AS id FROM companies WHERE company_uid = ANY($1::text[])',
};

/** Uids can be in capitals, and numbers can have zeros before them. */
const idOf = (kind: IdKind, text: string): string =>
  kind === 'company_uid' ? text.trim().toLowerCase() : kind === 'onet_code' ? text.trim() : String(Number(text));

/** Those of the texts that are ids of this kind. */
export async function existingIds(database: Reads, kind: IdKind, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }>({
    name: `existing-${kind}`,
    text: EXISTING[kind],
    values: [texts.map((text) => idOf(kind, text))],
  });
  const ids = new Set(rows.map(({ id }) => id));
  return new Set(texts.filter((text) => ids.has(idOf(kind, text))));
}
