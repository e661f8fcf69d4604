import { ONET_OR_SOC_CODE } from '../../catalog/onet-code.ts';
import type { Span } from '../syntax-tree.ts';
import { VERBS } from '../verbs.ts';

/** A word, value, or sign of a query that may not be in the query language. */
export interface Piece {
  readonly kind: 'word' | 'text' | 'number' | 'code' | 'sign';
  /** The word, the text without quotes, or the number as digits. */
  readonly text: string;
  /** A percentage: the number is divided by 100 where a share is expected. */
  readonly isPercent?: boolean;
  readonly at: Span;
}

interface Kind {
  readonly kind: Piece['kind'] | 'blank';
  readonly pattern: RegExp;
}

/** Tried in this order. Unlike the lexer, this accepts any quotation marks, a text at the end that is not closed, percentages, codes, and comments of other languages. */
const KINDS: readonly Kind[] = [
  { kind: 'blank', pattern: /[\s_]+|--[^\n]*|\/\*[\s\S]*?\*\/|#(?!\d)[^\n]*|#/uy },
  { kind: 'text', pattern: /"((?:[^"\\]|\\.)*)"|“([^”"]*)[”"]|‘([^’]*)’|`([^`]*)`|«([^»]*)»|'([^']*)'(?!\p{L})|"([^"\\]+)$/uy },
  { kind: 'code', pattern: new RegExp(`${ONET_OR_SOC_CODE}(?!\\d)`, 'uy') },
  // 50..100
  { kind: 'sign', pattern: /\.{2,}|…/uy },
  // A part of a name: RETENTION_RATE_3YR.
  { kind: 'word', pattern: /(?<=_)\d+\p{L}[\p{L}\p{N}]*/uy },
  { kind: 'word', pattern: /(?<=\p{L}_)\d+(?![\p{L}\d])/uy },
  { kind: 'number', pattern: /\d+(?:\.\d+)?[kK](?![\p{L}\d])/uy },
  { kind: 'number', pattern: /\d{1,3}(?:,\d{3})+(?![\d,])|\d+(?:\.\d+)?|\.\d+/uy },
  { kind: 'word', pattern: /\p{L}[\p{L}\p{N}]*(?:['’.&+-](?=\p{L})[\p{L}\p{N}]+)*/uy },
  { kind: 'sign', pattern: /!\s?[<>]\s?=|[<>!=]\s?=|=\s?[<>]|!\s?[<>]|<\s?>|&&|\|\||[^\s]/uy },
];

/** Whether a number is written as in CLUSTER #247: for the grammar, it is a comment. */
export const hidesNumber = (query: string): boolean => /#\d/u.test(query.replace(/"(?:[^"\\]|\\.)*"/gu, ''));

/** Longer than any query that people or models write. */
export const LONGEST = 2_000;
const MOST = 200;
const PERCENT = /^(?:%|percent|pct)$/iu;

/** A query and its pieces. */
export interface Pieces {
  /** The text that the positions refer to. */
  readonly query: string;
  readonly pieces: readonly Piece[];
}

/** The pieces of a text; undefined if it is longer than any query that people or models write. */
export function piecesOf(query: string): Pieces | undefined {
  if (query.length > LONGEST) return undefined;
  const pieces: Piece[] = [];
  for (let at = 0; at < query.length;) {
    const { piece, end } = pieceAt(query, at);
    at = end;
    const last = pieces.at(-1);
    if (last?.kind === 'number' && PERCENT.test(piece?.text ?? '')) pieces.splice(-1, 1, { ...last, isPercent: true, at: { start: last.at.start, end } });
    else if (piece !== undefined) pieces.push(piece);
    if (pieces.length > MOST) return undefined;
  }
  return withoutEnvelope(query, pieces);
}

function pieceAt(query: string, start: number): { readonly piece?: Piece; readonly end: number } {
  for (const { kind, pattern } of KINDS) {
    pattern.lastIndex = start;
    const found = pattern.exec(query);
    if (found === null) continue;
    const [image] = found;
    const end = start + image.length;
    if (kind === 'blank') return { end };
    // "> =" is one operator.
    const inner = kind === 'text' ? withoutEscapes(found.slice(1).find(Boolean) ?? '') : kind === 'sign' ? image.replace(/\s/gu, '') : image;
    return { piece: { kind, text: kind === 'number' ? digitsOf(inner) : inner, at: { start, end } }, end };
  }
  return { end: start + 1 };
}

/** The text without the escapes of JSON, which some clients apply twice. Its line breaks and tabs are blanks here. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:u([\dA-Fa-f]{4})|(.))/gsu, (_, code: string | undefined, character: string | undefined) =>
    code === undefined ? (/[nrt]/u.test(character ?? '') ? ' ' : (character ?? '')) : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** "100,000" and "100k". */
function digitsOf(written: string): string {
  const digits = written.replaceAll(',', '');
  return /k$/iu.test(digits) ? String(Math.round(1_000 * Number(digits.slice(0, -1)))) : digits;
}

/** What clients call the query in a body. */
const KEYS = ['query', 'dsl', 'command', 'q', 'statement'];
/** The language of a block in Markdown. */
const LANGUAGE = /^(?:dsl|sql|text)/u;
const LABEL = /^(?:dsl|query|command)\s*:\s*(?=[\p{L}`"“{])/iu;
/** A query in quotes, alone or as the argument of a function: `svc_dsl_query("LIST COMPANIES")`. */
const QUOTED = new RegExp(`^(?:[\\w.]+\\(\\s*(?:\\w+\\s*[=:]\\s*)?)?(["'\`“])((?:${Object.keys(VERBS).join('|')})\\s[\\s\\S]+)["'\`”]\\s*\\)?$`, 'iu');

/** A body `{"query": "…"}`, also inside of another one, a block of Markdown, `dsl: …`, and a query in quotes are replaced by their query. */
function withoutEnvelope(query: string, pieces: readonly Piece[]): Pieces | undefined {
  const [open, key, colon, inner] = pieces;
  if (open?.text === '{' && KEYS.includes(key?.text ?? '') && colon?.text === ':' && inner?.kind === 'text') return piecesOf(inner.text);
  const text = query.trim();
  const bare = queryInJson(text) ?? withoutFence(text) ?? withoutQuotes(text) ?? text.replace(LABEL, '');
  if (bare !== text) return piecesOf(bare);
  return { query, pieces };
}

/** The query in a JSON object, at any depth: the call of a tool. */
function queryInJson(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return queryIn(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function queryIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Object.entries(value);
  const own = members.find(([name, member]) => KEYS.includes(name) && typeof member === 'string');
  return own === undefined ? members.map(([, member]) => queryIn(member)).find((found) => found !== undefined) : String(own[1]);
}

/** The query inside quotes. In `"Retail" AND "Banking"`, the first and the last quote belong to two texts. */
function withoutQuotes(text: string): string | undefined {
  const [, quote, inner] = QUOTED.exec(text) ?? [];
  const isWhole = inner !== undefined && (quote === '`' || quote === '“' || !new RegExp(`(?<!\\\\)${quote}`, 'u').test(inner));
  return isWhole ? withoutEscapes(inner) : undefined;
}

/** The query in a Markdown code block, without the name of its language. Undefined if the text is not exactly one block. */
function withoutFence(text: string): string | undefined {
  const start = text.search(/[^`]/u);
  let end = text.length;
  while (text[end - 1] === '`') end--;
  const inner = text.slice(Math.max(0, start), end).trim();
  if (start <= 0 || end === text.length || inner.includes('`')) return undefined;
  const query = inner.replace(LANGUAGE, '').trimStart();
  return query === '' ? inner : query;
}
