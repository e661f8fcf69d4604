import { edits } from '../edits.ts';
import { readReplacements } from '../word-list.ts';
import { wordsOf } from '../../text/words.ts';

/** Legal forms, a weak signal: ignored when names are compared, unless nothing else is left. */
const LEGAL_FORMS = new Set(
  [
    'inc incorporated corp corporation co cos company companies llc llp lp ltd limited plc pllc pc pbc the holdings holding hldgs group grp na',
    'sa ag nv se ab asa oyj spa bv gmbh kgaa pty adr',
  ].flatMap((line) => line.split(' ')),
);

/** Legal forms that are also abbreviations of companies. Alone they are a name. */
const ALSO_NAMES = new Set(['ag', 'sa', 'nv', 'pc', 'lp', 'se', 'ab', 'spa']);

/** Suffixes by which registers distinguish filers with the same name: "Inc /DE/", "Ltd/ADR". */
const REGISTER_MARK = /(?<=\s|\b(?:inc|corp|corporation|co|ltd|limited|plc|sa|ag|nv|se)\.?)[/\\]\s?[a-z]{2,3}[/\\]?\s*$/iu;
const SPACED_FORM = /\b(?:n v|n\/a|n a|s a|l p|l l c|l l p|p l c)\.?\s*$/iu;

/** The long form of "N.A.", which banks write out. Alone it is a name. */
const BANK_FORM = /(?<!^\W*(?:the\W+)?)\bnational association\.?\s*$/iu;

const SPELLINGS = readReplacements('company-words.txt');
const VARIANTS = new Map<string, string[]>();
for (const [written, compared] of SPELLINGS) VARIANTS.set(compared, [...(VARIANTS.get(compared) ?? []), written]);

/** Legal forms long enough to be recognized with a typo. */
const LONG_FORMS = [...LEGAL_FORMS].filter((form) => form.length >= 5);

/** The name as a company writes it, without the mark of a register. */
export const withoutRegisterMark = (name: string): string => name.replace(REGISTER_MARK, '');

/** A company name in the forms in which names are compared. */
export interface NameKey {
  /** Words without legal forms, in one spelling: "intl" is "international", "1" is "one". Empty if there are only legal forms, which name no company. */
  readonly words: readonly string[];
  /** The same words as typed. */
  readonly written: readonly string[];
  /** The words without spaces. */
  readonly spelled: string;
  /**
   * The words as typed, without legal forms and spaces: "intl" stays "intl", "Wal-Mart Stores, Inc." is "walmartstores", "J.P. Morgan" is "jpmorgan". Empty if
   * there are only legal forms.
   */
  readonly squashed: string;
  /** All letters and digits as typed, legal forms included. Used to match the beginning of a name while it is typed. */
  readonly plain: string;
  /** Whether a legal form ends the name. The name before it is then complete. */
  readonly closed: boolean;
}

export function nameKey(name: string): NameKey {
  const plainWords = wordsOf(name.replace(/\bL\.?L\.?C\b\.?/giu, 'llc'));
  const unmarked = withoutRegisterMark(name).replace(/\bL\.?L\.?C\b\.?/giu, 'llc');
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

/** Whether a word is a legal form, or one with a typo. */
export function isLegalForm(word: string): boolean {
  return LEGAL_FORMS.has(word) || (word.length >= 5 && LONG_FORMS.some((form) => Math.abs(form.length - word.length) <= 1 && edits(form, word) <= 1));
}

/** Forms whose beginnings are read as such, those that say nothing else about a name first. The others are seldom written in America, and begin with most letters of the alphabet. */
const FORMS_TYPED = 'inc incorporated co corp corporation company companies llc llp lp ltd limited plc pllc pc pbc holdings holding group'.split(' ');

/** A legal form that begins with these letters and goes on. Letters between periods are hardly anything else, so that any form may be meant: "G.m.b". */
export function legalFormBegunBy(letters: string, { hasPeriods }: { readonly hasPeriods: boolean }): string | undefined {
  const forms = hasPeriods ? [...FORMS_TYPED, ...LEGAL_FORMS] : FORMS_TYPED;
  return forms.find((form) => form.startsWith(letters) && form !== letters);
}

function withoutLegalForms(words: readonly string[]): readonly string[] {
  if (words.length === 1 && ALSO_NAMES.has(words[0] ?? '')) return words;
  const start = words[0] === 'the' ? 1 : 0;
  let end = words.length;
  while (end > start && LEGAL_FORMS.has(words[end - 1] ?? '')) end--;
  // "Tiffany & Co.": the word that joins the legal form is removed with it.
  if (end < words.length && end > start + 1 && words[end - 1] === 'and') end--;
  return words.slice(start, end);
}

/** Other spellings of a word that are rewritten to it. */
export function spellingsOf(word: string): readonly string[] {
  return VARIANTS.get(word) ?? [];
}

/** The canonical spelling of a word. */
export function oneSpelling(word: string): string {
  return SPELLINGS.get(word) ?? word;
}

/** Phrases that are written in several ways, as {@link SPELLINGS} for words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bunited states\b/gu, 'us'],
  [/\bnew york city\b/gu, 'nyc'],
  // "U of Michigan", but not "School of U of ...".
  [/^u of(?= )/gu, 'university of'],
];

function joinPhrases(words: readonly string[]): string[] {
  return PHRASES.reduce((text, [phrase, spelled]) => text.replace(phrase, spelled), words.join(' '))
    .split(' ')
    .filter((word) => word !== '');
}
