import { OPENERS, type Noun, type Opener } from './connectives.ts';
import { expansionEnd, fieldEnd, nounAt, searchesText, subjectAt, subjectsOf, verbAt, verbsOf } from './known-phrases.ts';
import { groupAt } from './each-value.ts';
import { Unreadable, type LooseField, type LooseQuery } from './loose-query.ts';
import { DIAGRAM, NOISE_WORDS } from './loose-words.ts';
import { loosePieces } from './loose-pieces.ts';
import { conditionAhead, readCondition } from './read-conditions.ts';
import {
  isAfterTop,
  readCount,
  readExpansions,
  readFlag,
  readFound,
  readLevel,
  readMention,
  readNames,
  readOrders,
  readQuantity,
  readRange,
  readSize,
  rowsAhead,
  skipNoise,
} from './read-parts.ts';
import type { Piece } from './pieces.ts';
import { readValue } from './read-values.ts';
import { phraseKey, Reader } from './reader.ts';
import { readColumns, withColumns } from './select-columns.ts';
import { COUNTED } from './subject-phrases.ts';
import { spokenDiagram, spokenDirection, spokenLevel, spokenOne } from './spoken-names.ts';
import { CONVERSION_SUBJECTS } from './verb-phrases.ts';

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

class LooseReader {
  private readonly query: LooseQuery;
  /** The subject after the text: SEARCH "solar" IN COMPANIES. */
  private lateSubject = '';
  private hasSubject = false;
  private isSearch = false;
  /** The subject is one thing with a name or id. */
  private isNamed = false;

  constructor(private readonly reader: Reader) {
    this.query = { verb: '', subject: '', mentions: [], conditions: [], order: [], expand: [], computed: [], kept: [] };
  }

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
    else if (verb !== '') reader.takeSign('(');
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
    let subject = readFound(reader, isOnlyConversion ? reader.peek(CONVERSION_SUBJECTS) : subjectAt(reader));
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
    this.afterSubject({
      // SEARCH COMPANY "solar" finds texts, and FIND COMPANY "Walmart" a name.
      noun: (this.isSearch && reader.next?.kind === 'text' ? undefined : one) ?? ((this.isSearch || (searchesText(verb) && reader.next?.kind === 'text')) && subject !== '' ? 'text' : undefined),
      isConversion: isOnlyConversion,
      isSearch: searchesText(verb) && subject !== '',
    });
    while (!reader.isAtEnd) this.clause();
    // COUNT(*) alone
    if (written === 'count' && subject === '' && reader.pieces.length <= ROWS) subject = 'companies';
    const read = { ...this.query, verb: this.searchesOnly(verb) ? 'search' : verb, subject: subject === '' ? this.lateSubject : comparedAs(verb, subject) };
    return columns === undefined ? read : withColumns(read, columns);
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

  /** Adds a condition, if there is one. */
  private take(condition: LooseField | undefined): boolean {
    if (condition !== undefined) this.query.conditions.push(condition);
    return condition !== undefined;
  }

  private startsClause(): boolean {
    const { reader } = this;
    return reader.peek(OPENERS) !== undefined || reader.peek(NOISE_WORDS) !== undefined || conditionAhead(reader) || nounAt(reader) !== undefined;
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
    if (rowsAhead(reader)) {
      reader.position++;
      this.query.kept.push(readRange(reader));
      return;
    }
    if (reader.phrase(DIAGRAM, { spoken: spokenDiagram }) === true) {
      this.query.kept.push('FORMAT MERMAID');
      return;
    }
    const opener = reader.peek(OPENERS);
    if (opener !== undefined) {
      reader.position = opener.end;
      this.opened(opener.found, position);
      return;
    }
    if (this.take(readLevel(reader)) || this.take(readSize(reader))) return;
    // EXPAND is missing.
    if (expansionEnd(reader) !== undefined) {
      this.query.expand.push(...readExpansions(reader));
      return;
    }
    if (this.take(readFlag(reader))) return;
    if (reader.phrase(NOISE_WORDS) === true) return;
    // GET CLUSTER WITH OCCUPATIONS 97
    const isLateId = next?.kind === 'number' && this.query.mentions.length === 0 && this.isNamed;
    if (next?.kind === 'text' || next?.kind === 'code' || isLateId || nounAt(reader) !== undefined) {
      this.query.mentions.push(readMention(reader));
      return;
    }
    throw new Unreadable(`${next?.text ?? ''} is not understood`);
  }

  private opened(opener: Opener, start: number): void {
    const { reader, query } = this;
    switch (opener) {
      case 'where':
      case 'with':
        // WHERE: STATE IS "Ohio"
        reader.takeSign(':');
        if (this.isAnotherOfOneKind()) {
          this.another();
          return;
        }
        if (opener === 'with' && this.query.mentions.length > 0 && reader.next?.kind === 'text') {
          this.another();
          return;
        }
        if (this.computes(start)) return;
        while (fieldEnd(reader) === undefined && reader.phrase(NOISE_WORDS) === true);
        // WITH CLUSTER_DETAILS names what to add, although CLUSTER is a field.
        if (opener === 'with' && (expansionEnd(reader) ?? 0) > (fieldEnd(reader) ?? 0)) this.query.expand.push(...readExpansions(reader));
        else if (conditionAhead(reader) || reader.next?.text === '(' || reader.next?.text.toLowerCase() === 'not') query.conditions.push(readCondition(reader));
        else if (expansionEnd(reader) !== undefined) this.query.expand.push(...readExpansions(reader));
        else if (this.take(readLevel(reader))) return;
        else if (opener === 'where' && reader.next !== undefined && reader.peek(OPENERS) !== undefined) return;
        else throw new Unreadable('no condition after WHERE');
        return;
      case 'about':
        skipNoise(reader);
        // AT YEAR 5, IN LARGE METROS
        if (this.take(readSize(reader)) || this.subjectBehind()) return;
        if (conditionAhead(reader) && nounAt(reader) === undefined) query.conditions.push(readCondition(reader));
        // SEARCH OCCUPATIONS FOR "nurse"
        else query.mentions.push({ ...(this.isSearch && reader.pieces[start]?.text.toLowerCase() === 'for' ? { noun: 'text' } : {}), ...readMention(reader) });
        return;
      case 'also':
        this.another();
        return;
      case 'search':
        query.mentions.push({ noun: 'text', values: [readValue(reader)] });
        return;
      case 'order':
        query.order.push(...readOrders(reader));
        return;
      case 'group':
        // GROUP BY 1: the first column
        if (reader.next?.kind === 'number') query.group = reader.take()?.text ?? '';
        // LIST COMPANIES BY INDUSTRY Insurance STATE Ohio
        else if (reader.pieces[start]?.text.toLowerCase() === 'by' && this.namesCondition()) query.conditions.push(readCondition(reader));
        // GET LOCATION BY STATE "Ohio"
        else if (this.namesValue()) query.mentions.push(readMention(reader));
        else this.grouped(readNames(reader));
        return;
      case 'limit':
        query.limit = readCount(reader);
        // LIMIT 10, 20 of MySQL skips ten rows.
        if (reader.takeSign(',')) [query.offset, query.limit] = [query.limit, readCount(reader)];
        return;
      case 'offset':
        query.offset = readCount(reader);
        return;
      case 'page':
        query.page = readCount(reader);
        return;
      case 'expand':
        this.query.expand.push(...readExpansions(reader));
        return;
      case 'except':
        if (!conditionAhead(reader)) throw new Unreadable('no condition after EXCEPT');
        query.conditions.push({ kind: 'not', of: readCondition(reader) });
        return;
      case 'range':
        query.kept.push(readRange(reader));
        return;
      case 'kept':
        while (!reader.isAtEnd && (reader.position === start + 1 || reader.peek(OPENERS) === undefined || reader.next?.text === ',')) reader.position++;
        this.keep(reader.textFrom(start));
        return;
      case 'rest':
        throw new Unreadable('not understood');
    }
  }

  /** No answer has another format than a diagram. USING FAST OFF is USING NO FAST. */
  private keep(clause: string): void {
    if (/^format\b(?!.*\bmermaid\b)/iu.test(clause)) this.query.computed.push(clause.toUpperCase());
    else this.query.kept.push(clause.replace(/\b(fast|fusion)\s*=?\s*(?:off|false|no|0)\b/giu, 'NO $1'));
  }

  /** A word that says what a value is, and the value. */
  private namesValue(): boolean {
    const noun = nounAt(this.reader);
    return noun !== undefined && ['text', 'number', 'code'].includes(this.reader.pieces[noun.end]?.kind ?? '');
  }

  /** A noun and words that are neither a clause nor a direction. */
  private namesCondition(): boolean {
    const { reader } = this;
    const noun = nounAt(reader);
    const next = reader.pieces[noun?.end ?? -1];
    const isDirection = noun !== undefined && reader.peek({}, { at: noun.end, spoken: spokenDirection }) !== undefined;
    return next?.kind === 'word' && noun !== undefined && !isDirection && reader.peek(OPENERS, { at: noun.end }) === undefined;
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

  /** HAVING COUNT(*) > 10 */
  private computes(start: number): boolean {
    const { reader } = this;
    const [name, open] = reader.pieces.slice(reader.position);
    if (open?.text !== '(' || !/^(?:count|avg|sum|min|max|median)$/iu.test(name?.text ?? '')) return false;
    while (!reader.isAtEnd && (reader.position < start + 2 || reader.peek(OPENERS) === undefined)) reader.position++;
    this.query.computed.push(reader.textFrom(start).toUpperCase());
    return true;
  }

  /** FOR CLUSTER 75 AND CLUSTER 76: after FOR, the same word again is no condition. */
  private isAnotherOfOneKind(): boolean {
    const { reader, query } = this;
    const noun = nounAt(reader);
    const value = reader.pieces[noun?.end ?? -1]?.kind ?? 'sign';
    return noun !== undefined && query.conditions.length === 0 && query.mentions.at(-1)?.noun === noun.found && value !== 'word' && value !== 'sign';
  }

  private grouped([first, ...more]: readonly string[]): void {
    if (first !== undefined) this.query.group = first;
    if (more.length > 0) this.query.moreGroups = more;
  }

  /** FROM "cashier" TO "cook", COMPARE COMPANY "Walmart" VS "Target": one more value of the same kind. */
  private another(): void {
    const { mentions } = this.query;
    const last = mentions.at(-1);
    // SIMILAR OCCUPATIONS TO "cashier"
    if (last === undefined && this.hasSubject) {
      mentions.push(readMention(this.reader));
      return;
    }
    if (last === undefined) throw new Unreadable('nothing to compare with');
    const { noun = last.noun, values } = readMention(this.reader);
    if (noun === last.noun) mentions.splice(-1, 1, { ...last, values: [...last.values, ...values] });
    else mentions.push({ noun, values });
  }

  /** What is searched, after the text that is searched for. */
  private subjectBehind(): boolean {
    const { reader } = this;
    const found = subjectAt(reader);
    if (found === undefined || this.lateSubject !== '' || this.hasSubject) return false;
    if (found.end < reader.pieces.length && reader.peek(OPENERS, { at: found.end }) === undefined) return false;
    this.lateSubject = readFound(reader, found);
    if (this.isSearch)
      for (const [i, mention] of this.query.mentions.entries()) if (mention.noun === undefined) this.query.mentions[i] = { ...mention, noun: 'text' };
    return true;
  }
}
