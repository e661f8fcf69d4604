import { aliasDocumentId } from '../../src/catalog/document-kinds.ts';
import { contentId } from '../../src/conversion/companies/name-documents.ts';
import { nameKey } from '../../src/conversion/companies/name-key.ts';
import { soundOf } from '../../src/conversion/companies/sound.ts';
import { wordsOf } from '../../src/text/words.ts';
import { prominence } from './companies.ts';

/** A name of a company: the canonical one (alias_type null) or an alias. */
export interface AliasRow {
  readonly company_uid: string;
  readonly company_name: string;
  readonly name: string;
  readonly name_key: string;
  readonly alias_type: string | null;
  readonly primary_industry: string | null;
  readonly company_city: string | null;
  readonly company_state: string | null;
  readonly postings: number;
}

export const ALIAS_SQL = `
  WITH names AS (
    SELECT company_uid, company_name AS name, name_key, NULL::alias_type AS alias_type FROM companies
    UNION ALL
    SELECT company_uid, alias, alias_key, alias_type FROM company_aliases
  )
  SELECT n.company_uid, c.company_name, n.name, n.name_key, n.alias_type, c.primary_industry, c.company_city, c.company_state,
         COALESCE((SELECT sum(p.total_posting_count) FROM company_clusters p WHERE p.company_uid = n.company_uid), 0)::integer AS postings
  FROM names n JOIN companies c USING (company_uid)`;

export function projectAlias(row: AliasRow): { id: string; document: Record<string, unknown> } {
  const { squashed, spelled, plain, words } = nameKey(row.name);
  const compared = {
    name: row.name,
    squashed,
    spelled,
    plain,
    words,
    alias_type: row.alias_type ?? 'name',
    company_uid: row.company_uid,
    company_name: row.company_name,
    home: wordsOf(`${row.company_city ?? ''} ${row.company_state ?? ''}`),
    prominence_value: prominence(row.postings),
  };
  return {
    id: aliasDocumentId(row.company_uid, row.alias_type === null ? '' : row.name_key),
    document: {
      ...compared,
      content_id: contentId(compared),
      sound: soundOf(spelled),
      primary_industry: row.primary_industry,
      prominence: prominence(row.postings),
    },
  };
}
