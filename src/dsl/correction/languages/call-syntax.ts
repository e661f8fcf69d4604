import { quoted } from '../../print.ts';
import { ArgumentReader, OtherText, unlessOther } from './argument-reader.ts';
import { callTokens } from './call-tokens.ts';
import { addMember, emptyStatement, inOrder, keyOf, type Member, type Statement } from './keyword-statement.ts';
import { COMPARISONS, OPENERS } from '../connectives.ts';
import { verbsOf } from '../known-phrases.ts';
import { LONGEST } from '../pieces.ts';
import { OTHER_VERBS } from '../verb-phrases.ts';

/** Where a chain of calls begins, which says nothing. */
const ROOTS = /^(?:db|client|api|svc|service|session|data|models?|self|this|conn|connection)$/u;
/** Calls that say what their arguments say. */
const FINDS =
  /^(?:find|find_all|find_many|find_one|filter|filter_by|where|all|query|objects|fetch|fetch_all|execute|run|json|to_list|to_array|get_all|collect|values)$/u;
const COUNTS = /^(?:count|len|length|size|count_documents)$/u;
/** The member with the text to convert. */
const INPUT = /^(?:title|titles|job_title|name|company|company_name|cluster|text|texts|query|q|input|value)$/u;
/** Words around what is asked in GraphQL. */
const ENVELOPE = /^(?:query|mutation)$/u;

/**
 * A call, an object, or a question in GraphQL with the keywords of the query language: `list_companies(sort="-badge_count", limit=10)`,
 * `db.occupations.find({cluster: 44}).limit(12)`, `{"subject": "COMPANIES", "where": {"state": "TX"}}`. Undefined for any other text, and if a part of it has no
 * clause that says it.
 */
export function callInKeywords(query: string): string | undefined {
  if (query.length > LONGEST || !/[({[]/u.test(query)) return undefined;
  const tokens = callTokens(query.trim().replace(/;$/u, ''));
  return tokens === undefined ? undefined : unlessOther(() => new CallReader(tokens).read());
}

/** A name, an operator, and a value. */
const LEAST_CONDITION = 3;
/** A condition that is written as a text. */
const CONDITION = /^\w+\s*(?:[=<>!]=?|\bin\b|\blike\b)\s*\S/iu;

class CallReader extends ArgumentReader {
  private readonly statement: Statement = emptyStatement();
  private readonly names: string[] = [];
  private isCounted = false;
  /** What is found is a list: `Company.objects.filter(…)`. */
  private isFound = false;

  read(): string {
    if (this.sign('{')) this.object();
    else this.chain();
    if (this.at < this.tokens.length) throw new OtherText();
    const { statement } = this;
    const words = this.names.map((name) => keyOf(name).replaceAll('_', ' ')).join(' ');
    statement.words = [...(this.isCounted ? ['COUNT'] : this.isFound ? ['LIST'] : []), ...(words === '' ? [] : [words]), ...statement.words];
    if (statement.words.length === 0 || this.names.some((name) => isKeyword(name))) throw new OtherText();
    return inOrder(statement);
  }

  /** `{"verb": "LIST", …}`, `{ companies(…) { name } }`: what is after the brace. */
  private object(): void {
    const isKeyed = this.isKeyAt(this.at);
    if (!isKeyed) {
      this.chain();
      this.need('}');
      return;
    }
    const members = this.members('}');
    // {"titles": ["cashier", "cook"]}
    const titles = members.find(({ key, given }) => /^(?:job_)?titles?$/u.test(keyOf(key)) && (given.kind === 'list' || given.kind === 'text'));
    if (titles !== undefined && !members.some(({ key }) => /^(?:subject|from|verb|find|list|get)$/u.test(keyOf(key)))) {
      const { given } = titles;
      const texts = (given.kind === 'list' ? given.of : [given]).flatMap((one) => ('text' in one ? [quoted(one.text)] : []));
      this.statement.words.push('TITLECONVERT', given.kind === 'list' ? `[${texts.join(', ')}]` : (texts[0] ?? ''));
    }
    for (const member of members) if (member !== titles || this.statement.words.length === 0) this.add(member);
  }

  private chain(): void {
    const start = this.at;
    while (this.next?.kind === 'name') {
      const { text } = this.next;
      this.at++;
      const name = keyOf(text);
      if (this.sign('(')) this.called(name, text);
      else if (ENVELOPE.test(name) && this.isAt('{') && this.names.length === 0) {
        this.at++;
        this.chain();
        this.need('}');
      } else if (FINDS.test(name) && this.names.length > 0) this.isFound = true;
      else if (!(ROOTS.test(name) && this.isAt('.'))) this.names.push(text);
      this.afterName();
    }
    if (this.at === start) throw new OtherText();
  }

  /** What can follow a name or a call: `{ fields }`, `[:20]`, and the next name. */
  private afterName(): void {
    if (this.sign('{')) this.selection();
    if (this.sign('[')) this.indexed();
    this.sign('.');
  }

  private called(name: string, text: string): void {
    const isWrapper = COUNTS.test(name) || name === 'print' || name === 'list';
    const inner = this.tokens[this.at];
    if (isWrapper && this.names.length === 0 && inner?.kind === 'name' && !this.isKeyAt(this.at)) {
      this.isCounted ||= COUNTS.test(name);
      this.chain();
      this.need(')');
      return;
    }
    const members = this.members(')');
    if (COUNTS.test(name)) this.isCounted = true;
    else if (FINDS.test(name)) this.isFound = true;
    else {
      const clause = members.length === 1 && members[0]?.key === '' ? members[0] : undefined;
      // limit(12), sort({onet: 1})
      if (this.names.length > 0 && clause !== undefined && isClause(name)) {
        this.add({ key: name, given: clause.given });
        return;
      }
      this.names.push(text);
    }
    for (const member of members) this.add(member);
  }

  private add(member: Member): void {
    const { key, given } = member;
    // query("badge_growth == 'Gold'")
    if (key === '' && given.kind === 'text' && CONDITION.test(given.text)) {
      this.statement.conditions.push(`(${given.text.replaceAll("'", '"')})`);
      return;
    }
    // Those of a conversion, and what has no name.
    const isInput = 'text' in given && (key === '' || (INPUT.test(keyOf(key)) && this.converts()));
    if (isInput) this.statement.words.push(given.kind === 'number' || given.kind === 'code' ? given.text : quoted(given.text));
    else if (key === '' && given.kind === 'members') for (const one of given.of) this.add(one);
    else if (!addMember(this.statement, member)) throw new OtherText();
  }

  private converts(): boolean {
    const verbs = verbsOf(this.names.map((name) => keyOf(name).replaceAll('_', ' ')).join(' ')) ?? [];
    return verbs.length > 0 && verbs.every((verb) => verb.endsWith('CONVERT')) && !this.statement.words.some((word) => word.startsWith('"'));
  }

  /** The fields of GraphQL, of which rows have all; with parts of their own, they name what is asked. `{ name: "Boeing" }` has conditions. */
  private selection(): void {
    if (this.isKeyAt(this.at)) {
      for (const member of this.members('}')) this.add(member);
      return;
    }
    while (!this.sign('}')) {
      const { next } = this;
      if (next?.kind !== 'name') throw new OtherText();
      this.at++;
      if (this.sign('(')) this.called(keyOf(next.text), next.text);
      else if (this.isAt('{')) this.names.push(next.text);
      if (this.sign('{')) this.selection();
      this.sign(',');
    }
  }

  /** `[:20]`, and `[(companies.state == "TX") & (companies.badge_count > 2)]` of pandas. */
  private indexed(): void {
    const end = this.closing();
    const inner = this.tokens.slice(this.at, end);
    if (inner.some(({ text }) => text === ':') || inner.length < LEAST_CONDITION) {
      this.slice();
      return;
    }
    this.at = end + 1;
    this.isFound = true;
    const [root] = this.names;
    const parts = inner.flatMap(({ kind, text }, i): string[] => {
      const isRoot = kind === 'name' && text === root && inner[i + 1]?.text === '.';
      const isDot = text === '.' && inner[i - 1]?.text === root;
      if (isRoot || isDot) return [];
      return [kind === 'text' ? quoted(text) : text === '&' ? 'AND' : text === '|' ? 'OR' : text];
    });
    this.statement.conditions.push(
      `(${parts
        .join(' ')
        .replace(/\. isn(?:a|ull) \( \)/gu, 'IS NULL')
        .replace(/\. notn(?:a|ull) \( \)/gu, 'IS NOT NULL')})`,
    );
  }

  /** Where the bracket that was just read is closed. */
  private closing(): number {
    let depth = 1;
    for (let i = this.at; i < this.tokens.length; i++) {
      const { kind, text } = this.tokens[i] ?? { kind: 'sign', text: '' };
      if (kind === 'sign' && text === '[') depth++;
      if (kind === 'sign' && text === ']' && --depth === 0) return i;
    }
    throw new OtherText();
  }

  /** `[:20]`, `[20:40]` */
  private slice(): void {
    const from = this.number();
    this.need(':');
    const to = this.number();
    this.need(']');
    if (to === undefined) throw new OtherText();
    if (from !== undefined && from > 0) this.statement.clauses.push(`OFFSET ${from}`);
    this.statement.clauses.push(`LIMIT ${to - (from ?? 0)}`);
  }
}

const isClause = (name: string): boolean =>
  /^(?:limit|take|head|first|top|skip|offset|sort|sort_by|order_by|group_by|groupby|expand|include|select|project)$/u.test(name);

/** A clause or a change in words, which is no call. */
const isKeyword = (name: string): boolean =>
  [OPENERS, COMPARISONS].some((table) => Object.hasOwn(table, name.toLowerCase())) || OTHER_VERBS.includes(name.toLowerCase());
