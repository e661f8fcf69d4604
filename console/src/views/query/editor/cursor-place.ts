import type { Field, Form, Grammar } from '../grammar-help.ts';

/** What can stand where the cursor is. */
export type Place =
  | { readonly kind: 'start'; readonly from: number }
  | { readonly kind: 'field' | 'clause'; readonly from: number; readonly form: Form }
  | { readonly kind: 'operator'; readonly from: number; readonly field: Field | undefined }
  | { readonly kind: 'word'; readonly from: number; readonly words: readonly string[] }
  /** A value without its quotes, or one whose opening quote is at `from`. */
  | {
      readonly kind: 'value';
      readonly from: number;
      readonly name: string;
      readonly text: string;
      readonly field: Field | undefined;
      readonly isQuoted: boolean;
    };

const WORD = /[A-Za-z_]\w*$/;
const OPEN_TEXT = /"((?:[^"\\]|\\.)*)$/;
const TOKEN = /"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*|[!<>=]+|[^\s\w"]|\d+/g;

/** Understands the text before the cursor well enough to suggest what follows. It knows no rule: the service checks queries. */
export function cursorPlace(before: string, grammar: Grammar): Place {
  const quotes = before.replace(/"(?:[^"\\]|\\.)*"/g, (text) => ' '.repeat(text.length));
  const open = OPEN_TEXT.exec(quotes);
  const typed = open === null ? (WORD.exec(before)?.[0] ?? '') : (open[1] ?? '');
  const from = open === null ? before.length - typed.length : open.index;
  const tokens = before.slice(0, from).match(TOKEN) ?? [];
  const words = tokens.map((token) => token.toUpperCase());
  const form = formOf(words, grammar);
  const last = words.at(-1) ?? '';
  const fieldBefore = (name: string): Field | undefined => form?.fields.find((field) => field.name === name);

  if (open !== null) {
    const name = words.findLast((word) => /^[A-Z]/.test(word) && !OPERATORS.has(word)) ?? '';
    return { kind: 'value', from, name, text: open[1] ?? '', field: fieldBefore(name), isQuoted: true };
  }
  if (form === undefined) return { kind: 'start', from: before.length - before.trimStart().length };
  if (words.at(-2) === 'ORDER' && last === 'BY') return { kind: 'word', from, words: listAfter(form.syntax, 'ORDER BY') };
  if (['EXPAND', 'WITH', 'INCLUDE'].includes(last)) return { kind: 'word', from, words: listAfter(form.syntax, last) };
  if (
    ['WHERE', 'AND', 'OR'].includes(last) ||
    (last === '(' && words.at(-2) !== 'IN') ||
    (last === 'NOT' && ['WHERE', 'AND', 'OR'].includes(words.at(-2) ?? ''))
  )
    return { kind: 'field', from, form };
  const field = fieldBefore(last);
  if (field !== undefined && words.includes('WHERE')) return { kind: 'operator', from, field };
  if (VALUE_FOLLOWS.has(last) || (last === ',' && words.includes('IN')) || (last === '(' && words.at(-2) === 'IN')) {
    const name = words.findLast((word) => fieldBefore(word) !== undefined) ?? '';
    return { kind: 'value', from, name, text: typed, field: fieldBefore(name), isQuoted: false };
  }
  return { kind: 'clause', from, form };
}

const OPERATORS = new Set(['IS', 'NOT', 'IN', 'CONTAINS', 'BETWEEN', 'AND', 'NULL']);
const VALUE_FOLLOWS = new Set(['IS', 'CONTAINS', '=', '!=', '>', '>=', '<', '<=', 'BETWEEN']);

/** The longest form that the query begins with. */
function formOf(words: readonly string[], { forms }: Grammar): Form | undefined {
  const text = `${words.filter((word) => /^[A-Z]/.test(word)).join(' ')} `;
  return forms.filter(({ start }) => text.startsWith(`${start} `)).sort((a, b) => b.start.length - a.start.length)[0];
}

/** The words that a syntax line lists after a keyword, as in `[ORDER BY ALPHA|BADGE [ASC|DESC], …]`. */
function listAfter(syntax: string, keyword: string): string[] {
  const list = new RegExp(String.raw`\[${keyword} ([A-Z_|]+)`).exec(syntax)?.[1] ?? '';
  return list.split('|').filter((word) => word !== '');
}
