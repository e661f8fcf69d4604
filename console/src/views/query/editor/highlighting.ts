import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

const STYLE = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: tags.number, color: 'var(--gold)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: tags.operator, color: 'var(--muted)' },
]);

/** Colors for keywords, texts, numbers, and comments. */
export function highlighting(keywords: ReadonlySet<string>): Extension {
  const language = StreamLanguage.define<null>({
    startState: () => null,
    token: (stream) => {
      if (stream.eatSpace()) return null;
      if (stream.match(/^#.*/)) return 'comment';
      if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'[^']*'?/)) return 'string';
      if (stream.match(/^-?\d+(?:\.\d+)?/)) return 'number';
      const word = stream.match(/^[A-Za-z_]\w*/);
      if (Array.isArray(word)) return keywords.has(word[0].toUpperCase()) ? 'keyword' : 'name';
      stream.next();
      return 'operator';
    },
    languageData: { commentTokens: { line: '#' }, closeBrackets: { brackets: ['(', '"'] } },
  });
  return [language, syntaxHighlighting(STYLE)];
}
