/** The four kinds of documents of the search index, each behind an alias `<prefix>-<kind>`. */
export const DOCUMENT_KINDS = ['companies', 'aliases', 'titles', 'clusters'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
