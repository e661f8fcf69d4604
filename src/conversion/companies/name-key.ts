import { wordsOf } from '../words.ts';

/** Legal forms, a weak signal: left out when names are compared, unless nothing else is left. */
const LEGAL_FORMS = new Set([
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'co',
  'company',
  'companies',
  'llc',
  'llp',
  'lp',
  'ltd',
  'limited',
  'plc',
  'pllc',
  'pc',
  'sa',
  'ag',
  'nv',
  'gmbh',
  'na',
  'the',
  'holdings',
  'holding',
  'group',
]);

/** Legal forms that are abbreviations of companies, too: a name when they stand alone. */
const ALSO_NAMES = new Set(['ag', 'sa', 'nv', 'pc', 'lp']);

/**
 * The letters and digits of a company name without blanks, punctuation and legal forms: "Wal-Mart Stores, Inc." is "walmartstores",
 * "J.P. Morgan" is "jpmorgan". Empty when the text holds nothing but legal forms, which names no company.
 */
export function squashedName(name: string): string {
  return squashedWords(name).join('');
}

/** The words behind {@link squashedName}. */
export function squashedWords(name: string): string[] {
  const words = wordsOf(name.replace(/\bL\.?L\.?C\b\.?/giu, 'llc'));
  if (words.length === 1 && ALSO_NAMES.has(words[0] ?? '')) return words;
  const start = words[0] === 'the' ? 1 : 0;
  let end = words.length;
  while (end > start && LEGAL_FORMS.has(words[end - 1] ?? '')) end--;
  // "Tiffany & Co.": what joined the legal form goes with it.
  if (end < words.length && end > start + 1 && words[end - 1] === 'and') end--;
  return words.slice(start, end);
}
