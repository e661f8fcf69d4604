import type { IToken } from 'chevrotain';
import type { Condition, Name, Span, TextLiteral } from '../syntax-tree.ts';

// While Chevrotain records the grammar, tokens have no offsets and lists have no members. All code here must handle that.

/** The lexer stores only the start of each token. */
export const endOf = (token: IToken): number => token.startOffset + token.image.length;
export const spanOf = (token: IToken): Span => ({ start: token.startOffset, end: endOf(token) });
export const nameOf = (token: IToken): Name => ({ kind: 'name', text: token.image.toUpperCase(), at: spanOf(token) });

/** A name in quotes, without them. */
export const quotedName = (token: IToken): Name => ({ kind: 'name', text: textOf(token).text.toUpperCase(), at: spanOf(token) });

export function textOf(token: IToken): TextLiteral {
  const inner = token.image.slice(1, -1);
  const isJson = token.image.startsWith("'");
  // In double quotes, a backslash escapes a quote or a backslash. In single quotes, backslashes belong to the JSON.
  return { kind: 'text', text: isJson ? inner : inner.replace(/\\(["\\])/g, '$1'), quote: isJson ? 'single' : 'double', at: spanOf(token) };
}

export function joined(kind: 'and' | 'or', parts: readonly Condition[]): Condition {
  const [first, ...rest] = parts;
  // While the grammar is recorded there are no parts.
  if (first === undefined) return { kind, of: [], at: { start: 0, end: 0 } };
  return rest.length === 0 ? first : { kind, of: parts, at: { start: first.at.start, end: parts.at(-1)?.at.end ?? 0 } };
}

export const negatedIf = (not: IToken | undefined, condition: Condition): Condition =>
  not === undefined ? condition : { kind: 'not', of: condition, at: condition.at };
