import type { CallToken } from './call-tokens.ts';

const sign = (text: string): CallToken => ({ kind: 'sign', text });
const name = (text: string): CallToken => ({ kind: 'name', text });
/** The tokens of a call after a dot. */
export const call = (text: string, tokens: readonly CallToken[]): CallToken[] => [sign('.'), name(text), sign('('), ...tokens, sign(')')];

/** Where the bracket at a position is closed. */
export function closingAt(tokens: readonly CallToken[], at: number): number {
  let depth = 0;
  for (let i = at; i < tokens.length; i++) {
    const { kind, text } = tokens[i] ?? sign('');
    if (kind === 'sign' && '([{'.includes(text)) depth++;
    if (kind === 'sign' && ')]}'.includes(text) && --depth === 0) return i;
  }
  return -1;
}

/** How many brackets are open at a position. */
export function depthAt(tokens: readonly CallToken[], at: number): number {
  return tokens
    .slice(0, at)
    .reduce((depth, { kind, text }) => (kind !== 'sign' ? depth : '([{'.includes(text) ? depth + 1 : ')]}'.includes(text) ? depth - 1 : depth), 0);
}
