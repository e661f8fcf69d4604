import type { Piece } from '../meanings/pieces.ts';
import { withoutSubqueries } from './sql-subqueries.ts';

/** They change how a text is compared, which is always without regard to case. */
const OF_TEXT = /^(?:lower|upper|lcase|ucase|trim)$/iu;

const isWord = (piece: Piece | undefined, pattern: RegExp): boolean => piece?.kind === 'word' && pattern.test(piece.text);

/** The pieces of a SELECT without the names that it gives to tables (`companies c WHERE c.state`), and without functions of texts (`LOWER(name)`). */
export function plainSql(pieces: readonly Piece[]): readonly Piece[] {
  const isSelect = isWord(pieces[0], /^select$/iu) || (isWord(pieces[0], /^with$/iu) && isWord(pieces[2], /^as$/iu));
  return isSelect ? withConversion(withFullText(withoutTextFunctions(withoutJoins(tablesOf(pieces))))) : pieces;
}

/** Names of tables are known by their columns, and those of WITH by what they stand for. */
const tablesOf = (pieces: readonly Piece[]): readonly Piece[] =>
  isWord(pieces[0], /^with$/iu) ? withoutTableNames(withoutSubqueries(pieces)) : withoutSubqueries(withoutTableNames(pieces));

/** MATCH(name, description) AGAINST('health' IN BOOLEAN MODE): a search for the text. */
function withFullText(pieces: readonly Piece[]): readonly Piece[] {
  const match = pieces.findIndex((piece, i) => isWord(piece, /^match$/iu) && pieces[i + 1]?.text === '(');
  const against = pieces.findIndex((piece, i) => i > match && isWord(piece, /^against$/iu));
  const text = pieces.slice(against).find(({ kind }) => kind === 'text');
  const close = pieces.findIndex((piece, i) => i > against && piece.text === ')');
  const start = pieces[match];
  if (match < 0 || against < 0 || text === undefined || close < 0 || start === undefined) return pieces;
  return [...pieces.slice(0, match), { ...start, text: 'search' }, { kind: 'sign', text: '=', at: start.at }, text, ...pieces.slice(close + 1)];
}

function withoutTableNames(pieces: readonly Piece[]): readonly Piece[] {
  const prefixes = new Set(pieces.flatMap(({ kind, text }) => (kind === 'word' && text.includes('.') ? (text.split('.', 1)[0] ?? '').toLowerCase() : [])));
  const isName = (piece: Piece | undefined): boolean => piece?.kind === 'word' && prefixes.has(piece.text.toLowerCase());
  const from = pieces.findIndex((piece) => isWord(piece, /^from$/iu));
  return pieces.flatMap((piece, i): Piece[] => {
    // FROM companies c, FROM companies AS c: not the table itself.
    const isGiven = i > from + 1 && isName(piece);
    if (from !== -1 && (isGiven || (isWord(piece, /^as$/iu) && isName(pieces[i + 1])))) return [];
    const [prefix = '', ...rest] = piece.text.split('.');
    return piece.kind === 'word' && rest.length > 0 && prefixes.has(prefix.toLowerCase()) ? [{ ...piece, text: rest.join('.') }] : [piece];
  });
}

/** SELECT onet_code FROM titleconvert('cook') WHERE …: the conversion. */
function withConversion(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex(
    (piece, i) =>
      isWord(piece, /^(?:title|company|cluster)convert$/iu) && /^(?:\(|where)$/iu.test(pieces[i + 1]?.text ?? '') && isWord(pieces[i - 1], /^from$/iu),
  );
  const top = pieces.findIndex((piece, i) => i < at && isWord(piece, /^top$/iu) && pieces[i + 1]?.kind === 'number');
  if (at < 0) return pieces;
  const isCall = pieces[at + 1]?.text === '(';
  return [...pieces.slice(at).filter((_, i) => !isCall || (i !== 1 && i !== 3)), ...(top < 0 ? [] : pieces.slice(top, top + 2))];
}

const SIDE = /^(?:left|right|inner|outer|full|cross)$/iu;
const AFTER_JOIN = /^(?:where|group|order|limit|having|offset|fetch)$/iu;

/** JOIN company_occupations co ON c.company_uid = co.company_uid: lists have the rows of their pairs. What is compared with a value stays in WHERE. */
function withoutJoins(pieces: readonly Piece[]): readonly Piece[] {
  const kept: Piece[] = [];
  let isJoin = false;
  for (const [i, piece] of pieces.entries()) {
    const next = pieces.slice(i).find((one) => !isWord(one, SIDE));
    if (isWord(piece, /^join$/iu) || (isWord(piece, SIDE) && isWord(next, /^join$/iu))) isJoin = true;
    else if (isWord(piece, AFTER_JOIN)) isJoin = false;
    if (!isJoin) kept.push(piece);
  }
  return kept;
}

function withoutTextFunctions(pieces: readonly Piece[]): readonly Piece[] {
  const dropped = new Set<number>();
  for (const [i, piece] of pieces.entries()) {
    if (!isWord(piece, OF_TEXT) || pieces[i + 1]?.text !== '(') continue;
    const close = pieces.findIndex(({ text }, at) => at > i && text === ')');
    for (const at of [i, i + 1, close]) dropped.add(at);
  }
  return pieces.filter((_, i) => !dropped.has(i));
}
