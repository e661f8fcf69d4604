import { isTens, numberOfWord } from '../../../text/english-numbers.ts';
import { wordTable } from '../../../text/word-table.ts';
import type { Span } from '../../syntax-tree.ts';
import type { Word } from './word.ts';

/** "A dozen" is a number, too. */
const numberOf = (word: string): number | undefined => (word === 'dozen' ? 12 : numberOfWord(word));
/** "Two hundred", "80 thousand". */
const FACTORS = wordTable<number>({ hundred: 100, thousand: 1_000, million: 1_000_000 });
/** The number that a word is. */
export const valueOf = (word: string): number | undefined => numberOf(word) ?? FACTORS[word];

/** "1.000" and "0,5" are written as elsewhere in the world. */
export const plainNumber = (written: string): string =>
  /^0,\d+$/u.test(written)
    ? written.replace(',', '.')
    : written.includes('.') && /^[1-9]\d{0,2}(?:\.\d{3})+$/u.test(written)
      ? written.replaceAll('.', '')
      : written.replaceAll(',', '');

/** Whether a word belongs to the number before it: "twenty-five", "80 thousand". */
export function continues(previous: Word, spelled: string): boolean {
  if (previous.kind !== 'number' && previous.kind !== 'money') return false;
  const unit = numberOfWord(spelled);
  return FACTORS[spelled] !== undefined || (isTens(previous.key) && unit !== undefined && unit > 0 && unit < 10);
}

export function longer(previous: Word, spelled: string, at: Span): Word {
  const factor = FACTORS[spelled];
  const value = String(factor === undefined ? Number(previous.text) + (numberOfWord(spelled) ?? 0) : Number(previous.text) * factor);
  return { ...previous, text: value, key: value, lemma: value, at: { start: previous.at.start, end: at.end } };
}
