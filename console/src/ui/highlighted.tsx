import type { ReactNode } from 'react';

type Range = readonly [start: number, end: number];

/** A text with its ranges marked. */
export function Highlighted({ text, ranges }: { readonly text: string; readonly ranges: readonly Range[] }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}

/** Where words of `text` begin with typed words, for answers that do not say it themselves. */
export function rangesOf(text: string, typed: string): Range[] {
  const typedWords = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }): Range[] => {
    const lengths = typedWords.filter((part) => word.toLowerCase().startsWith(part)).map((part) => part.length);
    return lengths.length === 0 ? [] : [[index, index + Math.max(...lengths)]];
  });
}
