import { AROUND_SHARE } from '../../language/comparisons.ts';
import { numberOfWord } from '../../text/english-numbers.ts';
import { AROUND_WORDS, COMPARISONS, OPENERS, type Comparison } from '../meanings/connectives.ts';
import { flagEnd, ofFlag } from './flag-conditions.ts';
import { fieldEnd } from '../meanings/known-phrases.ts';
import { Unreadable, type LooseCondition, type LooseField, type LooseValue } from '../meanings/loose-query.ts';
import { rangeEnd, skipJoint } from './read-numbers.ts';
import { comparisonEnd, readAmount, readValue, readValues } from '../meanings/read-values.ts';
import type { Piece } from '../meanings/pieces.ts';
import type { Reader } from '../meanings/reader.ts';
import { wordTable } from '../../text/word-table.ts';

const JOINS = wordTable<'and' | 'or'>({ and: 'and', or: 'or', '&&': 'and', '||': 'or', ',': 'and', with: 'and' });
const LONGEST_FIELD = 4;

/** Conditions joined by AND, OR, or a comma, with parentheses that may be missing. Stops before what is no condition. */
export function readCondition(reader: Reader): LooseCondition {
  const alternatives = [readConjunction(reader)];
  while (joinAhead(reader, { isRepeated: true }) === 'or') {
    reader.phrase(JOINS);
    alternatives.push(readConjunction(reader, lastField(alternatives.at(-1))));
  }
  return joined('or', alternatives);
}

function readConjunction(reader: Reader, before?: LooseField): LooseCondition {
  const parts = [readAlternatives(reader, before)];
  while (joinAhead(reader, { isRepeated: lastField(parts.at(-1)) !== undefined }) === 'and') {
    reader.phrase(JOINS);
    parts.push(readAlternatives(reader, lastField(parts.at(-1))));
  }
  return joined('and', parts);
}

/** BADGE IS "Gold" OR IS "Platinum" AND …: comparisons of one field belong together, as the values of a list do. */
function readAlternatives(reader: Reader, before?: LooseField): LooseCondition {
  const isOwn = conditionAhead(reader);
  const parts = [readFactor(reader, before)];
  const field = parts[0]?.kind === 'field' ? parts[0] : undefined;
  while (isOwn && field !== undefined && isRepeatedAhead(reader)) {
    reader.phrase(JOINS);
    parts.push(readFactor(reader, field));
  }
  const values = parts.flatMap((part) => (part.kind === 'field' && part.operator === 'is' ? part.values : []));
  return field !== undefined && parts.length > 1 && values.length === parts.length ? { ...field, operator: 'in', values } : joined('or', parts);
}

/** OR, and a comparison without a field. */
function isRepeatedAhead(reader: Reader): boolean {
  const join = reader.peek(JOINS);
  return join?.found === 'or' && !conditionAhead(reader, join.end) && comparisonEnd(reader, join.end) !== undefined;
}

/** The field that a comparison without one repeats: PAY > 50000 AND < 80000. */
function lastField(condition: LooseCondition | undefined): LooseField | undefined {
  if (condition === undefined || condition.kind === 'field') return condition;
  return lastField(condition.kind === 'not' ? condition.of : condition.of.at(-1));
}

function joined(kind: 'and' | 'or', of: readonly LooseCondition[]): LooseCondition {
  const [first, ...rest] = of;
  return first !== undefined && rest.length === 0 ? first : { kind, of };
}

/** AND or OR, if a condition follows it. `isRepeated`: also one without a field. */
function joinAhead(reader: Reader, { isRepeated }: { readonly isRepeated: boolean }): 'and' | 'or' | undefined {
  const join = reader.peek(JOINS);
  if (join === undefined) return undefined;
  const { text } = reader.pieces[join.end] ?? { text: '' };
  const isCondition = text === '(' || text.toLowerCase() === 'not' || conditionAhead(reader, join.end);
  return isCondition || (isRepeated && comparisonEnd(reader, join.end) !== undefined) ? join.found : undefined;
}

/** Whether a name and an operator, or a known field and a value, come next. */
export function conditionAhead(reader: Reader, at = reader.position): boolean {
  return (
    operatorAfter(reader, at) !== undefined ||
    (fieldEnd(reader, at) !== undefined && isValue(reader, fieldEnd(reader, at))) ||
    flagEnd(reader, at) !== undefined
  );
}

const isValue = ({ pieces }: Reader, at: number | undefined): boolean => {
  const piece = at === undefined ? undefined : pieces[at];
  return piece !== undefined && piece.kind !== 'sign' && !(piece.kind === 'word' && Object.hasOwn(OPENERS, piece.text.toLowerCase()));
};

/** Where the operator after a name of up to four words starts. */
function operatorAfter(reader: Reader, at: number): number | undefined {
  const known = fieldEnd(reader, at);
  if (known !== undefined && aroundEnd(reader, known) !== undefined) return known;
  if (known !== undefined && reader.peek(COMPARISONS, { at: known }) !== undefined) return known;
  for (let end = at + 1; end <= at + LONGEST_FIELD; end++) {
    const piece = reader.pieces[end - 1];
    if (piece === undefined || (piece.kind !== 'word' && !(piece.kind === 'text' && end === at + 1))) return undefined;
    // MAX_PAY = 90000
    if (isOpener(reader, end - 1) && !(end === at + 1 && /^max$/iu.test(piece.text))) return undefined;
    const operator = reader.peek(COMPARISONS, { at: end });
    const isList = '([{'.includes(reader.pieces[operator?.end ?? -1]?.text ?? ' ');
    // "IS NOT" is an operator, and no field IS.
    if (operator !== undefined && (reader.peek(COMPARISONS, { at })?.end ?? 0) > end) return undefined;
    if (operator !== undefined && (operator.found !== 'in' || known === end || isList)) return end;
  }
  return undefined;
}

const isOpener = (reader: Reader, at: number): boolean => Object.hasOwn(OPENERS, (reader.pieces[at]?.text ?? '').toLowerCase());

function readFactor(reader: Reader, before?: LooseField): LooseCondition {
  const { next } = reader;
  if (next?.kind === 'word' && next.text.toLowerCase() === 'not') {
    reader.position++;
    return negated(readFactor(reader, before === undefined ? undefined : withoutNot(before)));
  }
  if (reader.takeSign('(')) {
    const inner = readCondition(reader);
    // A missing parenthesis is closed where the condition ends.
    reader.takeSign(')');
    return inner;
  }
  return before !== undefined && !conditionAhead(reader) ? readRepeated(reader, before) : readField(reader);
}

/** NOT AI_FLAG EXISTS */
function negated(condition: LooseCondition): LooseCondition {
  if (condition.kind === 'field' && condition.operator === 'is_not_null') return { ...condition, operator: 'is_null' };
  return { kind: 'not', of: condition };
}

/** IS NOT "Ohio" AND NOT "Texas": negated once. */
const withoutNot = (condition: LooseField): LooseField => ({ ...condition, operator: POSITIVE[condition.operator] ?? condition.operator });
const POSITIVE: Readonly<Partial<Record<Comparison, Comparison>>> = { is_not: 'is', not_in: 'in' };

/** A value, with or without an operator, for the field before it. */
function readRepeated(reader: Reader, before: LooseField): LooseCondition {
  const start = reader.position;
  if (comparisonEnd(reader) !== undefined) return readComparison(reader, before.field);
  if (!['text', 'number', 'code'].includes(reader.next?.kind ?? '')) throw new Unreadable('a condition is missing');
  const values = readValues(reader);
  return ofEach({ ...before, values }, reader.pieces.slice(start, reader.position));
}

/** CONTAINS "bank" OR "insurance": no operator finds one of several parts of a text. */
function ofEach(condition: LooseField, pieces: readonly Piece[]): LooseCondition {
  if (condition.operator !== 'contains' || condition.values.length < 2) return condition;
  const isAnd = pieces.some(({ kind, text }) => kind === 'word' && /^and$/iu.test(text));
  return joined(
    isAnd ? 'and' : 'or',
    condition.values.map((value) => ({ ...condition, values: [value] })),
  );
}

function readField(reader: Reader): LooseCondition {
  const start = reader.position;
  const flag = operatorAfter(reader, start) === undefined ? flagEnd(reader, start) : undefined;
  const end = flag ?? operatorAfter(reader, start) ?? fieldEnd(reader);
  if (end === undefined) throw new Unreadable('a condition is missing');
  const field = reader.pieces
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ');
  reader.position = end;
  // IS_PLATINUM without a value
  if (flag !== undefined) return ofFlag({ kind: 'field', field, operator: 'is', written: '', values: [{ kind: 'text', text: 'true' }] });
  return readComparison(reader, field);
}

function readComparison(reader: Reader, field: string): LooseCondition {
  const end = reader.position;
  const around = aroundEnd(reader);
  if (around !== undefined) return { kind: 'field', field, written: reader.textBetween(end, around), ...readAround(reader, around) };
  const operator = reader.phrase(COMPARISONS);
  const written = reader.textFrom(end);
  const start = reader.position;
  if (operator === undefined && isNoOperator(reader)) reader.position++;
  if (operator === undefined) return { kind: 'field', field, operator: 'is', written: reader.textFrom(start), values: readValues(reader) };
  // "NAME NOT LIKE '%bank%'" negates the whole condition.
  if (operator === 'not_contains')
    return { kind: 'not', of: ofEach({ kind: 'field', field, written, ...operands(reader, 'contains') }, reader.pieces.slice(start, reader.position)) };
  if (operator !== 'between' && operator !== 'not_between' && rangeEnd(reader) !== undefined) return readFieldRange(reader, { field, written, operator });
  if (operator === 'not_between') return { kind: 'not', of: { kind: 'field', field, written, ...operands(reader, 'between') } };
  if (operator === 'is_null' || operator === 'is_not_null') return { kind: 'field', field, operator, written, values: [] };
  const condition: LooseField = { kind: 'field', field, written, ...operands(reader, operator) };
  if (condition.operator === 'contains') return ofEach(condition, reader.pieces.slice(start, reader.position));
  const flagged = ofFlag(condition);
  return flagged.kind === 'field' ? withNulls(ofArchetype(ofBound(flagged))) : flagged;
}

/** CLUSTER_ID IN (75-80) */
function readFieldRange(reader: Reader, { field, written, operator }: Pick<LooseField, 'field' | 'written'> & { readonly operator: string }): LooseCondition {
  const end = rangeEnd(reader);
  if (!['is', 'in', 'is_not', 'not_in'].includes(operator)) throw new Unreadable('a range has no size');
  const range: LooseField = { kind: 'field', field, written, ...operands(reader, 'between') };
  reader.position = end ?? reader.position;
  return operator === 'is' || operator === 'in' ? range : { kind: 'not', of: range };
}

/** STATE IN ("Ohio", NULL): lists have no NULL, so it becomes a condition of its own. */
function withNulls(condition: LooseField): LooseCondition {
  const { operator, values } = condition;
  const named = values.filter(({ isNull }) => isNull !== true);
  if (named.length === values.length || !['is', 'is_not', 'in', 'not_in'].includes(operator)) return condition;
  const isNegated = operator === 'is_not' || operator === 'not_in';
  const missing: LooseField = { ...condition, operator: isNegated ? 'is_not_null' : 'is_null', values: [] };
  return named.length === 0 ? missing : joined(isNegated ? 'and' : 'or', [{ ...condition, values: named }, missing]);
}

/** MIN_PAY = 50000, as in the parameters of REST. */
function ofBound(condition: LooseField): LooseField {
  const [, bound, field] = /^(min|max|minimum|maximum)[_ ](.+)$/iu.exec(condition.field) ?? [];
  if (bound === undefined || field === undefined) return condition;
  // "MIN_PAY > 50000" says how by itself.
  return { ...condition, field, operator: condition.operator !== 'is' ? condition.operator : /^min/iu.test(bound) ? 'gte' : 'lte' };
}

/** BADGE = "growth:Platinum": only pairs of companies and clusters have one field for all badges. */
function ofArchetype(condition: LooseField): LooseField {
  const [value, ...others] = condition.values;
  const [, archetype, level] = /^(overall|early[_ -]?career|growth|stability)\s*[:=]\s*(\w+)$/iu.exec(value?.text ?? '') ?? [];
  if (!/^badges?$/iu.test(condition.field) || archetype === undefined || level === undefined || others.length > 0) return condition;
  const field = /^overall$/iu.test(archetype) ? 'overall badge' : `badge ${archetype.replace(/[_-]/gu, ' ')}`;
  return { ...condition, field, values: [{ kind: 'text', text: level }] };
}

function operands(reader: Reader, operator: Comparison): { operator: Comparison; values: readonly LooseValue[] } {
  if (operator === 'between') {
    const isOpen = reader.takeSign('(', '[', '{');
    const low = readBoundary(reader);
    skipJoint(reader);
    const values = [low, readBoundary(reader)];
    if (isOpen) reader.takeSign(')', ']', '}');
    return { operator, values };
  }
  const size = isBySize(operator) ? readAmount(reader) : undefined;
  if (size !== undefined) return { operator, values: [size] };
  const values = [...readValues(reader)];
  // STATE IS "Ohio" "Texas"
  while (reader.next?.kind === 'text') values.push(readValue(reader));
  const isNull = values.length === 1 && values[0]?.kind === 'text' && values[0].text.toLowerCase() === 'null';
  if (isNull && (operator === 'is' || operator === 'is_not')) return { operator: operator === 'is' ? 'is_null' : 'is_not_null', values: [] };
  return { operator, values };
}

const isBySize = (operator: Comparison): boolean => ['gt', 'gte', 'lt', 'lte'].includes(operator);

/** STATE whichever "Texas": a word in small letters between a field and a text in quotes was meant as an operator. */
const isNoOperator = ({ pieces, position }: Reader): boolean =>
  pieces[position]?.kind === 'word' && /^\p{Ll}+$/u.test(pieces[position].text) && pieces[position + 1]?.kind === 'text';

/** A number in words is one word; a name could have "and" in it. */
function readBoundary(reader: Reader): LooseValue {
  const { next } = reader;
  if (next?.kind === 'number') return readAmount(reader) ?? readValue(reader);
  if (next?.kind !== 'word' || numberOfWord(next.text) === undefined) return readValue(reader);
  reader.position++;
  return { kind: 'text', text: next.text };
}

/** "Around 60k", "in the neighborhood of 60k": the numbers near it. */
function readAround(reader: Reader, end: number): Pick<LooseField, 'operator' | 'values'> {
  reader.position = end;
  const value = readAmount(reader) ?? readValue(reader);
  const middle = Number(value.text);
  const bound = (share: number): LooseValue => ({ ...value, text: String(Number((middle * share).toFixed(4))) });
  return { operator: 'between', values: [bound(1 - AROUND_SHARE), bound(1 + AROUND_SHARE)] };
}

/** Where "around" or another word for it ends in front of a number. Elsewhere, these words are before a place ("near Boston"), or say nothing. */
const aroundEnd = (reader: Reader, at = reader.position): number | undefined => {
  const found = reader.peek(AROUND_WORDS, { at });
  return found !== undefined && reader.pieces[found.end]?.kind === 'number' ? found.end : undefined;
};
