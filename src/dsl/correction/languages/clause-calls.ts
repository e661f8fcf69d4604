import { OtherText } from './argument-reader.ts';
import { ordersIn } from './call-orders.ts';
import type { CallToken } from './call-tokens.ts';
import { keyOf } from './given-values.ts';
import { FilterReader } from './filter-reader.ts';

/** Reads the calls that order and limit rows, or add to them. */
export class ClauseCalls extends FilterReader {
  protected ordered(tokens: readonly CallToken[], direction: string): boolean {
    const orders = ordersIn(tokens);
    // Groups are in the order of their counts.
    if (orders.length === 0 && tokens.length > 0) return tokens.some(({ text }) => this.countNames.includes(keyOf(text)));
    for (const order of orders) this.statement.order.push([order.field, order.direction === '' ? direction : order.direction].filter(Boolean).join(' '));
    return true;
  }

  /** `nlargest(5, "badge_count")`, `top(5 by badge_count)`, `top(5)` */
  protected extreme(tokens: readonly CallToken[], direction: string): boolean {
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

  protected clause(clause: string, [number, ...others]: readonly CallToken[]): boolean {
    if (number?.kind !== 'number' || others.length > 0) return false;
    this.statement.clauses.push(`${clause} ${number.text}`);
    return true;
  }

  /** `slice(20, 30)` ends before the last row, `range(20, 29)` with it, `slice(1:5)` begins with 1. */
  protected sliced(tokens: readonly CallToken[], name: string): boolean {
    const [from, to] = tokens.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text));
    if (from === undefined) return false;
    const isFromOne = tokens.some(({ text }) => text === ':');
    const start = isFromOne ? from - 1 : from;
    if (start > 0) this.statement.clauses.push(`OFFSET ${start}`);
    if (to !== undefined) this.statement.clauses.push(`LIMIT ${to - start + (name === 'range' ? 1 : 0)}`);
    return true;
  }

  /** `[:20]`, `[20:40]`, `[5:]`, `[0]` */
  protected rows(inner: readonly CallToken[], end: number): void {
    const isInclusive = inner.some(({ text }) => text === '.');
    const colon = inner.findIndex(({ text }) => text === ':' || text === '.');
    const numbers = (some: readonly CallToken[]): number | undefined => some.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text))[0];
    const [from, to] = colon < 0 ? [numbers(inner), undefined] : [numbers(inner.slice(0, colon)), numbers(inner.slice(colon + 1))];
    if ((from ?? 0) < 0 || (to ?? 0) < 0) throw new OtherText();
    if (from !== undefined && from > 0) this.statement.clauses.push(`OFFSET ${from}`);
    if (to !== undefined || colon < 0) this.statement.clauses.push(`LIMIT ${colon < 0 ? 1 : (to ?? 0) - (from ?? 0) + (isInclusive ? 1 : 0)}`);
    this.at = end + 1;
  }

  /** The last order the other way around. */
  protected reverse(): void {
    const { order } = this.statement;
    const last = order.at(-1);
    if (last !== undefined) order.splice(-1, 1, last.endsWith(' DESC') ? last.replace(/DESC$/u, 'ASC') : `${last.replace(/ ASC$/u, '')} DESC`);
  }

  protected expanded(tokens: readonly CallToken[]): boolean {
    const words = tokens
      .filter(({ kind, text }) => (kind === 'name' || kind === 'text') && !/^true$/iu.test(text))
      .map(({ text }) => keyOf(text.split('.').at(-1) ?? ''));
    if (words.length === 0) return false;
    this.statement.clauses.push(`EXPAND ${words.join(', ')}`);
    return true;
  }
}
