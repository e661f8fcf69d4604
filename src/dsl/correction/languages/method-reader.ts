import { quoted } from '../../print.ts';
import { verbsOf } from '../known-phrases.ts';
import { OtherText } from './argument-reader.ts';
import { isStages, methodsOf, type Method } from './call-methods.ts';
import { ordersIn } from './call-orders.ts';
import type { CallToken } from './call-tokens.ts';
import { keyOf, type Given, type Member } from './given-values.ts';
import { ConditionReader } from './infix-conditions.ts';
import { addMember, CONDITION, emptyStatement, type Statement } from './keyword-statement.ts';
import { OPERATORS } from './operator-names.ts';
import { ofParts } from './statement-conditions.ts';

/** The member with the text to convert. */
const INPUT = /^(?:title|titles|job_title|name|company|company_name|cluster|text|texts|query|q|input|value)$/u;
const NEGATED = /^(?:exclude|reject|where_not)$/u;
/** A name, an operator, and a value. */
const LEAST_CONDITION = 3;
const COMPUTES = /^(?:avg|mean|sum|median|stddev|average)$/iu;

/** Reads what the calls after a subject say. */
export class MethodReader extends ConditionReader {
  protected readonly statement: Statement = emptyStatement();
  protected readonly names: string[] = [];
  /** What is found is a list: `Company.objects.filter(…)`. */
  protected isFound = false;
  /** One thing is asked for: `findUnique(…)`. */
  protected isOne = false;
  /** What counts are called: `n=n()`. */
  protected readonly countNames: string[] = [];

  /** Reads the arguments of a call; false if it is none of a chain. */
  protected method(name: string): boolean {
    const start = this.at;
    if (isStages(name) && this.isAt('[')) return this.stages();
    for (const method of methodsOf(name)) {
      this.at = start;
      if (this.said(method, name)) return true;
    }
    this.at = start;
    return this.conditionCall(name);
  }

  private said(method: Method, name: string): boolean {
    switch (method) {
      case 'filter':
        this.isFound = true;
        this.filtered(name);
        return true;
      case 'order':
        return this.ordered(this.enclosed(), '');
      case 'order_down':
        return this.ordered(this.enclosed(), 'DESC');
      case 'largest':
        return this.extreme(this.enclosed(), 'DESC');
      case 'smallest':
        return this.extreme(this.enclosed(), 'ASC');
      case 'limit':
        return this.limited(this.enclosed());
      case 'offset':
        return this.clause('OFFSET', this.enclosed());
      case 'page':
        return this.clause('PAGE', this.enclosed());
      case 'slice':
        return this.sliced(this.enclosed(), name);
      case 'group':
        return this.grouped(this.enclosed());
      case 'count':
        return this.counted();
      case 'columns':
        return this.columns();
      case 'one':
        return this.one(name);
      case 'end':
        return this.enclosed().length === 0 && this.ends();
      case 'expand':
        return this.expanded(this.enclosed());
      case 'source':
        return this.source();
      case 'reverse':
        this.enclosed();
        this.reverse();
        return true;
    }
  }

  /** `filter(state="Ohio")`, `where("state", "==", "Ohio")`, `Where(c => c.State == "Ohio")` */
  protected filtered(name: string): void {
    const before = this.statement.conditions.length;
    const start = this.at;
    if (!this.parts()) {
      try {
        const members = this.members(')');
        // find({state: "Ohio"}, {name: 1}): the second one has columns.
        const asked = /^find/u.test(name) && members.length > 1 && members.every(({ key, given }) => key === '' && given.kind === 'members') ? members.slice(0, 1) : members;
        for (const member of asked) this.add(member);
      } catch (error) {
        if (!(error instanceof OtherText)) throw error;
        this.at = start;
        this.statement.conditions.length = before;
        if (this.isAt(')')) throw error;
        const condition = this.either();
        this.need(')');
        this.statement.conditions.push(condition.includes(' OR ') && !condition.startsWith('(') ? `(${condition})` : condition);
      }
    }
    const { conditions } = this.statement;
    const added = conditions.splice(before);
    if (added.length === 0) return;
    if (NEGATED.test(name)) conditions.push(`NOT (${added.join(' AND ')})`);
    else if (name === 'or_where' && conditions.length > 0) conditions.splice(-1, 1, `(${conditions.at(-1) ?? ''} OR ${added.join(' AND ')})`);
    else conditions.push(...added);
  }

  /** A field, its operator, and its value as arguments: `("badge_count", ">", 2)`, `("state", "Ohio")`. */
  private parts(): boolean {
    const { next } = this;
    const [comma, second, third] = this.tokens.slice(this.at + 1);
    if (next?.kind !== 'text' || !/^\w+(?:\.\w+)?$/u.test(next.text) || comma?.text !== ',' || second === undefined) return false;
    this.at += 2;
    const [one, two] = [this.given(), this.sign(',') && !this.isAt(')') ? this.given() : undefined];
    if (third === undefined || !this.sign(')') || (two !== undefined && !('text' in one))) throw new OtherText();
    const condition = two === undefined || !('text' in one) ? ofParts(next.text, '=', one) : ofParts(next.text, one.text, two);
    if (condition === undefined) throw new OtherText();
    this.statement.conditions.push(condition);
    return true;
  }

  /** `eq("state", "Ohio")`, `whereIn("state", […])`, `has("state", "Ohio")` */
  private conditionCall(name: string): boolean {
    const operator = name.replace(/^(?:and_|or_)?where_?/u, '');
    const known = OPERATORS[operator] !== undefined || operator === 'between' || name === 'has';
    if (!known || this.next?.kind !== 'text') return false;
    const field = this.next.text;
    this.at++;
    const values: Given[] = [];
    while (this.sign(',')) values.push(this.given());
    this.need(')');
    const [first, second] = values;
    // not("badge", "is", null)
    const [written, given] = first !== undefined && second !== undefined && 'text' in first && operator !== 'between' ? [first.text, second] : [operator, first];
    const value: Given = operator === 'between' && second !== undefined ? { kind: 'list', of: values } : (given ?? { kind: 'bare', text: 'true' });
    const condition = ofParts(field, name === 'has' ? '=' : written === 'null' ? 'is_null' : written, value);
    if (condition === undefined) throw new OtherText();
    this.isFound = true;
    this.statement.conditions.push(second !== undefined && operator === 'not' ? `NOT (${condition})` : condition);
    return true;
  }

  protected ordered(tokens: readonly CallToken[], direction: string): boolean {
    const orders = ordersIn(tokens);
    if (orders.length === 0 && tokens.length > 0) return false;
    for (const order of orders) this.statement.order.push([order.field, order.direction === '' ? direction : order.direction].filter(Boolean).join(' '));
    return true;
  }

  /** `nlargest(5, "badge_count")`, `top(5 by badge_count)`, `top(5)` */
  private extreme(tokens: readonly CallToken[], direction: string): boolean {
    const count = tokens.find(({ kind }) => kind === 'number');
    if (count !== undefined) this.statement.clauses.push(`LIMIT ${count.text}`);
    return this.ordered(
      tokens.filter((token) => token !== count),
      direction,
    );
  }

  protected limited(tokens: readonly CallToken[]): boolean {
    const numbers = tokens.filter(({ kind }) => kind === 'number');
    const [limit] = numbers;
    if (limit === undefined || numbers.length > 1) return false;
    this.statement.clauses.push(`LIMIT ${limit.text}`);
    return true;
  }

  private clause(clause: string, [number, ...others]: readonly CallToken[]): boolean {
    if (number?.kind !== 'number' || others.length > 0) return false;
    this.statement.clauses.push(`${clause} ${number.text}`);
    return true;
  }

  /** `slice(20, 30)` ends before the last row, `range(20, 29)` with it, `slice(1:5)` begins with 1. */
  private sliced(tokens: readonly CallToken[], name: string): boolean {
    const [from, to] = tokens.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text));
    if (from === undefined) return false;
    const isFromOne = tokens.some(({ text }) => text === ':');
    const start = isFromOne ? from - 1 : from;
    if (start > 0) this.statement.clauses.push(`OFFSET ${start}`);
    if (to !== undefined) this.statement.clauses.push(`LIMIT ${to - start + (name === 'range' ? 1 : 0)}`);
    return true;
  }

  /** `group_by(industry)`, `summarize(count() by state)`, `summarise(n = n())` */
  private grouped(tokens: readonly CallToken[]): boolean {
    const [first, comma] = tokens;
    // distinct("industry", {overall_badge: "Gold"})
    if (first?.kind === 'text' && comma?.text === ',' && tokens[2]?.text === '{') {
      this.grouped([first]);
      this.at -= tokens.length - 1;
      this.filtered('filter');
      return true;
    }
    // companies.industry.unique()
    const column = tokens.length === 0 && this.names.length > 1 ? this.names.pop() : undefined;
    if (column !== undefined) this.statement.clauses.push(`GROUP BY ${keyOf(column)}`);
    if (tokens.some(({ kind, text }) => kind === 'name' && COMPUTES.test(text))) throw new OtherText();
    this.isFound = true;
    this.statement.isCounted = true;
    for (const [i, { text }] of tokens.entries()) if (tokens[i + 1]?.text === '=' || tokens[i + 1]?.text === ':') this.countNames.push(keyOf(text));
    const by = tokens.findIndex(({ kind, text }) => kind === 'name' && /^by$/iu.test(text));
    const isCount = tokens.some(({ kind, text }) => kind === 'name' && /^(?:n|count|size|len)$/iu.test(text));
    if (by < 0 && isCount) return true;
    const fields = ordersIn(by < 0 ? tokens : tokens.slice(by + 1)).map(({ field }) => field);
    // companies["state"].value_counts()
    if (fields.length > 0) this.statement.clauses.push(`GROUP BY ${fields.join(', ')}`);
    return true;
  }

  /** `count()`, `count({state: "Ohio"})`, and `count(industry)` of R, which groups. */
  private counted(): boolean {
    this.statement.isCounted = true;
    this.isFound = true;
    const start = this.at;
    const [first, ...others] = this.enclosed();
    if (first === undefined || first.text === '*') return true;
    if ((first.kind === 'name' || first.kind === 'text') && others.length === 0) {
      if (first.text.toLowerCase() !== 'id') this.statement.clauses.push(`GROUP BY ${keyOf(first.text)}`);
      return true;
    }
    this.at = start;
    this.filtered('filter');
    return true;
  }

  /** Rows have all of their fields. `select(.state == "Ohio")` and `map(select(…))` of jq are conditions. */
  private columns(): boolean {
    const start = this.at;
    const tokens = this.enclosed();
    this.isFound = true;
    const isCondition = tokens.some(({ kind, text }) => kind === 'sign' && /^(?:[=!]==?|[<>]=?)$/u.test(text));
    if (!isCondition) {
      const [only] = tokens;
      if (this.names.length === 0 && tokens.length === 1 && only?.kind === 'name') this.names.push(only.text);
      return true;
    }
    const end = this.at;
    this.at = start;
    const isNested = tokens[0]?.kind === 'name' && /^(?:select|filter)$/u.test(tokens[0].text) && tokens[1]?.text === '(';
    if (isNested) this.at += 2;
    this.filtered('filter');
    this.at = end;
    return true;
  }

  private ends(): true {
    this.isFound = true;
    return true;
  }

  private one(name: string): boolean {
    const start = this.at;
    const tokens = this.enclosed();
    if (name === 'get' && tokens.length === 0) return this.ends();
    if (name === 'first' && tokens.length > 0 && this.limited(tokens)) return true;
    if (this.statement.conditions.length > 0 || this.statement.order.length > 0 || (tokens.length === 0 && name !== 'one')) {
      this.statement.clauses.push('LIMIT 1');
      if (tokens.length === 0) return true;
    } else this.isOne = true;
    this.at = start;
    const [only] = tokens;
    if (tokens.length === 1 && only !== undefined && only.kind !== 'sign') {
      this.statement.words.push(only.kind === 'number' || only.kind === 'code' ? only.text : quoted(only.text));
      this.at += 2;
    } else this.filtered('filter');
    return true;
  }

  private expanded(tokens: readonly CallToken[]): boolean {
    const words = tokens.filter(({ kind, text }) => (kind === 'name' || kind === 'text') && !/^true$/iu.test(text)).map(({ text }) => keyOf(text.split('.').at(-1) ?? ''));
    if (words.length === 0) return false;
    this.statement.clauses.push(`EXPAND ${words.join(', ')}`);
    return true;
  }

  /** `from("companies")`, `hasLabel("company")` */
  private source(): boolean {
    if (this.names.length > 0) return false;
    const [name, ...others] = this.enclosed();
    if ((name?.kind !== 'text' && name?.kind !== 'name') || others.length > 0) return false;
    this.names.push(name.text);
    this.isFound = true;
    return true;
  }

  /** The last order the other way around. */
  protected reverse(): void {
    const { order } = this.statement;
    const last = order.at(-1);
    if (last !== undefined) order.splice(-1, 1, last.endsWith(' DESC') ? last.replace(/DESC$/u, 'ASC') : `${last.replace(/ ASC$/u, '')} DESC`);
  }

  /** The stages of a pipeline of MongoDB. */
  private stages(): boolean {
    const list = this.given();
    this.need(')');
    if (list.kind !== 'list') return false;
    this.isFound = true;
    for (const stage of list.of) {
      if (stage.kind !== 'members') throw new OtherText();
      for (const { key, given } of stage.of) this.stage(keyOf(key), given);
    }
    return true;
  }

  private stage(key: string, given: Given): void {
    if (/^(?:match|find|filter)$/u.test(key) && given.kind === 'members') {
      for (const member of given.of) this.add(member);
      return;
    }
    if (/^(?:project|add_fields|set|unset|unwind|replace_root)$/u.test(key)) return;
    if (key === 'count') this.statement.isCounted = true;
    else if (key === 'sort_by_count' && 'text' in given) this.groupedBy(given);
    else if (key === 'group' && given.kind === 'members') {
      for (const { key: name, given: value } of given.of)
        if (keyOf(name) === 'id') this.groupedBy(value);
        else {
          if (value.kind !== 'members' || value.of.some((one) => !/^(?:sum|count)$/u.test(keyOf(one.key)) || ('text' in one.given && one.given.text.startsWith('$')))) throw new OtherText();
          this.countNames.push(keyOf(name));
        }
    } else if (!addMember(this.statement, { key, given })) throw new OtherText();
  }

  private groupedBy(given: Given): void {
    this.statement.isCounted = true;
    const fields = given.kind === 'members' ? given.of.map(({ given: one }) => one) : [given];
    const names = fields.map((one) => ('text' in one ? keyOf(one.text) : ''));
    if (names.includes('')) throw new OtherText();
    this.countNames.push('id');
    if (!names.every((name) => name === 'null' || name === 'none')) this.statement.clauses.push(`GROUP BY ${names.join(', ')}`);
  }

  protected add(member: Member): void {
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

  /** `[:20]`, `[(companies.state == "TX") & (companies.badge_count > 2)]` of pandas, and `["state"]`. */
  protected indexed(): void {
    const end = this.closing();
    const inner = this.tokens.slice(this.at, end);
    const [only] = inner;
    if (inner.length === 0) this.at = end + 1;
    else if (inner.every(({ kind, text }) => kind === 'number' || text === ':' || text === ',' || text === '.')) this.rows(inner, end);
    else if (inner.length === 1 && only?.kind === 'text') {
      // df["companies"], companies["state"].value_counts()
      if (this.names.length === 0) this.names.push(only.text);
      else if (methodsOf(this.tokens[end + 2]?.text ?? '').includes('group')) this.statement.clauses.push(`GROUP BY ${keyOf(only.text)}`);
      this.at = end + 1;
    } else if (inner.length < LEAST_CONDITION || inner[0]?.text === '[') this.at = end + 1;
    else {
      this.isFound = true;
      const condition = this.either();
      // companies[state == "TX", c("name")]
      if (this.at !== end && this.tokens[this.at - 1]?.text !== ',') throw new OtherText();
      this.at = end + 1;
      this.statement.conditions.push(condition);
    }
  }

  /** Where the bracket that was just read is closed. */
  private closing(): number {
    let depth = 1;
    for (let i = this.at; i < this.tokens.length; i++) {
      const { kind, text } = this.tokens[i] ?? { kind: 'sign', text: '' };
      if (kind === 'sign' && '([{'.includes(text)) depth++;
      if (kind === 'sign' && ')]}'.includes(text) && --depth === 0) return i;
    }
    throw new OtherText();
  }

  /** The arguments of a call, after its parenthesis, and reads to the end of them. */
  protected enclosed(): readonly CallToken[] {
    const end = this.closing();
    const tokens = this.tokens.slice(this.at, end);
    this.at = end + 1;
    return tokens;
  }

  /** `[:20]`, `[20:40]`, `[5:]`, `[0]` */
  private rows(inner: readonly CallToken[], end: number): void {
    const isInclusive = inner.some(({ text }) => text === '.');
    const colon = inner.findIndex(({ text }) => text === ':' || text === '.');
    const numbers = (some: readonly CallToken[]): number | undefined => some.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text))[0];
    const [from, to] = colon < 0 ? [numbers(inner), undefined] : [numbers(inner.slice(0, colon)), numbers(inner.slice(colon + 1))];
    if ((from ?? 0) < 0 || (to ?? 0) < 0) throw new OtherText();
    if (from !== undefined && from > 0) this.statement.clauses.push(`OFFSET ${from}`);
    if (to !== undefined || colon < 0) this.statement.clauses.push(`LIMIT ${colon < 0 ? 1 : (to ?? 0) - (from ?? 0) + (isInclusive ? 1 : 0)}`);
    this.at = end + 1;
  }
}
