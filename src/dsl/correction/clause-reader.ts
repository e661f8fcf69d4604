import { OPENERS, type Opener } from '../meanings/connectives.ts';
import { expansionEnd, fieldEnd, nounAt, subjectAt } from '../meanings/known-phrases.ts';
import { Unreadable, type LooseField, type LooseQuery } from '../meanings/loose-query.ts';
import { DIAGRAM, NOISE_WORDS } from '../meanings/loose-words.ts';
import { conditionAhead, readCondition } from './read-conditions.ts';
import { flagAhead } from './read-flags.ts';
import { readExpansions, readFlag, readFound, readLevel, readMention, readNames, readOrders, readSize, skipNoise } from './read-parts.ts';
import { readCount, readOffset, readRange, rowsAhead } from './read-numbers.ts';
import { readValue } from '../meanings/read-values.ts';
import type { Piece } from '../meanings/pieces.ts';
import type { Reader } from '../meanings/reader.ts';

import { spokenDiagram, spokenDirection } from '../meanings/spoken-names.ts';

const isValue = (piece: Piece | undefined): boolean => piece?.kind === 'text' || piece?.kind === 'code';

/** Reads the clauses of a query without its grammar. */
export class ClauseReader {
  protected readonly query: LooseQuery;
  private readonly expandedBy: Record<string, string> = {};

  /** The subject after the text: SEARCH "solar" IN COMPANIES. */
  protected lateSubject = '';

  protected hasSubject = false;

  protected isSearch = false;

  /** The subject is one thing with a name or id. */
  protected isNamed = false;

  /** The subject is known of one thing only, so that a number can be its id. */
  protected isOfName = true;

  constructor(protected readonly reader: Reader) {
    this.query = { verb: '', subject: '', mentions: [], conditions: [], order: [], expand: [], computed: [], kept: [], expandedBy: this.expandedBy };
  }

  protected clause(): void {
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
    const rows = rowsAhead(reader, { isListed: !this.isOfName || this.query.mentions.length > 0 });
    if (rows !== undefined) {
      reader.position = rows;
      this.query.kept.push(readRange(reader));
      return;
    }
    if (reader.phrase(DIAGRAM, { spoken: spokenDiagram }) === true) {
      // AS MERMAID GRAPH
      if (!this.query.kept.includes('FORMAT MERMAID')) this.query.kept.push('FORMAT MERMAID');
      return;
    }
    const flag = flagAhead(reader);
    // A list of flags after USING is read as it is.
    if (flag !== undefined && reader.pieces[flag.end]?.text !== ',') {
      reader.position = flag.end;
      this.query.kept.push(flag.clause);
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
      this.expanded(position);
      return;
    }
    if (this.take(readFlag(reader))) return;
    if (reader.phrase(NOISE_WORDS) === true) return;
    // GET CLUSTER WITH OCCUPATIONS 97
    const isLateId = next?.kind === 'number' && this.query.mentions.length === 0 && this.isNamed;
    if (next?.kind === 'text' || next?.kind === 'code' || isLateId || nounAt(reader) !== undefined) {
      const isBeside = this.query.mentions.length > 0 && isValue(next) && isValue(reader.pieces[position - 1]);
      this.query.mentions.push({ ...readMention(reader), ...(isBeside ? { isBeside } : {}) });
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
        if (opener === 'with' && (expansionEnd(reader) ?? 0) > (fieldEnd(reader) ?? 0)) this.expanded(start);
        else if (conditionAhead(reader) || reader.next?.text === '(' || reader.next?.text.toLowerCase() === 'not') query.conditions.push(readCondition(reader));
        else if (expansionEnd(reader) !== undefined) this.expanded(start);
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
        else {
          if (reader.pieces[start]?.text.toUpperCase() === 'BY') query.groupedBy = 'BY';
          this.grouped(readNames(reader));
        }
        return;
      case 'limit':
        query.limit = readCount(reader);
        // LIMIT 10, 20 of MySQL skips ten rows.
        if (reader.takeSign(',')) [query.offset, query.limit] = [query.limit, readCount(reader)];
        return;
      case 'offset':
        query.offset = readOffset(reader);
        return;
      case 'page':
        query.page = readCount(reader);
        return;
      case 'expand':
        this.expanded(start);
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

  /** HAVING COUNT(*) > 10 */
  private computes(start: number): boolean {
    const { reader } = this;
    const [name, open] = reader.pieces.slice(reader.position);
    if (open?.text !== '(' || !/^(?:count|avg|sum|min|max|median)$/iu.test(name?.text ?? '')) return false;
    while (!reader.isAtEnd && (reader.position < start + 2 || reader.peek(OPENERS) === undefined)) reader.position++;
    this.query.computed.push(reader.textFrom(start).toUpperCase());
    return true;
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

  /** FOR CLUSTER 75 AND CLUSTER 76: after FOR, the same word again is no condition. */
  private isAnotherOfOneKind(): boolean {
    const { reader, query } = this;
    const noun = nounAt(reader);
    const value = reader.pieces[noun?.end ?? -1]?.kind ?? 'sign';
    return noun !== undefined && query.conditions.length === 0 && query.mentions.at(-1)?.noun === noun.found && value !== 'word' && value !== 'sign';
  }

  private expanded(start: number): void {
    const keyword = this.reader.textFrom(start).toUpperCase();
    const names = readExpansions(this.reader);
    this.query.expand.push(...names);
    if (keyword !== 'EXPAND') for (const name of names) this.expandedBy[name] = keyword;
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

  /** Adds a condition, if there is one. */
  protected take(condition: LooseField | undefined): boolean {
    if (condition !== undefined) this.query.conditions.push(condition);
    return condition !== undefined;
  }
}
