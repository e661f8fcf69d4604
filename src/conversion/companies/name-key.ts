import { edits } from '../edits.ts';
import { readReplacements } from '../word-list.ts';
import { wordsOf } from '../words.ts';

/** Legal forms, a weak signal: left out when names are compared, unless nothing else is left. */
const LEGAL_FORMS = new Set(
  [
    'inc incorporated corp corporation co cos company companies llc llp lp ltd limited plc pllc pc pbc the holdings holding hldgs group grp na',
    'sa ag nv se ab asa oyj spa bv gmbh kgaa pty adr',
  ].flatMap((line) => line.split(' ')),
);

/** Legal forms that are abbreviations of companies, too: a name when they stand alone. */
const ALSO_NAMES = new Set(['ag', 'sa', 'nv', 'pc', 'lp', 'se', 'ab', 'spa']);

/** "Inc /DE/", "Ltd/ADR": where registers keep a filer apart from its namesakes. */
const REGISTER_MARK = /(?<=\s|\b(?:inc|corp|corporation|co|ltd|limited|plc|sa|ag|nv|se)\.?)[/\\]\s?[a-z]{2,3}[/\\]?\s*$/iu;
const SPACED_FORM = /\b(?:n v|n\/a|n a|s a|l p|l l c|l l p|p l c)\.?\s*$/iu;

/** What "N.A." stands for: banks write it out. Alone it is a name. */
const BANK_FORM = /(?<!^\W*(?:the\W+)?)\bnational association\.?\s*$/iu;

const SPELLINGS = readReplacements('company-words.txt');
const VARIANTS = new Map<string, string[]>();
for (const [written, compared] of SPELLINGS) VARIANTS.set(compared, [...(VARIANTS.get(compared) ?? []), written]);

/** Legal forms long enough to be told with a typo. */
const LONG_FORMS = [...LEGAL_FORMS].filter((form) => form.length >= 5);

/** A company name as it is compared with others. */
export interface NameKey {
  /** Words without legal forms, in one spelling: "intl" is "international", "1" is "one". Empty: nothing but legal forms, which names no company. */
  readonly words: readonly string[];
  /** The same words as they stand. */
  readonly written: readonly string[];
  /** The words without blanks. */
  readonly spelled: string;
  /** The words without legal forms and blanks as they stand: "intl" is "intl". */
  readonly squashed: string;
  /** All letters and digits as they stand, legal forms too: what a name begins with while it is typed. */
  readonly plain: string;
  /** Whether a legal form ends the name: nobody who goes on to "Corp." is still typing the name before it. */
  readonly closed: boolean;
}

export function nameKey(name: string): NameKey {
  const plainWords = wordsOf(name.replace(/\bL\.?L\.?C\b\.?/giu, 'llc'));
  const unmarked = name.replace(REGISTER_MARK, '').replace(/\bL\.?L\.?C\b\.?/giu, 'llc');
  const all = wordsOf(unmarked.replace(BANK_FORM, 'na').replace(SPACED_FORM, (form) => form.replace(/[\s./]/gu, '')));
  const kept = withoutLegalForms(all);
  const written = joinPhrases(kept);
  const words = written.map(oneSpelling);
  return {
    words,
    written,
    spelled: words.join(''),
    squashed: kept.join(''),
    plain: plainWords.join(''),
    closed: LEGAL_FORMS.has(all.at(-1) ?? '') && kept.length > 0 && kept.at(-1) !== all.at(-1),
  };
}

/**
 * The letters and digits of a company name without blanks, punctuation and legal forms: "Wal-Mart Stores, Inc." is
 * "walmartstores", "J.P. Morgan" is "jpmorgan". Empty when the text holds nothing but legal forms.
 */
export function squashedName(name: string): string {
  return nameKey(name).squashed;
}

/** Whether a word is a legal form, or one with a typo. */
export function isLegalForm(word: string): boolean {
  return LEGAL_FORMS.has(word) || (word.length >= 5 && LONG_FORMS.some((form) => Math.abs(form.length - word.length) <= 1 && edits(form, word) <= 1));
}

function withoutLegalForms(words: readonly string[]): readonly string[] {
  if (words.length === 1 && ALSO_NAMES.has(words[0] ?? '')) return words;
  const start = words[0] === 'the' ? 1 : 0;
  let end = words.length;
  while (end > start && LEGAL_FORMS.has(words[end - 1] ?? '')) end--;
  // "Tiffany & Co.": what joined the legal form goes with it.
  if (end < words.length && end > start + 1 && words[end - 1] === 'and') end--;
  return words.slice(start, end);
}

/** Other spellings of a word that are rewritten to it. */
export function spellingsOf(word: string): readonly string[] {
  return VARIANTS.get(word) ?? [];
}

/** The one spelling in which a word of a name is compared. */
export function oneSpelling(word: string): string {
  return SPELLINGS.get(word) ?? word;
}

function joinPhrases(words: readonly string[]): string[] {
  return words
    .join(' ')
    .replace(/\bunited states\b/gu, 'us')
    .split(' ')
    .filter((word) => word !== '');
}
