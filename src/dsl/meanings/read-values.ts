import { COMPARISONS, OPENERS } from './connectives.ts';
import { Unreadable, type LooseValue } from './loose-query.ts';
import { LONGEST_NAME } from './loose-words.ts';
import type { Piece } from './pieces.ts';
import { placeAhead } from './place-ahead.ts';
import type { Reader } from './reader.ts';
import { timesAYear } from '../translate/in-context/pay-periods.ts';
import { factorOfWord, numberOfWords } from '../../text/english-numbers.ts';
import { isExpansion, isFieldPhrase, nounAt } from './known-phrases.ts';

const OPEN = ['(', '[', '{'];
const CLOSE = [')', ']', '}'];

/** Openers that can also be words of a name, as in "Registered and Critical Care Nurses". */
const IN_NAMES = ['and', 'of', 'the', 'for', 'in', 'at', 'a', 'first', 'plus', 'top', 'include', 'to', ','];

const literal = ({ kind, text, isPercent }: Piece): LooseValue => ({
  kind: kind === 'number' || kind === 'code' ? kind : 'text',
  text,
  ...(isPercent === true ? { isPercent } : {}),
});

/** One value or a list of values, with or without brackets. At least one. */
export function readValues(reader: Reader): readonly LooseValue[] {
  if (reader.takeSign(...OPEN)) {
    const values = [readValue(reader)];
    while (!reader.takeSign(...CLOSE)) {
      // (75-80) is a range, and has no -80.
      if (!takeJoint(reader) && reader.next?.text === '-') throw new Unreadable('a range in a list');
      // A comma after the last value, too.
      if (reader.isAtEnd || reader.takeSign(...CLOSE)) return values;
      values.push(readValue(reader));
    }
    return values;
  }
  const values = [readValue(reader)];
  while (isAnotherValue(reader) || isAnotherName(reader)) {
    reader.position++;
    values.push(readValue(reader));
  }
  return values;
}

/** What is between two values in brackets: a comma, OR, or AND. OR before a comma is Oregon. */
function takeJoint(reader: Reader): boolean {
  const hasSign = reader.takeSign(',', '||', '&&');
  const { next, position, pieces } = reader;
  const value = pieces[position + 1];
  const hasWord = next?.kind === 'word' && /^(?:and|or)$/iu.test(next.text) && value !== undefined && value.kind !== 'sign';
  if (hasWord) reader.position++;
  return hasSign || hasWord;
}

/** After a comma, AND, or OR: a value that is not followed by an operator, and so does not start the next condition. */
function isAnotherValue(reader: Reader): boolean {
  const { next, position, pieces } = reader;
  const isJoined = next?.text === ',' || (next?.kind === 'word' && /^(?:and|or)$/iu.test(next.text));
  const value = pieces[position + 1];
  if (!isJoined || value === undefined || value.kind === 'sign' || comparisonEnd(reader, position + 1) !== undefined) return false;
  if (value.kind === 'word')
    return !(/^or$/iu.test(next.text) || (/^and$/iu.test(next.text) && placeAhead(reader, position + 1)))
      ? false
      : reader.peek(COMPARISONS, { at: position + 2 }) === undefined && !isFieldPhrase(reader, position + 1);
  return reader.peek(COMPARISONS, { at: position + 2 }) === undefined;
}

/** After a comma: a name without quotes, in a list of such names. "Registered nurse, truck driver" */
function isAnotherName(reader: Reader): boolean {
  const { next, position, pieces } = reader;
  if (next?.text !== ',' || pieces[position - 1]?.kind !== 'word' || pieces[position + 1]?.kind !== 'word') return false;
  const isCompared = Array.from({ length: LONGEST_NAME }, (_, i) => position + 1 + i).some((at) => reader.peek(COMPARISONS, { at }) !== undefined);
  return !isCompared && !isFieldPhrase(reader, position + 1) && reader.peek(OPENERS, { at: position + 1 }) === undefined;
}

/** The end of an operator with its value, as after OR in `STATE IS "Ohio" OR IS "Texas"`. A name has words such as "over", so that only IS and signs come before a word. */
export function comparisonEnd(reader: Reader, at = reader.position): number | undefined {
  const found = reader.peek(COMPARISONS, { at });
  if (found === undefined) return undefined;
  const isClear = /^(?:is|[^\p{L}]+)$/iu.test(reader.pieces[at]?.text ?? '');
  if (found.found === 'is_null' || found.found === 'is_not_null') return isClear ? found.end : undefined;
  const value = reader.pieces[found.end];
  const isLiteral = value !== undefined && ['text', 'number', 'code'].includes(value.kind);
  const isList = OPEN.includes(value?.text ?? '') && (found.found === 'in' || found.found === 'not_in');
  return isLiteral || isList || (isClear && value?.kind === 'word') ? found.end : undefined;
}

/** A text in quotes, a number, a code, or words up to the next clause. */
export function readValue(reader: Reader): LooseValue {
  const isMinus = reader.takeSign('-', '#') && reader.pieces[reader.position - 1]?.text === '-';
  const { next, position } = reader;
  if (next === undefined) throw new Unreadable('a value is missing');
  if (isMinus && next.kind === 'number') {
    reader.position++;
    const value = literal(next);
    return { ...value, text: `-${value.text}` };
  }
  if (next.kind !== 'word') {
    if (next.kind === 'sign') throw new Unreadable(`${next.text} is no value`);
    reader.position++;
    return next.kind === 'number' ? byTheYear(reader, literal(next)) : literal(next);
  }
  if (isOperator(reader)) throw new Unreadable(`${next.text} is no value`);
  while (!reader.isAtEnd && (reader.position === position || !endsName(reader))) reader.position++;
  const text = reader.textFrom(position);
  return { kind: 'text', text, ...(/^null$/iu.test(text) ? { isNull: true } : {}) };
}

/** What directly follows the digits of a number: the M of "1.5M", the exponent of "1.2e5", and the sign of a multiple ("1.5x"), which changes nothing. */
const ENDINGS: readonly (readonly [RegExp, (written: RegExpExecArray) => number])[] = [
  [/^mm?$/iu, () => 1_000_000],
  [/^e(\d{1,2})$/iu, ([, power]) => 10 ** Number(power)],
  [/^x$/iu, () => 1],
];

/**
 * A number that a field is compared with by size, also in words and with endings that are parts of names elsewhere: "one hundred", "1.5 million", "1.5M" (3M is a company).
 * Undefined for anything else.
 */
export function readAmount(reader: Reader): LooseValue | undefined {
  const { next, position, pieces } = reader;
  if (next?.kind === 'word') return sizeInWords(reader);
  const after = pieces[position + 1];
  if (next?.kind !== 'number' || after?.kind !== 'word') return undefined;
  const isJoined = after.at.start === next.at.end;
  const [ending, factorOf] = (isJoined ? ENDINGS.find(([written]) => written.test(after.text)) : undefined) ?? [];
  const joined = ending?.exec(after.text);
  const factor = factorOf === undefined || joined === null || joined === undefined ? factorOfWord(after.text) : factorOf(joined);
  if (factor === undefined) return undefined;
  reader.position += 2;
  // 1.2 times 100,000 is not 120,000 in floating point for all numbers.
  return { ...literal(next), text: String(Number((Number(next.text) * factor).toFixed(6))) };
}

/** The words of "one hundred thousand", up to one that is no part of a number. */
function sizeInWords(reader: Reader): LooseValue | undefined {
  const { position, pieces } = reader;
  let end = position;
  while (pieces[end]?.kind === 'word' && end < position + LONGEST_NUMBER) end++;
  for (; end > position; end--) {
    const number = numberOfWords(reader.textBetween(position, end));
    if (number === undefined) continue;
    reader.position = end;
    return { kind: 'number', text: String(number) };
  }
  return undefined;
}
const LONGEST_NUMBER = 8;

const LONGEST_PERIOD = 3;

/** Pay by the hour, week, or month: "25/hr", "4000 per month". All pay is by the year. */
function byTheYear(reader: Reader, value: LooseValue): LooseValue {
  for (let length = LONGEST_PERIOD; length > 0; length--) {
    const said = reader.pieces.slice(reader.position, reader.position + length);
    const perYear = said.length < length ? undefined : timesAYear(said.map(({ text }) => text).join(' '));
    if (perYear === undefined) continue;
    reader.position += length;
    return { ...value, text: String(Number(value.text) * perYear) };
  }
  // TENURE > 5 YRS
  if (reader.next?.kind === 'word' && /^(?:years?|yrs?)$/iu.test(reader.next.text)) reader.position++;
  return value;
}

/** Whether an operator with its value starts here: the "IS" of `FOR IS "x"`. */
function isOperator({ next, pieces, position }: Reader): boolean {
  const value = pieces[position + 1]?.kind;
  return next !== undefined && COMPARISONS[next.text.toLowerCase()] !== undefined && (value === 'text' || value === 'number');
}

/** Whether a name written without quotes ends before the next piece. */
function endsName(reader: Reader): boolean {
  const { next, position, pieces } = reader;
  if (next?.kind !== 'word') return next?.kind !== 'sign' || !['&', '-', '/', '.'].includes(next.text);
  const word = next.text.toLowerCase();
  if (word === 'or') return true;
  const opener = reader.peek(OPENERS);
  if (opener === undefined) return startsCondition(reader, position);
  if (!IN_NAMES.includes(word)) return true;
  // TOP10 = TRUE FOR CLUSTER 19
  const noun = /^(?:for|of|at)$/u.test(word) ? nounAt(reader, position + 1) : undefined;
  if (noun !== undefined && ['text', 'number', 'code'].includes(pieces[noun.end]?.kind ?? '')) return true;
  // CONTAINS tech INCLUDE SCORE
  if (word === 'include' && isExpansion(pieces[position + 1]?.text ?? '')) return true;
  if ((word === 'in' || word === 'and') && placeAhead(reader, position + 1)) return true;
  if (word === 'and')
    return startsCondition(reader, position + 1) || comparisonEnd(reader, position + 1) !== undefined || pieces[position + 1]?.kind !== 'word';
  return pieces[position + 1]?.kind !== 'word';
}

/** Whether a field with an operator starts here. */
function startsCondition(reader: Reader, at: number): boolean {
  const word = reader.pieces[at];
  return word?.kind === 'word' && isFieldPhrase(reader, at);
}
