import { quoted } from '../../print.ts';

/** A value in the syntax of another language. */
export type Given =
  | { readonly kind: 'text' | 'bare' | 'number' | 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly of: readonly Given[] }
  | { readonly kind: 'members'; readonly of: readonly Member[] }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

/** `limit: 5`, `state = "Ohio"`. Arguments without a name have an empty key. */
export interface Member {
  readonly key: string;
  readonly given: Given;
}

/** A value that is written without quotes: a number, or a text. */
export const plainValue = (text: string): Given => ({ kind: /^\d+(?:\.\d+)?$/u.test(text) ? 'number' : 'text', text });

/** `orderBy`, `$gte`, `Page-Size` */
export const keyOf = (name: string): string =>
  name
    .replace(/^[$@_-]+/u, '')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '_')
    .replaceAll('-', '_')
    .toLowerCase();

export type Scalar = Extract<Given, { readonly text: string }>;
export const isScalar = (given: Given): given is Scalar => 'text' in given;

export function written({ kind, text }: Scalar): string {
  if (kind === 'bare' && /^(?:none|nil|undefined)$/iu.test(text)) return 'NULL';
  return kind === 'number' || kind === 'code' || /^(?:null|none|true|false)$/iu.test(text) ? text : quoted(text);
}

export function listed(given: Given): readonly Scalar[] | undefined {
  if (isScalar(given)) return [given];
  return given.kind === 'list' && given.of.every(isScalar) ? given.of : undefined;
}

/** The values of a condition, as the query language writes them. */
export const valuesWritten = (given: Given): readonly string[] | undefined => listed(given)?.map(written);
