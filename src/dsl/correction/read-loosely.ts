import { MAXIMUM_LIMIT } from '../rules/page.ts';
import { ASCENDING, NOUNS, OPENERS, type Noun, type Opener } from './connectives.ts';
import { expansionEnd, fieldEnd, SUBJECTS } from './known-phrases.ts';
import { Unreadable, type LooseQuery, type Mention } from './loose-query.ts';
import { piecesOf } from './pieces.ts';
import { conditionAhead, readCondition } from './read-conditions.ts';
import { readValue, readValues } from './read-values.ts';
import { Reader } from './reader.ts';
import { NOISE_WORDS, MARKS, AGGREGATES, DIAGRAM, LEVELS, SIZES, FLAGS, LONGEST_NAME, NUMBERS, NAMED_BY } from './loose-words.ts';
import { withoutJoint } from './joined-verbs.ts';
import { CONVERSION_SUBJECTS, OTHER_VERBS, VERB_PHRASES } from './verb-phrases.ts';

/** Reads a query that the parser or the rules refused. Undefined if a part of it is not understood: nothing is dropped. */
export function readLoosely(query: string): LooseQuery | undefined {
  const found = piecesOf(query);
  const pieces = found?.pieces.filter(({ kind, text }) => kind !== 'sign' || !MARKS.includes(text));
  const [first] = pieces ?? [];
  if (found === undefined || pieces === undefined || first === undefined || OTHER_VERBS.includes(first.text.toLowerCase())) return undefined;
  try {
    return new LooseReader(new Reader(found.query, [...withoutJoint(first), ...pieces.slice(1)])).read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class LooseReader {
  private readonly query: LooseQuery;
  /** The subject after the text: SEARCH "solar" IN COMPANIES. */
  private lateSubject = '';
  private hasSubject = false;
  private isSearch = false;
  /** The subject is one thing with a name or id. */
  private isNamed = false;

  constructor(private readonly reader: Reader) {
    this.query = { verb: '', subject: '', mentions: [], conditions: [], order: [], expand: [], kept: [] };
  }

  read(): LooseQuery {
    const { reader } = this;
    const written = this.words(VERB_PHRASES);
    let verb = written;
    if (written === 'select') verb = this.columns().includes('count') ? 'count' : written;
    // COUNT(*) and COUNT(id) count rows; COUNT(COMPANIES) names them.
    else if (written === 'count' && reader.next?.text === '(' && reader.peek(SUBJECTS, { at: reader.position + 1 }) === undefined)
      while (!reader.isAtEnd && !reader.takeSign(')')) reader.position++;
    else if (verb !== '') reader.takeSign('(');
    reader.phrase({ from: true });
    this.skipNoise();
    this.quantity();
    this.skipNoise();
    if (this.levelAhead()) this.level();
    const isConversion = (VERB_PHRASES[verb] ?? []).some((one) => one.endsWith('CONVERT'));
    const isOnlyConversion = isConversion && !(VERB_PHRASES[verb] ?? []).includes('GET');
    const subject = isOnlyConversion ? this.words(CONVERSION_SUBJECTS) : this.words(SUBJECTS);
    this.hasSubject = subject !== '' || isOnlyConversion;
    if (verb === '' && subject === '') throw new Unreadable('neither a verb nor a subject');
    this.isSearch = verb.startsWith('search');
    this.isNamed = NAMED_BY[subject] !== undefined;
    this.afterSubject(
      isOnlyConversion,
      NAMED_BY[subject] ?? (this.isSearch && subject !== '' ? 'text' : undefined),
      /^(?:search|find)/u.test(verb) && subject !== '',
    );
    while (!reader.isAtEnd) this.clause();
    return { ...this.query, verb, subject: subject === '' ? this.lateSubject : subject };
  }

  /** LIST PLATINUM COMPANIES */
  private levelAhead(): boolean {
    const level = this.reader.peek(LEVELS);
    return level !== undefined && this.reader.peek(SUBJECTS, { at: level.end }) !== undefined;
  }

  private words(table: Readonly<Record<string, unknown>>): string {
    const { reader } = this;
    const found = reader.peek(table);
    if (found === undefined) return '';
    reader.position = found.end;
    return found.name;
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
  private afterSubject(isConversion: boolean, noun: Noun | undefined, isSearch: boolean): void {
    const { reader } = this;
    reader.takeSign('=', ':', '==');
    // TITLECONVERT(["cook"]), list_companies(state="Ohio")
    const after = reader.pieces[reader.position + 1];
    if (
      reader.next?.text === '(' &&
      (after?.text === '[' || conditionAhead(reader, reader.position + 1) || reader.peek(OPENERS, { at: reader.position + 1 }) !== undefined)
    )
      reader.position++;
    // LIST(COMPANIES)
    if (reader.next?.text === ')') return;
    const { next } = reader;
    if (next === undefined) return;
    if (next.kind === 'text' || next.kind === 'code' || next.kind === 'number' || (next.kind === 'sign' && '([#'.includes(next.text))) {
      this.query.mentions.push({ noun, ...this.mention() });
      return;
    }
    // SEARCH COMPANIES solar energy
    if (next.kind === 'word' && isSearch && !this.startsClause()) {
      this.query.mentions.push({ noun: 'text', values: [readValue(reader)] });
      return;
    }
    if (next.kind === 'word' && !Object.hasOwn(OPENERS, next.text.toLowerCase()) && (isConversion || (noun !== undefined && !this.startsClause())))
      this.query.mentions.push({ noun, ...this.mention() });
  }

  /** Words for large or small metro areas. */
  private size(): boolean {
    const size = this.reader.phrase(SIZES);
    if (size !== undefined)
      this.query.conditions.push({ kind: 'field', field: 'MSA_SIZE', operator: 'is', written: '', values: [{ kind: 'text', text: size }] });
    return size !== undefined;
  }

  /** PLATINUM without the name of a field: the overall badge. */
  private level(): boolean {
    const level = this.reader.phrase(LEVELS);
    if (level !== undefined)
      this.query.conditions.push({ kind: 'field', field: 'OVERALL_BADGE', operator: 'is', written: '', values: [{ kind: 'text', text: level }] });
    return level !== undefined;
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
    if (reader.phrase(DIAGRAM) === true) {
      this.query.kept.push('FORMAT MERMAID');
      return;
    }
    const opener = reader.peek(OPENERS);
    if (opener !== undefined) {
      reader.position = opener.end;
      this.opened(opener.found, position);
      return;
    }
    if (this.level() || this.size()) return;
    // EXPAND is missing.
    if (expansionEnd(reader) !== undefined) {
      this.expansions();
      return;
    }
    // A flag that has no value.
    if (reader.phrase(FLAGS) === true) {
      this.query.conditions.push({ kind: 'field', field: 'TOP10', operator: 'is', written: '', values: [{ kind: 'number', text: '1' }] });
      return;
    }
    if (reader.phrase(NOISE_WORDS) === true) return;
    // GET CLUSTER WITH OCCUPATIONS 97
    const isLateId = next?.kind === 'number' && this.query.mentions.length === 0 && this.isNamed;
    if (next?.kind === 'text' || next?.kind === 'code' || isLateId || reader.peek(NOUNS) !== undefined) {
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
        // WITH CLUSTER_DETAILS names what to add, although CLUSTER is a field.
        if (opener === 'with' && (expansionEnd(reader) ?? 0) > (fieldEnd(reader) ?? 0)) this.expansions();
        else if (conditionAhead(reader) || reader.next?.text === '(' || reader.next?.text.toLowerCase() === 'not') query.conditions.push(readCondition(reader));
        else if (expansionEnd(reader) !== undefined) this.expansions();
        else if (this.level()) return;
        else if (opener === 'where' && reader.next !== undefined && reader.peek(OPENERS) !== undefined) return;
        else throw new Unreadable('no condition after WHERE');
        return;
      case 'about':
        this.skipNoise();
        // AT YEAR 5, IN LARGE METROS
        if (this.size() || this.subjectBehind()) return;
        if (conditionAhead(reader) && reader.peek(NOUNS) === undefined) query.conditions.push(readCondition(reader));
        // SEARCH OCCUPATIONS FOR "nurse"
        else query.mentions.push({ ...(this.isSearch && reader.pieces[start]?.text.toLowerCase() === 'for' ? { noun: 'text' } : {}), ...this.mention() });
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
      case 'except':
        if (!conditionAhead(reader)) throw new Unreadable('no condition after EXCEPT');
        query.conditions.push({ kind: 'not', of: readCondition(reader) });
        return;
      case 'range':
        this.range();
        return;
      case 'kept':
        while (!reader.isAtEnd && (reader.position === start + 1 || reader.peek(OPENERS) === undefined || reader.next?.text === ',')) reader.position++;
        query.kept.push(reader.textFrom(start));
        return;
      case 'rest':
        throw new Unreadable('not understood');
    }
  }

  /** What is searched, after the text that is searched for. */
  private subjectBehind(): boolean {
    const { reader } = this;
    const found = reader.peek(SUBJECTS);
    if (found === undefined || this.lateSubject !== '' || this.hasSubject) return false;
    if (found.end < reader.pieces.length && reader.peek(OPENERS, { at: found.end }) === undefined) return false;
    this.lateSubject = this.words(SUBJECTS);
    if (this.isSearch)
      for (const [i, mention] of this.query.mentions.entries()) if (mention.noun === undefined) this.query.mentions[i] = { ...mention, noun: 'text' };
    return true;
  }

  /** RANGE 11-20, RANGE 11 TO 20, RANGE 11..20 */
  private range(): void {
    const { reader, query } = this;
    const first = this.count();
    while (reader.takeSign('-', '.', ',', '–') || reader.phrase({ to: true, through: true, and: true }) === true);
    const { next } = reader;
    // ".20"
    const last = next?.kind === 'number' ? Number(next.text.replace(/^\./u, '')) : Number.NaN;
    if (!Number.isInteger(first) || !Number.isInteger(last)) throw new Unreadable('a number is missing');
    reader.position++;
    query.kept.push(`RANGE ${first}-${last}`);
  }

  private count(): number {
    this.reader.phrase({ to: true });
    this.reader.takeSign('=', ':', '(');
    const number = this.reader.take();
    if (number?.kind === 'word' && number.text.toLowerCase() === 'all') return MAXIMUM_LIMIT;
    const isNumber = number?.kind === 'number' || (number?.kind === 'text' && /^\d+$/u.test(number.text));
    const value = isNumber ? Number(number.text) : NUMBERS.indexOf((number?.text ?? '').toLowerCase());
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
    reader.takeSign('(', '=', ':');
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
