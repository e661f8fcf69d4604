import { ASCENDING, NOISE, NOUNS, OPENERS, type Noun, type Opener } from './connectives.ts';
import { expansionEnd, fieldEnd, SUBJECTS } from './known-phrases.ts';
import { Unreadable, type LooseQuery, type Mention } from './loose-query.ts';
import { piecesOf } from './pieces.ts';
import { conditionAhead, readCondition } from './read-conditions.ts';
import { readValue, readValues } from './read-values.ts';
import { phraseKey, Reader } from './reader.ts';
import { CONVERSION_SUBJECTS, OTHER_VERBS, VERB_PHRASES } from './verb-phrases.ts';

const NOISE_WORDS: Readonly<Record<string, true>> = Object.fromEntries(NOISE.map((word) => [word, true]));
/** Signs that end or join commands in other languages. */
const MARKS = [';', '|', '?', '!', '$', '*'];
/** They compute a value, which no query does. */
const AGGREGATES = ['distinct', 'avg', 'sum', 'min', 'max', 'median'];
const LONGEST_NAME = 5;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Subjects for one thing: the value after them is its name. */
const NAMED_BY: Readonly<Record<string, Noun>> = { company: 'company', employer: 'company', occupation: 'occupation', job: 'occupation', cluster: 'cluster' };

/** Reads a query that the parser or the rules refused. Undefined if a part of it is not understood: nothing is dropped. */
export function readLoosely(query: string): LooseQuery | undefined {
  const found = piecesOf(query);
  const pieces = found?.pieces.filter(({ kind, text }) => kind !== 'sign' || !MARKS.includes(text));
  const [first] = pieces ?? [];
  if (found === undefined || pieces === undefined || first === undefined || OTHER_VERBS.includes(first.text.toLowerCase())) return undefined;
  try {
    return new LooseReader(new Reader(found.query, pieces)).read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class LooseReader {
  private readonly query: LooseQuery;

  constructor(private readonly reader: Reader) {
    this.query = { verb: '', subject: '', mentions: [], conditions: [], order: [], expand: [], kept: [] };
  }

  read(): LooseQuery {
    const { reader } = this;
    const written = this.words(VERB_PHRASES);
    let verb = written;
    if (written === 'select') verb = this.columns().includes('count') ? 'count' : written;
    else if (written === 'count' && reader.takeSign('(')) while (!reader.isAtEnd && !reader.takeSign(')')) reader.position++;
    reader.phrase({ from: true });
    this.skipNoise();
    this.quantity();
    this.skipNoise();
    const isConversion = (VERB_PHRASES[verb] ?? []).some((one) => one.endsWith('CONVERT'));
    const isOnlyConversion = isConversion && !(VERB_PHRASES[verb] ?? []).includes('GET');
    const subject = isOnlyConversion ? this.words(CONVERSION_SUBJECTS) : this.words(SUBJECTS);
    if (verb === '' && subject === '') throw new Unreadable('neither a verb nor a subject');
    this.afterSubject(isOnlyConversion, NAMED_BY[subject]);
    while (!reader.isAtEnd) this.clause();
    return { ...this.query, verb, subject };
  }

  private words(table: Readonly<Record<string, unknown>>): string {
    const { reader } = this;
    const found = reader.peek(table);
    if (found === undefined) return '';
    const start = reader.position;
    reader.position = found.end;
    return phraseKey(
      reader.pieces
        .slice(start, found.end)
        .map(({ text }) => text)
        .join(' '),
    );
  }

  /** The columns of SELECT name, state FROM companies. Rows always have all fields. */
  private columns(): string[] {
    const { reader } = this;
    const from = reader.pieces.findIndex(({ kind, text }) => kind === 'word' && text.toLowerCase() === 'from');
    if (from === -1) return [];
    const columns = reader.pieces.slice(reader.position, from).map(({ text }) => text.toLowerCase());
    if (columns.some((column) => AGGREGATES.includes(column))) throw new Unreadable('a computed column');
    reader.position = from;
    return columns;
  }

  /** "TOP 10 companies", "first 5". */
  private quantity(): void {
    const { reader } = this;
    const found = reader.peek({ top: true, first: true });
    if (found === undefined) return;
    const count = reader.pieces[found.end];
    if (count?.kind !== 'number' && !NUMBERS.includes((count?.text ?? '').toLowerCase())) {
      if (reader.next?.text.toLowerCase() === 'top') reader.position++;
      return;
    }
    reader.position = found.end;
    this.query.limit = this.count();
  }

  private skipNoise(): void {
    while (this.reader.phrase(NOISE_WORDS) === true);
  }

  /** What follows the subject without a keyword: its value. */
  private afterSubject(isConversion: boolean, noun: Noun | undefined): void {
    const { reader } = this;
    reader.takeSign('=', ':', '==');
    const { next } = reader;
    if (next === undefined) return;
    if (next.kind === 'text' || next.kind === 'code' || next.kind === 'number' || (next.kind === 'sign' && '([#'.includes(next.text))) {
      this.query.mentions.push({ noun, ...this.mention() });
      return;
    }
    if (next.kind === 'word' && !Object.hasOwn(OPENERS, next.text.toLowerCase()) && (isConversion || (noun !== undefined && !this.startsClause())))
      this.query.mentions.push({ noun, ...this.mention() });
  }

  private startsClause(): boolean {
    const { reader } = this;
    return reader.peek(OPENERS) !== undefined || reader.peek(NOISE_WORDS) !== undefined || conditionAhead(reader) || reader.peek(NOUNS) !== undefined;
  }

  private mention(): Mention {
    const { reader } = this;
    const before = reader.position;
    const noun = reader.phrase(NOUNS);
    reader.takeSign('=', ':', '==');
    if (noun !== undefined && reader.next?.kind === 'word' && reader.next.text.toLowerCase() === 'is') reader.position++;
    if (noun !== undefined && (reader.isAtEnd || reader.peek(OPENERS)?.found === 'where')) return { noun, values: [] };
    // A noun that no value follows is itself the value, or the start of it.
    if (noun !== undefined && reader.peek(OPENERS) !== undefined) reader.position = before;
    const isNoun = noun !== undefined && reader.position !== before;
    return { ...(isNoun ? { noun } : {}), values: readValues(reader) };
  }

  private clause(): void {
    const { reader } = this;
    const { next, position } = reader;
    if (next?.kind === 'sign' && ')]}'.includes(next.text)) {
      reader.position++;
      return;
    }
    if (conditionAhead(reader)) {
      this.query.conditions.push(readCondition(reader));
      return;
    }
    const opener = reader.peek(OPENERS);
    if (opener !== undefined) {
      reader.position = opener.end;
      this.opened(opener.found, position);
      return;
    }
    if (reader.phrase(NOISE_WORDS) === true) return;
    if (next?.kind === 'text' || next?.kind === 'code' || reader.peek(NOUNS) !== undefined) {
      this.query.mentions.push(this.mention());
      return;
    }
    throw new Unreadable(`${next?.text ?? ''} is not understood`);
  }

  private opened(opener: Opener, start: number): void {
    const { reader, query } = this;
    switch (opener) {
      case 'where':
      case 'with':
        while (fieldEnd(reader) === undefined && reader.phrase(NOISE_WORDS) === true);
        if (conditionAhead(reader) || reader.next?.text === '(' || reader.next?.text.toLowerCase() === 'not') query.conditions.push(readCondition(reader));
        else if (expansionEnd(reader) !== undefined) this.expansions();
        else if (opener === 'where' && reader.next !== undefined && reader.peek(OPENERS) !== undefined) return;
        else throw new Unreadable('no condition after WHERE');
        return;
      case 'about':
        this.skipNoise();
        query.mentions.push(this.mention());
        return;
      case 'search':
        query.mentions.push({ noun: 'text', values: [readValue(reader)] });
        return;
      case 'order':
        this.orders();
        return;
      case 'group':
        query.group = this.name();
        return;
      case 'limit':
        query.limit = this.count();
        // LIMIT 10, 20 of MySQL skips ten rows.
        if (reader.takeSign(',')) [query.offset, query.limit] = [query.limit, this.count()];
        return;
      case 'offset':
        query.offset = this.count();
        return;
      case 'page':
        query.page = this.count();
        return;
      case 'expand':
        this.expansions();
        return;
      case 'kept':
        while (!reader.isAtEnd && (reader.position === start + 1 || reader.peek(OPENERS) === undefined || reader.next?.text === ',')) reader.position++;
        query.kept.push(reader.textFrom(start));
        return;
      case 'rest':
        throw new Unreadable('not understood');
    }
  }

  private count(): number {
    const number = this.reader.take();
    const value = number?.kind === 'number' ? Number(number.text) : NUMBERS.indexOf((number?.text ?? '').toLowerCase());
    if (value < 0) throw new Unreadable('a number is missing');
    return value;
  }

  private orders(): void {
    const { reader, query } = this;
    do query.order.push({ field: this.name(), direction: reader.phrase(ASCENDING) });
    while (reader.takeSign(','));
  }

  /** The words up to the next clause. */
  private name(): string {
    const { reader } = this;
    const start = reader.position;
    reader.phrase({ by: true });
    const from = reader.position;
    while (reader.position < start + LONGEST_NAME && reader.next?.kind === 'word' && !this.endsNameHere(from)) reader.position++;
    if (reader.position === from) throw new Unreadable('a name is missing');
    return reader.pieces
      .slice(from, reader.position)
      .map(({ text }) => text)
      .join(' ');
  }

  private endsNameHere(from: number): boolean {
    const { reader } = this;
    return reader.position > from && (reader.peek(OPENERS) !== undefined || reader.peek(ASCENDING) !== undefined);
  }

  private expansions(): void {
    const { reader, query } = this;
    do {
      const end = expansionEnd(reader);
      const start = reader.position;
      if (end === undefined) throw new Unreadable('unknown word after EXPAND');
      reader.position = end;
      query.expand.push(
        reader.pieces
          .slice(start, end)
          .map(({ text }) => text)
          .join(' '),
      );
    } while (reader.takeSign(','));
  }
}
