/** The four kinds of documents of the search index, each behind an alias `<prefix>-<kind>`. */
export const DOCUMENT_KINDS = ['companies', 'aliases', 'titles', 'clusters'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Document id of a name of a company. The key is empty for the company's own name. */
export const aliasDocumentId = (companyUid: string, aliasKey: string): string => `${companyUid}|${aliasKey}`;

/** The uid of the company in such an id. */
export const companyOfAliasDocument = (id: string): string => id.split('|', 1)[0] ?? '';
