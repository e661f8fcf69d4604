import type { Piece } from '../meanings/pieces.ts';

const isWord = (piece: Piece | undefined, pattern: RegExp): boolean => piece?.kind === 'word' && pattern.test(piece.text);
const isSign = (piece: Piece | undefined, text: string): boolean => piece?.kind === 'sign' && piece.text === text;

/** What ends the conditions of a SELECT. */
const AFTER_WHERE = /^(?:group|order|limit|having|offset|fetch|union)$/iu;

interface Inner {
  /** The name of the table. */
  readonly table: readonly Piece[];
  readonly where: readonly Piece[];
}

/**
 * The pieces of a SELECT without the SELECTs inside of it: `cluster_id IN (SELECT cluster_id FROM occupations WHERE onet_code = 'x')` is the condition of the inner one, and
 * `FROM (SELECT * FROM companies WHERE …)` is its table with its conditions. Others stay, and are not understood.
 */
export function withoutSubqueries(pieces: readonly Piece[]): readonly Piece[] {
  const open = pieces.findLastIndex((piece, i) => isSign(piece, '(') && isWord(pieces[i + 1], /^select$/iu));
  const close = open < 0 ? -1 : closing(pieces, open);
  const inner = close < 0 ? undefined : innerOf(pieces.slice(open + 1, close));
  if (inner === undefined) return pieces;
  const found = asTable(pieces, open, close, inner) ?? asCondition(pieces, open, close, inner);
  return found === undefined ? pieces : withoutSubqueries(found);
}

function closing(pieces: readonly Piece[], open: number): number {
  let depth = 0;
  return pieces.findIndex((piece, i) => {
    if (i < open) return false;
    if (isSign(piece, '(')) depth++;
    if (isSign(piece, ')')) depth--;
    return depth === 0;
  });
}

function innerOf(pieces: readonly Piece[]): Inner | undefined {
  const from = pieces.findIndex((piece) => isWord(piece, /^from$/iu));
  const where = pieces.findIndex((piece) => isWord(piece, /^where$/iu));
  if (from < 0 || pieces.some((piece) => isWord(piece, AFTER_WHERE)) || pieces.slice(0, from).some((piece) => isSign(piece, '('))) return undefined;
  const table = pieces.slice(from + 1, where < 0 ? undefined : where);
  return table.length === 0 ? undefined : { table, where: where < 0 ? [] : pieces.slice(where + 1) };
}

/** FROM (SELECT …) x, WITH x AS (SELECT …) SELECT … FROM x */
function asTable(pieces: readonly Piece[], open: number, close: number, { table, where }: Inner): readonly Piece[] | undefined {
  if (isWord(pieces[open - 1], /^from$/iu)) {
    const rest = pieces.slice(close + 1);
    const named = isWord(rest[0], /^as$/iu)
      ? 2
      : rest[0]?.kind === 'word' && !isWord(rest[0], /^(?:where|join|inner|left|right)$/iu) && !isWord(rest[0], AFTER_WHERE)
        ? 1
        : 0;
    return withConditions([...pieces.slice(0, open), ...table, ...rest.slice(named)], where);
  }
  const [first, name, as] = pieces.slice(open - 3);
  if (open !== 3 || !isWord(first, /^with$/iu) || !isWord(as, /^as$/iu)) return undefined;
  const isName = (piece: Piece): boolean => isWord(piece, /^/u) && piece.text.toLowerCase() === name?.text.toLowerCase();
  return withConditions(
    pieces.slice(close + 1).flatMap((piece) => (isName(piece) ? table : [piece])),
    where,
  );
}

/** The pieces of a SELECT with more conditions. */
function withConditions(pieces: readonly Piece[], where: readonly Piece[]): readonly Piece[] {
  const [first] = where;
  if (first === undefined) return pieces;
  const word = (text: string): Piece => ({ kind: 'word', text, at: first.at });
  const at = pieces.findIndex((piece) => isWord(piece, /^where$/iu));
  if (at >= 0) return [...pieces.slice(0, at + 1), ...where, word('AND'), ...pieces.slice(at + 1)];
  const end = pieces.findIndex((piece) => isWord(piece, AFTER_WHERE));
  const start = end < 0 ? pieces.length : end;
  return [...pieces.slice(0, start), word('WHERE'), ...where, ...pieces.slice(start)];
}

/** `cluster_id IN (SELECT …)`, `EXISTS (SELECT …)`: what the inner one says of the same thing. */
function asCondition(pieces: readonly Piece[], open: number, close: number, { where }: Inner): readonly Piece[] | undefined {
  const kept = withoutJoints(where);
  const [opening, closed] = [pieces[open], pieces[close]];
  if (kept.length === 0 || opening === undefined || closed === undefined) return undefined;
  const operator = pieces[open - 1];
  if (isWord(operator, /^exists$/iu)) return [...pieces.slice(0, open - 1), opening, ...kept, closed, ...pieces.slice(close + 1)];
  if (!isWord(operator, /^in$/iu) && !isSign(operator, '=')) return undefined;
  const not = isWord(pieces[open - 2], /^not$/iu) ? pieces[open - 2] : undefined;
  let start = open - (not === undefined ? 2 : 3);
  // A name with underscores has a piece for each word.
  while (
    start > 0 &&
    pieces[start - 1]?.kind === 'word' &&
    pieces[start - 1]?.at.end === (pieces[start]?.at.start ?? 0) - 1 &&
    !isWord(pieces[start - 1], /^(?:where|and|or)$/iu)
  )
    start--;
  if (pieces[start]?.kind !== 'word') return undefined;
  return [...pieces.slice(0, start), ...(not === undefined ? [] : [not]), opening, ...kept, closed, ...pieces.slice(close + 1)];
}

/** Conditions without those that compare two columns: `o.cluster_id = c.cluster_id`. */
function withoutJoints(where: readonly Piece[]): readonly Piece[] {
  const parts: Piece[][] = [[]];
  for (const piece of where) {
    if (isWord(piece, /^and$/iu)) parts.push([piece]);
    else parts.at(-1)?.push(piece);
  }
  const kept = parts.filter((part) => !(part.some((piece) => isSign(piece, '=')) && part.every((piece) => piece.kind === 'word' || isSign(piece, '='))));
  const [first = [], ...others] = kept;
  return [...(isWord(first[0], /^and$/iu) ? first.slice(1) : first), ...others.flat()];
}
