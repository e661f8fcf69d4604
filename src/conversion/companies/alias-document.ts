import { wordsOf } from '../../text/words.ts';
import { TUNING } from '../tuning.ts';

/** A name document of the search index (indexer/projections/aliases.ts). */
export interface AliasDocument {
  readonly name: string;
  /** These four are as in NameKey. */
  readonly squashed: string;
  readonly spelled: string;
  readonly plain: string;
  readonly words: readonly string[];
  /** `name` for the canonical one. */
  readonly alias_type: string;
  readonly company_uid: string;
  readonly company_name: string;
  /** Words of the city and state of the headquarters. */
  readonly home: readonly string[];
  readonly prominence_value: number;
}

/** Whether a name is a ticker, or an acronym that looks like one. */
export function isTicker({ alias_type, name }: AliasDocument): boolean {
  return alias_type === 'abbreviation' && name.length <= TUNING.company.longestTicker && name === name.toUpperCase();
}

/** How well the employer is known, 0 to 1. */
export function prominence(document: AliasDocument): number {
  return Math.min(1, document.prominence_value / TUNING.company.mostProminent);
}

const namesRead = new WeakMap<AliasDocument, readonly string[]>();

/** The words of a name as written. Each document is compared with many texts. */
export function wordsOfName(document: AliasDocument): readonly string[] {
  const known = namesRead.get(document) ?? wordsOf(document.name);
  namesRead.set(document, known);
  return known;
}

/** Share of a name that was typed, 0 to 1. In a legal form, it is a share of the name with the form. */
export function coverage(squashed: string, document: AliasDocument): number {
  const isInForm = squashed.length > document.squashed.length && document.plain.startsWith(squashed);
  return squashed.length / Math.max(squashed.length, isInForm ? document.plain.length : document.squashed.length);
}
