import type { CallToken } from './call-tokens.ts';
import { keyOf } from './given-values.ts';

export interface CallOrder {
  readonly field: string;
  direction: 'ASC' | 'DESC' | '';
}

const DESCENDING = /^(?:desc|descending|desc_nulls_last)$/iu;
const ASCENDING = /^(?:asc|ascending)$/iu;
/** Names around a field, which say nothing about the order. */
const AROUND =
  /^(?:by|key|lambda|column|columns|field|fields|col|order|direction|dir|nulls|nulls_?last|nulls_?first|last|first|f|pl|it|_|n|with_ties|null|na_position|true|false|using|func|fn|sql|order_by|none)$/iu;
const COMPARED = 5;

/**
 * The orders in the arguments of a call: `"-badge_count"`, `desc(badge_count)`, `c => c.badgeCount`, `"badge_count", { ascending: false }`, `badge_count: :desc`,
 * `(a, b) => b.badgeCount - a.badgeCount`.
 */
export function ordersIn(tokens: readonly CallToken[]): readonly CallOrder[] {
  const byDifference = difference(tokens);
  if (byDifference !== undefined) return [byDifference];
  const orders: CallOrder[] = [];
  const parameters = new Set(tokens.flatMap(({ text }, i) => (isParameter(tokens, i) ? [text] : [])));
  let ahead: CallOrder['direction'] = '';
  for (const [i, { kind, text }] of tokens.entries()) {
    const [before, next, after] = [tokens[i - 1]?.text, tokens[i + 1]?.text, tokens[i + 2]?.text];
    const value = kind === 'name' || kind === 'text' ? text : '';
    const isSwitch = (next === '=' || next === ':' || next === '=>') && /^(?:true|false|0|1)$/iu.test(after ?? '');
    if (isSwitch && /^(?:ascending|descending|reverse|desc|asc)$/iu.test(value)) {
      const isTrue = /^(?:true|1)$/iu.test(after ?? '');
      const isDescending = /^asc/iu.test(value) !== isTrue;
      for (const order of orders) order.direction = isDescending ? 'DESC' : 'ASC';
      if (orders.length === 0) ahead = isDescending ? 'DESC' : 'ASC';
    } else if (DESCENDING.test(value) || ASCENDING.test(value)) {
      const direction = DESCENDING.test(value) ? 'DESC' : 'ASC';
      const last = orders.at(-1);
      // desc(x), desc: c.x
      if (((next === '(' || next === ':') && before !== '.' && before !== '->') || last === undefined) ahead = direction;
      else last.direction = direction;
    } else if (kind === 'number' && /^-?1$/u.test(text) && (before === ':' || before === ',' || before === '=>')) {
      for (const order of orders.slice(-1)) order.direction = text === '1' ? 'ASC' : 'DESC';
    } else if (kind === 'sign' && text === '-') ahead = 'DESC';
    else if (value !== '' && !parameters.has(text) && !AROUND.test(value) && !leads(tokens, i)) {
      const [, sign, name = '', suffix] = /^([+-]?)(\w[\w $]*?)(?:[ ._:](asc|desc))?$/iu.exec(value.split('$').at(-1) ?? '') ?? [];
      if (name === '') continue;
      const direction = sign === '-' || /^desc$/iu.test(suffix ?? '') ? 'DESC' : /^asc$/iu.test(suffix ?? '') ? 'ASC' : ahead;
      orders.push({ field: keyOf(name), direction });
      ahead = '';
    }
  }
  return orders;
}

/** A name before a dot leads to another one, unless that says the direction or is a call. */
function leads(tokens: readonly CallToken[], at: number): boolean {
  const [dot, name] = [tokens[at + 1], tokens[at + 2]];
  return (dot?.text === '.' || dot?.text === '->') && name?.kind === 'name' && !DESCENDING.test(name.text) && !ASCENDING.test(name.text);
}

/** `c =>`, `lambda c:`, `|c|`, `(a, b) =>` */
function isParameter(tokens: readonly CallToken[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  return tokens[at]?.kind === 'name' && (next === '=>' || next === '->' || before?.toLowerCase() === 'lambda' || (before === '|' && next === '|'));
}

/** `(a, b) => b.badgeCount - a.badgeCount`: the second one first is the largest first. */
function difference(tokens: readonly CallToken[]): CallOrder | undefined {
  const names = tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  const [a, b, left, field, right] = names;
  const isDifference = tokens.some(({ text }) => text === '-') && names.length >= COMPARED && a !== undefined && b !== undefined;
  if (!isDifference || field === undefined || ![a, b].includes(left ?? '') || ![a, b].includes(right ?? '')) return undefined;
  return { field: keyOf(field), direction: left === b ? 'DESC' : 'ASC' };
}
