import { quoted } from '../../print.ts';
import { verbsOf } from '../../meanings/known-phrases.ts';
import { OtherText } from './argument-reader.ts';
import type { CallToken } from './call-tokens.ts';
import { keyOf, valuesWritten, type Given, type Member } from './given-values.ts';
import { ConditionReader } from './infix-conditions.ts';
import { addMember, CONDITION } from './keyword-statement.ts';
import { emptyStatement, type Statement } from './statement.ts';
import { OPERATORS } from './operator-names.ts';
import { ofParts } from './statement-conditions.ts';

/** The member with the text to convert. */
const INPUT = /^(?:title|titles|job_title|name|company|company_name|cluster|text|texts|query|q|input|value)$/u;
const NEGATED = /^(?:exclude|reject|where_not)$/u;

/** Reads what the arguments of a call say, and its conditions. */
export class FilterReader extends ConditionReader {
  protected readonly statement: Statement = emptyStatement();

  protected readonly names: string[] = [];

  /** What is found is a list: `Company.objects.filter(…)`. */
  protected isFound = false;

  /** One thing is asked for: `findUnique(…)`. */
  protected isOne = false;

  /** What counts are called: `n=n()`. */
  protected readonly countNames: string[] = [];

  /** `filter(state="Ohio")`, `where("state", "==", "Ohio")`, `Where(c => c.State == "Ohio")` */
  protected filtered(name: string): void {
    const before = this.statement.conditions.length;
    const start = this.at;
    if (!this.placeholders() && !this.parts()) {
      try {
        const members = this.members(')');
        // find({state: "Ohio"}, {name: 1}): the second one has columns.
        const asked =
          name.startsWith('find') && members.length > 1 && members.every(({ key, given }) => key === '' && given.kind === 'members')
            ? members.slice(0, 1)
            : members;
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

  /** `where("badge_count >= ?", 3)` */
  private placeholders(): boolean {
    const { next } = this;
    if (next?.kind !== 'text' || !next.text.includes('?') || this.tokens[this.at + 1]?.text !== ',') return false;
    this.at += 2;
    const values = this.members(')').flatMap(({ given }) => valuesWritten(given) ?? []);
    const condition = next.text.replaceAll('?', () => values.shift() ?? '?').replaceAll("'", '"');
    if (condition.includes('?') || values.length > 0) throw new OtherText();
    this.statement.conditions.push(`(${condition})`);
    return true;
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
  protected conditionCall(name: string): boolean {
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
    const [written, given] =
      first !== undefined && second !== undefined && 'text' in first && operator !== 'between' ? [first.text, second] : [operator, first];
    const value: Given = operator === 'between' && second !== undefined ? { kind: 'list', of: values } : (given ?? { kind: 'bare', text: 'true' });
    const condition = ofParts(field, name === 'has' ? '=' : written === 'null' ? 'is_null' : written, value);
    if (condition === undefined) throw new OtherText();
    this.isFound = true;
    this.statement.conditions.push(second !== undefined && operator === 'not' ? `NOT (${condition})` : condition);
    return true;
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

  /** Where the bracket that was just read is closed. */
  protected closing(): number {
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
}
