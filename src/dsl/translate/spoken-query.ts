import { LEXER, T } from '../tokens.ts';

/** Texts in quotes, and what is between them. */
const PARTS = /"[^"]*"|'[^']*'(?!\p{L})|[^"']+|["']/gu;
/** Signs of queries and calls that no question has. A percent sign, a dollar, a comma, and a comparison of sizes are read. */
const SIGNS = /[_{}[\]();:|&]+|->|=>|(?<![<>!])=/gu;
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu;

/**
 * A query with mistakes as a question: `LIST ROLES AT Amazon` is "list roles at Amazon", `ENTRY_POSTINGS = HIGH` is "entry postings high". Words in capitals that are no
 * keywords stay: they can be names.
 */
export const asQuestion = (query: string): string =>
  query
    .replace(PARTS, (part) =>
      /^["'].+["']$/su.test(part)
        ? `"${part.slice(1, -1)}"`
        : part.replace(SIGNS, ' ').replace(CAPITALS, (word) => (isKeyword(word) ? word.toLowerCase() : word)),
    )
    .replace(/(?:^|\s)(?:(?:GET|POST)\s+)?\/?api\//giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const isKeyword = (word: string): boolean => LEXER.tokenize(word).tokens.some(({ tokenType }) => tokenType !== T.Plain);
