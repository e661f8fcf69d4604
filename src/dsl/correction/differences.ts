import type { Piece } from './pieces.ts';

/** Spellings that are all valid. */
const SAME: Readonly<Record<string, string>> = { '=': 'is', '==': 'is', '!=': 'is not', '<>': 'is not', gte: '>=', lte: '<=', gt: '>', lt: '<' };

/** Words in any case are the same, and texts in double quotes in any case. */
function keyOf({ kind, text }: Piece): string {
  const lower = text.toLowerCase();
  return kind === 'text' ? `"${lower}"` : (SAME[lower] ?? lower);
}

interface Side {
  readonly query: string;
  readonly pieces: readonly Piece[];
}

/** Words that are joined by underscores, as one name. */
function withNames({ query, pieces }: Side): Side {
  const joined = pieces.reduce<Piece[]>((before, piece) => {
    const last = before.at(-1);
    if (last?.kind !== 'word' || query.slice(last.at.end, piece.at.start) !== '_') return [...before, piece];
    return [...before.slice(0, -1), { ...last, text: `${last.text}_${piece.text}`, at: { start: last.at.start, end: piece.at.end } }];
  }, []);
  return { query, pieces: joined };
}

/** What to write instead of what, in the order of the query: one sentence for each place where the corrected query differs. */
export function differences(before: Side, after: Side): string[] {
  const [given, used] = [withNames(before), withNames(after)];
  const sentences: string[] = [];
  let [at, other] = [0, 0];
  for (const [i, j] of [...common(given.pieces.map(keyOf), used.pieces.map(keyOf)), [given.pieces.length, used.pieces.length] as const]) {
    const [was, is] = [part(given, at, i), part(used, other, j)];
    if (was !== '' && is !== '') sentences.push(`Write ${is} instead of ${was}.`);
    else if (was !== '') sentences.push(`Remove ${was}.`);
    else if (is !== '') sentences.push(`${insertion(used, j, is)}.`);
    [at, other] = [i + 1, j + 1];
  }
  return sentences;
}

function part({ query, pieces }: Side, start: number, end: number): string {
  const [first, last] = [pieces[start], pieces[end - 1]];
  return first === undefined || last === undefined || end <= start ? '' : query.slice(first.at.start, last.at.end);
}

function insertion(used: Side, end: number, text: string): string {
  const after = part(used, end, end + 1);
  return after === '' ? `Add ${text} at the end` : `Add ${text} before ${after}`;
}

/** The positions of a longest common subsequence. */
function common(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const length = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) (lengths[i] ?? [])[j] = a[i] === b[j] ? 1 + length(i + 1, j + 1) : Math.max(length(i + 1, j), length(i, j + 1));
  const found: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;)
    if (a[i] === b[j]) found.push([i++, j++]);
    else if (length(i + 1, j) >= length(i, j + 1)) i++;
    else j++;
  return found;
}
