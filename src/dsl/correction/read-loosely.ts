import { ClauseReader } from './clause-reader.ts';
import { OPENERS, type Noun } from '../meanings/connectives.ts';
import { nounAt, searchesText, subjectAt, subjectsOf, verbAt, verbsOf } from '../meanings/known-phrases.ts';
import { FORMS } from '../forms/forms.ts';
import { groupAt } from './each-value.ts';
import { Unreadable, type LooseQuery } from '../meanings/loose-query.ts';
import { NOISE_WORDS } from '../meanings/loose-words.ts';
import { loosePieces } from './loose-pieces.ts';
import { conditionAhead } from './read-conditions.ts';
import { rangeEnd, readCount, readRange } from './read-numbers.ts';
import { isAfterTop, readFound, readLevel, readMention, readQuantity, skipNoise } from './read-parts.ts';
import type { Piece } from '../meanings/pieces.ts';
import { readValue } from '../meanings/read-values.ts';
import { phraseKey, Reader } from '../meanings/reader.ts';
import { readColumns, withColumns } from './select-columns.ts';
import { COUNTED } from '../meanings/subject-phrases.ts';
import { spokenLevel, spokenOne } from '../meanings/spoken-names.ts';
import { CONVERSION_SUBJECTS } from '../meanings/verb-phrases.ts';

/** Reads a query that the parser or the rules refused. Undefined if a part of it is not understood: nothing is dropped. */
export function readLoosely(query: string): LooseQuery | undefined {
  const found = loosePieces(query);
  if (found === undefined) return undefined;
  try {
    return new LooseReader(new Reader(found.query, found.pieces)).read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** "29-1141" alone: what has this name or code. */
const isOneName = ([first, ...others]: readonly Piece[]): boolean => others.length === 0 && (first?.kind === 'text' || first?.kind === 'code');

/** Of companies, badges are compared. */
const comparedAs = (verb: string, subject: string): string => (verb === 'compare' && subjectsOf(subject).includes('COMPANY') ? 'company badges' : subject);

/** Of a name that is none of a subject. */
const MOST_WORDS = 3;
/** TOP 10: the pieces of it, and how many of the largest roles of a company are marked. */
const QUANTITY = 2;
const TOP = 10;
/** The pieces of COUNT(*), of which the star is read as a mark. */
const ROWS = 3;
/** Whether several values in brackets come next: TITLECONVERT ("cashier", "barista"). */
function listAhead({ pieces, position }: Reader): boolean {
  const inner = pieces.slice(
    position + 1,
    pieces.findIndex(({ text }, i) => i > position && ')]}'.includes(text)),
  );
  const isSeparated = inner.some(({ text }) => text === ',') || inner.length > 1;
  return pieces[position]?.text === '(' && isSeparated && inner.every(({ kind, text }) => kind === 'text' || text === ',');
}

/** What adds nothing to the name of a subject. */
const OF_ANY_NAME = /^(?:data|info|details|stats?|statistics|table|report|view|summary|figures?|numbers|overview|breakdown|list|records?)$/iu;

class LooseReader extends ClauseReader {
  private isOfClusters = false;

  read(): LooseQuery {
    const { reader } = this;
    const written = isOneName(reader.pieces) ? 'get' : readFound(reader, verbAt(reader));
    let verb = written;
    const top = written === 'select' ? readQuantity(reader) : undefined;
    const columns = written === 'select' ? readColumns(reader) : undefined;
    if (columns !== undefined) verb = columns.isCount ? 'count' : written;
    // COUNT(*) and COUNT(id) count rows; COUNT(COMPANIES) names them.
    else if (written === 'count' && reader.next?.text === '(' && subjectAt(reader, reader.position + 1) === undefined)
      while (!reader.isAtEnd && !reader.takeSign(')')) reader.position++;
    else if (verb !== '' && !listAhead(reader)) reader.takeSign('(');
    reader.phrase({ from: true });
    skipNoise(reader);
    const quantity = top ?? readQuantity(reader);
    const isTop = quantity === undefined ? isAfterTop(reader) : quantity === TOP && isAfterTop(reader, QUANTITY);
    if (quantity !== undefined) this.query.limit = quantity;
    if (isTop) this.query.isTop = true;
    skipNoise(reader);
    if (this.levelAhead()) this.take(readLevel(reader));
    const isConversion = (verbsOf(verb) ?? []).some((one) => one.endsWith('CONVERT'));
    const isOnlyConversion = isConversion && verbsOf(verb)?.includes('GET') !== true;
    let subject = readFound(reader, isOnlyConversion ? reader.peek(CONVERSION_SUBJECTS) : this.subjectInName());
    const group = subject === '' ? groupAt(reader, verb) : undefined;
    if (group !== undefined) {
      reader.position = group.end;
      this.query.group = group.name;
      [verb, subject] = ['count', COUNTED];
    }
    if (subject === '' && verbsOf(verb)?.includes('GET') === true) this.takeUnknown();
    // GET INDUSTRY LIST
    if (subject !== '' && reader.next?.kind === 'word') reader.phrase({ list: true });
    this.hasSubject = subject !== '' || isOnlyConversion;
    if (verb === '' && subject === '' && reader.peek(OPENERS)?.found !== 'where') throw new Unreadable('neither a verb nor a subject');
    this.isSearch = verb.startsWith('search');
    const one = spokenOne(subject);
    this.isNamed = one !== undefined;
    this.isOfClusters = subjectsOf(subject)[0]?.endsWith('CLUSTERS') === true;
    this.isOfName = !FORMS.some((form) => form.target === undefined && form.modifiers.includes('limit') && subjectsOf(subject)[0] === form.subject);
    this.afterSubject({
      // SEARCH COMPANY "solar" finds texts, and FIND COMPANY "Walmart" a name.
      noun:
        (this.isSearch && reader.next?.kind === 'text' ? undefined : one) ??
        ((this.isSearch || (searchesText(verb) && reader.next?.kind === 'text')) && subject !== '' ? 'text' : undefined),
      isConversion: isOnlyConversion,
      isSearch: searchesText(verb) && subject !== '',
    });
    while (!reader.isAtEnd) this.clause();
    // COUNT(*) alone
    if (written === 'count' && subject === '' && reader.pieces.length <= ROWS) subject = 'companies';
    const read = { ...this.query, verb: this.searchesOnly(verb) ? 'search' : verb, subject: subject === '' ? this.lateSubject : comparedAs(verb, subject) };
    return columns === undefined ? read : withColumns(read, columns);
  }

  /** The subject, also as the last words of a name: TRANSITION_PROBABILITIES. What is in front of them is left out, and the error says so. */
  private subjectInName(): ReturnType<typeof subjectAt> {
    const { reader } = this;
    const { pieces, position } = reader;
    const end = reader.nameEnd(position);
    // RETENTION_STATISTICS
    const isOver = (at: number): boolean => pieces.slice(at, end).every(({ text }) => OF_ANY_NAME.test(text));
    const upTo = (found: Exclude<ReturnType<typeof subjectAt>, undefined>): ReturnType<typeof subjectAt> => ({ ...found, end: Math.max(found.end, end) });
    const whole = subjectAt(reader);
    if (whole !== undefined && isOver(whole.end)) return upTo(whole);
    for (let at = position + 1; at < end; at++) {
      const part = subjectAt(reader, at);
      if (part === undefined || !isOver(part.end) || !FORMS.some(({ subject }) => phraseKey(subject) === part.name)) continue;
      this.query.computed.push(reader.textBetween(position, at).toUpperCase());
      return upTo(part);
    }
    return whole;
  }

  /** A text is all that another language asks for: MATCH(name) AGAINST("solar"). */
  private searchesOnly(verb: string): boolean {
    const [condition, ...others] = this.query.conditions;
    const isSearch = condition?.kind === 'field' && phraseKey(condition.field) === 'search' && condition.operator === 'is';
    return (verb === '' || verb === 'select') && isSearch && others.length === 0 && this.query.order.length === 0;
  }

  /** LIST PLATINUM COMPANIES */
  private levelAhead(): boolean {
    const level = this.reader.peek({}, { spoken: spokenLevel });
    return level !== undefined && subjectAt(this.reader, level.end) !== undefined;
  }

  /** What follows the subject without a keyword: its value. */
  private afterSubject({ noun, isConversion, isSearch }: { noun: Noun | undefined; isConversion: boolean; isSearch: boolean }): void {
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
    if (!isConversion && !isSearch && noun === undefined && this.take(readLevel(reader))) return;
    if (this.isRowCount(next)) return;
    if (next.kind === 'text' || next.kind === 'code' || next.kind === 'number' || (next.kind === 'sign' && '([#'.includes(next.text))) {
      this.query.mentions.push({ noun, ...readMention(reader) });
      return;
    }
    // SEARCH COMPANIES solar energy
    if (next.kind === 'word' && isSearch && !this.startsClause()) {
      this.query.mentions.push({ noun: 'text', values: [readValue(reader)] });
      return;
    }
    if (next.kind === 'word' && !Object.hasOwn(OPENERS, next.text.toLowerCase()) && (isConversion || (noun !== undefined && !this.startsClause())))
      this.query.mentions.push({ noun, ...readMention(reader) });
  }

  /** LIST COMPANIES 5, LIST COMPANIES 51-100: how many rows of a list, or which. A number can be a cluster, but no company or occupation. */
  private isRowCount({ kind }: Piece): boolean {
    const { reader, query } = this;
    if (kind !== 'number' || this.isOfName || this.isOfClusters) return false;
    const range = rangeEnd(reader);
    const isOver = range !== undefined || reader.position + 1 === reader.pieces.length || reader.peek(OPENERS, { at: reader.position + 1 }) !== undefined;
    if (range !== undefined) query.kept.push(readRange(reader));
    else if (isOver) query.limit = readCount(reader);
    return isOver;
  }

  private startsClause(): boolean {
    const { reader } = this;
    return reader.peek(OPENERS) !== undefined || reader.peek(NOISE_WORDS) !== undefined || conditionAhead(reader) || nounAt(reader) !== undefined;
  }

  /** GET REVENUE FOR COMPANY "Target": what the data does not have, about something that it has. */
  private takeUnknown(): void {
    const { reader, query } = this;
    const start = reader.position;
    const end = reader.pieces.findIndex(({ kind, text }, i) => i > start && kind === 'word' && /^(?:for|of|at)$/iu.test(text));
    const words = reader.pieces.slice(start, Math.max(start, end));
    const isEntity = ['company', 'occupation', 'cluster'].includes(
      end === -1 ? '' : (nounAt(new Reader(reader.query, reader.pieces.slice(end + 1)))?.found ?? ''),
    );
    if (words.length === 0 || words.length > MOST_WORDS || words.some(({ kind }) => kind !== 'word') || !isEntity) return;
    reader.position = end;
    query.computed.push(reader.textFrom(start).toUpperCase());
  }
}
