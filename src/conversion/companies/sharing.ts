import { isTicker, wordsOfName, type AliasDocument } from './alias-document.ts';
import type { Typed } from './typed-name.ts';

/** How many employers share a typed name. A name that others share is not one employer's alone. */
export interface Sharing {
  /** With a name that begins with it; not those whose name begins with the whole name of another: "Amazon Web Services" next to "Amazon". An alias of another makes no own name a part of it. */
  readonly beginning: number;
  /** The latter. */
  readonly nested: ReadonlySet<string>;
  /** With a name that goes on with another word after it. */
  readonly continued: number;
  /** With exactly this name or alias, whatever its legal form. */
  readonly same: ReadonlySet<string>;
  /** With exactly this name or alias, and the same legal form: for "Apple Inc", not those of "Apple". */
  readonly sameInFull: ReadonlySet<string>;
  /** The own names that begin with it as typed. */
  readonly begun: readonly AliasDocument[];
  /** The employers with any name that begins with its words, without legal forms. */
  readonly begunByWords: ReadonlySet<string>;
  /** Of a text that goes on after a name or alias that only one employer has: that employer. "Agilent T" goes on after Agilent, and "BNSF R" after BNSF. */
  readonly namedBefore: string | undefined;
}

/** Of a name that is compared alone. */
export const UNSHARED: Sharing = {
  beginning: 1,
  nested: new Set(),
  continued: 0,
  same: new Set(),
  sameInFull: new Set(),
  begun: [],
  begunByWords: new Set(),
  namedBefore: undefined,
};

/** Whether a document has exactly the typed name. Next to other words, abbreviations count as what they are short for: "Dept of Veterans Affairs, Loma Linda". */
export const isSameName = (typed: Typed, document: AliasDocument): boolean =>
  document.squashed === typed.squashed || (typed.leftOut !== 'nothing' && document.spelled === typed.spelled);

/** Counts the employers of these names. */
export function sharingOf(typed: Typed, documents: readonly AliasDocument[]): Sharing {
  const same = new Set(documents.filter((document) => isSameName(typed, document)).map(({ company_uid }) => company_uid));
  const begun = documents.filter((document) => document.squashed !== typed.squashed && !isTicker(document) && begins(typed, document));
  const longer = begun.map(({ words, company_uid, alias_type }) => ({ words: `${words.join(' ')} `, company_uid, isName: alias_type === 'name' }));
  const words = `${typed.words.join(' ')} `;
  const continued = longer.filter((one) => !same.has(one.company_uid) && one.words.startsWith(words)).map(({ company_uid }) => company_uid);
  const unnested = longer.filter(
    (one) =>
      !longer.some(
        (other) => other.company_uid !== one.company_uid && one.words !== other.words && one.words.startsWith(other.words) && (other.isName || !one.isName),
      ),
  );
  const beginning = new Set([...same, ...unnested.map(({ company_uid }) => company_uid)]);
  return {
    beginning: beginning.size,
    nested: new Set(longer.filter(({ company_uid }) => !beginning.has(company_uid)).map(({ company_uid }) => company_uid)),
    continued: new Set(continued).size,
    same,
    sameInFull: new Set(documents.filter(({ plain }) => plain === typed.plain).map(({ company_uid }) => company_uid)),
    begun: begun.filter((document) => document.alias_type === 'name' && beginsAsTyped(typed, document)),
    begunByWords: new Set(longer.filter((one) => one.words.startsWith(typed.words.join(' '))).map(({ company_uid }) => company_uid)),
    namedBefore: namedBefore(typed, documents),
  };
}

/** Letters of a ticker that are enough to go on after. */
const SHORTEST_TICKER = 3;

/** The only employer with a name or an alias that the words before the last one are. Fewer letters than a ticker usually has may be the beginning of any name. */
function namedBefore({ plainWords }: Typed, documents: readonly AliasDocument[]): string | undefined {
  if (plainWords.length < 2) return undefined;
  const before = plainWords.slice(0, -1).join('');
  const isBefore = (document: AliasDocument): boolean => document.squashed === before && (before.length >= SHORTEST_TICKER || !isTicker(document));
  const named = new Set(documents.filter(isBefore).map(({ company_uid }) => company_uid));
  return named.size === 1 ? [...named][0] : undefined;
}

/** Whether a name begins with the typed one, in any spelling. */
export const begins = (typed: Typed, document: AliasDocument): boolean =>
  beginsAsTyped(typed, document) || (!typed.closed && document.spelled.startsWith(typed.spelled) && !isUnfinishedSpelling(typed, document));

/** The same, as typed. */
export const beginsAsTyped = (typed: Typed, document: AliasDocument): boolean =>
  document.plain.startsWith(typed.plain) || (!typed.closed && document.squashed.startsWith(typed.squashed));

/**
 * Whether the last word only begins what a word of the name is short for, or is itself short for the beginning of a word: "insur" is no beginning of Ins Med, nor
 * "1" of ONEOK.
 */
function isUnfinishedSpelling(typed: Typed, document: AliasDocument): boolean {
  const word = document.words[typed.words.length - 1];
  if (word !== typed.words.at(-1) && typed.written.at(-1) !== typed.words.at(-1)) return true;
  return word !== undefined && word !== typed.words.at(-1) && !wordsOfName(document).includes(word);
}
