import { numberOfWord } from '../../text/english-numbers.ts';
import { FORMS } from '../forms/forms.ts';
import { orderNames } from '../rules/orders.ts';
import { COMPARISONS, OPENERS } from '../meanings/connectives.ts';
import { expansionEnd, nounAt, subjectAt } from '../meanings/known-phrases.ts';
import { Unreadable, type LooseField, type LooseOrder, type LooseValue, type Mention } from '../meanings/loose-query.ts';
import { EVERYTHING, FLAGS, LONGEST_NAME, NOISE_WORDS } from '../meanings/loose-words.ts';
import { conditionAhead } from './read-conditions.ts';
import { readCount } from './read-numbers.ts';
import { readValues } from '../meanings/read-values.ts';
import { phraseKey, type Reader } from '../meanings/reader.ts';
import { spokenDirection, spokenLevel, spokenSize } from '../meanings/spoken-names.ts';

/** Reads the phrase that was found next, as the tables spell it; empty if there is none. */
export function readFound(reader: Reader, found: { readonly end: number; readonly name: string } | undefined): string {
  if (found === undefined) return '';
  reader.position = found.end;
  return found.name;
}

export function skipNoise(reader: Reader): void {
  while (reader.phrase(NOISE_WORDS) === true);
}

const BEST = /^(?:top|best)$/iu;

/** Whether TOP without a number was read last. */
export const isAfterTop = ({ pieces, position }: Reader, before = 1): boolean => BEST.test(pieces[position - before]?.text ?? '');

/** "TOP 10 companies", "first 5". Undefined if the query does not say how many. */
export function readQuantity(reader: Reader): number | undefined {
  const found = reader.peek({ top: true, first: true, best: true });
  // LIST 10 COMPANIES
  if (found === undefined) return reader.next?.kind === 'number' && subjectAt(reader, reader.position + 1) !== undefined ? readCount(reader) : undefined;
  const count = reader.pieces[found.end];
  if (count?.kind !== 'number' && numberOfWord(count?.text ?? '') === undefined) {
    if (BEST.test(reader.next?.text ?? '')) reader.position++;
    return undefined;
  }
  reader.position = found.end;
  return readCount(reader);
}

/** What FOR names. No company or job is called so. */
const KEYWORD = /^(?:company|companies|occupations?|clusters?)$/iu;

/** FOR CLUSTER IS 75, FOR CLUSTER IN (75, 63) */
function skipEquality(reader: Reader): void {
  const found = reader.peek(COMPARISONS);
  const after = reader.pieces[found?.end ?? -1];
  const isList = found?.found === 'in' && after !== undefined && after.kind !== 'word' && (after.kind !== 'sign' || '([{'.includes(after.text));
  if (found !== undefined && (found.found === 'is' || isList)) reader.position = found.end;
}

/** A value, with the noun that says what it is. */
export function readMention(reader: Reader): Mention {
  const before = reader.position;
  const named = nounAt(reader);
  const noun = named?.found;
  if (named !== undefined) reader.position = named.end;
  reader.takeSign('=', ':', '==');
  if (noun !== undefined) skipEquality(reader);
  if (noun !== undefined && (reader.isAtEnd || reader.peek(OPENERS)?.found === 'where')) return { noun, values: [] };
  // A noun that no value follows is itself the value, or the start of it; a keyword is neither.
  if (noun !== undefined && reader.peek(OPENERS) !== undefined) {
    if (KEYWORD.test(reader.textFrom(before))) throw new Unreadable('a name is missing');
    reader.position = before;
  }
  const isNoun = noun !== undefined && reader.position !== before;
  const isInBrackets = reader.next?.text === '[';
  return { ...(isNoun ? { noun } : {}), ...(isInBrackets ? { isInBrackets } : {}), values: readValues(reader) };
}

const isValue = (field: string, value: LooseValue): LooseField => ({ kind: 'field', field, operator: 'is', written: '', values: [value] });

/** Words for large or small metro areas. */
export function readSize(reader: Reader): LooseField | undefined {
  const size = reader.phrase({}, { spoken: spokenSize });
  return size === undefined ? undefined : isValue('MSA_SIZE', { kind: 'text', text: size });
}

/** PLATINUM without the name of a field: the overall badge. */
export function readLevel(reader: Reader): LooseField | undefined {
  const ofText = reader.next?.kind === 'text' ? spokenLevel(phraseKey(reader.next.text)) : undefined;
  if (ofText !== undefined) reader.position++;
  const level = ofText ?? reader.phrase({}, { spoken: spokenLevel });
  return level === undefined ? undefined : isValue('OVERALL_BADGE', { kind: 'text', text: level });
}

/** TOP10 without a value. */
export function readFlag(reader: Reader): LooseField | undefined {
  return reader.phrase(FLAGS) === true ? isValue('TOP10', { kind: 'number', text: '1' }) : undefined;
}

export function readOrders(reader: Reader): LooseOrder[] {
  const orders: LooseOrder[] = [];
  reader.takeSign('=', ':');
  do {
    // ORDER BY -BADGE_COUNT
    const ahead = reader.takeSign('-', '–') ? 'DESC' : reader.takeSign('+') ? 'ASC' : undefined;
    const [, order = '', written] = /^(.*?)(?:\.(asc|desc))?$/iu.exec(withArgument(reader, readOrder(reader))) ?? [];
    const [field = '', ...unseparated] = separated(order);
    // ORDER BY NAME:DESC, ORDER BY NAME.DESC
    const behind = written === undefined ? undefined : spokenDirection(written.toLowerCase());
    if (/^(?:asc|desc)/iu.test(reader.pieces[reader.position + 1]?.text ?? '')) reader.takeSign(':', '.');
    // ORDER BY BADGE_COUNT ALPHA DESC: the direction is that of the last one.
    const names = [field, ...unseparated];
    orders.push(...names.slice(0, -1).map((name) => ({ field: name, direction: undefined })));
    orders.push({ field: names.at(-1) ?? '', direction: reader.phrase({}, { spoken: spokenDirection }) ?? behind ?? ahead ?? directionBehind(reader) });
  } while (reader.takeSign(','));
  return orders;
}

/** ORDER BY BLEND(GROWTH) is BLEND_GROWTH. */
function withArgument(reader: Reader, name: string): string {
  const [open, argument, close] = reader.pieces.slice(reader.position, reader.position + CALL);
  const whole = `${name} ${argument?.text ?? ''}`;
  if (open?.text !== '(' || close?.text !== ')' || !isOrder(phraseKey(whole))) return name;
  reader.position += CALL;
  return whole;
}
/** A name in brackets, and these. */
const CALL = 3;

/** "badge count alpha": two orders without a comma, if the words are no order together. */
function separated(text: string): readonly string[] {
  const words = phraseKey(text).split(' ');
  if (isOrder(words.join(' '))) return [text];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return splits.find((parts) => parts.every(isOrder)) ?? [text];
}
let known: ReadonlySet<string> | undefined;
const isOrder = (key: string): boolean => (known ??= new Set(FORMS.flatMap(orderNames).map(phraseKey))).has(key);

/** ORDER BY ALPHA- */
function directionBehind(reader: Reader): LooseOrder['direction'] {
  const after = reader.pieces[reader.position + 1];
  if (after !== undefined && after.text !== ',') return undefined;
  return reader.takeSign('-', '–') ? 'DESC' : reader.takeSign('+') ? 'ASC' : undefined;
}

/** A name, the number of a column, or a count: ORDER BY 2, ORDER BY COUNT(*). */
function readOrder(reader: Reader): string {
  reader.phrase({ by: true });
  if (reader.next?.kind === 'number') return reader.take()?.text ?? '';
  const start = reader.position;
  if (!(reader.next?.text.toLowerCase() === 'count' && reader.pieces[start + 1]?.text === '(')) return readName(reader);
  while (!reader.isAtEnd && !reader.takeSign(')')) reader.position++;
  return 'count()';
}

/** STATE, INDUSTRY */
export function readNames(reader: Reader): string[] {
  const names = [readName(reader)];
  while (reader.next?.text === ',' && reader.pieces[reader.position + 1]?.kind === 'word') {
    reader.position++;
    names.push(readName(reader));
  }
  return names;
}

/** The words up to the next clause. */
function readName(reader: Reader): string {
  const start = reader.position;
  reader.phrase({ by: true });
  const from = reader.position;
  // ORDER BY YEARS_IN: one name.
  const isJoined = (): boolean => reader.query.slice(reader.pieces[reader.position - 1]?.at.end, reader.next?.at.start) === '_';
  const isOver = (): boolean =>
    reader.position > from && !isJoined() && (reader.peek(OPENERS) !== undefined || reader.peek({}, { spoken: spokenDirection }) !== undefined);
  while (reader.position < start + LONGEST_NAME && reader.next?.kind === 'word' && !isOver()) reader.position++;
  if (reader.position === from) throw new Unreadable('a name is missing');
  return wordsOf(reader, from, reader.position);
}

export function readExpansions(reader: Reader): string[] {
  reader.takeSign('(', '=', ':');
  const expansions: string[] = [];
  do {
    if (reader.phrase({ all: true, everything: true }) === true && expansionEnd(reader) === undefined) return [EVERYTHING];
    const [start, end] = [reader.position, expansionEnd(reader)];
    if (end !== undefined) reader.position = end;
    expansions.push(end === undefined ? readName(reader) : wordsOf(reader, start, end));
    // INCLUDE_SCORE = TRUE
    if (reader.next?.text === '=' && /^(?:true|yes|1)$/iu.test(reader.pieces[reader.position + 1]?.text ?? '')) reader.position += 2;
  } while (reader.takeSign(',') || takeAnd(reader));
  return expansions;
}

/** WITH BADGES AND HIRING. A condition begins with AND, too. */
function takeAnd(reader: Reader): boolean {
  const isAnd = reader.next?.kind === 'word' && /^and$/iu.test(reader.next.text);
  if (!isAnd || conditionAhead(reader, reader.position + 1) || reader.pieces[reader.position + 1]?.kind !== 'word') return false;
  reader.position++;
  return true;
}

const wordsOf = ({ pieces }: Reader, start: number, end: number): string =>
  pieces
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ');
