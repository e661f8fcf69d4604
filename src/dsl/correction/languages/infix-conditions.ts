import { wordTable } from '../../../text/word-table.ts';
import { OtherText, unlessOther } from './argument-reader.ts';
import { callTokens } from './call-tokens.ts';
import { compared } from './compared-values.ts';
import type { Given } from './given-values.ts';
import { OperandReader } from './operand-reader.ts';
import { SIGNS } from './operator-reader.ts';

/** What the other side of a comparison says: `2 <= x`. */
const TURNED = wordTable<string>({ '<': '>', '<=': '>=', '>': '<', '>=': '<=' });

const AND = /^(?:and|&&?|,|;)$/iu;
const OR = /^(?:or|\|\|?)$/iu;
const NOT = /^(?:not|!|~|-)$/iu;
/** Functions that join conditions. */
const JOINS = /^(?:and|or)_$/iu;

/** Reads conditions as programs write them: `c.state === "TX" && c.badgeCount > 2`, `col("state").isin(["TX"])`, `!is.na(badge)`. */
export class ConditionReader extends OperandReader {
  /** The conditions up to the end of the text or the bracket around them, with the keywords of the query language. */
  protected either(): string {
    this.parameter();
    const parts = [this.both()];
    while (this.word(OR)) parts.push(this.both());
    return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`;
  }

  protected both(): string {
    const parts = [this.factor()];
    while (this.word(AND) || this.isImplied()) {
      // A comma after the last one.
      if (this.isOver()) break;
      parts.push(this.factor());
    }
    return parts.join(' AND ');
  }

  /** `state="Ohio" badge="Gold"`: the next condition without anything between. */
  private isImplied(): boolean {
    const [name, sign] = [this.next, this.tokens[this.at + 1]];
    return name?.kind === 'name' && !OR.test(name.text) && sign?.kind === 'sign' && sign.text in SIGNS;
  }

  /** The parameter of a function: `c =>`, `lambda c:`, `|c|`, `~`. */
  private parameter(): void {
    const at = (i: number): string => this.tokens[this.at + i]?.text ?? '';
    if (/^lambda$/iu.test(at(0)) && at(2) === ':') this.at += 3;
    else if (this.next?.kind === 'name' && (at(1) === '=>' || at(1) === '->')) this.at += 2;
    else if (at(0) === '(' && at(2) === ')' && (at(3) === '=>' || at(3) === '->')) this.at += 4;
    else if (at(0) === '|' && at(2) === '|') this.at += 3;
    else if (at(0) === '\\' && at(1) === '(' && at(3) === ')') this.at += 4;
    else if (at(0) === '~' && at(1) === '.') this.at += 1;
  }

  private factor(): string {
    if (this.isNegation()) {
      this.at++;
      return `NOT (${this.factor()})`;
    }
    const joined = this.joined();
    if (joined !== undefined) return joined;
    const start = this.at;
    if (this.sign('(')) {
      try {
        const inner = this.either();
        this.need(')');
        if (!this.isOperator()) return `(${inner})`;
      } catch (error) {
        if (!(error instanceof OtherText)) throw error;
      }
      this.at = start;
    }
    return this.comparison();
  }

  /** `or_(Company.state == "Ohio", Company.state == "Texas")` */
  private joined(): string | undefined {
    const [name, open] = [this.next, this.tokens[this.at + 1]];
    if (name?.kind !== 'name' || !JOINS.test(name.text) || open?.text !== '(') return undefined;
    this.at += 2;
    const parts: string[] = [];
    do if (!this.isOver()) parts.push(this.factor());
    while (this.sign(','));
    this.need(')');
    return `(${parts.join(/^or/iu.test(name.text) ? ' OR ' : ' AND ')})`;
  }

  private isNegation(): boolean {
    const { next } = this;
    return next !== undefined && next.kind !== 'text' && NOT.test(next.text);
  }

  private comparison(): string {
    const left = this.operand();
    if (left.kind === 'condition') return left.text;
    const operator = this.operator();
    if (operator === undefined) {
      if (left.kind === 'field') return `${left.name} = true`;
      throw new OtherText();
    }
    if (left.kind === 'value') return this.turned(left.given, operator);
    if (operator === 'BETWEEN') return this.between(left.name);
    const right = this.operand();
    if (right.kind === 'condition') throw new OtherText();
    return compared(left.name, operator, right.kind === 'value' ? right.given : { kind: 'bare', text: right.name });
  }

  /** `2 <= x`, `2 <= x <= 4`, `"TX" in x`, `["TX"].includes(x)` */
  private turned(given: Given, operator: string): string {
    const field = this.operand();
    if (field.kind !== 'field') throw new OtherText();
    if (operator === 'IN' || operator === 'CONTAINS') return compared(field.name, operator === 'IN' ? 'CONTAINS' : operator, given);
    const first = compared(field.name, TURNED[operator] ?? operator, given);
    const upper = this.operator();
    const right = upper === undefined ? undefined : this.operand();
    return upper === undefined || right?.kind !== 'value' ? first : `${first} AND ${compared(field.name, upper, right.given)}`;
  }

  /** `x BETWEEN 2 AND 4`, `x between (2 .. 4)` */
  private between(field: string): string {
    this.sign('(');
    const low = this.given();
    if (!this.word(AND)) while (this.sign('.'));
    const high = this.given();
    this.sign(')');
    if (!('text' in low && 'text' in high)) throw new OtherText();
    return `${field} BETWEEN ${low.text} AND ${high.text}`;
  }
}

/** The condition that a text is; undefined for any other one. */
export function conditionIn(text: string): string | undefined {
  const tokens = callTokens(text);
  return tokens === undefined ? undefined : unlessOther(() => new WholeCondition(tokens).written());
}

class WholeCondition extends ConditionReader {
  written(): string {
    const condition = this.either();
    if (this.at < this.tokens.length) throw new OtherText();
    return condition;
  }
}
