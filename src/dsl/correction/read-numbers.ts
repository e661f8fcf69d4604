import { numberOfWord } from '../../text/english-numbers.ts';
import { MAXIMUM_LIMIT } from '../rules/page.ts';
import { Unreadable } from '../meanings/loose-query.ts';
import type { Piece } from '../meanings/pieces.ts';
import { readAmount } from '../meanings/read-values.ts';
import type { Reader } from '../meanings/reader.ts';

const OPEN = '([{';
const CLOSE = ')]}';
/** Words that say what numbers are counted, in front of them. */
const ROWS = /^(?:rows?|records?|results?|items?)$/iu;
const FROM = /^(?:from|between|numbers?)$/iu;

/** What is between the ends of a range: 5-10, 5..10, 5:10, 5 TO 10. */
const isJoint = (piece: Piece | undefined): boolean => piece !== undefined && /^(?:[-–—:…]|\.{2,}|to|through|thru|until)$/iu.test(piece.text);

/** The end of "75-80", "75..80", or "(75-80)"; undefined if anything else comes next. */
export function rangeEnd({ pieces, position }: Reader): number | undefined {
  const start = OPEN.includes(pieces[position]?.text ?? ' ') ? position + 1 : position;
  const [low, joint, high, close] = pieces.slice(start, start + 4);
  if (low?.kind !== 'number' || !isJoint(joint) || high?.kind !== 'number') return undefined;
  if (start === position) return start + 3;
  return CLOSE.includes(close?.text ?? ' ') ? start + 4 : undefined;
}

/** Reads what is between two values of BETWEEN, which AND joins in the query language. */
export function skipJoint(reader: Reader): void {
  if (isJoint(reader.next) || reader.next?.text === ',') reader.position++;
  else reader.phrase({ and: true });
}

export function readCount(reader: Reader): number {
  reader.phrase({ to: true });
  reader.takeSign('=', ':', '(');
  // No page has a negative number of rows, so the sign is a typo.
  reader.takeSign('-', '–');
  // 1e2
  const amount = reader.next?.kind === 'number' ? readAmount(reader) : undefined;
  if (amount !== undefined) return Number(amount.text);
  const number = reader.take();
  if (number?.kind === 'word' && number.text.toLowerCase() === 'all') return MAXIMUM_LIMIT;
  const isNumber = number?.kind === 'number' || (number?.kind === 'text' && /^\d+$/u.test(number.text));
  const value = isNumber ? Number(number.text) : numberOfWord(number?.text ?? '');
  if (value === undefined || value < 0) throw new Unreadable('a number is missing');
  return value;
}

/** How many rows to skip. No fewer than none: the number with another sign is no nearer. */
export function readOffset(reader: Reader): number {
  const isNegative = /^[-–]$/u.test(reader.next?.text ?? '');
  return isNegative ? Math.min(readCount(reader), 0) : readCount(reader);
}

/** RANGE 11-20, RANGE 11 TO 20, RANGE 11..20, as the query language writes it. */
export function readRange(reader: Reader): string {
  // "21-5000" looks like the code of an occupation.
  const [, from, to] = reader.next?.kind === 'code' ? (/^(\d+)-(\d+)$/u.exec(reader.next.text) ?? []) : [];
  if (from !== undefined && to !== undefined) {
    reader.position++;
    return rangeOf(Number(from), Number(to));
  }
  const first = readCount(reader);
  while (isJoint(reader.next) || reader.next?.text === ',' || /^and$/iu.test(reader.next?.text ?? '')) reader.position++;
  if (ROWS.test(reader.next?.text ?? '')) reader.position++;
  const { next } = reader;
  const last = next?.kind === 'number' ? Number(next.text) : Number.NaN;
  if (!Number.isInteger(first) || !Number.isInteger(last)) throw new Unreadable('a number is missing');
  reader.position++;
  return rangeOf(first, last);
}

/**
 * The first number of ROWS 1 TO 50, FROM 51 TO 100, BETWEEN 51 AND 100, and FROM ROW 26 TO ROW 50. "10 ROWS" is a number of them. `isListed`: nothing that has a number can
 * be meant. After WHERE, a field is in front of BETWEEN.
 */
export function rowsAhead({ pieces, position }: Reader, { isListed }: { readonly isListed: boolean }): number | undefined {
  let at = position;
  while (ROWS.test(pieces[at]?.text ?? '') || FROM.test(pieces[at]?.text ?? '')) at++;
  const words = pieces.slice(position, at).map(({ text }) => text);
  if (words.length === 0 || !(isListed || words.some((word) => ROWS.test(word)))) return undefined;
  const isBetween = words.some((word) => /^between$/iu.test(word));
  const [from, joint] = pieces.slice(at, at + 2);
  const last = pieces[at + 2];
  const to = ROWS.test(last?.text ?? '') ? pieces[at + 3] : last;
  const isRange = isJoint(joint) || (isBetween && /^and$/iu.test(joint?.text ?? ''));
  return from?.kind === 'number' && isRange && to?.kind === 'number' ? at : undefined;
}

/** The error says what is wrong; the example has a range that works: from row 1, in order, and not longer than a page. */
function rangeOf(first: number, last: number): string {
  const start = Math.max(1, Math.min(first, last));
  return `RANGE ${start}-${Math.min(Math.max(first, last, start), start + MAXIMUM_LIMIT - 1)}`;
}
