import { callTokens, type CallToken } from './call-tokens.ts';
import type { Given, Member } from './given-values.ts';

/** The text is in no such syntax, or has a part that no clause says. */
export class OtherText extends Error {
  override name = 'OtherText';
}

/** What a reader reads; undefined for another text. */
export function unlessOther<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof OtherText) return undefined;
    throw error;
  }
}

/** The members of an object in JSON, or of another language; undefined for any other text. */
export function membersIn(text: string): readonly Member[] | undefined {
  const tokens = callTokens(text.trim());
  return tokens === undefined ? undefined : unlessOther(() => new ArgumentReader(tokens).whole());
}

/** The tokens of `[Op.gte]:`. */
const SYMBOL_KEY = 6;

/** Reads names and values that are separated by commas: `state="Ohio", limit=10`. */
export class ArgumentReader {
  protected at = 0;

  constructor(protected readonly tokens: readonly CallToken[]) {}

  /** An object, and nothing after it. */
  whole(): readonly Member[] {
    this.need('{');
    const members = this.members('}');
    if (this.at < this.tokens.length) throw new OtherText();
    return members;
  }

  protected get next(): CallToken | undefined {
    return this.tokens[this.at];
  }

  protected sign(...texts: readonly string[]): boolean {
    const isNext = this.next?.kind === 'sign' && texts.includes(this.next.text);
    if (isNext) this.at++;
    return isNext;
  }

  protected isAt(text: string): boolean {
    return this.tokens[this.at]?.text === text;
  }

  protected need(...texts: readonly string[]): void {
    if (!this.sign(...texts)) throw new OtherText();
  }

  protected isKeyAt(at: number): boolean {
    const [key, sign] = [this.tokens[at], this.tokens[at + 1]];
    return (key?.kind === 'name' || key?.kind === 'text') && sign?.kind === 'sign' && [':', '=', '=>', '=='].includes(sign.text);
  }

  protected number(): number | undefined {
    if (this.next?.kind !== 'number') return undefined;
    this.at++;
    return Number(this.tokens[this.at - 1]?.text);
  }

  /** `[Op.gte]:` */
  private symbolKey(): string | undefined {
    const [open, root, dot, name, end, colon] = this.tokens.slice(this.at);
    if (open?.text !== '[' || root?.kind !== 'name' || dot?.text !== '.' || name?.kind !== 'name' || end?.text !== ']' || colon?.text !== ':') return undefined;
    this.at += SYMBOL_KEY;
    return name.text;
  }

  protected members(close: string): Member[] {
    const members: Member[] = [];
    while (!this.sign(close)) {
      const symbol = this.symbolKey();
      const key = symbol ?? (this.isKeyAt(this.at) ? (this.next?.text ?? '') : '');
      if (symbol === undefined && key !== '') this.at += 2;
      members.push({ key, given: this.given() });
      if (!this.sign(',') && this.next?.text !== close && !this.isKeyAt(this.at)) throw new OtherText();
    }
    return members;
  }

  protected given(): Given {
    const { next } = this;
    this.at++;
    if (next === undefined) throw new OtherText();
    if (next.kind === 'text' || next.kind === 'code') return { kind: next.kind, text: next.text };
    if (next.kind === 'number') {
      const isPercent = this.sign('%');
      return { kind: 'number', text: isPercent ? `${next.text}%` : next.text };
    }
    if (next.text === '{') return { kind: 'members', of: this.members('}') };
    if (next.text === '(') return { kind: 'list', of: this.members(')').map(({ given }) => given) };
    if (next.text === '[') return { kind: 'list', of: this.members(']').map(({ given }) => given) };
    if (next.kind !== 'name') throw new OtherText();
    return next.text === 'range' && this.sign('(') ? this.range() : { kind: 'bare', text: this.bareFrom(next.text) };
  }

  /** `range(0, 4)` ends before 4. */
  protected range(): Given {
    const from = this.number();
    this.sign(',');
    const to = this.number();
    this.need(')');
    if (from === undefined) throw new OtherText();
    const [first, end] = to === undefined ? [0, from] : [from, to];
    return { kind: 'range', from: String(first), to: String(end - 1) };
  }

  /** `city: New York` */
  protected bareFrom(first: string): string {
    const words = [first];
    while (this.next?.kind === 'name' && !this.isKeyAt(this.at)) {
      words.push(this.next.text);
      this.at++;
    }
    return words.join(' ');
  }
}
