import { withoutJoint } from './joined-verbs.ts';
import { COMPARISONS, OPENERS } from '../meanings/connectives.ts';
import { MARKS } from '../meanings/loose-words.ts';
import { piecesOf, type Piece, type Pieces } from '../meanings/pieces.ts';
import { plainSql } from './plain-sql.ts';
import { OTHER_VERBS } from '../meanings/verb-phrases.ts';

/** The pieces of a query as they are read without its grammar. Undefined if it has none, or if it changes something. */
export function loosePieces(query: string): Pieces | undefined {
  const found = piecesOf(query);
  if (found === undefined) return undefined;
  // An exclamation mark before the end negates something.
  const isMark = ({ kind, text }: Piece, i: number): boolean => kind === 'sign' && MARKS.includes(text) && (text !== '!' || i === found.pieces.length - 1);
  const [first, ...others] = withoutLooseEnd(withCommas(found.pieces).filter((piece, i) => !isMark(piece, i)));
  if (first === undefined || OTHER_VERBS.includes(first.text.toLowerCase())) return undefined;
  return { query: found.query, pieces: withTopTen(plainSql(withoutRepeatedJoins(withPlainNumbers([...withoutJoint(first), ...others])))) };
}

/** ("cashier"; "barista"), IN (Ohio | Texas), "cashier" / "barista": what separates values is a comma. */
function withCommas(pieces: readonly Piece[]): readonly Piece[] {
  let depth = 0;
  return pieces.map((piece, i) => {
    if (piece.kind !== 'sign') return piece;
    depth += '([{'.includes(piece.text) ? 1 : ')]}'.includes(piece.text) ? -1 : 0;
    const [before, after] = [pieces[i - 1], pieces[i + 1]];
    const isBetween =
      before !== undefined && after !== undefined && (isLiteral(before) || depth > 0) && (isLiteral(after) || (depth > 0 && after.kind === 'word'));
    return isBetween && (piece.text === ';' || piece.text === '|' || (piece.text === '/' && isLiteral(before) && isLiteral(after)))
      ? { ...piece, text: ',' }
      : piece;
  });
}
const isLiteral = ({ kind }: Piece): boolean => kind === 'text' || kind === 'number' || kind === 'code';

/** What begins a clause or a condition that is not there: "… AND", "… LIMIT", "… ORDER BY". */
const BEGINS = /^(?:and|or|not|where|limit|offset|order|by|group|expand|with|,)$/iu;

const withoutLooseEnd = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.slice(0, pieces.findLastIndex(({ kind, text }) => !((kind === 'word' || kind === 'sign') && BEGINS.test(text))) + 1);

/** CLUSTER No. 85, CLUSTER NUMBER 85: what only says that a number comes next. GROUP 85 is a cluster, and no grouping. */
function withPlainNumbers(pieces: readonly Piece[]): readonly Piece[] {
  const found = pieces.filter((piece, i) => {
    const isDot = piece.text === '.' && isNumberSign(pieces[i - 1]);
    const next = pieces[i + 1]?.text === '.' ? pieces[i + 2] : pieces[i + 1];
    return !((isNumberSign(piece) || isDot) && pieces[i - 1]?.kind === 'word' && (next?.kind === 'number' || next?.kind === 'code'));
  });
  return found.map((piece, i) =>
    piece.kind === 'word' && /^group$/iu.test(piece.text) && found[i + 1]?.kind === 'number' ? { ...piece, text: 'cluster' } : piece,
  );
}
const isNumberSign = (piece: Piece | undefined): boolean => piece !== undefined && /^(?:no|nr|num|number|№)$/iu.test(piece.text) && piece.kind !== 'text';

/** STATE IS "Ohio" OR OR STATE IS "Texas": joined twice. OR at the end of a list, after a comma, or after an operator is Oregon. */
function withoutRepeatedJoins(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter((piece, i) => {
    const [value, join, next] = [pieces[i - 2], pieces[i - 1], pieces[i + 1]];
    return !(isJoin(piece) && isJoin(join) && value !== undefined && endsCondition(value) && next !== undefined && beginsCondition(next));
  });
}
const isJoin = (piece: Piece | undefined): boolean => piece?.kind === 'word' && /^(?:and|or)$/iu.test(piece.text);
const isWord = ({ kind, text }: Piece, table: Readonly<Record<string, unknown>>): boolean => kind === 'word' && Object.hasOwn(table, text.toLowerCase());
const endsCondition = (piece: Piece): boolean => (piece.kind === 'sign' ? ')]}'.includes(piece.text) : !isJoin(piece) && !isWord(piece, COMPARISONS));
const beginsCondition = (piece: Piece): boolean => (piece.kind === 'sign' ? piece.text === '(' : !isJoin(piece) && !isWord(piece, OPENERS));

/** WHERE TOP 10 = YES: one name. */
function withTopTen(pieces: readonly Piece[]): readonly Piece[] {
  const isTop = (at: number): boolean => {
    const [top, ten, sign] = pieces.slice(at, at + NAME_AND_SIGN);
    return /^top$/iu.test(top?.text ?? '') && ten?.kind === 'number' && ten.text === '10' && /^(?:=|==|:|is)$/iu.test(sign?.text ?? '');
  };
  return pieces.flatMap((piece, i) => (isTop(i) ? [{ ...piece, text: 'TOP10' }] : i > 0 && isTop(i - 1) ? [] : [piece]));
}
const NAME_AND_SIGN = 3;
