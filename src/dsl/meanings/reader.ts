import type { Piece } from './pieces.ts';

const LONGEST_PHRASE = 7;

/** Lower case, words separated by single spaces: the spelling of phrases in the vocabulary. */
export const phraseKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[-_\s]+/gu, ' ')
    .trim();

/** Shorter words are no names without their spaces. */
const SHORTEST_JOINED = 7;
const joinedOf = new WeakMap<object, ReadonlyMap<string, string>>();

/** The phrases of a table of several words, by the same without spaces. */
function joinedNames(table: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const known = joinedOf.get(table);
  if (known !== undefined) return known;
  const names = new Map(Object.keys(table).flatMap((name) => (name.includes(' ') ? [[name.replaceAll(' ', ''), name] as const] : [])));
  joinedOf.set(table, names);
  return names;
}

/** Reads pieces from left to right. */
export class Reader {
  position = 0;

  constructor(
    readonly query: string,
    readonly pieces: readonly Piece[],
  ) {}

  get next(): Piece | undefined {
    return this.pieces[this.position];
  }

  get isAtEnd(): boolean {
    return this.position >= this.pieces.length;
  }

  /** The end of the words that underscores join to the one at a position. */
  nameEnd(at: number): number {
    const { pieces, query } = this;
    let end = at + 1;
    while (pieces[end]?.kind === 'word' && query.slice(pieces[end - 1]?.at.end, pieces[end]?.at.start) === '_') end++;
    return end;
  }

  take(): Piece | undefined {
    return this.pieces[this.position++];
  }

  takeSign(...signs: readonly string[]): boolean {
    const found = this.next;
    if (found?.kind !== 'sign' || !signs.includes(found.text)) return false;
    this.position++;
    return true;
  }

  /**
   * The entry of a table for the longest phrase here, without reading it; `spoken` finds phrases that are not in the table, and `split` the words of one that is written without spaces.
   * Texts in quotes are no phrases, unless `withTexts`.
   */
  peek<T>(
    table: Readonly<Record<string, T>>,
    {
      at = this.position,
      withTexts = false,
      spoken,
      split,
    }: {
      readonly at?: number;
      readonly withTexts?: boolean;
      readonly spoken?: (phrase: string) => T | undefined;
      readonly split?: (joined: string) => string | undefined;
    } = {},
  ): { readonly found: T; readonly end: number; readonly name: string } | undefined {
    for (let length = LONGEST_PHRASE; length > 0; length--) {
      const part = this.pieces.slice(at, at + length);
      // A minus sign belongs to the number after it.
      if (part.length < length || part.at(-1)?.text === '-' || part.some(({ kind }) => kind === 'number' || kind === 'code' || (kind === 'text' && !withTexts)))
        continue;
      const key = phraseKey(part.map(({ text }) => text).join(' '));
      if (Object.hasOwn(table, key)) return { found: table[key] as T, end: at + length, name: key };
      const said = part.every(({ kind }) => kind === 'word') ? spoken?.(key) : undefined;
      if (said !== undefined) return { found: said, end: at + length, name: key };
      // WAGEPROGRESSION, EARLYCAREER_COMPANIES
      const joined = key.replaceAll(' ', '');
      const isJoined = joined.length >= SHORTEST_JOINED && part.every(({ kind }) => kind === 'word');
      const name = isJoined ? (joinedNames(table).get(joined) ?? (length === 1 ? split?.(joined) : undefined)) : undefined;
      const found = name === undefined ? undefined : (table[name] ?? spoken?.(name));
      if (name !== undefined && found !== undefined) return { found, end: at + length, name };
    }
    return undefined;
  }

  /** Reads the longest phrase of a table. */
  phrase<T>(table: Readonly<Record<string, T>>, options: { readonly spoken?: (phrase: string) => T | undefined } = {}): T | undefined {
    const found = this.peek(table, options);
    if (found !== undefined) this.position = found.end;
    return found?.found;
  }

  /** The text from a position to the last piece that was read. */
  textFrom(start: number): string {
    return this.textBetween(start, this.position);
  }

  textBetween(start: number, end: number): string {
    const [first, last] = [this.pieces[start], this.pieces[end - 1]];
    return first === undefined || last === undefined || end <= start ? '' : this.query.slice(first.at.start, last.at.end);
  }
}
