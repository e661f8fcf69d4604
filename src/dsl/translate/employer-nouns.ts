import { lemmaOf } from './words/word.ts';
import { readSoundTable } from '../../tables/read-table.ts';
import { wordTable } from '../../text/word-table.ts';

const ROWS = readSoundTable(new URL('../../../mappings/language/employers.tsv', import.meta.url), ['kind', 'of', 'words']);
const wordsOfKind = (kind: string): readonly string[] => ROWS.flatMap((row) => (row.get('kind') === kind ? row.list('words') : []));
const industriesOfKind = (kind: string): Readonly<Record<string, string>> =>
  wordTable<string>(
    Object.fromEntries(ROWS.flatMap((row) => (row.get('kind') === kind ? row.list('words').map((word) => [word, row.text('of')] as const) : []))),
  );

/** Employers that people name with one word, and the everyday name of their industry. */
const INDUSTRY_OF_EMPLOYER = industriesOfKind('employer');

/** Nouns for employers of one industry, in the singular. */
export const EMPLOYER_NOUNS: readonly string[] = Object.keys(INDUSTRY_OF_EMPLOYER);

/** Products whose makers form an industry: "chip makers". */
const INDUSTRY_OF_PRODUCT = industriesOfKind('product');
const MAKERS = new Set(wordsOfKind('maker'));

/** Words after the name of an industry that only say that employers are meant: "hospital system". */
const HEADS = new Set(wordsOfKind('head'));

/** The everyday name of an industry whose employers a text names. */
export function industryOfEmployers(text: string): string | undefined {
  const words = text.toLowerCase().split(/[\s-]+/u);
  const last = lemmaOf(words.at(-1) ?? '');
  if (words.length === 1) return INDUSTRY_OF_EMPLOYER[last];
  const product = words.length === 2 && MAKERS.has(last) ? INDUSTRY_OF_PRODUCT[words[0] ?? ''] : undefined;
  if (product !== undefined) return product;
  return HEADS.has(last) ? words.slice(0, -1).join(' ') : undefined;
}

/** Kinds of employers that are only a part of the industries of a dataset, unless one is called so. */
const PARTS: ReadonlySet<string> = new Set(wordsOfKind('part'));

/** Whether a text names a part of the industry that is nearest to it: "airlines" for Transportation and Logistics. */
export function namesPart(text: string, industry: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/u)
    .map(lemmaOf);
  const isOnly =
    industry
      .toLowerCase()
      .split(/[\s-]+/u)
      .map(lemmaOf)
      .join(' ') === words.join(' ');
  const kind = words.length > 1 && (HEADS.has(words.at(-1) ?? '') || MAKERS.has(words.at(-1) ?? '')) ? words.slice(0, -1) : words;
  return !isOnly && [words, kind].some((one) => PARTS.has(one.join(' ')));
}
