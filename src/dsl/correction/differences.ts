import type { Piece } from '../meanings/pieces.ts';
import { wordTable } from '../../text/word-table.ts';

/** Spellings that are all valid. */
const SAME = wordTable<string>({ '=': 'is', '==': 'is', '!=': 'is not', '<>': 'is not', gte: '>=', lte: '<=', gt: '>', lt: '<' });

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

/** A place where the queries differ: pieces [start, end) of the given query, and [from, to) of the corrected one. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** What to write instead of what, in the order of the query: one sentence for each place where the corrected query differs. */
export function differences(before: Side, after: Side): string[] {
  const [given, used] = [withNames(before), withNames(after)];
  const found = changes(given, used);
  const removed = (change: Change): string => part(given, change.start, change.end);
  const added = (change: Change): string => part(used, change.from, change.to);
  const moved = new Map(
    found.flatMap((source) => {
      const target = found.find((one) => source.from === source.to && one.start === one.end && sameText(given, source, used, one));
      return target === undefined ? [] : [[source, target] as const];
    }),
  );
  const targets = [...moved.values()];
  return found.flatMap((change) => {
    const [was, is] = [removed(change), added(change)];
    if (was !== '' && is !== '') return [`Write ${is} instead of ${inWords(was)}.`];
    const target = moved.get(change);
    if (target !== undefined) return [`Move ${was} ${place(used, target.to, 'to')}.`];
    if (was !== '') return [`Remove ${inWords(was)}.`];
    return targets.includes(change) ? [] : [`Add ${is} ${place(used, change.to, 'at')}.`];
  });
}

/** A sign alone is hard to see in a sentence. */
const NAME_OF_SIGN = wordTable<string>({
  ',': 'the comma',
  '(': 'the opening parenthesis',
  ')': 'the closing parenthesis',
  '[': 'the opening bracket',
  ']': 'the closing bracket',
  ':': 'the colon',
  '=': 'the equals sign',
  ';': 'the semicolon',
  '.': 'the period',
});

/** Signs in words; any other text as it is. */
function inWords(text: string): string {
  if (/^(?:\.{2,}|…)$/u.test(text)) return 'the periods';
  const runs = text.replaceAll(' ', '').match(/(.)\1*/gsu) ?? [];
  const names = runs.map((run) => signsInWords(Array.from(run)));
  return names.every((name) => name !== undefined) ? names.join(' and ') : text;
}

/** The same sign several times: "the 51 opening parentheses". */
function signsInWords(run: readonly string[]): string | undefined {
  const name = NAME_OF_SIGN[run[0] ?? ''];
  if (name === undefined || run.length === 1) return name;
  return `${name.replace('the ', `the ${run.length} `).replace(/is$/u, 'e')}s`;
}

function changes(given: Side, used: Side): Change[] {
  const found: Change[] = [];
  let [start, from] = [0, 0];
  for (const [end, to] of [...common(given.pieces.map(keyOf), used.pieces.map(keyOf)), [given.pieces.length, used.pieces.length] as const]) {
    const last = found.at(-1);
    const change = fromKeyword({ start, end, from, to }, given, last?.end ?? 0);
    if (start < end || from < to) {
      if (last !== undefined && isMove(last, change, given, used)) found.splice(-1, 1, { ...change, start: last.start, from: last.from });
      else found.push(change);
    }
    [start, from] = [end + 1, to + 1];
  }
  return found;
}

/** Of LIMIT 1 LIMIT 2, "LIMIT 1" is removed rather than "1 LIMIT": the same words remain. */
function fromKeyword(change: Change, given: Side, after: number): Change {
  const { start, end, from, to } = change;
  const [before, last] = [given.pieces[start - 1], given.pieces[end - 1]];
  const isSame = from === to && end > start && start > after && before !== undefined && last !== undefined && keyOf(before) === keyOf(last);
  return isSame && last.kind === 'word' ? fromKeyword({ start: start - 1, end: end - 1, from: from - 1, to: to - 1 }, given, after) : change;
}

/** Whether what one change removes is what another one adds. */
const sameText = (given: Side, source: Change, used: Side, target: Change): boolean =>
  given.pieces.slice(source.start, source.end).map(keyOf).join(' ') === used.pieces.slice(target.from, target.to).map(keyOf).join(' ');

const SHORT_GAP = 2;

/** Whether words moved over the few between two changes: of BETWEEN 3 AND 1, "3 AND" is removed before the 1, and "AND 3" is added after it. */
function isMove(first: Change, second: Change, given: Side, used: Side): boolean {
  if (second.start - first.end > SHORT_GAP) return false;
  const removed = [first, second].flatMap(({ start, end }) => given.pieces.slice(start, end).map(keyOf));
  const added = [first, second].flatMap(({ from, to }) => used.pieces.slice(from, to).map(keyOf));
  return removed.some((key) => added.includes(key));
}

function part({ query, pieces }: Side, start: number, end: number): string {
  const [first, last] = [pieces[start], pieces[end - 1]];
  return first === undefined || last === undefined || end <= start ? '' : query.slice(first.at.start, last.at.end);
}

function place(used: Side, end: number, preposition: 'at' | 'to'): string {
  const after = part(used, end, end + 1);
  return after === '' ? `${preposition} the end` : `before ${after}`;
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
